// The time that all processes share: this machine's clock, put right by the database's where it is off (docs/decisions/database.md#clock).
import type { Database } from './queries.ts';

/** Clocks that agree this far are left alone. */
const leastOffMs = 1_000;
/** Two looks differ by about this much; a correction moves only for more. */
const nearMs = 250;
/** An answer that took longer says too little. */
const longestLookMs = 2_000;

/** One database, one process: the ids that it makes go by it too. */
let aheadMs = 0;

/** Milliseconds since the epoch. */
export const clusterNow = (): number => Date.now() + aheadMs;

/** When a row was changed: later than before, also within a millisecond and where the clock was set back, so that readers are told. */
export const laterThan = (before: number, now: number): number => Math.max(now, before + 1);

/** The same in a statement, for two values that are both `now`. */
export const laterThanStored = 'CASE WHEN updated_at >= ? THEN updated_at + 1 ELSE ? END';

interface ClockLog {
  warn(facts: object, text: string): void;
}

/** Looks at the database's clock. Where that is of this machine anyway, nothing happens. */
export async function followClock(db: Database, log: ClockLog): Promise<void> {
  const sentAt = performance.now();
  const there = await db.clock();
  if (there === null) return;
  const lookMs = performance.now() - sentAt;
  if (lookMs > longestLookMs) return;
  const found = Math.round(there - (Date.now() - lookMs / 2));
  const wanted = Math.abs(found) < leastOffMs ? 0 : found;
  if (Math.abs(wanted - aheadMs) <= nearMs + lookMs / 2) return;
  aheadMs = wanted;
  log.warn(
    { behindMs: wanted },
    wanted === 0
      ? "the clock of this machine agrees with the database's again"
      : "the clock of this machine is off: the database's is used instead",
  );
}
