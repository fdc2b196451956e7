// What a process that died was working on is failed and its holds are released; nothing stays in `processing` (D37).
import { hostname } from 'node:os';
import type { Log } from '../log.ts';
import { interruptRow, possibleOrphans } from '../records/analyses.ts';
import { releaseHold } from '../records/credits.ts';
import type { Database } from '../records/database.ts';
import { forgetAnswersBefore, forgetOrphanedKeys } from '../records/idempotency-keys.ts';
import { allRunners, deleteRunner, type RunnerRow } from '../records/runners.ts';
import { leaseMs, type Runner, runnersHere } from '../runner.ts';

const idempotencyKeptMs = 24 * 60 * 60 * 1000;

/** One sweep: dead runners, then what they left. `now` in ms. */
export async function recover(db: Database, log: Log, own: Runner, now: number): Promise<void> {
  for (const runner of await allRunners(db)) {
    if (isDead(runner, now)) await deleteRunner(db, runner.id, runner.seen_at);
  }
  const interrupted = await db.transaction(async (tx) => {
    let count = 0;
    for (const orphan of await possibleOrphans(tx, own.id)) {
      if (own.inHand.has(orphan.id) || !(await interruptRow(tx, orphan.id, own.id, now))) continue;
      await releaseHold(tx, orphan.company_id, orphan.held_hundredths);
      count += 1;
    }
    return count;
  });
  if (interrupted > 0)
    log.warn({ interrupted }, 'analyses of a process that stopped were failed, their holds released');
  await forgetOrphanedKeys(db);
  await forgetAnswersBefore(db, now - idempotencyKeptMs);
}

/** Not seen for a whole lease; or of this host with a process id that no longer runs (or is ours by now), so that a restart need not wait. */
function isDead(runner: RunnerRow, now: number): boolean {
  if (runnersHere.has(runner.id)) return false;
  if (runner.seen_at < now - leaseMs) return true;
  if (runner.hostname !== hostname()) return false;
  if (runner.pid === process.pid) return true;
  try {
    process.kill(runner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
