// Fits what an utterance shows in its context (embedded/classifier/context-model.ts), from what models that have not seen it hear of it and of what is around it.

import { forSides, type Side } from '../src/conversation/conversation.ts';
import { classifyWords, type Models, wordsIn } from '../src/embedded/classifier/classify.ts';
import { type ByWords, type Contexts, contextFeatures, widths } from '../src/embedded/classifier/context-model.ts';
import { contextOf, cuesBefore } from '../src/embedded/classifier/features.ts';
import { type Label, labelsOf } from '../src/embedded/classifier/labels.ts';
import { type Unit, unitsOf } from '../src/embedded/classifier/units.ts';
import { openDense, type PackedDense } from '../src/linear/dense-model.ts';
import type { Turns } from './examples.ts';
import { stepOf } from './fit-models.ts';
import { contextFit } from './hyper-parameters.ts';
import { fitMatrix } from './logistic.ts';

const { strength, steps, shareOfExchange, leastDeviation } = contextFit;

/** An utterance as it was heard in its source: its features, and what it shows there. */
export interface ContextRow {
  readonly side: Side;
  readonly features: Float32Array;
  /** How much it counts. */
  readonly count: number;
  readonly labels: ReadonlySet<Label>;
}

/** `isWhole`: whether the source is a conversation, not a few turns from anywhere. */
export function contextRows(source: Turns, isWhole: boolean, models: Models): ContextRow[] {
  const { reading } = source;
  const units = unitsOf(reading);
  const around = isWhole ? contextOf : cuesBefore;
  const wordLogits = classifyWords(units, models, wordsIn(reading), (unit) => around(reading, unit));
  const labels = labelsByUnit(source, units, wordLogits);
  const rows = units.map(({ index, side }) => ({
    side: side!,
    // The last one is that it is of an exchange: what that tells is not shipped.
    features: new Float32Array(widths[side!] + 1),
    count: isWhole ? 1 : shareOfExchange,
    labels: labels[index]!,
  }));
  contextFeatures(units, wordLogits, isWhole, (unit, _, from, values) => rows[unit.index]!.features.set(values, from));
  for (const { side, features } of rows) features[widths[side]] = isWhole ? 0 : 1;
  return rows;
}

/** If several utterances of a long turn could have a label of the turn, the one that shows it most has it. */
function labelsByUnit({ labels }: Turns, units: readonly Unit[], wordLogits: readonly ByWords[]): Set<Label>[] {
  const own = units.map(() => new Set<Label>());
  const ofTurn = Map.groupBy(units, ({ turn }) => turn.index);
  for (const [turn, within] of ofTurn) {
    for (const label of labels[turn]!) {
      const { side } = within[0]!;
      const column = labelsOf[side!].indexOf(label);
      if (column < 0) continue;
      const logits = within.map(({ index }) => wordLogits[index]![side!]![column]!);
      own[within[logits.indexOf(Math.max(...logits))]!.index]!.add(label);
    }
  }
  return own;
}

export type PackedContexts = Readonly<Record<Side, PackedDense>>;

export const openContexts = (packed: PackedContexts): Contexts => forSides((side) => openDense(packed[side]));

export const fitContexts = (rows: readonly ContextRow[]): PackedContexts =>
  forSides((side) =>
    fitSide(
      rows.filter((row) => row.side === side),
      side,
    ),
  );

function fitSide(rows: readonly ContextRow[], side: Side): PackedDense {
  const width = widths[side] + 1;
  const { mean, deviation } = spread(rows, width);
  const matrix = new Float32Array(rows.length * width);
  for (const [row, { features }] of rows.entries())
    for (let at = 0; at < width; at++) matrix[row * width + at] = (features[at]! - mean[at]!) / deviation[at]!;
  const counts = rows.map(({ count }) => count);
  const fitted = labelsOf[side].map((label) =>
    fitMatrix(matrix, width, { isPositive: rows.map(({ labels }) => labels.has(label)), counts }, strength),
  );
  // In what is shipped, nothing belongs to an exchange.
  const kept = width - 1;
  const step = Float32Array.from(fitted, (one) => stepOf(one.weights.subarray(0, kept), steps));
  const whole = fitted.map((one, label) =>
    Int8Array.from(one.weights.subarray(0, kept), (weight) => Math.round(weight / step[label]!)),
  );
  return {
    scale: Float32Array.from(deviation.subarray(0, kept), (x) => 1 / x),
    step,
    // Features were centred, and are not where they are shipped.
    bias: Float32Array.from(fitted, ({ weights: own, bias }, label) => {
      const shipped = whole[label]!.reduce((sum, x, at) => sum + (x * step[label]! * mean[at]!) / deviation[at]!, 0);
      return bias - shipped - (own[kept]! * mean[kept]!) / deviation[kept]!;
    }),
    weights: Int8Array.from(whole.flatMap((own) => [...own])),
  };
}

/** Mean and standard deviation of each feature; of one that tells nothing, without end. */
function spread(rows: readonly ContextRow[], width: number): { mean: Float64Array; deviation: Float64Array } {
  const mean = new Float64Array(width);
  const deviation = new Float64Array(width);
  for (const { features } of rows) for (let at = 0; at < width; at++) mean[at]! += features[at]! / rows.length;
  for (const { features } of rows)
    for (let at = 0; at < width; at++) deviation[at]! += (features[at]! - mean[at]!) ** 2 / rows.length;
  return {
    mean,
    deviation: deviation.map((x) => (Math.sqrt(x) < leastDeviation ? Number.POSITIVE_INFINITY : Math.sqrt(x))),
  };
}
