// Waiting for what a test expects, as long as the busiest machine may need: only a fault reaches the end of it.
import { vi } from 'vitest';

/** Milliseconds; `expect.poll` has as many (vitest.config.ts). */
const patienceMs = 60_000;

/** Looks again and again until `check` no longer throws; what it gave then. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: patienceMs, interval: 20 });
