import { expect, it } from 'vitest';
import { closingScore } from './closing.ts';

it.each([
  [[], 0],
  [['recap'], 33],
  [['recap', 'commitment_requested'], 67],
  [['recap', 'commitment_requested', 'next_step_scheduled', 'open_questions'], 100],
])('catalogue: closing of %j is %d', (met, score) => {
  expect(closingScore(new Set(met))).toBe(score);
});
