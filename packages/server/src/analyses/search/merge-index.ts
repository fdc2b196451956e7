// The chore that writes SQLite's index of the search anew after an erasure, a few pages at a time, so that nobody waits and no token of what was erased is left (docs/decisions/search.md#erasure).
import { beginMerge, endMerge, mergeDue, mergeStep } from '../../records/search-merge.ts';
import type { Service } from '../../service.ts';

/** A pause between steps, for others who write. */
const pauseMs = 20;
/** One sweep's worth, after which other chores have their turn. */
const longestMs = 3_000;
/** The rest after a round is this many times as long as the round, so a large index is written about once a day at most. */
const restFactor = 100;
const longestRestMs = 24 * 60 * 60 * 1000;

export async function mergeIndex({ db, now, pause }: Pick<Service, 'db' | 'now' | 'pause'>): Promise<void> {
  const due = await mergeDue(db);
  if (!due || (due.begun <= due.done && now() < due.not_before)) return;
  let isFirst = due.begun <= due.done;
  const version = isFirst ? due.version : due.begun;
  if (isFirst) await beginMerge(db, version);
  const began = performance.now();
  for (let goesOn = true; goesOn; isFirst = false) {
    goesOn = await mergeStep(db, isFirst);
    if (goesOn) await pause(pauseMs);
    if (goesOn && performance.now() > began + longestMs) return;
  }
  // A round of several sweeps is a large index's.
  const restMs = due.begun > due.done ? longestRestMs : (performance.now() - began) * restFactor;
  await endMerge(db, version, Math.round(now() + Math.min(longestRestMs, restMs)));
}

/** The whole of it without a rest, for a command: what is noted meanwhile is left. */
export async function mergeIndexNow({ db, pause }: Pick<Service, 'db' | 'pause'>): Promise<void> {
  const due = await mergeDue(db);
  if (!due) return;
  await beginMerge(db, due.version);
  for (let isFirst = true; await mergeStep(db, isFirst); isFirst = false) await pause(pauseMs);
  await endMerge(db, due.version, 0);
}
