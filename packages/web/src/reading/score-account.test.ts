import type { InteractionScorecard, Polarity } from '@earshot/core/client';
import { describe, expect, it } from 'vitest';
import { accountOf } from './score-account.ts';

const criterion = (key: string, met: boolean, polarity: Polarity = 'objective') => ({
  key,
  label: key,
  polarity,
  met,
  evidence: '',
  timestamp: null,
});

const scorecard = (score: number | null, criteria: InteractionScorecard['criteria']): InteractionScorecard => ({
  typeKey: 'demo',
  typeLabel: 'Demo',
  macroFront: 'sales',
  confidence: 1,
  score,
  criteria,
});

const weights = { recap: 1, next: 2, pressure: 1 };
const criteria = [criterion('recap', true), criterion('next', false), criterion('pressure', true, 'negative')];

describe('catalogue: Scores, as pages account for them', () => {
  it('says what each criterion is worth, and what a fault costs', () => {
    const account = accountOf(scorecard(23, criteria), weights)!;
    expect([...account.pointsOf].map(([key, points]) => [key, Math.round(points)])).toEqual([
      ['recap', 33],
      ['next', 67],
      ['pressure', 10],
    ]);
    expect(account).toMatchObject({ met: 1, wanted: 2, faults: 10 });
    expect(Math.round(account.earned)).toBe(33);
  });

  it('never goes below 0, as the score does not', () => {
    expect(accountOf(scorecard(0, [criterion('next', false), criteria[2]!]), weights)).toMatchObject({ faults: 10 });
  });

  it('says nothing where it would not be true: changed weights, criteria that are gone, no score, nothing to score by', () => {
    expect(accountOf(scorecard(40, criteria), weights)).toBeNull();
    expect(accountOf(scorecard(23, criteria), { recap: 1, next: 2 })).toBeNull();
    expect(accountOf(scorecard(23, criteria), null)).toBeNull();
    expect(accountOf(scorecard(null, criteria), weights)).toBeNull();
    expect(accountOf(scorecard(0, [criteria[2]!]), weights)).toBeNull();
  });
});
