// Table analysis_documents: the heavy half of an analysis (transcript and blocks), read one at a time.
import type { AnalysisOrigin, AudioContainer, Language } from '@earshot/core';
import { type AnalysisRow, type Fence, fenced, fenceValues, listedColumns } from './analyses.ts';
import {
  adoptPieces,
  claimGuard,
  isLarge,
  largeWordsBytes,
  pieceBytes,
  releasePieces,
  storePieces,
  type WordColumn,
  type Words,
  wordsExpression,
} from './analysis-words.ts';
import type { Database, Queries, Value } from './database.ts';

/** Columns of JSON text; what they hold may be of an older format. */
export const blockColumns = [
  'transcript_segments',
  'interaction_scorecard',
  'universal_indicators',
  'diagnostic',
  'dimension_scores',
  'bant',
  'objections',
  'product_exploration',
  'keyword_detection',
  'participants',
  'coaching',
  'reading',
  'score_basis',
  'review',
] as const;

export type BlockColumn = (typeof blockColumns)[number];

interface BlockTexts extends Record<BlockColumn, string | null> {
  transcript: string;
  profile: string | null;
  stage: string | null;
  outcome: string | null;
}

/** To be stored; long words are bytes of UTF-8. */
export interface BlocksToStore extends Omit<BlockTexts, WordColumn>, Words {}

export interface FullAnalysisRow extends AnalysisRow, BlockTexts {
  created_by: string | null;
  audio_key: string | null;
  audio_storage_key: string | null;
  audio_container: AudioContainer | null;
  audio_media_type: string | null;
  audio_language: Language | null;
  telephony: string | null;
  metadata: string | null;
  redaction: string | null;
  tokens_used: number;
  cost: number;
  job_id: string | null;
  error_source: string | null;
  error_detail: string | null;
  error_reason: string | null;
  auto_retry_count: number;
  archived_at: number | null;
  legal_hold_at: number | null;
  /** 1: retention has taken it. */
  transcript_gone: number;
  share_token: string | null;
  trigger: AnalysisOrigin;
}

const columnsWith = (
  transcript: string,
  segments: string,
) => `${listedColumns}, created_by, tokens_used, cost, job_id, error_source, error_detail, error_reason, auto_retry_count, archived_at, legal_hold_at, transcript_gone, share_token, trigger,
  ${transcript} AS transcript, profile, stage, outcome, audio_key, audio_storage_key, audio_container, audio_media_type, audio_language, telephony, metadata, redaction,
  ${blockColumns.map((column) => (column === 'transcript_segments' ? `${segments} AS ${column}` : column)).join(', ')}`;

/** All but the transcript is JSON text. */
export interface HeardWords {
  transcript: string;
  segments: string;
  reading: string | null;
  redaction: string | null;
}

/**
 * Keeps what a transcriber heard at once, so that nothing is transcribed twice. `also` runs in the same transaction. False when the
 * analysis is no longer this runner's.
 */
export async function saveTranscript(
  db: Database,
  fence: Fence,
  { transcript, segments, reading, redaction }: HeardWords,
  now: number,
  also: (tx: Queries) => Promise<void> = async () => {},
): Promise<boolean> {
  const store = (text: string) => storePieces(db, fence.id, text, claimGuard(fence), now);
  const areLong = isLarge({ transcript, transcript_segments: segments });
  const sets = areLong ? [await store(transcript), await store(segments)] : [null, null];
  const inRow = areLong ? ['', null] : [transcript, segments];
  return db.transaction(async (tx) => {
    const heard = await tx.run(`UPDATE analyses SET to_hear = 0 WHERE ${fenced}`, fenceValues(fence));
    if (heard !== 1) return false;
    for (const set of sets) if (set !== null && !(await adoptPieces(tx, fence.id, set))) throw new WordsGone(fence.id);
    await tx.run(
      `UPDATE analysis_documents SET transcript = ?, transcript_segments = ?, transcript_set = ?, segments_set = ?, reading = ?, redaction = ?
       WHERE analysis_id = ?`,
      [...inRow, ...sets, reading, redaction, fence.id],
    );
    await also(tx);
    return true;
  });
}

/** Words that were stored for a row were swept before it referred to them: its process stood still for an hour. */
export class WordsGone extends Error {
  override name = 'WordsGone';

  constructor(analysisId: string) {
    super(`the words of analysis ${analysisId} are gone`);
  }
}

const joinedTables = 'FROM analyses JOIN analysis_documents ON analysis_id = id';
const fullAnalysis = (db: Queries) =>
  `SELECT ${columnsWith(wordsExpression(db, 'transcript'), wordsExpression(db, 'transcript_segments'))} ${joinedTables}`;
const withoutWords = `SELECT ${columnsWith("''", 'NULL')} ${joinedTables}`;

/** Told from the lengths that stand beside texts: what is long is not read for it, in either database. */
const storedBytes = ['transcript', ...blockColumns]
  .map((column) => `COALESCE(octet_length(${column}), 0)`)
  .concat(pieceBytes)
  .join(' + ');

/** Undefined where it is longer than `mostBytes`, or not there: `analysisFacts` tells which. */
export const fullAnalysisWithin = (db: Queries, companyId: string, id: string, mostBytes: number) =>
  db.get<FullAnalysisRow>(`${fullAnalysis(db)} WHERE company_id = ? AND id = ? AND ${storedBytes} <= ?`, [
    companyId,
    id,
    mostBytes,
  ]);

/** The half of an analysis that is never large, as far as who asks and what becomes of it need it. */
export type AnalysisFacts = Pick<
  FullAnalysisRow,
  'id' | 'company_id' | 'status' | 'language' | 'salesperson_id' | 'created_by' | 'archived_at' | 'share_token'
>;

const facts =
  'SELECT id, company_id, status, language, salesperson_id, created_by, archived_at, share_token FROM analyses';

export const analysisFacts = (db: Queries, companyId: string, id: string) =>
  db.get<AnalysisFacts>(`${facts} WHERE company_id = ? AND id = ?`, [companyId, id]);

export const audioStorageKey = async (db: Queries, id: string) =>
  (
    await db.get<Pick<FullAnalysisRow, 'audio_storage_key'>>(
      'SELECT audio_storage_key FROM analysis_documents WHERE analysis_id = ?',
      [id],
    )
  )?.audio_storage_key ?? null;

/** What tells whether the recording behind a storage key, or of an analysis, may be heard: of each analysis that has it. */
export const heardFacts = (db: Queries, by: { id: string } | { storageKey: string }) =>
  db.all<Pick<FullAnalysisRow, 'company_id' | 'status' | 'redaction' | 'audio_storage_key'>>(
    `SELECT company_id, status, redaction, audio_storage_key FROM analyses JOIN analysis_documents ON analysis_id = id
     WHERE ${'id' in by ? 'id' : 'audio_storage_key'} = ?`,
    ['id' in by ? by.id : by.storageKey],
  );

/** All but its words, which are empty: what is left is never large. */
export const analysisWithoutWords = (db: Queries, companyId: string, id: string) =>
  db.get<FullAnalysisRow>(`${withoutWords} WHERE company_id = ? AND id = ?`, [companyId, id]);

/** An analysis whose words stand beside it, as they are handed to a thread: those of the row are empty. */
export interface AnalysisInParts {
  row: FullAnalysisRow;
  words: Words;
}

/** All of a large one, with its words as bytes, which cost little on their way. */
export async function analysisInParts(
  db: Queries,
  companyId: string,
  id: string,
): Promise<AnalysisInParts | undefined> {
  const columns = columnsWith(
    db.utf8(wordsExpression(db, 'transcript')),
    db.utf8(wordsExpression(db, 'transcript_segments')),
  );
  const read = await db.get<Omit<FullAnalysisRow, WordColumn> & AnalysisInParts['words']>(
    `SELECT ${columns} ${joinedTables} WHERE company_id = ? AND id = ?`,
    [companyId, id],
  );
  if (!read) return undefined;
  const { transcript, transcript_segments, ...rest } = read;
  return { row: { ...rest, transcript: '', transcript_segments: null }, words: { transcript, transcript_segments } };
}

/** All of it, however large: then read aside, so that others are served meanwhile. */
export const wholeAnalysis = async (db: Database, companyId: string, id: string) =>
  (await fullAnalysisWithin(db, companyId, id, largeWordsBytes)) ?? (await fullAnalysisById(db.large, companyId, id));

export const fullAnalysisById = (db: Queries, companyId: string, id: string) =>
  db.get<FullAnalysisRow>(`${fullAnalysis(db)} WHERE company_id = ? AND id = ?`, [companyId, id]);

/** All but the transcript: it has been stored since its analysis was inserted, or its recording transcribed, and never changes. */
export const completedColumns = ['profile', 'stage', 'outcome', ...blockColumns] as const;

/**
 * The blocks of `blocks`; its turns are those of `segmentsSet` where that is given. False when their pieces are gone. To be rolled back
 * then.
 */
export async function updateDocument(
  tx: Queries,
  analysisId: string,
  blocks: Partial<BlocksToStore>,
  segmentsSet: string | null,
  also: { where: string; values: Value[] } = { where: '', values: [] },
): Promise<boolean> {
  const columns: string[] = completedColumns.filter((column) => column in blocks);
  const stored = (column: string) =>
    segmentsSet !== null && column === 'transcript_segments' ? null : (blocks[column as BlockColumn] ?? null);
  const values: Value[] = columns.map(stored);
  if (columns.includes('transcript_segments')) {
    await releasePieces(tx, analysisId, 'transcript_segments');
    if (segmentsSet !== null && !(await adoptPieces(tx, analysisId, segmentsSet))) return false;
    columns.push('segments_set');
    values.push(segmentsSet);
  }
  const changed = await tx.run(
    `UPDATE analysis_documents SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE analysis_id = ? ${also.where}`,
    [...values, analysisId, ...also.values],
  );
  return changed === 1;
}
