// This process among the others on the database: its row is the lease of everything that it works on (docs/decisions/creation.md#d37, #d59).
import { hostname } from 'node:os';
import type { Log } from './log.ts';
import type { Database } from './records/database.ts';
import { newId } from './records/ids.ts';
import { deleteRunner, insertRunner, touchRunner } from './records/runners.ts';

export const heartbeatMs = 5_000;
/** A runner not seen for this long is dead. */
export const leaseMs = 30_000;

/** Runners of this very process: a process id alone can't tell them from those of a dead one that had the same id. */
export const runnersHere = new Set<string>();

export interface Runner {
  readonly id: string;
  /** Ids of the analyses that are being worked on at this moment. */
  readonly inHand: ReadonlySet<string>;
  /** Runs `work` on an analysis; while it runs, no sweep takes the row for abandoned. */
  holding<T>(analysisId: string, work: () => Promise<T>): Promise<T>;
  /** Ends the lease; nothing of this runner may be running any more. */
  stop(): Promise<void>;
}

/** Registers this process and keeps its lease alive. */
export async function startRunner(db: Database, log: Log, now: () => number): Promise<Runner> {
  const { id } = newId();
  const row = () => ({ id, hostname: hostname(), pid: process.pid, seen_at: now() });
  await insertRunner(db, row());
  runnersHere.add(id);
  const timer = setInterval(async () => {
    try {
      // Declared dead while it was paused: what it worked on is lost, but it may take new work.
      if (!(await touchRunner(db.forgettable, id, now()))) await insertRunner(db, row());
    } catch (error) {
      log.warn({ err: error }, 'heartbeat not written');
    }
  }, heartbeatMs);
  timer.unref();
  const inHand = new Set<string>();
  return {
    id,
    inHand,
    holding: async (analysisId, work) => {
      inHand.add(analysisId);
      try {
        return await work();
      } finally {
        inHand.delete(analysisId);
      }
    },
    stop: async () => {
      clearInterval(timer);
      runnersHere.delete(id);
      await deleteRunner(db, id);
    },
  };
}
