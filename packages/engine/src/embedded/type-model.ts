// How much a conversation is like those of each interaction type: a linear model over its features, trained by training/train.ts.
import { type InteractionTypeKey, interactionTypes } from '@earshot/core';
import { typeModel } from '../generated/type-model.ts';

/** Log-probability of each type, natural logarithm. `features`: from type-features.ts. */
export function typeLikelihoods(features: ReadonlyMap<string, number>): Record<InteractionTypeKey, number> {
  const sums = [...typeModel.bias];
  for (const [name, value] of features) {
    const row = (typeModel.weights as Record<string, readonly number[]>)[name];
    if (!row) continue;
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
