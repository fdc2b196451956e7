// Deadlines of worker threads that pass when a test says so, not when time does.
import { expect } from 'vitest';

export interface Deadlines {
  /** For `startEarshot`. */
  after(ms: number, then: () => void): () => void;
  /** Waits until something runs under a deadline of `ms`, as often as named, and lets it pass. */
  pass(ms: number, count?: number): Promise<void>;
}

export function heldDeadlines(): Deadlines {
  const running = new Set<{ ms: number; then: () => void }>();
  const of = (ms: number) => [...running].filter((deadline) => deadline.ms === ms);
  return {
    after: (ms, then) => {
      const deadline = { ms, then };
      running.add(deadline);
      return () => running.delete(deadline);
    },
    pass: async (ms, count = 1) => {
      await expect.poll(() => of(ms).length, { interval: 10 }).toBe(count);
      for (const deadline of of(ms)) {
        running.delete(deadline);
        deadline.then();
      }
    },
  };
}
