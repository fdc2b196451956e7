// How much a conversation is like those of each interaction type: a linear model over its cues, trained by training/train-types.ts.
import { type InteractionTypeKey, interactionTypes } from '@earshot/core';
import { typeModel } from '../generated/type-model.ts';
import type { Reading } from './reading/reading.ts';
import { typeFeatures } from './type-features.ts';

/** Log-probability of each type, natural logarithm. */
export function typeLikelihoods(reading: Reading): Record<InteractionTypeKey, number> {
  const sums = [...typeModel.bias];
  for (const [name, count] of typeFeatures(reading)) {
    const row = (typeModel.weights as Record<string, readonly number[]>)[name];
    if (!row) continue;
    const value = Math.log1p(count);
    row.forEach((weight, at) => {
      sums[at]! += (weight / typeModel.steps) * value;
    });
  }
  const most = Math.max(...sums);
  const total = Math.log(sums.reduce((sum, value) => sum + Math.exp(value - most), 0)) + most;
  return Object.fromEntries(interactionTypes.map(({ key }, at) => [key, sums[at]! - total])) as Record<
    InteractionTypeKey,
    number
  >;
}
