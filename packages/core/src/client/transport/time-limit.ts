// Time limit of one call: its timeout and the caller's AbortSignal, joined in one signal for all attempts and waits.
import type { Clock } from './clock.ts';

export class TimeLimit {
  /** True once the time has run out. */
  expired = false;
  readonly #controller = new AbortController();
  readonly #callerSignal: AbortSignal | undefined;
  readonly #clock: Clock;
  #remainingMs: number;
  #startedAtMs = 0;
  #cancelTimer = () => {};
  readonly #aborted: Promise<never>;

  /** Starts at once; call close() in the end. */
  constructor(timeoutMs: number, callerSignal: AbortSignal | undefined, clock: Clock) {
    this.#remainingMs = timeoutMs;
    this.#callerSignal = callerSignal;
    this.#clock = clock;
    this.#aborted = new Promise((_, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason));
    });
    // Most calls end without an abort, and nobody awaits this then.
    this.#aborted.catch(() => {});
    // By hand, since AbortSignal.any is missing in older runtimes.
    callerSignal?.addEventListener('abort', this.#abort);
    if (callerSignal?.aborted) this.#abort();
    this.resume();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Like `work`, but rejects as soon as the call ends: the caller's fetch may ignore the signal. */
  during<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#aborted]);
  }

  get remainingMs(): number {
    return this.#remainingMs - (this.#clock.nowMs() - this.#startedAtMs);
  }

  /** Stops the clock: a rate-limit wait does not count. */
  pause(): void {
    this.#cancelTimer();
    this.#remainingMs -= this.#clock.nowMs() - this.#startedAtMs;
  }

  resume(): void {
    this.#startedAtMs = this.#clock.nowMs();
    this.#cancelTimer = this.#clock.setTimer(() => {
      this.expired = true;
      this.#abort();
    }, this.#remainingMs);
  }

  close(): void {
    this.#cancelTimer();
    this.#callerSignal?.removeEventListener('abort', this.#abort);
  }

  readonly #abort = () => this.#controller.abort();
}
