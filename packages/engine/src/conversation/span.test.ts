// What counts of a transcript's own time (docs/decisions/minutes.md#d22, #d62).
import { describe, expect, it } from 'vitest';
import { spanSeconds } from './span.ts';

type Cue = [start: number | null, end: number | null, words?: number];
const span = (...cues: Cue[]) =>
  spanSeconds({
    form: 'webvtt',
    segments: cues.map(([start, end, words = 10]) => ({ start, end, text: 'word '.repeat(words), speaker: null })),
  });

describe('D62: gaps above 10 minutes between segments are left out', () => {
  it.each<[string, Cue[], number | null]>([
    [
      'no gap',
      [
        [0, 5],
        [5, 10],
      ],
      10,
    ],
    [
      'a gap of 10 minutes counts',
      [
        [0, 5],
        [605, 610],
      ],
      610,
    ],
    [
      'a longer one counts as nothing',
      [
        [0, 5],
        [605.5, 610],
      ],
      9.5,
    ],
    [
      'one cue at 100:00:00',
      [
        [0, 5],
        [6, 12],
        [360_000, 360_004],
      ],
      16,
    ],
    ['what is before the first', [[360_000, 360_004]], 4],
    ['a cue that never ends lasts as its words at 60 a minute and 10 minutes', [[0, 360_000, 5]], 605],
    [
      'and what follows counts from there',
      [
        [0, 360_000, 5],
        [360_000, 360_010],
      ],
      615,
    ],
    [
      'overlaps count once',
      [
        [0, 60, 100],
        [10, 40],
        [30, 70, 90],
      ],
      70,
    ],
    [
      'so do lines out of order',
      [
        [50, 60],
        [0, 10],
        [20, 30],
        [0, 10],
      ],
      60,
    ],
    [
      'starts alone',
      [
        [0, null],
        [60, null],
        [70, null],
      ],
      70,
    ],
    [
      'a long gap after a start begins when its words are over',
      [
        [0, null, 150],
        [1000, null],
        [1010, null],
      ],
      70,
    ],
    [
      'a long speech is no gap',
      [
        [0, null, 3000],
        [1500, null],
        [1510, null],
      ],
      1510,
    ],
    ['nor are many lines of one block', [...Array.from({ length: 30 }, (): Cue => [0, null, 100]), [1700, null]], 1700],
    ['without times', [[null, null]], null],
    ['one time alone', [[7, null]], 0],
  ])('%s', (_, cues, seconds) => {
    expect(span(...cues)).toBe(seconds);
  });

  it('the stated end of a recording counts like a last cue', () => {
    const segments = [{ start: 0, end: null, text: 'Hello there', speaker: null }];
    expect(spanSeconds({ form: 'google-meet', segments, endSeconds: 65 })).toBe(65);
    expect(spanSeconds({ form: 'google-meet', segments, endSeconds: 7200 })).toBe(0.8);
  });

  it('is never negative, and finite for any times', () => {
    for (const wild of [-1e300, -5, 1e300, Number.MAX_VALUE])
      expect(span([0, wild], [wild, 3], [2, 1])).toBeGreaterThanOrEqual(0);
  });
});
