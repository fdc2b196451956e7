// What a score lost most by, as far as the weights of now tell it.
import type { InteractionScorecard, ScorecardCriterion } from '@earshot/core/client';
import { isGood } from './reading.ts';
import type { Account } from './score-account.ts';

export interface Loss {
  criterion: ScorecardCriterion;
  /** Points that it cost; null where they can't be told. */
  points: number | null;
}

/** The largest first. */
export function lossesOf(scorecard: InteractionScorecard | null, account: Account | null): Loss[] {
  if (!scorecard) return [];
  return scorecard.criteria
    .filter((criterion) => !isGood(criterion))
    .map((criterion) => ({ criterion, points: account?.pointsOf.get(criterion.key) ?? null }))
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
}
