// Scores: of a scorecard (weighted share of the objective criteria met, less 10 × weight per fault), of the closing, and the official one.

import type { Polarity } from '../generated/types.gen.ts';
import type { CriterionKey } from './criteria.ts';

/** A judged criterion, as far as the score is concerned. */
export type JudgedCriterion = { polarity: Polarity; weight: number; met: boolean };

const faultPoints = 10;

/**
 * Whole number 0..100, halves rounded up; null when there is no objective criterion to score by.
 * (docs/catalogue.md#scores; contract: interactionScore)
 */
export function scoreScorecard(criteria: readonly JudgedCriterion[]): number | null {
  const objective = criteria.filter(({ polarity }) => polarity !== 'negative');
  const total = sumWeights(objective);
  if (total === 0) return null;
  const faults = criteria.filter(({ polarity, met }) => polarity === 'negative' && met);
  const points = (100 * sumWeights(objective.filter(({ met }) => met))) / total - faultPoints * sumWeights(faults);
  return toScore(points);
}

/** A number as a score: clamped to 0..100, rounded half up. */
export function toScore(points: number): number {
  return Math.round(Math.min(100, Math.max(0, points)));
}

function sumWeights(criteria: readonly JudgedCriterion[]): number {
  return criteria.reduce((sum, { weight }) => sum + weight, 0);
}

const closingActs: readonly CriterionKey[] = ['commitment_requested', 'next_step_scheduled', 'recap'];

/** Share of the three closing acts, 0..100 (0, 33, 67 or 100). */
export function closingScore(met: ReadonlySet<string>): number {
  return toScore((100 * closingActs.filter((key) => met.has(key)).length) / closingActs.length);
}

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
