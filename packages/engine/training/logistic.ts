// Regularised logistic regression by L-BFGS: the same examples in the same order give the same weights on every machine.
import { contextFit, signFit, typeFit, utteranceFit } from './hyper-parameters.ts';

/** Features that an example has, and what they are learned for. */
export interface Labelled<Label extends string> {
  readonly features: ReadonlySet<number>;
  readonly labels: ReadonlySet<Label>;
}

/** Examples one after the other, since a fit reads them hundreds of times: indexes of the features that each has, where these begin, and the value that each of them has. */
export interface SparseExamples {
  readonly features: Uint32Array;
  /** One more than examples. */
  readonly starts: Uint32Array;
  readonly values: Float64Array;
}

export interface Fitted {
  readonly weights: Float64Array;
  readonly bias: number;
}

const memory = 8;

/** Minimises a convex function given its value and slope; `slope` is written in place. */
function minimise(
  size: number,
  evaluate: (at: Float64Array, slope: Float64Array) => number,
  iterations: number,
): Float64Array {
  let at = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = evaluate(at, slope);
  const steps: { moved: Float64Array; turned: Float64Array; curvature: number }[] = [];
  for (let round = 0; round < iterations; round++) {
    const direction = descent(slope, steps);
    const fall = dot(direction, slope);
    if (fall > -1e-9) break;
    let length = steps.length === 0 ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : 1;
    let next = at;
    let nextSlope = slope;
    let nextValue = value;
    for (let halving = 0; halving < 30; halving++) {
      next = sum(at, direction, length);
      nextSlope = new Float64Array(size);
      nextValue = evaluate(next, nextSlope);
      if (nextValue <= value + 1e-4 * length * fall) break;
      length /= 2;
    }
    const moved = sum(next, at, -1);
    const turned = sum(nextSlope, slope, -1);
    const curvature = dot(moved, turned);
    if (curvature > 1e-12) steps.push({ moved, turned, curvature });
    if (steps.length > memory) steps.shift();
    const gained = value - nextValue;
    [at, slope, value] = [next, nextSlope, nextValue];
    if (gained < 1e-4 * Math.max(1, Math.abs(value))) break;
  }
  return at;
}

/** The way down as the last steps bend it (two-loop recursion). */
function descent(
  slope: Float64Array,
  steps: readonly { moved: Float64Array; turned: Float64Array; curvature: number }[],
): Float64Array {
  const way = slope.map((x) => -x);
  const shares: number[] = [];
  for (const { moved, turned, curvature } of steps.toReversed()) {
    const share = dot(moved, way) / curvature;
    shares.push(share);
    for (let i = 0; i < way.length; i++) way[i]! -= share * turned[i]!;
  }
  const last = steps.at(-1);
  if (last) {
    const scale = last.curvature / dot(last.turned, last.turned);
    for (let i = 0; i < way.length; i++) way[i]! *= scale;
  }
  for (const { moved, turned, curvature } of steps) {
    const share = shares.pop()! - dot(turned, way) / curvature;
    for (let i = 0; i < way.length; i++) way[i]! += share * moved[i]!;
  }
  return way;
}

/** `times` of the second added to the first. */
function sum(first: Float64Array, second: Float64Array, times: number): Float64Array<ArrayBuffer> {
  const total = new Float64Array(first.length);
  for (let i = 0; i < total.length; i++) total[i] = first[i]! + times * second[i]!;
  return total;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

/** Examples as a fit sees them: their product with weights, and their share in a slope. */
interface Examples {
  /** Of each, whether it is, or 1 and 0. */
  readonly isPositive: ArrayLike<boolean | number>;
  /** How much each counts; all alike if left out. */
  readonly counts?: readonly number[];
  readonly size: number;
  product(index: number, weights: Float64Array): number;
  add(index: number, amount: number, slope: Float64Array): void;
}

/** Fits P(positive) = 1 / (1 + exp(-(w·x + b))); `strength` is the inverse of the penalty on w. */
function fit({ isPositive, counts, size, product, add }: Examples, strength: number, iterations: number): Fitted {
  const solution = minimise(
    size + 1,
    (at, slope) => {
      let loss = 0;
      for (let i = 0; i < size; i++) {
        slope[i] = at[i]! / strength;
        loss += (0.5 * at[i]! * at[i]!) / strength;
      }
      for (let index = 0; index < isPositive.length; index++) {
        const isTrue = Boolean(isPositive[index]);
        const logit = product(index, at) + at[size]!;
        const margin = isTrue ? logit : -logit;
        const count = counts?.[index] ?? 1;
        loss += count * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
        const error = count * (1 / (1 + Math.exp(-logit)) - (isTrue ? 1 : 0));
        add(index, error, slope);
        slope[size]! += error;
      }
      return loss;
    },
    iterations,
  );
  return { weights: solution.slice(0, size), bias: solution[size]! };
}

export function fitSparse(
  { features, starts, values }: SparseExamples,
  isPositive: ArrayLike<boolean | number>,
  size: number,
  strength: number,
): Fitted {
  return fit(
    {
      isPositive,
      size,
      product(index, weights) {
        const end = starts[index + 1]!;
        let total = 0;
        for (let i = starts[index]!; i < end; i++) total += weights[features[i]!]!;
        return total * values[index]!;
      },
      add(index, amount, slope) {
        const end = starts[index + 1]!;
        const share = amount * values[index]!;
        for (let i = starts[index]!; i < end; i++) slope[features[i]!]! += share;
      },
    },
    strength,
    utteranceFit.iterations,
  );
}

/** The same over a matrix of `width` features that every example has, row by row. */
export function fitMatrix(
  matrix: Float32Array,
  width: number,
  { isPositive, counts }: Required<Pick<Examples, 'isPositive' | 'counts'>>,
  strength: number,
): Fitted {
  return fit(
    {
      isPositive,
      counts,
      size: width,
      product(index, by) {
        const from = index * width;
        let sum = 0;
        for (let at = 0; at < width; at++) sum += matrix[from + at]! * by[at]!;
        return sum;
      },
      add(index, amount, slope) {
        const from = index * width;
        for (let at = 0; at < width; at++) slope[at]! += amount * matrix[from + at]!;
      },
    },
    strength,
    contextFit.iterations,
  );
}

/** As fitSparse, over few features that every example has. */
function fitDense(examples: readonly (readonly number[])[], isPositive: readonly boolean[], strength: number): Fitted {
  return fit(
    {
      isPositive,
      size: examples[0]!.length,
      product: (index, weights) => examples[index]!.reduce((sum, value, i) => sum + value * weights[i]!, 0),
      add(index, amount, slope) {
        for (const [i, value] of examples[index]!.entries()) slope[i]! += amount * value;
      },
    },
    strength,
    signFit.iterations,
  );
}

export interface JudgedRow {
  readonly signs: readonly number[];
  readonly isTrue: boolean;
}

/** Bias, then a weight per sign, to three decimals: what is written into the generated file. */
export function fitRows(rows: readonly JudgedRow[]): number[] {
  const { bias, weights } = fitDense(
    rows.map(({ signs }) => signs),
    rows.map(({ isTrue }) => isTrue),
    signFit.strength,
  );
  return [bias, ...weights].map((x) => Math.round(x * 1000) / 1000);
}

/** Pairs of a feature's index and its value. */
export type ValuedExample = readonly (readonly [number, number])[];

export interface ClassExample {
  readonly features: ValuedExample;
  readonly classIndex: number;
  /** How much the example counts. */
  readonly weight: number;
}

/**
 * Softmax regression: by class, a weight per feature of `size`, the bias last. `strength` is the inverse of the penalty on the weights;
 * biases have none.
 */
export function fitClasses(
  examples: readonly ClassExample[],
  { classes, size, strength }: { classes: number; size: number; strength: number },
): Float64Array[] {
  const width = size + 1;
  const solution = minimise(
    classes * width,
    (at, slope) => {
      let loss = 0;
      for (let i = 0; i < at.length; i++) {
        if (i % width === size) continue;
        slope[i] = at[i]! / strength;
        loss += (0.5 * at[i]! * at[i]!) / strength;
      }
      for (const example of examples) {
        const logits = Array.from({ length: classes }, (_, k) =>
          example.features.reduce((total, [i, value]) => total + at[k * width + i]! * value, at[k * width + size]!),
        );
        const most = Math.max(...logits);
        const total = logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0);
        loss += example.weight * (Math.log(total) + most - logits[example.classIndex]!);
        for (let k = 0; k < classes; k++) {
          const error = example.weight * (Math.exp(logits[k]! - most) / total - (k === example.classIndex ? 1 : 0));
          for (const [i, value] of example.features) slope[k * width + i]! += error * value;
          slope[k * width + size]! += error;
        }
      }
      return loss;
    },
    typeFit.iterations,
  );
  return Array.from({ length: classes }, (_, k) => solution.slice(k * width, (k + 1) * width));
}

/** As fitRows, where the corpus is unfair to rules; the weight of sign `byRules` is `least` at the least. In the corpus, from which the models learned the rules' phrases as well, what rules find seems to add little, or to speak against itself; elsewhere it does not. */
export function fitTrusting(rows: readonly JudgedRow[], byRules: number, least: number): number[] {
  const [bias, ...weights] = fitRows(rows);
  return [bias!, ...weights.map((weight, sign) => (sign === byRules ? Math.max(least, weight) : weight))];
}
