import { describe, expect, it } from 'vitest';
import type { Line } from '../transcript/lines.ts';
import { lanesOf, marksOf, overlapsOf } from './voices.ts';

const line = (speaker: string, start: number | null, end: number | null, text = 'some words that are said'): Line => ({
  index: 0,
  start,
  end,
  speaker,
  side: speaker.startsWith('A') ? 'attendant' : speaker.startsWith('C') ? 'client' : null,
  text,
});

describe('who spoke when', () => {
  it('is a lane a speaker, the attendant first; without ends there is none', () => {
    expect(lanesOf([line('C', 0, 4), line('A', 4, 6), line('C', 6, 7.25)])).toEqual([
      { speaker: 'A', side: 'attendant', path: 'M4 0H6V1H4z', seconds: 2 },
      { speaker: 'C', side: 'client', path: 'M0 0H4V1H0zM6 0H7.3V1H6z', seconds: 5.25 },
    ]);
    expect(lanesOf([line('C', 0, null)])).toBeNull();
    expect(lanesOf([])).toBeNull();
  });

  it('of very many speakers the least heard share a lane', () => {
    const lanes = lanesOf(Array.from({ length: 40 }, (_, at) => line(`S${at}`, at, at + 0.5)))!;
    expect(lanes).toHaveLength(6);
    expect(lanes[5]).toMatchObject({ speaker: null, seconds: 17.5 });
  });
});

describe('catalogue: Measured, not guessed: interruptions', () => {
  const countOf = (...lines: Line[]) => overlapsOf(lines).length;
  it('the attendant begins at least 0.3 s before the client ends, who stops within 2 s', () => {
    expect(countOf(line('C', 0, 5), line('A', 4.7, 9))).toBe(1);
    expect(countOf(line('C', 0, 5), line('A', 4.8, 9))).toBe(0);
    expect(countOf(line('C', 0, 8), line('A', 5, 9))).toBe(0);
    expect(countOf(line('A', 0, 5), line('C', 4, 9))).toBe(0);
    expect(countOf(line('C', 0, 5), line('A', 4, 4.5, 'Yes, sure'))).toBe(0);
    expect(countOf(line('C', 0, 3), line('C', 3.3, 5), line('A', 4, 9))).toBe(1);
  });

  it('of a hundred thousand lines they are found without comparing each with each', () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => line(at % 2 ? 'A' : 'C', at, at + (at % 200 ? 1 : 1.5)));
    expect(overlapsOf(lines)).toHaveLength(500);
    expect(marksOf(overlapsOf(lines))).toHaveLength(150);
    expect(marksOf(lines.slice(0, 150))).toHaveLength(150);
  });

  it('a turn may have more parts than a function takes arguments', () => {
    const parts = Array.from({ length: 200_000 }, (_, at) => line('C', at, at + 1));
    expect(overlapsOf([...parts, line('A', 199_999.5, 200_003)])).toHaveLength(1);
  });
});
