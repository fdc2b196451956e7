import { describe, expect, it } from 'vitest';
import { closingScore, type JudgedCriterion, officialScore, scoreScorecard } from './score.ts';

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

it.each([
  [[], 0],
  [['recap'], 33],
  [['recap', 'commitment_requested'], 67],
  [['recap', 'commitment_requested', 'next_step_scheduled', 'open_questions'], 100],
])('catalogue: closing of %j is %d', (met, score) => {
  expect(closingScore(new Set(met))).toBe(score);
});

describe('contract: displayScore', () => {
  it.each([
    ['the interaction score first', { interactionScore: 80, score: 60, interactionScorecard: { score: 80 } }, 80],
    ['0 is a score', { interactionScore: 0, score: 60, interactionScorecard: { score: 0 } }, 0],
    [
      'the raw score without an interaction score',
      { interactionScore: null, score: 60, interactionScorecard: null },
      60,
    ],
    [
      'null without any: 0 is never invented',
      { interactionScore: null, score: null, interactionScorecard: null },
      null,
    ],
    [
      'null when a scorecard exists without a score',
      { interactionScore: null, score: 60, interactionScorecard: { score: null } },
      null,
    ],
    [
      'a scorecard with a score does not replace the two',
      { interactionScore: null, score: 60, interactionScorecard: { score: 80 } },
      60,
    ],
  ])('%s', (_name, sources, expected) => {
    expect(officialScore(sources)).toBe(expected);
  });
});
