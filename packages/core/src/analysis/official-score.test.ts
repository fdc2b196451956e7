import { describe, expect, it } from 'vitest';
import { officialScore } from './official-score.ts';

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
