// The score of a scorecard: weighted share of the objective criteria met, less 10 × weight per fault.
import type { Polarity } from '../generated/types.gen.ts';

/** A judged criterion, as far as the score is concerned. */
export type JudgedCriterion = { polarity: Polarity; weight: number; met: boolean };

const faultPoints = 10;

/**
 * Whole number 0..100, halves rounded up; null when there is no objective criterion to score by.
 * (docs/catalogue.md#scores; docs/contract.md#contract-rules-of-the-full-analysis)
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
