// Waiting for what a test expects, as long as the busiest machine may need: only a fault reaches the end of it.
import { vi } from 'vitest';

/** Milliseconds; `expect.poll` has as many (vitest.config.ts). */
const patienceMs = 60_000;

/** Looks again and again until `check` no longer throws; what it gave then. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 20 });

/** Looks again and again until `look` finds something; what it found. */
export const untilFound = <Found>(
  look: () => Promise<Found | null | undefined> | Found | null | undefined,
): Promise<Found> =>
  eventually(async () => {
    const found = await look();
    if (found === null || found === undefined) throw new Error('not found yet');
    return found;
  });
