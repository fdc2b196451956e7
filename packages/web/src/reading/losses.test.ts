import type { ScorecardCriterion } from '@earshot/core/client';
import { expect, it } from 'vitest';
import { lossesOf } from './losses.ts';
import { accountOf } from './score-account.ts';

const criterion = (key: string, met: boolean, polarity: ScorecardCriterion['polarity'] = 'objective') => ({
  key,
  label: key,
  polarity,
  met,
  evidence: '',
  timestamp: null,
});
const criteria = [criterion('a', false), criterion('b', true), criterion('c', false), criterion('d', true, 'negative')];
const scorecard = { typeKey: 't', typeLabel: 'T', macroFront: 'sales' as const, confidence: 1, score: 40, criteria };

it('the largest losses come first, with the points that they cost; without weights none are told', () => {
  const shown = (weights: Record<string, number> | null) =>
    lossesOf(scorecard, accountOf(scorecard, weights)).map((loss) => [loss.criterion.key, loss.points]);
  expect(shown({ a: 1, b: 5, c: 4, d: 1 })).toEqual([
    ['c', 40],
    ['a', 10],
    ['d', 10],
  ]);
  expect(shown(null)).toEqual([
    ['a', null],
    ['c', null],
    ['d', null],
  ]);
  expect(lossesOf(null, null)).toEqual([]);
});
