// How much a conversation is like those of each interaction type: by what is heard in all of it and by the words of its opening, which say more.
import type { InteractionTypeKey } from '@earshot/core';
import { typeModel } from '../generated/type-model.ts';
import type { Classification } from './classifier/classify.ts';
import { allLabels } from './classifier/labels.ts';
import { openingLogits, typeKeys } from './type-opening.ts';

/** What tells an interaction type: how strongly each finding is heard, and how often. Phrases by themselves are left out: they tell trades apart rather than types. Values of about 1 by name; the same names in every language. */
export function typeFeatures(classification: Classification): Map<string, number> {
  const features = new Map<string, number>();
  for (const label of allLabels) {
    const sum = classification.units.reduce(
      (all, unit) => all + 1 / (1 + Math.exp(-classification.logit(unit, label))),
      0,
    );
    features.set(`most ${label}`, Math.max(-1.5, classification.most(label) / 3));
    features.set(`all ${label}`, Math.log1p(sum));
  }
  return features;
}

/** Log-probability of each type, natural logarithm. */
export function typeLikelihoods(classification: Classification): Record<InteractionTypeKey, number> {
  const shares = sharesOf(labelLogits(typeFeatures(classification)), openingLogits(classification.reading));
  return Object.fromEntries(typeKeys.map((key, at) => [key, shares[at]!])) as Record<InteractionTypeKey, number>;
}

function labelLogits(features: ReadonlyMap<string, number>): number[] {
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

/** The weighted mean of two opinions, as log-probabilities. Each opinion is a logit per type. */
export function sharesOf(classification: readonly number[], opening: Float64Array): number[] {
  const both = classification.map((logit, at) => (1 - openingShare) * logit + openingShare * opening[at]!);
  const most = Math.max(...both);
  const total = Math.log(both.reduce((sum, logit) => sum + Math.exp(logit - most), 0)) + most;
  return both.map((logit) => logit - total);
}
