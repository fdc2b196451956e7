// How a run ends where recordings are held: whether the integration works all the same, what administrators read, and when the next try is.
import type { Queries } from '../records/database.ts';
import { heldSinceQueued, heldSum } from '../records/held-recordings.ts';
import type { CollectionEnd } from '../records/integrations.ts';
import { backOffMs } from './next-run.ts';
import type { RunError } from './run-errors.ts';
import type { ClaimedIntegration, Turn } from './take-recordings.ts';

/** How a run went, as far as it tells whether the integration works. */
export interface Outcome {
  /** Null: the run tells nothing of it. */
  works: boolean | null;
  error: RunError | null;
  /** The same, as those hear of it who are told that the integration has stopped: of recordings that are held, why the last one is. */
  told: RunError | null;
}

/** So many in a row, or one for so long with nothing else, are no longer a matter of single recordings. */
const mostAlone = 3;
const longestAloneMs = 24 * 60 * 60_000;

/** Of a run that ended well but for what is held; null where nothing is. `end` is that of a run without any. `now` in ms. */
export async function endWithHeld(
  claimed: ClaimedIntegration,
  turn: Turn,
  end: CollectionEnd,
  db: Queries,
  now: number,
): Promise<{ end: CollectionEnd; outcome: Outcome } | null> {
  const held = await heldSum(db, claimed.id);
  if (!held) return null;
  // Not before a minute has passed, and not later than the next look.
  const run_after = Math.min(end.run_after, Math.max(held.retryAt, now + backOffMs(1)));
  const works = turn.hasFetched || !(await isAllHeld(claimed.id, db, now)) ? true : turn.held === null ? null : false;
  const detail = heldLine(held.count, turn);
  const failures = works === true ? 0 : claimed.failures + (works === null ? 0 : 1);
  return {
    end: { ...end, state: 'backing_off', run_after, failures },
    outcome: {
      works,
      error: { reason: 'recordings_held', detail },
      told: { reason: turn.held?.reason ?? 'recordings_held', detail },
    },
  };
}

/** Whether nothing has been handed out since the first of them was held, and not because there was nothing else. */
async function isAllHeld(id: string, db: Queries, now: number): Promise<boolean> {
  const { count, firstAt, hasQueued } = await heldSinceQueued(db, id);
  if (firstAt === null) return false;
  return !hasQueued || count >= mostAlone || now - firstAt >= longestAloneMs;
}

function heldLine(count: number, { held }: Turn): string {
  const what = count === 1 ? '1 recording is held' : `${count} recordings are held`;
  return `${what}, and tried again by itself for 30 days.${held === null ? '' : ` ${held.detail}`}`;
}
