// Fits linear models to examples and rounds them to what is shipped.

import { forSides } from '../src/conversation/conversation.ts';
import type { Models } from '../src/embedded/classifier/classify.ts';
import { labelsOf } from '../src/embedded/classifier/labels.ts';
import { featureValue, type Model, rowsOf } from '../src/linear/model.ts';
import type { Example } from './examples.ts';
import { fitLabels } from './fit-labels.ts';
import { utteranceFit } from './hyper-parameters.ts';
import type { Fitted, Labelled, SparseExamples } from './logistic.ts';

const { strength, rarest, steps, nextToNothing, nextToNothingOfUtterance } = utteranceFit;

export function fitModels(examples: readonly Example[]): Models {
  return forSides((side) =>
    fitModel(
      examples.filter((example) => example.side === side),
      labelsOf[side],
      nextToNothingOfUtterance,
    ),
  );
}

/** Features that enough examples have, in the order of their hashes. */
export function commonFeatures(examples: readonly { readonly features: ReadonlySet<number> }[]): number[] {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= rarest).map(([feature]) => feature);
  return [...Uint32Array.from(kept).sort()].map((feature) => feature | 0);
}

export function fitModel<Label extends string>(
  examples: readonly Labelled<Label>[],
  labels: readonly Label[],
  nothing: number = nextToNothing,
): Model<Label> {
  const features = commonFeatures(examples);
  const encoded = sparse(examples, indexed(features));
  const isPositive = labels.map((label) => examples.map((example) => example.labels.has(label)));
  const fitted = fitLabels(encoded, isPositive, features.length, strength);
  return quantised(labels, features, fitted, nothing);
}

function sparse(
  examples: readonly { readonly features: ReadonlySet<number> }[],
  indexesOf: (own: ReadonlySet<number>) => number[],
): SparseExamples {
  const indexes = examples.map(({ features }) => Uint32Array.from(indexesOf(features)));
  const starts = new Uint32Array(examples.length + 1);
  for (const [at, own] of indexes.entries()) starts[at + 1] = starts[at]! + own.length;
  const features = new Uint32Array(starts.at(-1)!);
  for (const [at, own] of indexes.entries()) features.set(own, starts[at]);
  return { features, starts, values: Float64Array.from(examples, ({ features: own }) => featureValue(own.size)) };
}

/** To find which of the features an example has, by their places. */
export function indexed(features: readonly number[]): (own: ReadonlySet<number>) => number[] {
  const indexOf = new Map(features.map((feature, index) => [feature, index]));
  return (own) => [...own].flatMap((feature) => indexOf.get(feature) ?? []);
}

/** What 1 stands for where the largest weight is `most`. */
export const stepOf = (weights: Float64Array, most: number): number =>
  weights.reduce((largest, x) => Math.max(largest, Math.abs(x)), 1e-6) / most;

/** As it is shipped: whole numbers of each column's step, without the features that tell next to nothing. */
export function quantised<Label extends string>(
  labels: readonly Label[],
  features: readonly number[],
  fitted: readonly Fitted[],
  nothing: number = nextToNothing,
): Model<Label> {
  const step = Float32Array.from(fitted, ({ weights }) => stepOf(weights, steps));
  const rows: Int8Array[] = [];
  const used: number[] = [];
  for (const [index, feature] of features.entries()) {
    const row = Int8Array.from(fitted, ({ weights }, column) => Math.round(weights[index]! / step[column]!));
    if (row.every((weight) => Math.abs(weight) <= nothing)) continue;
    rows.push(row);
    used.push(feature);
  }
  const weights = new Int8Array(rows.length * labels.length);
  for (const [row, values] of rows.entries()) weights.set(values, row * labels.length);
  const kept = Int32Array.from(used);
  return {
    labels,
    features: kept,
    rowOf: rowsOf(kept),
    weights,
    bias: Float32Array.from(fitted, ({ bias }) => bias),
    step,
  };
}
