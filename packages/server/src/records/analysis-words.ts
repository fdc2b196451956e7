// Tables analysis_words and loose_words: the words of long conversations, in pieces, so that whatever else of an analysis changes writes none of them again (docs/decisions/database.md#words).
import { type Fence, fenced, fenceValues } from './analyses.ts';
import type { Database, Queries, Value } from './database.ts';
import { newId } from './ids.ts';

/** The columns of words, which grow with the conversation. */
const wordColumns = ['transcript', 'transcript_segments'] as const;
export type WordColumn = (typeof wordColumns)[number];

/** Long words are bytes of UTF-8. */
export interface Words {
  transcript: string | Uint8Array;
  transcript_segments: string | Uint8Array | null;
}

/** What is longer stands in pieces, and is read and written aside. */
export const largeWordsBytes = 256 * 1024;
/** About three milliseconds of the only writer that SQLite has. */
const pieceLength = 512 * 1024;
/** Longer than nearly all lines. */
const farthestBack = 64 * 1024;

/** Whether the words alone are worth a turn aside. */
export const isLarge = (words: Words): boolean =>
  wordColumns.reduce((sum, column) => sum + (words[column]?.length ?? 0), 0) > largeWordsBytes;

/** Columns of analysis_documents with the set of pieces that holds the words. If one is null, the words are in the row itself. */
export const setColumns = { transcript: 'transcript_set', transcript_segments: 'segments_set' } as const;

/**
 * Text of an expression for words of `analyses JOIN analysis_documents`, wherever they stand: all of them, or as many `characters` as a row,
 * or `pieces` as a set, begins with.
 */
export function wordsExpression(
  db: Pick<Queries, 'joinedTexts'>,
  column: WordColumn,
  beginning: { characters: number; pieces: number } | null = null,
): string {
  const set = setColumns[column];
  const inRow = beginning ? `substr(${column}, 1, ${beginning.characters})` : column;
  const ofSet = `analysis_words WHERE analysis_words.analysis_id = analyses.id AND set_id = ${set}`;
  const inPieces = beginning ? `${ofSet} AND piece < ${beginning.pieces}` : ofSet;
  return `CASE WHEN ${set} IS NULL THEN ${inRow} ELSE ${db.joinedTexts('text', inPieces, 'piece')} END`;
}

/** Their length, also of those that do not count; read from what stands beside the texts. */
export const pieceBytes =
  'COALESCE((SELECT SUM(octet_length(text)) FROM analysis_words WHERE analysis_words.analysis_id = analyses.id), 0)';

/** A row of analyses that has to be as it was for its words to be stored; none where it is still to come. */
export type WordsGuard = { where: string; values: Value[] } | null;

export const claimGuard = (fence: Fence): WordsGuard => ({ where: fenced, values: fenceValues(fence) });

/**
 * Stores a text piece by piece, so that others write between them. Nobody reads it until a row refers to the set, whose id this gives; null
 * when the guard's row is not as it was.
 */
export async function storePieces(
  db: Database,
  analysisId: string,
  text: string | Uint8Array,
  guard: WordsGuard,
  now: number,
): Promise<string | null> {
  const { id } = newId();
  // Before the pieces, and so on the disk before them: what is never referred to is swept.
  await db.forgettable.run('INSERT INTO loose_words (analysis_id, set_id, since) VALUES (?, ?, ?)', [
    analysisId,
    id,
    now,
  ]);
  // Who erases the analysis has its row locked: nothing is stored behind the erasure.
  const source = guard ? `FROM analyses WHERE ${guard.where} ${db.forShare}` : '';
  const insert = `INSERT INTO analysis_words (analysis_id, set_id, piece, text)
    SELECT CAST(? AS text), CAST(? AS text), CAST(? AS integer), CAST(? AS text) ${source}`;
  for (const [piece, part] of piecesOf(text).entries()) {
    if ((await db.large.run(insert, [analysisId, id, piece, part, ...(guard?.values ?? [])])) !== 1) return null;
  }
  return id;
}

/** False when the set has been swept, or its words erased. To be rolled back then. */
export async function adoptPieces(tx: Queries, analysisId: string, setId: string): Promise<boolean> {
  const changed = await tx.run('DELETE FROM loose_words WHERE analysis_id = ? AND set_id = ? AND since >= 0', [
    analysisId,
    setId,
  ]);
  return changed === 1;
}

/** Before a row refers to others: the pieces of its column are swept soon. */
export async function releasePieces(tx: Queries, analysisId: string, column: WordColumn): Promise<void> {
  const set = setColumns[column];
  await tx.run(
    `INSERT INTO loose_words (analysis_id, set_id, since)
     SELECT analysis_id, ${set}, -1 FROM analysis_documents WHERE analysis_id = ? AND ${set} IS NOT NULL`,
    [analysisId],
  );
}

/** All of an analysis, also what is still to be referred to. */
export async function deleteWords(tx: Queries, analysisId: string): Promise<void> {
  await tx.run('DELETE FROM analysis_words WHERE analysis_id = ?', [analysisId]);
  await tx.run('DELETE FROM loose_words WHERE analysis_id = ?', [analysisId]);
}

/** Removes sets that no row has referred to since `before` (ms), or does any more, a piece at a time. */
export async function sweepLooseWords(db: Database, before: number): Promise<void> {
  const loose = await db.all<{ analysis_id: string; set_id: string }>(
    'SELECT analysis_id, set_id FROM loose_words WHERE since < ? LIMIT 100',
    [before],
  );
  for (const { analysis_id, set_id } of loose) await dropPieces(db, analysis_id, set_id, before);
}

/** Deletes a set that nothing will refer to, because the write that was to refer to it failed. If this fails too, the sweep deletes it. */
export const giveUpPieces = (db: Database, analysisId: string, setId: string): Promise<void> =>
  dropPieces(db, analysisId, setId, Number.MAX_SAFE_INTEGER).catch(() => undefined);

/** Nothing when it has been adopted meanwhile. */
async function dropPieces(db: Database, analysisId: string, setId: string, before: number): Promise<void> {
  const set = [analysisId, setId];
  const isLoose = await db.run('UPDATE loose_words SET since = -1 WHERE analysis_id = ? AND set_id = ? AND since < ?', [
    ...set,
    before,
  ]);
  if (isLoose !== 1) return;
  const pieces = 'SELECT piece FROM analysis_words WHERE analysis_id = ? AND set_id = ?';
  for (const { piece } of await db.all<{ piece: number }>(pieces, set))
    await db.large.run('DELETE FROM analysis_words WHERE analysis_id = ? AND set_id = ? AND piece = ?', [
      ...set,
      piece,
    ]);
  await db.run('DELETE FROM loose_words WHERE analysis_id = ? AND set_id = ?', set);
}

/** Cut behind a line or a turn where there is one, so that a search for a name finds it whole, and never within a character. */
export function piecesOf<Text extends string | Uint8Array>(text: Text): Text[] {
  const pieces: Text[] = [];
  for (let start = 0; start < text.length; ) {
    const end = start + pieceLength >= text.length ? text.length : endOfPiece(text, start);
    pieces.push((typeof text === 'string' ? text.slice(start, end) : text.subarray(start, end)) as Text);
    start = end;
  }
  return pieces;
}

function endOfPiece(text: string | Uint8Array, start: number): number {
  const most = start + pieceLength;
  for (let end = most; end > most - farthestBack; end -= 1) if (isEnd(text, end - 1)) return end;
  let end = most;
  while (isWithinCharacter(text, end)) end -= 1;
  return end;
}

const [lineFeed, closingBrace] = [0x0a, 0x7d];

function isEnd(text: string | Uint8Array, at: number): boolean {
  const code = typeof text === 'string' ? text.charCodeAt(at) : text[at];
  return code === lineFeed || code === closingBrace;
}

const isWithinCharacter = (text: string | Uint8Array, at: number): boolean =>
  typeof text === 'string' ? (text.charCodeAt(at) & 0xfc00) === 0xdc00 : (text[at]! & 0xc0) === 0x80;
