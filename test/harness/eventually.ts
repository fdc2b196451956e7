// Waiting for what a test expects, as long as the busiest machine may need: only a fault reaches the end of it.
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; `expect.poll` has as many (vitest.config.ts). */
const patienceMs = 60_000;

/** Waits between looks grow from 20 ms by a fifth each to 1.5 s, so that a minute has fewer looks than a key may have calls of procedures. */
const [firstMs, growth, longestMs] = [20, 1.2, 1_500];

/** Looks again and again until `check` no longer throws; what it gave then. */
export async function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  const until = performance.now() + patienceMs;
  for (let waitMs = firstMs; ; waitMs = Math.min(longestMs, waitMs * growth)) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() >= until) throw error;
    }
    await sleep(waitMs);
  }
}

/** Looks again and again until `look` finds something; what it found. */
export const untilFound = <Found>(
  look: () => Promise<Found | null | undefined> | Found | null | undefined,
): Promise<Found> =>
  eventually(async () => {
    const found = await look();
    if (found === null || found === undefined) throw new Error('not found yet');
    return found;
  });
