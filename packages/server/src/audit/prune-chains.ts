// Shortening the audit log: what is older goes from the beginning of a chain, some entries in each transaction, after the chain has told of it (docs/decisions/audit.md#removal).
import {
  announceRemoval,
  chainsBefore,
  hasDeed,
  hasEntry,
  lastBefore,
  lockFirst,
  lockStart,
  removeUpTo,
} from '../records/audit-starts.ts';
import type { Database } from '../records/database.ts';
import { type Actor, recordDeed, serverItself } from './record-deed.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Entries of one transaction, which on SQLite keeps every writer waiting. */
const batch = 250;
/** A pause between transactions, for others who wait. */
const pauseMs = 20;
/** One sweep's worth, after which other chores have their turn. */
const longestMs = 3_000;

/** Entries of a chain are missing, so that nothing can be removed in order. */
export class BrokenChainError extends Error {
  override name = 'BrokenChainError';
}

export interface Parts {
  db: Database;
  now: () => number;
  pause: (ms: number) => Promise<void>;
}

/** Removes entries from before `time` of the chain of `actor`, until none is left or `isOver`. How many it removed. */
export async function pruneChain(
  actor: Actor,
  time: number,
  parts: Parts,
  isOver: () => boolean = () => false,
): Promise<number> {
  const last = await announce(actor, time, parts);
  let removed = 0;
  for (;;) {
    const { count, isDone } = await removeBatch(actor.companyId, last, parts);
    removed += count;
    if (isDone || isOver()) return removed;
    await parts.pause(pauseMs);
  }
}

/** Appends the entry that tells what goes, before anything does; the last number that goes. */
function announce(actor: Actor, time: number, { db, now }: Parts): Promise<number> {
  const { companyId } = actor;
  return db.transaction(async (tx) => {
    const { announced } = await lockStart(tx, companyId);
    const last = await lastBefore(tx, companyId, time);
    // What only tells of removals goes with the next deed: a chain that has become silent would grow by an entry for each that goes.
    if (last <= announced || !(await hasDeed(tx, companyId, announced, last))) return Math.min(last, announced);
    await announceRemoval(tx, companyId, last);
    const before = new Date(time).toISOString().slice(0, 10);
    const details = { entries: last - announced, upTo: last, before };
    await recordDeed(tx, actor, { kind: 'audit.pruned', details }, now());
    return last;
  });
}

/** The start is moved and the entries go in one transaction, so that a killed process leaves a whole chain. */
function removeBatch(companyId: string, last: number, { db, now }: Parts): Promise<{ count: number; isDone: boolean }> {
  return db.transaction(async (tx) => {
    const start = await lockStart(tx, companyId);
    if (start.sequence >= last) return { count: 0, isDone: true };
    const free = await lockFirst(tx, start, last, batch);
    // Up to what an erasure has in hand; waiting for it here, while it waits for another of these, would end neither.
    const gap = free.findIndex(({ sequence }, index) => sequence !== start.sequence + 1 + index);
    const count = gap === -1 ? free.length : gap;
    if (count > 0) {
      const to = free[count - 1]!;
      await removeUpTo(tx, companyId, to, now());
      return { count, isDone: to.sequence >= last };
    }
    if (await hasEntry(tx, companyId, start.sequence + 1)) return { count: 0, isDone: false };
    throw new BrokenChainError(`entry ${start.sequence + 1} of ${companyId} is missing; run earshot audit verify`);
  });
}

/** Up to which time a database has nothing left to remove: no entry comes with an earlier one, so its chains are asked once a day. */
const doneUpTo = new WeakMap<Database, number>();

/** Applies EARSHOT_AUDIT_DAYS, by whole days, so that a chain tells of it once a day. One broken chain does not keep the others. */
export async function pruneOld(days: number | undefined, parts: Parts): Promise<void> {
  if (days === undefined) return;
  const until = performance.now() + longestMs;
  const time = (Math.floor(parts.now() / dayMs) - days) * dayMs;
  if (time <= (doneUpTo.get(parts.db) ?? 0)) return;
  const chains = await chainsBefore(parts.db, time);
  if (chains.length === 0) doneUpTo.set(parts.db, time);
  let failure: unknown;
  for (const companyId of chains) {
    await pruneChain(serverItself(companyId), time, parts, () => performance.now() >= until).catch((error) => {
      failure ??= error;
    });
    if (performance.now() >= until) break;
  }
  if (failure !== undefined) throw failure;
}
