// How much a conversation is like those of each interaction type: by what is heard in all of it and by the words of its opening, which say more.
import type { InteractionTypeKey } from '@earshot/core';
import { typeModel } from '../generated/type-model.ts';
import type { Heard } from './classifier/heard.ts';
import { typeFeatures } from './type-features.ts';
import { openingLogits, typeKeys } from './type-opening.ts';

/** Log-probability of each type, natural logarithm. */
export function typeLikelihoods(heard: Heard): Record<InteractionTypeKey, number> {
  const shares = sharesOf(heardLogits(typeFeatures(heard)), openingLogits(heard.reading));
  return Object.fromEntries(typeKeys.map((key, at) => [key, shares[at]!])) as Record<InteractionTypeKey, number>;
}

/** `features`: from type-features.ts. */
function heardLogits(features: ReadonlyMap<string, number>): number[] {
  const sums = [...typeModel.bias];
  for (const [name, value] of features) {
    const row = (typeModel.weights as Record<string, readonly number[]>)[name];
    if (!row) continue;
    row.forEach((weight, at) => {
      sums[at]! += (weight / typeModel.steps) * value;
    });
  }
  return sums;
}

const openingShare = 2 / 3;

/** Of two opinions, each a logit per type, the weighted mean as log-probabilities. */
export function sharesOf(heard: readonly number[], opening: Float64Array): number[] {
  const both = heard.map((logit, at) => (1 - openingShare) * logit + openingShare * opening[at]!);
  const most = Math.max(...both);
  const total = Math.log(both.reduce((sum, logit) => sum + Math.exp(logit - most), 0)) + most;
  return both.map((logit) => logit - total);
}
