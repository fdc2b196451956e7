import { describe, expect, it } from 'vitest';
import { costMinutes, lengthSeconds } from './minutes.ts';

describe('D22: cost in minutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [60, 1],
    [60.01, 2],
    [61, 2],
    [3600, 60],
  ])('%d s cost %d', (seconds, minutes) => {
    expect(costMinutes(seconds)).toBe(minutes);
  });

  it('takes the audio first, even a short one', () => {
    expect(lengthSeconds({ audioSeconds: 30, spanSeconds: 600, words: 100 })).toBe(30);
  });

  it('takes the span of the timestamps where there is no audio', () => {
    expect(lengthSeconds({ audioSeconds: null, spanSeconds: 600, words: 3000 })).toBe(600);
  });

  it('takes words at 150 a minute where there are no times, exactly', () => {
    const secondsOf = (words: number) => lengthSeconds({ audioSeconds: null, spanSeconds: null, words });
    expect(secondsOf(150)).toBe(60);
    expect(costMinutes(secondsOf(450))).toBe(3);
    expect(costMinutes(secondsOf(451))).toBe(4);
  });

  it('does not take one lonely timestamp for a span', () => {
    expect(lengthSeconds({ audioSeconds: null, spanSeconds: 0, words: 300 })).toBe(120);
  });
});

describe('D62: never less than words ÷ 300 minutes', () => {
  it.each([
    ['beside a recording', { audioSeconds: 30, spanSeconds: 600 }, 1200],
    ['by the transcript’s own times', { audioSeconds: null, spanSeconds: 59 }, 1200],
    ['by words', { audioSeconds: null, spanSeconds: null }, 2400],
    ['beside a longer recording', { audioSeconds: 2000, spanSeconds: null }, 2000],
  ])('%s', (_, known, seconds) => {
    expect(lengthSeconds({ ...known, words: 6000 })).toBe(seconds);
  });

  it('where words are hidden, by as many as there are at least', () => {
    expect(lengthSeconds({ audioSeconds: null, spanSeconds: null, words: 10, leastWords: 300 })).toBe(60);
  });
});
