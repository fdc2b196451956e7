// How a score came about: what each criterion gave or cost, by the rule that the service scores by (docs/catalogue.md#scores).
import type { InteractionScorecard, ScorecardCriterion } from '@earshot/core/client';
import type { Weights } from './reading.ts';

const faultPoints = 10;

export interface Account {
  /** Points that a wanted criterion is worth, or that a fault costs; decimals as they fall. */
  pointsOf: ReadonlyMap<string, number>;
  weightOf: ReadonlyMap<string, number>;
  met: number;
  wanted: number;
  /** Points of the wanted criteria that were met, before faults. */
  earned: number;
  /** Points that faults took away. */
  faults: number;
}

/** Null where the weights of now don't give the score that stands: the type was changed since. */
export function accountOf({ criteria, score }: InteractionScorecard, weights: Weights): Account | null {
  if (!weights || score === null || !criteria.every(({ key }) => Object.hasOwn(weights, key))) return null;
  const weightOf = new Map(criteria.map(({ key }) => [key, weights[key]!]));
  const wanted = criteria.filter(({ polarity }) => polarity !== 'negative');
  const total = sum(wanted, weightOf);
  if (total === 0) return null;
  const met = wanted.filter((criterion) => criterion.met);
  const earned = (100 * sum(met, weightOf)) / total;
  const happened = criteria.filter((criterion) => criterion.polarity === 'negative' && criterion.met);
  const faults = faultPoints * sum(happened, weightOf);
  if (Math.round(Math.min(100, Math.max(0, earned - faults))) !== score) return null;
  const pointsOf = new Map(
    criteria.map(({ key, polarity }) => {
      const weight = weightOf.get(key)!;
      return [key, polarity === 'negative' ? faultPoints * weight : (100 * weight) / total];
    }),
  );
  return { pointsOf, weightOf, met: met.length, wanted: wanted.length, earned, faults };
}

const sum = (criteria: readonly ScorecardCriterion[], weightOf: ReadonlyMap<string, number>) =>
  criteria.reduce((total, { key }) => total + weightOf.get(key)!, 0);
