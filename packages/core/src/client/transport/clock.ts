// The client's clock, behind an interface so that tests need not wait.

/** Times in milliseconds. Give your own only in tests. */
export interface Clock {
  /** Monotonic; its zero is arbitrary. */
  nowMs(): number;
  /** Resolves after `delayMs` or when `signal` aborts, whichever comes first. Never rejects. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>;
  /** Calls back once after `delayMs`; the function it returns cancels that. */
  setTimer(callback: () => void, delayMs: number): () => void;
  /** From 0 to below 1, for the jitter of retries. Default: `Math.random`. */
  random?(): number;
}

/** Maximum of `setTimeout`: a longer delay would fire at once. */
export const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  setTimer(callback, delayMs) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
  sleep(delayMs, signal) {
    return new Promise((resolve) => {
      const finish = () => {
        cancel();
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const cancel = systemClock.setTimer(finish, delayMs);
      signal.addEventListener('abort', finish);
      if (signal.aborted) finish();
    });
  },
};
