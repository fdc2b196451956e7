// The end of a run that leaves recordings on hold: whether the integration works, what administrators read, and when the next try is.
import type { Queries } from '../records/database.ts';
import type { CollectionEnd } from '../records/integrations.ts';
import { holdsSinceQueued, holdTotal } from '../records/recording-holds.ts';
import { backOffMs } from './next-run.ts';
import type { ClaimedIntegration, Turn } from './process-recordings.ts';
import type { RunError } from './run-errors.ts';

/** How a run went, as far as it tells whether the integration works. */
export interface Outcome {
  /** Null: the run tells nothing of it. */
  works: boolean | null;
  error: RunError | null;
  /** The same, as those hear of it who are told that the integration has stopped: of recordings that are held, why the last one is. */
  reported: RunError | null;
}

/** After so many failures in a row, or one for so long with nothing else, the fault is not in single recordings. */
const mostAlone = 3;
const longestAloneMs = 24 * 60 * 60_000;

/** The end of a run that went well but for held recordings; null if none is held. `end` is that of a run without any. `now` in ms. */
export async function endOfRunWithHolds(
  claimed: ClaimedIntegration,
  turn: Turn,
  end: CollectionEnd,
  db: Queries,
  now: number,
): Promise<{ end: CollectionEnd; outcome: Outcome } | null> {
  const held = await holdTotal(db, claimed.id);
  if (!held) return null;
  // Not before a minute has passed, and not later than the next look.
  const run_after = Math.min(end.run_after, Math.max(held.retryAt, now + backOffMs(1)));
  const works =
    turn.hasFetched || !(await areAllOnHold(claimed.id, db, now)) ? true : turn.held === null ? null : false;
  const detail = holdLine(held.count, turn);
  const failures = works === true ? 0 : claimed.failures + (works === null ? 0 : 1);
  return {
    end: { ...end, state: 'backing_off', run_after, failures },
    outcome: {
      works,
      error: { reason: 'recordings_held', detail },
      reported: { reason: turn.held?.reason ?? 'recordings_held', detail },
    },
  };
}

/** Whether nothing has been handed out since the first of them was held, and not because there was nothing else. */
async function areAllOnHold(id: string, db: Queries, now: number): Promise<boolean> {
  const { count, firstAt, hasQueued } = await holdsSinceQueued(db, id);
  if (firstAt === null) return false;
  return !hasQueued || count >= mostAlone || now - firstAt >= longestAloneMs;
}

function holdLine(count: number, { held }: Turn): string {
  const what = count === 1 ? '1 recording is held' : `${count} recordings are held`;
  return `${what}, and tried again by itself for 30 days.${held === null ? '' : ` ${held.detail}`}`;
}
