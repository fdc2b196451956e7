// The official score of an analysis: the one that people see, list, filter by and receive on creation.

/** The values that decide; give the scorecard as it is shown, so that a legacy one (shown as null) counts as absent. */
export type ScoreSources = {
  interactionScore: number | null;
  score: number | null;
  interactionScorecard: { score: number | null } | null;
};

/**
 * `interactionScore ?? score ?? null`; null where a scorecard exists without a score. 0 is never invented.
 * (docs/contract.md#contract-rules-of-the-full-analysis)
 */
export function officialScore({ interactionScore, score, interactionScorecard }: ScoreSources): number | null {
  if (interactionScorecard !== null && interactionScorecard.score === null) return null;
  return interactionScore ?? score ?? null;
}
