// Counts the work that a piece of code does: blocks of this package that run, and characters and items that built-in functions
// look at. The same on every machine, however busy it is, so a test may tell from it how work grows.
import { Session } from 'node:inspector';

type Native = (this: unknown, ...given: unknown[]) => unknown;
/** What a call looked at, by what it was called on, with, and gave back. */
type Cost = (on: string & unknown[], given: readonly unknown[], result: unknown) => number;

const whole: Cost = (on) => on.length;
const upTo: Cost = (on, [, from], result) =>
  Math.abs((Number(result) < 0 ? on.length : Number(result)) - Number(from ?? 0));
const given: Cost = (_on, _given, result) => (result as unknown[]).length;

const costs: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [
    String.prototype,
    {
      indexOf: upTo,
      lastIndexOf: (on, [, from], result) => Number(from ?? on.length) - Math.max(0, Number(result)),
      includes: whole,
      trim: whole,
      trimStart: whole,
      trimEnd: whole,
      split: whole,
      replace: whole,
      replaceAll: whole,
      match: whole,
      matchAll: whole,
      search: whole,
      normalize: whole,
      toLowerCase: whole,
      toUpperCase: whole,
    },
  ],
  [
    Array.prototype,
    {
      indexOf: upTo,
      includes: whole,
      slice: given,
      concat: given,
      toReversed: given,
      toSorted: given,
      splice: whole,
      shift: whole,
      unshift: whole,
      join: whole,
      flat: given,
    },
  ],
];

/** Must be made before the code that it counts is loaded: V8 counts blocks only in what it compiles from then on. */
export class WorkCounter {
  readonly #session = new Session();
  #natives = 0;
  /** Inside a built-in function that calls another, which is a part of it. */
  #isInside = false;
  readonly #restore: (() => void)[] = [];

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  stop(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** Blocks, characters and items while `run` runs. */
  async count(run: () => unknown): Promise<number> {
    this.#blocks();
    this.#natives = 0;
    this.#watch();
    try {
      await run();
    } finally {
      for (const restore of this.#restore.splice(0)) restore();
    }
    return this.#natives + this.#blocks();
  }

  #watch(): void {
    for (const [prototype, byName] of costs)
      for (const [name, cost] of Object.entries(byName)) this.#replace(prototype, name, cost);
    const exec = RegExp.prototype.exec;
    const looked = (pattern: RegExp, text: string, from: number) => {
      const match = this.#inside(() => exec.call(pattern, text));
      if (this.#isInside) return match;
      const to = match ? match.index + match[0].length : text.length;
      this.#natives += 1 + Math.max(0, to - (pattern.global || pattern.sticky ? from : 0));
      return match;
    };
    this.#set(RegExp.prototype, 'exec', function (this: unknown, text: unknown) {
      const pattern = this as RegExp;
      return looked(pattern, String(text), pattern.lastIndex);
    });
    this.#set(RegExp.prototype, 'test', function (this: unknown, text: unknown) {
      const pattern = this as RegExp;
      return looked(pattern, String(text), pattern.lastIndex) !== null;
    });
  }

  #replace(prototype: object, name: string, cost: Cost): void {
    const native = Reflect.get(prototype, name) as Native;
    const counter = this;
    this.#set(prototype, name, function (this: unknown, ...args: unknown[]) {
      if (counter.#isInside) return native.apply(this, args);
      const result = counter.#inside(() => native.apply(this, args));
      counter.#natives += 1 + cost(this as string & unknown[], args, result);
      return result;
    });
  }

  #inside<Result>(run: () => Result): Result {
    const before = this.#isInside;
    this.#isInside = true;
    try {
      return run();
    } finally {
      this.#isInside = before;
    }
  }

  #set(prototype: object, name: string, value: Native): void {
    const native: unknown = Reflect.get(prototype, name);
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
    this.#restore.push(() =>
      Object.defineProperty(prototype, name, { value: native, configurable: true, writable: true }),
    );
  }

  /** Blocks of this package that ran since it was last asked. */
  #blocks(): number {
    let blocks = 0;
    this.#session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      for (const { url, functions } of result) {
        if (!url.includes('/packages/engine/src/') || /\.(?:fixture|test)\.ts/.test(url)) continue;
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
      }
    });
    return blocks;
  }
}
