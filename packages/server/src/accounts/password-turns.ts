// Who may have a password computed: few at once, so that requests keep their threads, and by turns, so that nobody waits for another's flood.
import { earshotError } from '@earshot/core';

export interface Turns {
  /** Runs `work` when it is the turn of `who`. Throws 503 when too many wait, in all or of this one. */
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
}

export function createTurns(atOnce: number, mostWaiting: number, mostOfOne: number): Turns {
  /** People who wait, in order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;
  let running = 0;

  function next(): void {
    const [first] = waiting;
    if (!first || running >= atOnce) return;
    const [who, [begin, ...others]] = first;
    waiting.delete(who);
    // Behind all others.
    if (others.length > 0) waiting.set(who, others);
    count -= 1;
    running += 1;
    begin!();
  }

  return {
    async run(who, work) {
      const own = waiting.get(who) ?? [];
      if (count >= mostWaiting || own.length >= mostOfOne) throw earshotError('signInBusy');
      await new Promise<void>((resolve) => {
        waiting.set(who, [...own, resolve]);
        count += 1;
        next();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
