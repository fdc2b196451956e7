// Weights of a linear model over hashed features: a row per feature, a column per label, whole numbers of each column's step; packed for a generated file.

export interface Model<Label extends string> {
  readonly labels: readonly Label[];
  /** The features, a row each. */
  readonly features: Int32Array;
  /** The row of a feature; -1 for a feature without one. */
  readonly rowOf: (feature: number) => number;
  readonly weights: Int8Array;
  readonly bias: Float32Array;
  /** What 1 of a column's whole numbers stands for. */
  readonly step: Float32Array;
}

/** To find the rows of features, which are hashes and therefore spread by themselves: a table of twice as many places. */
export function rowsOf(features: Int32Array): (feature: number) => number {
  const places = new Int32Array(2 ** Math.ceil(Math.log2(2 * features.length + 2)));
  const last = places.length - 1;
  for (let row = 0; row < features.length; row++) {
    let place = features[row]! & last;
    while (places[place] !== 0) place = (place + 1) & last;
    places[place] = row + 1;
  }
  return (feature) => {
    for (let place = feature & last; ; place = (place + 1) & last) {
      const row = places[place]! - 1;
      if (row < 0 || features[row] === feature) return row;
    }
  };
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

/** What some features weigh together, by label, in whole numbers of each column's step. */
export interface Sums {
  readonly count: number;
  readonly weights: Float64Array;
}

export function sumsOf({ labels, rowOf, weights }: Model<string>, features: ReadonlySet<number>): Sums {
  const width = labels.length;
  const sums = new Float64Array(width);
  for (const feature of features) {
    const row = rowOf(feature);
    if (row < 0) continue;
    const from = row * width;
    for (let column = 0; column < width; column++) sums[column]! += weights[from + column]!;
  }
  return { count: features.size, weights: sums };
}

/** Logits of an utterance of which both parts share no feature; one per label: natural logarithm of the odds that its words show it. */
export function logitsFrom({ bias, step }: Model<string>, part: Sums, other?: Sums): Float64Array {
  const value = featureValue(part.count + (other?.count ?? 0));
  return part.weights.map(
    (sum, column) => bias[column]! + (sum + (other?.weights[column] ?? 0)) * step[column]! * value,
  );
}

export const logitsOf = (model: Model<string>, features: ReadonlySet<number>): Float64Array =>
  logitsFrom(model, sumsOf(model, features));

/** Bytes: count of rows, biases, steps, the features, the weights. */
export function packModel({ features, weights, bias, step }: Model<string>): Uint8Array {
  return bytesIn([Uint32Array.of(features.length), bias, step, features, packWhole(weights)]);
}

/** The bytes of some arrays one after the other. */
export const bytesIn = (parts: readonly ArrayBufferView[]): Uint8Array =>
  Buffer.concat(parts.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)));

/** Bytes from base64, at the start of a buffer of their own. */
export const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** What packModel made, in base64. */
export function unpackModel<Label extends string>(labels: readonly Label[], base64: string): Model<Label> {
  const bytes = bytesOf(base64);
  const { buffer } = bytes;
  const count = new Uint32Array(buffer, 0, 1)[0]!;
  const width = labels.length;
  const bias = new Float32Array(buffer, 4, width);
  const step = new Float32Array(buffer, 4 + 4 * width, width);
  const features = new Int32Array(buffer, 4 + 8 * width, count);
  const weights = unpackWhole(bytes.subarray(4 + 8 * width + 4 * count), count * width);
  return { labels, features, rowOf: rowsOf(features), bias, step, weights };
}

/** Most weights are small. One up to this size takes half a byte. Another takes three halves: a mark that no small one has, its lower half and its upper half. */
const mostInHalf = 7;
const larger = 8;

function packWhole(values: Int8Array): Uint8Array {
  const halves: number[] = [];
  for (const value of values) {
    if (Math.abs(value) <= mostInHalf) halves.push(value & 15);
    else halves.push(larger, value & 15, (value >> 4) & 15);
  }
  const length = Math.ceil(halves.length / 2);
  return Uint8Array.from({ length }, (_, at) => halves[2 * at]! | ((halves[2 * at + 1] ?? 0) << 4));
}

function unpackWhole(bytes: Uint8Array, count: number): Int8Array {
  const values = new Int8Array(count);
  let at = 0;
  for (let index = 0; index < count; index++) {
    const half = at & 1 ? bytes[at >> 1]! >> 4 : bytes[at >> 1]! & 15;
    if (half !== larger) {
      // The half's sign is drawn out to all of a number's bits.
      values[index] = (half << 28) >> 28;
      at++;
      continue;
    }
    values[index] = at & 1 ? bytes[(at + 1) >> 1]! : (bytes[at >> 1]! >> 4) | (bytes[(at >> 1) + 1]! << 4);
    at += 3;
  }
  return values;
}

/** The logit that a small model gives: its bias, and what each sign weighs. `weights`: the bias, then a weight per sign. */
export function scoreOf([bias, ...weights]: readonly number[], signs: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * weights[at]!, bias!);
}
