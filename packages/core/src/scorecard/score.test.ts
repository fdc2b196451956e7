import { describe, expect, it } from 'vitest';
import { type JudgedCriterion, scoreScorecard } from './score.ts';

const objective = (met: boolean, weight = 1): JudgedCriterion => ({ polarity: 'objective', weight, met });
const negative = (met: boolean, weight = 1): JudgedCriterion => ({ polarity: 'negative', weight, met });

describe('catalogue: Scores, scorecard', () => {
  it.each([
    ['all met', [objective(true), objective(true, 2)], 100],
    ['none met', [objective(false), objective(false)], 0],
    ['weighted share', [objective(true, 2), objective(false), objective(false)], 50],
    ['a fault takes 10 × weight away', [objective(true), negative(true), negative(true, 2)], 70],
    ['a fault that did not happen takes nothing', [objective(true), negative(false, 5)], 100],
    ['clamped at 0', [objective(false), negative(true, 3)], 0],
    ['12.5 rounds half up', [objective(true), ...Array.from({ length: 7 }, () => objective(false))], 13],
    ['2.5 after faults rounds half up', [objective(true), ...Array(7).fill(objective(false)), negative(true)], 3],
    ['a third', [objective(true), objective(false), objective(false)], 33],
  ])('%s', (_name, criteria, expected) => {
    expect(scoreScorecard(criteria)).toBe(expected);
  });

  it('has no score without an objective criterion: 0 is never invented', () => {
    expect(scoreScorecard([])).toBeNull();
    expect(scoreScorecard([negative(true)])).toBeNull();
  });
});
