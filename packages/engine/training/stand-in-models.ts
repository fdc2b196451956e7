// Models that nothing has trained: what is read of a conversation can be tried with them, whatever the shipped ones have learned.

import { forSides } from '../src/conversation/conversation.ts';
import type { UtteranceModels } from '../src/embedded/classifier/classify.ts';
import { widths } from '../src/embedded/classifier/context-model.ts';
import { labelsOf } from '../src/embedded/classifier/labels.ts';

/** A power of two: features share so many rows. */
const rowCount = 1024;

/** Whole numbers from -63 to 63 without an order. */
const weightsOf = (length: number) =>
  Int8Array.from({ length }, (_, at) => ((Math.imul(at + 1, 0x9e3779b1) >>> 8) % 127) - 63);

export const standInModels = (): UtteranceModels => ({
  models: forSides((side) => ({
    labels: labelsOf[side],
    features: Int32Array.from({ length: rowCount }, (_, row) => row),
    rowOf: (feature) => feature & (rowCount - 1),
    weights: weightsOf(rowCount * labelsOf[side].length),
    bias: new Float32Array(labelsOf[side].length).fill(-1),
    step: new Float32Array(labelsOf[side].length).fill(1 / 64),
  })),
  contexts: forSides((side) => ({
    weights: Float64Array.from(weightsOf(widths[side] * labelsOf[side].length), (weight) => weight / 4096),
    bias: new Float32Array(labelsOf[side].length).fill(-1),
  })),
});
