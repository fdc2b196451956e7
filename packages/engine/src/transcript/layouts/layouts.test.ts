// Layouts that nobody has seen are read by what stands in them: a seeded share of random files, with a floor for each family.
import { describe, expect, it } from 'vitest';
import { isWhole, judge, layoutOf } from './judge.fixture.ts';

const firstSeed = 50_001;
const count = 200;
/** Percent of files whose turns, names, sides and times are all right. */
const floors: readonly (readonly [family: string, percent: number])[] = [
  ['json', 95],
  ['tables', 85],
  ['text', 90],
  ['markup', 80],
];

describe('Transcript forms: random layouts', () => {
  it.each(floors)('%s: at least %i %% are read right', (family, floor) => {
    const wrong: number[] = [];
    for (let seed = firstSeed; seed < firstSeed + count; seed += 1)
      if (!isWhole(judge(layoutOf(family, seed)))) wrong.push(seed);
    expect(100 * (1 - wrong.length / count), `wrong seeds: ${wrong.join(' ')}`).toBeGreaterThanOrEqual(floor);
  });

  it('makes the same file of the same seed', () => {
    expect(layoutOf('json', firstSeed).source).toBe(layoutOf('json', firstSeed).source);
    expect(layoutOf('json', firstSeed).source).not.toBe(layoutOf('json', firstSeed + 1).source);
  });
});
