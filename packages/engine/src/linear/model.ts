// Weights of a linear model over hashed features: a row per feature, a column per label, whole numbers of each column's step; packed for a generated file.

export interface Model<Label extends string> {
  readonly labels: readonly Label[];
  readonly rows: ReadonlyMap<number, number>;
  readonly weights: Int8Array;
  readonly bias: Float32Array;
  /** What 1 of a column's whole numbers stands for. */
  readonly step: Float32Array;
}

/** FNV-1a of a text's UTF-16 units, 32 bits, signed, which engines keep without a box: the same on every machine. `before`: the hash of what the text goes on from. */
export function hashOf(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}

/** An utterance of many features is not more telling in each: what every one of them weighs. */
export const featureValue = (count: number): number => 1.5 / Math.sqrt(Math.sqrt(Math.max(1, count)));

/** Logits of an utterance, whose features may come in parts that share none; one per label: natural logarithm of the odds that its words show it. */
export function logitsOf<Label extends string>(
  { labels, rows, weights, bias, step }: Model<Label>,
  features: readonly ReadonlySet<number>[],
): Float64Array {
  const width = labels.length;
  const sums = new Float64Array(width);
  let count = 0;
  for (const part of features) {
    count += part.size;
    for (const feature of part) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      const from = row * width;
      for (let column = 0; column < width; column++) sums[column]! += weights[from + column]!;
    }
  }
  const value = featureValue(count);
  for (let column = 0; column < width; column++) sums[column] = bias[column]! + sums[column]! * step[column]! * value;
  return sums;
}

/** Bytes: count of rows, biases, steps, the features, the weights. */
export function packModel({ rows, weights, bias, step }: Model<string>): Uint8Array {
  const features = Int32Array.from(rows.keys());
  const parts = [Uint32Array.of(features.length), bias, step, features, weights];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

/** What packModel made, in base64. */
export function unpackModel<Label extends string>(labels: readonly Label[], base64: string): Model<Label> {
  const { buffer } = Uint8Array.from(Buffer.from(base64, 'base64'));
  const count = new Uint32Array(buffer, 0, 1)[0]!;
  const width = labels.length;
  const bias = new Float32Array(buffer, 4, width);
  const step = new Float32Array(buffer, 4 + 4 * width, width);
  const features = new Int32Array(buffer, 4 + 8 * width, count);
  const rows = new Map<number, number>();
  for (let row = 0; row < count; row++) rows.set(features[row]!, row);
  return { labels, rows, bias, step, weights: new Int8Array(buffer, 4 + 8 * width + 4 * count, count * width) };
}
