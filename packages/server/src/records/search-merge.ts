// How SQLite's index of the search is merged, in steps (docs/decisions/search.md#merge), and table search_merge, one row: whether it holds tokens of what was erased (#erasure).
import type { Database, Queries } from './database.ts';

export interface SearchMerge {
  version: number;
  /** What `version` was when the writing began that is under way; `done` where none is. */
  begun: number;
  /** What it was when the last one began that is complete. */
  done: number;
  /** ms. */
  not_before: number;
}

/** Undefined where nothing was erased since the index was written last, and on Postgres. */
export const mergeDue = (db: Queries) =>
  db.get<SearchMerge>('SELECT version, begun, done, not_before FROM search_merge WHERE version > done');

/** Call it in the transaction that takes tokens out of the index. */
export const noteMerge = (tx: Queries) =>
  tx.run('INSERT INTO search_merge (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET version = search_merge.version + 1');

/** Pages of 4 KiB: a step takes some milliseconds. */
const pagesAtOnce = 16;

/** Writes a few pages without what was erased. False when nothing is left to write. A first step takes all parts of the index together. */
export function mergeStep(db: Database, isFirst: boolean): Promise<boolean> {
  // A power cut that undoes it leaves the row, and it is done again.
  return db.forgettable.transaction(async (tx) => {
    const before = await changesOf(tx);
    await tx.run("INSERT INTO search_words (search_words, rank) VALUES ('merge', ?)", [
      isFirst ? -pagesAtOnce : pagesAtOnce,
    ]);
    // One is the statement itself.
    return (await changesOf(tx)) - before > 1;
  });
}

/** More than the largest analysis needs: sixteen parts of a size are never reached, which FTS5 would merge at once. */
const mostSteps = 8;

/** Merges what the analysis that was indexed last has made too many of. `pause` lets others have their turn between two steps. */
export async function mergeSome(db: Database, pause: () => Promise<void>): Promise<void> {
  if (!db.tokens.isOfParts) return;
  for (let steps = 0; steps < mostSteps && (await mergeStep(db, false)); steps += 1) await pause();
}

const changesOf = async (tx: Queries): Promise<number> =>
  (await tx.get<{ changes: number }>('SELECT total_changes() AS changes'))!.changes;

export const beginMerge = (db: Database, version: number) =>
  db.forgettable.run('UPDATE search_merge SET begun = ?', [version]);

/** The next one does not begin before `notBefore`. */
export const endMerge = (db: Database, version: number, notBefore: number) =>
  db.forgettable.run('UPDATE search_merge SET done = ?, not_before = ?', [version, notBefore]);
