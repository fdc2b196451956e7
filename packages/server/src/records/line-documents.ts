// The parts of an analysis' document that a line of the list shows; read only where the words are short, so that a page costs little (docs/decisions/listing.md#what-a-line-says).
import { largeWordsBytes } from './analysis-words.ts';
import { placeholders, type Queries } from './database.ts';

export interface LineDocumentRow {
  analysis_id: string;
  diagnostic: string | null;
  participants: string | null;
  telephony: string | null;
  /** The end of the turns, as JSON text. */
  last_turn: string | null;
}

/** Longer than a time behind the last text. */
const endCharacters = 200;

const short = `octet_length(transcript) + COALESCE(octet_length(transcript_segments), 0) <= ${largeWordsBytes}`;
const shown = (expression: string) => `CASE WHEN ${short} THEN ${expression} END`;

export function lineDocuments(db: Queries, ids: readonly string[]): Promise<LineDocumentRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.all<LineDocumentRow>(
    `SELECT analysis_id, ${shown('diagnostic')} AS diagnostic, ${shown('participants')} AS participants, telephony,
       ${shown(db.lastCharacters('transcript_segments', endCharacters))} AS last_turn
     FROM analysis_documents WHERE analysis_id IN (${placeholders(ids)})`,
    ids,
  );
}

/** The objections as JSON text, by the same rule; in no order. */
export function objectionsOfLines(
  db: Queries,
  ids: readonly string[],
): Promise<{ analysis_id: string; objections: string | null }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.all(
    `SELECT analysis_id, ${shown('objections')} AS objections FROM analysis_documents WHERE analysis_id IN (${placeholders(ids)})`,
    ids,
  );
}

/** The turns as JSON text, by the same rule; in no order. */
export function turnsOfLines(
  db: Queries,
  ids: readonly string[],
): Promise<{ analysis_id: string; turns: string | null }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.all(
    `SELECT analysis_id, ${shown('transcript_segments')} AS turns FROM analysis_documents WHERE analysis_id IN (${placeholders(ids)})`,
    ids,
  );
}
