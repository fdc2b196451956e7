// Fits the labels of one model in several threads. Each label is fitted by itself, so the number of threads changes no byte.
import { availableParallelism } from 'node:os';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { type Fitted, fitSparse, type SparseExamples } from './logistic.ts';

/** Its arrays lie in memory that the threads share. */
interface Task {
  readonly examples: SparseExamples;
  /** By label, 1 for each example that has it. */
  readonly positives: readonly Uint8Array[];
  readonly size: number;
  readonly strength: number;
  /** By label, where the result goes: weights, and the bias last. */
  readonly results: readonly Float64Array[];
  /** The next label to be fitted, and the threads that have ended. */
  readonly counters: Int32Array;
}

const next = 0;
const ended = 1;

export function fitLabels(
  examples: SparseExamples,
  isPositive: readonly (readonly boolean[])[],
  size: number,
  strength: number,
): Fitted[] {
  const task: Task = {
    examples: {
      features: shared(Uint32Array, examples.features),
      starts: shared(Uint32Array, examples.starts),
      values: shared(Float64Array, examples.values),
    },
    positives: isPositive.map((each) => shared(Uint8Array, each.map(Number))),
    size,
    strength,
    results: isPositive.map(() => shared(Float64Array, new Float64Array(size + 1))),
    counters: shared(Int32Array, [0, 0]),
  };
  const helpers = Math.min(availableParallelism(), isPositive.length) - 1;
  for (let helper = 0; helper < helpers; helper++) new Worker(new URL(import.meta.url), { workerData: task }).unref();
  work(task);
  for (let count = 0; count < helpers; count = Atomics.load(task.counters, ended))
    Atomics.wait(task.counters, ended, count);
  return task.results.map((result) => ({ weights: result.slice(0, size), bias: result[size]! }));
}

function work({ examples, positives, size, strength, results, counters }: Task): void {
  for (let label = 0; label < positives.length; ) {
    label = Atomics.add(counters, next, 1);
    if (label >= positives.length) break;
    const { weights, bias } = fitSparse(examples, positives[label]!, size, strength);
    results[label]!.set(weights);
    results[label]![size] = bias;
  }
}

function shared<A extends Uint8Array | Uint32Array | Int32Array | Float64Array>(
  Kind: { new (buffer: SharedArrayBuffer): A; readonly BYTES_PER_ELEMENT: number },
  from: ArrayLike<number>,
): A {
  const copy = new Kind(new SharedArrayBuffer(from.length * Kind.BYTES_PER_ELEMENT));
  copy.set(from);
  return copy;
}

if (!isMainThread && workerData?.counters) {
  const task: Task = workerData;
  try {
    work(task);
  } finally {
    Atomics.add(task.counters, ended, 1);
    Atomics.notify(task.counters, ended);
  }
}
