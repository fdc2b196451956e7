// Judging a stored analysis anew: what its words are read from, and how the result takes the place of the one before, with what people have said of it since.
import { type ConversationSide, earshotError, type ScoreBasis, type TypeChange } from '@earshot/core';
import { readBlock, readReviewRecord } from '@earshot/core/views';
import type { Channels, HandSides, RawTranscript } from '@earshot/engine';
import { analysisWithoutWords, type FullAnalysisRow } from '../records/analysis-documents.ts';
import { giveUpPieces, isLarge, storePieces } from '../records/analysis-words.ts';
import { laterThan } from '../records/clock.ts';
import type { Queries } from '../records/database.ts';
import { readJson } from '../records/json-text.ts';
import { type JudgedColumns, type JudgementBlocks, saveJudgedAnew } from '../records/judged-anew.ts';
import { deleteJudgements } from '../records/judgements.ts';
import { lockAnalysis } from '../records/reviews.ts';
import { keepOutcome } from '../records/trends.ts';
import type { Service } from '../service.ts';
import type { AnalysisResult } from '../threads/analysis-result.ts';
import type { AnalysisRequest } from '../threads/analysis-tasks.ts';
import type { TurnsSource } from '../threads/reading-source.ts';
import type { RequestedType } from './requested-type.ts';
import { reviewedAnew } from './review.ts';

/** What an analysis is asked for with, of what is stored. Sides that are not set by hand are told anew. */
export function requestFromRow(row: FullAnalysisRow, type: RequestedType, hand: HandSides | null): AnalysisRequest {
  const reading = readBlock('reading', readJson(row.reading));
  const isHeard = reading ? reading.form === 'recording' : row.audio_storage_key !== null;
  return {
    transcript: row.transcript,
    ...type,
    salespersonName: row.salesperson_name,
    clientName: row.client_name,
    language: row.language,
    ...(hand && { hand }),
    channels: isHeard ? channelsOf(reading) : null,
    statedSides: isHeard ? statedSidesOf(row, reading) : null,
    turns: turnsToRead(row, isHeard),
  };
}

/** Null if it is no longer known. */
function channelsOf(reading: { warnings: readonly string[]; sides: { by: string | null } } | null): Channels | null {
  if (reading?.warnings.includes('duplicated_channels')) return 'alike';
  return reading?.sides.by === 'channels' ? 'apart' : null;
}

/** What the channels of a recording told, before words contradicted it; null where they told nothing. */
function statedSidesOf(
  { participants }: Pick<FullAnalysisRow, 'participants'>,
  reading: { warnings: readonly string[]; sides: { by: string | null } } | null,
): RawTranscript['statedSides'] | null {
  const people = reading?.sides.by === 'metadata' ? readBlock('participants', readJson(participants)) : null;
  if (!reading || !people) return null;
  const isSwapped = reading.warnings.includes('roles_swapped');
  const toldOf = (side: string) => ((side === 'client') === isSwapped ? 'attendant' : 'client');
  return Object.fromEntries(people.flatMap(({ name, side }) => (side === null ? [] : [[name, toldOf(side)]])));
}

/** What was heard or redacted is not read again. */
export function turnsToRead(
  { transcript_segments, reading, redaction }: FullAnalysisRow,
  isHeard: boolean,
): TurnsSource | null {
  if (transcript_segments === null) return null;
  const countAs = redaction !== null ? 'redacted' : isHeard ? 'segments' : 'readBefore';
  return { row: { transcript_segments, reading }, countAs };
}

/** The sides that a person has set; null where nobody has. */
export function handOf(row: Pick<FullAnalysisRow, 'reading' | 'participants'>): HandSides | null {
  const sides = readBlock('reading', readJson(row.reading))?.sides;
  const people = readBlock('participants', readJson(row.participants));
  if (sides?.by !== 'hand' || sides.setAt === null || !people) return null;
  return { sides: people.map(({ name, side }) => [name, side as ConversationSide | null]), setAt: sides.setAt };
}

/** What takes the place of an earlier judgement. */
export interface JudgedAnew {
  columns: JudgedColumns;
  blocks: JudgementBlocks;
}

export function judgedAnew(result: AnalysisResult, now: number): JudgedAnew {
  const { transcript: _, ...blocks } = result.blocks;
  const columns = {
    updated_at: now,
    display_score: result.displayScore,
    score: result.score,
    interaction_score: result.interactionScore,
    interaction_type: result.interactionType,
    interaction_type_source: result.interactionTypeSource,
    summary: result.summary,
  };
  return { columns, blocks };
}

/** Thrown within the transaction, so that nothing of it stays: what was judged is no longer what is stored. */
export class ChangedMeanwhile extends Error {}

/** Locks it in the transaction, and gives it as it is by then, without words. Throws 404 where it is gone, ChangedMeanwhile where something that it was judged by has changed. */
export async function lockAsJudged(tx: Queries, row: FullAnalysisRow): Promise<FullAnalysisRow> {
  await lockAnalysis(tx, row.company_id, row.id);
  const present = await analysisWithoutWords(tx, row.company_id, row.id);
  if (!present) throw earshotError('analysisNotFound');
  const isSame = (['status', 'participants', 'reading', 'salesperson_id', 'client_name'] as const).every(
    (column) => present[column] === row[column],
  );
  if (!isSame || lastTypeChange(present) !== lastTypeChange(row)) throw new ChangedMeanwhile();
  return present;
}

/** When the type was changed last. */
export const lastTypeChange = ({ review }: Pick<FullAnalysisRow, 'review'>): string | null =>
  readReviewRecord(readJson(review))?.typeChanges?.at(-1)?.changedAt ?? null;

/** Stores megabytes of turns before the transaction that `save` opens, and gives them up where it fails. */
export async function storingTurns<T>(
  row: FullAnalysisRow,
  { blocks }: JudgedAnew,
  { db, now }: Pick<Service, 'db' | 'now'>,
  save: (segmentsSet: string | null) => Promise<T>,
): Promise<T> {
  const written = blocks.transcript_segments ?? null;
  if (written === null || !isLarge({ transcript: '', transcript_segments: written })) return save(null);
  const guard = {
    where: "company_id = ? AND id = ? AND status = 'completed'",
    values: [row.company_id, row.id],
  };
  const segmentsSet = await storePieces(db, row.id, written, guard, now());
  if (segmentsSet === null) throw new ChangedMeanwhile();
  return save(segmentsSet).catch(async (error: unknown) => {
    await giveUpPieces(db, row.id, segmentsSet);
    throw error;
  });
}

/** Saves the new judgement of `present`, which is locked, with what people have said of it. `weights` are today's of the type, for rows of before they were stored. */
export async function saveAnew(
  tx: Queries,
  present: FullAnalysisRow,
  after: JudgedAnew,
  { weights = {}, change = null }: { weights?: ScoreBasis['weights']; change?: Omit<TypeChange, 'from' | 'to'> | null },
  segmentsSet: string | null,
): Promise<Pick<FullAnalysisRow, 'display_score' | 'score' | 'interaction_score' | 'review'>> {
  const again = reviewedAnew(present, after, weights, change);
  for (const outcome of again.outcomes) await keepOutcome(tx, outcome);
  await deleteJudgements(tx, present.id);
  const updated_at = laterThan(present.updated_at, after.columns.updated_at);
  const columns = { ...after.columns, ...again.columns, updated_at };
  const blocks = { ...after.blocks, ...again.blocks };
  const target = { companyId: present.company_id, id: present.id };
  if (!(await saveJudgedAnew(tx, target, columns, blocks, segmentsSet))) throw new ChangedMeanwhile();
  const { display_score, score, interaction_score } = columns;
  return { display_score, score, interaction_score, review: again.blocks.review ?? null };
}
