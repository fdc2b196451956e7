// What a process that died was working on goes back to the queue, or is failed with its hold released; nothing stays in `processing` (docs/decisions/creation.md#d37).
import { possibleOrphans } from '../records/analyses.ts';
import { allRunners, deleteRunner, type RunnerRow, recallRunner } from '../records/runners.ts';
import { heartbeatMs, here, leaseMs, runnersHere } from '../runner.ts';
import type { Service } from '../service.ts';
import { isRunning } from '../system-errors.ts';
import { failAnalysis, resumeAnalysis } from './finish.ts';
import { recoverTrials } from './trial-credits.ts';

const interrupted = {
  errorSource: 'interrupted',
  errorDetail: 'The process that analysed it stopped before it had finished.',
} as const;

/** One sweep: dead runners, then what they left. What somebody waited for is failed; what was queued is tried again. */
export async function recover(service: Service): Promise<void> {
  const { db, runner: own, log } = service;
  const now = service.now();
  for (const runner of await allRunners(db)) {
    if (isDead(runner, now)) await deleteRunner(db, runner.id, runner.seen_at);
    else if (runner.seen_at > now + leaseMs) await recallRunner(db, runner, now);
  }
  const orphans = await possibleOrphans(db, own.id);
  // What is claimed at this moment is not in hand yet.
  await own.claimsEnded();
  for (const orphan of orphans) {
    if (own.inHand.has(orphan.id)) continue;
    if (orphan.job_id === null) await failAnalysis(orphan, interrupted, service);
    else await resumeAnalysis(orphan, interrupted, service);
    log.warn({ analysisId: orphan.id }, 'analysis of a process that stopped was recovered');
  }
  await recoverTrials(service);
}

/** Not seen for a whole lease; or of this host and its process ids, with one that no longer runs, so that a restart need not wait. */
function isDead(runner: RunnerRow, now: number): boolean {
  if (runnersHere.has(runner.id)) return false;
  if (runner.seen_at < now - leaseMs) return true;
  if (runner.hostname !== here) return false;
  // The same id may be another container's of the same name: only silence tells.
  if (runner.pid === process.pid) return runner.seen_at < now - 2.5 * heartbeatMs;
  return !isRunning(runner.pid);
}
