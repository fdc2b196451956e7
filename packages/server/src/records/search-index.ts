// Tables search_words, search_places and search_due: what is to be indexed anew, which triggers tell, and where it stands (docs/decisions/search.md#index).
import { type AnalysisRow, listedColumns } from './analyses.ts';
import { type WordColumn, wordsExpression } from './analysis-words.ts';
import type { Queries } from './database.ts';
import { noteMerge } from './search-merge.ts';

export interface DueAnalysis {
  analysis_id: string;
  version: number;
}

/** The newest first: somebody may look for them. */
export const dueForSearch = (db: Queries, limit: number) =>
  db.all<DueAnalysis>('SELECT analysis_id, version FROM search_due ORDER BY analysis_id DESC LIMIT ?', [limit]);

export async function isStillDue(db: Queries, { analysis_id, version }: DueAnalysis): Promise<boolean> {
  const statement = 'SELECT 1 AS "due" FROM search_due WHERE analysis_id = ? AND version = ?';
  return (await db.get(statement, [analysis_id, version])) !== undefined;
}

export const dueOfCompany = (db: Queries, companyId: string, limit: number) =>
  db.all<DueAnalysis>(
    `SELECT analysis_id, version FROM search_due JOIN analyses ON id = analysis_id WHERE company_id = ?
     ORDER BY analysis_id DESC LIMIT ?`,
    [companyId, limit],
  );

/** Analyses whose place in the index has the words of before still. */
export const outdatedPlaces = async (db: Queries): Promise<number> =>
  (await db.get<{ places: number }>(
    'SELECT COUNT(*) AS places FROM search_due JOIN search_places ON search_places.analysis_id = search_due.analysis_id',
  ))!.places;

/** What of an analysis is searched; long words only as far as they are. */
export interface SearchedRow extends AnalysisRow {
  created_by: string | null;
  archived_at: number | null;
  legal_hold_at: number | null;
  objections: string | null;
  participants: string | null;
  telephony: string | null;
  transcript: string | null;
  /** Cut at some length. */
  turns: string | null;
}

/** About eight hours of talk. */
const searchedPart = { characters: 1024 * 1024, pieces: 2 };

/** The transcript only where there are no turns. */
export function searchedRow(db: Queries, id: string): Promise<SearchedRow | undefined> {
  const beginning = (column: WordColumn) => wordsExpression(db, column, searchedPart);
  return db.get<SearchedRow>(
    `SELECT ${listedColumns}, created_by, archived_at, legal_hold_at, objections, participants, telephony, ${beginning('transcript_segments')} AS turns,
       CASE WHEN transcript_segments IS NULL AND segments_set IS NULL THEN ${beginning('transcript')} END AS transcript
     FROM analyses JOIN analysis_documents ON analysis_id = id WHERE id = ?`,
    [id],
  );
}

/** Every place of a second is earlier than those of the next. */
const placesOfSecond = 2 ** 14;
/** If this many seconds are full, one of the first stands after all of them: ten million analyses of one moment. */
const fullSeconds = 600;

const firstOf = (occurredAtMs: number) =>
  Math.min(Math.max(0, Math.floor(occurredAtMs / 1000)) * placesOfSecond, Number.MAX_SAFE_INTEGER);

/** Places of what took place then; a few that took place later have such a place too. */
export const placesBetween = (fromMs: number | undefined, toMs: number | undefined) => ({
  from: fromMs === undefined ? 0 : firstOf(fromMs),
  before: toMs === undefined ? Number.MAX_SAFE_INTEGER : firstOf(toMs + fullSeconds * 1000),
});

/** Indexes it, or takes it out of the index where `indexed` is null; nothing where it has changed since it was read. Throws UniqueViolationError when another process took the same place meanwhile. */
export async function saveIndexed(
  tx: Queries,
  { analysis_id: id, version }: DueAnalysis,
  indexed: { occurredAtMs: number; tokens: string } | null,
): Promise<void> {
  if ((await tx.run('DELETE FROM search_due WHERE analysis_id = ? AND version = ?', [id, version])) !== 1) return;
  const before = await tx.get<{ place: number }>('SELECT place FROM search_places WHERE analysis_id = ?', [id]);
  const first = indexed && firstOf(indexed.occurredAtMs);
  const stays = before !== undefined && first !== null && isNear(before.place, first);
  if (before) {
    await tx.run('DELETE FROM search_words WHERE rowid = ?', [before.place]);
    // Here and not where the words change: what is written anew before this has them still.
    if (tx.tokens.isOfParts) await noteMerge(tx);
    if (!stays) await tx.run('DELETE FROM search_places WHERE place = ?', [before.place]);
  }
  if (indexed === null || first === null) return;
  const place = stays ? before.place : await freePlace(tx, first);
  if (!stays) await tx.run('INSERT INTO search_places (place, analysis_id) VALUES (?, ?)', [place, id]);
  await tx.run(`INSERT INTO search_words (rowid, tokens) VALUES (?, ${tx.tokens.stored})`, [place, indexed.tokens]);
}

const isNear = (place: number, first: number) => place >= first && place < first + placesOfSecond;

/** Where a second is full, a place of the next. */
async function freePlace(tx: Queries, first: number): Promise<number> {
  const last = await tx.get<{ place: number | null }>(
    'SELECT MAX(place) AS place FROM search_places WHERE place >= ? AND place < ?',
    [first, first + placesOfSecond],
  );
  const place = last?.place == null ? first : last.place + 1;
  return place < first + placesOfSecond ? place : freePlace(tx, first + placesOfSecond);
}
