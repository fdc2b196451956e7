// Weights of a linear model over features that every example has: a column per label, whole numbers of its step, each feature in its own scale; packed for a generated file.
import { bytesIn, bytesOf } from './model.ts';

export interface DenseModel {
  /** By feature, one after the other, a weight per label. */
  readonly weights: Float64Array;
  readonly bias: Float32Array;
}

/** As it is shipped. */
export interface PackedDense {
  /** What 1 of a feature stands for, by feature. */
  readonly scale: Float32Array;
  /** What 1 of a column's whole numbers stands for, by label. */
  readonly step: Float32Array;
  readonly bias: Float32Array;
  readonly weights: Int8Array;
}

/** Bytes: scales, steps, biases, weights; how many there are of each is known to who unpacks them. */
export const packDense = ({ scale, step, bias, weights }: PackedDense): Uint8Array =>
  bytesIn([scale, step, bias, weights]);

export function openDense({ scale, step, bias, weights }: PackedDense): DenseModel {
  const [width, labels] = [scale.length, step.length];
  const opened = new Float64Array(width * labels);
  for (let label = 0; label < labels; label++)
    for (let at = 0; at < width; at++)
      opened[at * labels + label] = weights[label * width + at]! * step[label]! * scale[at]!;
  return { weights: opened, bias };
}

/** What packDense made, in base64. */
export function unpackDense(base64: string, labels: number, width: number): DenseModel {
  const { buffer } = bytesOf(base64);
  const steps = 4 * width;
  const biases = steps + 4 * labels;
  return openDense({
    scale: new Float32Array(buffer, 0, width),
    step: new Float32Array(buffer, steps, labels),
    bias: new Float32Array(buffer, biases, labels),
    weights: new Int8Array(buffer, biases + 4 * labels, labels * width),
  });
}

/** Adds to `logits` what some of the features, from place `from` on, weigh by label; most are nought. */
export function addWeighed({ weights }: DenseModel, from: number, values: Float64Array, logits: Float64Array): void {
  const labels = logits.length;
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    if (value === 0) continue;
    const row = (from + at) * labels;
    for (let label = 0; label < labels; label++) logits[label]! += weights[row + label]! * value;
  }
}
