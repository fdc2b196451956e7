// This process among the others on the database: its row is the lease of everything that it works on (docs/decisions/creation.md#d37, #d59).
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Log } from './log.ts';
import { followClock } from './records/clock.ts';
import type { Database } from './records/database.ts';
import { newId } from './records/ids.ts';
import { deleteRunner, insertRunner, touchRunner } from './records/runners.ts';

export const heartbeatMs = 5_000;
/** A runner not seen for this long is dead. */
export const leaseMs = 30_000;

/**
 * Where process ids are those of this process. Containers that share the network of their machine share its name too, and machines may have
 * the same name, but neither share ids: on Linux, the start of the machine and the space of ids tell them apart.
 */
export const here = [
  hostname(),
  ...tried(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  ...tried(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

function tried(read: () => string): string[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}

/** Runners of this very process: a process id alone can't tell them from those of a dead one that had the same id. */
export const runnersHere = new Set<string>();

export interface Runner {
  readonly id: string;
  /** Ids of the analyses that are being worked on at this moment. */
  readonly inHand: ReadonlySet<string>;
  /** Runs `work` on an analysis; while it runs, no sweep takes the row for abandoned. */
  holding<T>(analysisId: string, work: () => Promise<T>): Promise<T>;
  /** Runs a claim that also begins the work on what it gets. */
  claiming<T>(claim: () => Promise<T>): Promise<T>;
  /** Resolves when the claims under way have ended: what they got is in hand then. */
  claimsEnded(): Promise<void>;
  /** Ends the lease; nothing of this runner may be running any more. */
  stop(): Promise<void>;
}

/** Registers this process and keeps its lease alive. */
export async function startRunner(db: Database, log: Log, now: () => number): Promise<Runner> {
  const { id } = newId();
  const row = () => ({ id, hostname: here, pid: process.pid, seen_at: now() });
  await insertRunner(db, row());
  runnersHere.add(id);
  let isBeating = false;
  const timer = setInterval(async () => {
    // A database that does not answer would get one after the other.
    if (isBeating) return;
    isBeating = true;
    try {
      await followClock(db, log);
      // Declared dead while it was paused: what it worked on is lost, but it may take new work.
      if (!(await touchRunner(db.forgettable, id, now()))) await insertRunner(db, row());
    } catch (error) {
      log.warn({ err: error }, 'heartbeat not written');
    } finally {
      isBeating = false;
    }
  }, heartbeatMs);
  timer.unref();
  const inHand = new Set<string>();
  const claims = new Set<Promise<unknown>>();
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
    claiming: async (claim) => {
      const claimed = claim();
      claims.add(claimed);
      try {
        return await claimed;
      } finally {
        claims.delete(claimed);
      }
    },
    claimsEnded: async () => void (await Promise.allSettled(claims)),
    stop: async () => {
      clearInterval(timer);
      runnersHere.delete(id);
      await deleteRunner(db, id);
    },
  };
}
