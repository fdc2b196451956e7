// This process among the others on the database: its row is the lease of everything that it works on (D37, D59).
import { hostname } from 'node:os';
import type { Log } from './log.ts';
import type { Database } from './records/database.ts';
import { newId } from './records/ids.ts';
import { deleteRunner, insertRunner, touchRunner } from './records/runners.ts';

const heartbeatMs = 5_000;
/** A runner not seen for this long is dead. */
export const leaseMs = 30_000;

export interface Runner {
  readonly id: string;
  /** Ends the lease; nothing of this runner may be running any more. */
  stop(): Promise<void>;
}

/** Registers this process and keeps its lease alive. */
export async function startRunner(db: Database, log: Log, now: () => number): Promise<Runner> {
  const { id } = newId();
  const row = () => ({ id, hostname: hostname(), pid: process.pid, seen_at: now() });
  await insertRunner(db, row());
  const timer = setInterval(async () => {
    try {
      // Declared dead while it was paused: what it worked on is lost, but it may take new work.
      if (!(await touchRunner(db, id, now()))) await insertRunner(db, row());
    } catch (error) {
      log.warn({ err: error }, 'heartbeat not written');
    }
  }, heartbeatMs);
  timer.unref();
  return {
    id,
    stop: async () => {
      clearInterval(timer);
      await deleteRunner(db, id);
    },
  };
}
