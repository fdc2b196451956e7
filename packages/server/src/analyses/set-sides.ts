// Sides that a person sets: who is named is put on a side, and measures and scores follow, without a model (docs/decisions/analysis-fields.md#sides-by-hand).
import { type ConversationSide, EarshotError, earshotError, officialScore } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import type { RawTranscript } from '@earshot/engine';
import { recordDeed } from '../audit/record-deed.ts';
import { type FullAnalysisRow, wholeAnalysis } from '../records/analysis-documents.ts';
import { type SidesColumns, saveSides } from '../records/analysis-sides.ts';
import { giveUpPieces, isLarge, storePieces } from '../records/analysis-words.ts';
import { readJson } from '../records/json-text.ts';
import { keepOutcome } from '../records/trends.ts';
import type { Caller, Service } from '../service.ts';
import type { AnalysisRequest } from '../threads/analysis-tasks.ts';
import { isVisible } from './analysis-for-caller.ts';
import { readOfTurns } from './read-of-turns.ts';
import { type RequestedType, requestedType } from './requested-type.ts';
import { judgedOf, reviewedAnew } from './review.ts';

export interface NamedSide {
  speaker: string;
  side: ConversationSide | null;
}

/** Thrown within the transaction, so that nothing of it stays. */
class ChangedMeanwhile extends Error {}

/** The row as it is afterwards. Throws 404, 400 for names, 409 where there is nothing to set, or a model's verdicts would be lost. */
export async function setSides(
  id: string,
  named: readonly NamedSide[],
  caller: Caller,
  service: Service,
): Promise<FullAnalysisRow> {
  for (;;) {
    const row = await wholeAnalysis(service.db, caller.companyId, id);
    if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
    try {
      await setOnce(row, named, caller, service);
      service.log.info({ analysisId: id, userId: caller.userId, keyId: caller.keyId }, 'sides were set by hand');
      return (await wholeAnalysis(service.db, caller.companyId, id)) ?? notFound();
    } catch (error) {
      // Somebody was faster: their sides are the ones to begin with.
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

const notFound = () => {
  throw earshotError('analysisNotFound');
};

async function setOnce(
  row: FullAnalysisRow,
  named: readonly NamedSide[],
  caller: Caller,
  service: Service,
): Promise<void> {
  const { db } = service;
  const { participants: before } = row;
  const people = readBlock('participants', readJson(before));
  const reading = readBlock('reading', readJson(row.reading));
  if (row.status !== 'completed' || before === null || !people?.length || row.transcript === '')
    throw earshotError('sidesNotSettable');
  const now = service.now();
  const type = await typeOf(row, service);
  const isHeard = reading ? reading.form === 'recording' : row.audio_storage_key !== null;
  const read = readOfTurns(row);
  const request: AnalysisRequest = {
    transcript: row.transcript,
    definition: row.interaction_type_source === 'manual' ? type.definition : null,
    candidates: type.candidates,
    salespersonName: row.salesperson_name,
    clientName: row.client_name,
    language: row.language,
    hand: { sides: sidesAfter(people, named), setAt: new Date(now).toISOString() },
    channels: isHeard && reading?.warnings.includes('duplicated_channels') ? 'alike' : null,
    ...(read && wordsFor(read, isHeard, row)),
  };
  const after = await resultOf(row, request, type, service, now);
  const weights = Object.fromEntries(type.definition?.criteria.map((each) => [each.key, each.weight]) ?? []);
  const again = reviewedAnew(row, after, weights);
  const written = after.blocks.transcript_segments ?? null;
  const segmentsSet =
    written !== null && isLarge({ transcript: '', transcript_segments: written })
      ? await storePieces(db, row.id, written, completedGuard(row), now)
      : null;
  const saving = db.transaction(async (tx) => {
    if (again.outcome) await keepOutcome(tx, again.outcome);
    const target = { companyId: row.company_id, id: row.id, before, review: row.review };
    const blocks = { ...after.blocks, ...again.blocks };
    if (!(await saveSides(tx, target, { ...after.columns, ...again.columns }, blocks, segmentsSet)))
      throw new ChangedMeanwhile();
    await recordDeed(tx, caller, { kind: 'analysis.sidesSet', subjectId: row.id }, now);
  });
  await saving.catch(async (error: unknown) => {
    if (segmentsSet !== null) await giveUpPieces(db, row.id, segmentsSet);
    throw error;
  });
}

/** What was heard or redacted is not read again. */
function wordsFor(read: RawTranscript, isHeard: boolean, { redaction }: FullAnalysisRow): Partial<AnalysisRequest> {
  if (redaction !== null) return { redacted: read };
  return isHeard ? { segments: read.segments } : { readBefore: read };
}

const completedGuard = ({ company_id, id }: FullAnalysisRow) => ({
  where: "company_id = ? AND id = ? AND status = 'completed'",
  values: [company_id, id],
});

/** Everybody's side: as it is, but for those who are named. */
function sidesAfter(people: readonly { name: string; side: ConversationSide | null }[], named: readonly NamedSide[]) {
  const sides = new Map(people.map(({ name, side }) => [name, side]));
  const seen = new Set<string>();
  for (const { speaker, side } of named) {
    if (!sides.has(speaker)) throw earshotError('speakerUnknown', speaker);
    if (seen.has(speaker)) throw earshotError('speakerRepeated', speaker);
    seen.add(speaker);
    sides.set(speaker, side);
  }
  return [...sides];
}

/** The type that judged, also where it is deactivated; none where it is gone. */
async function typeOf(row: FullAnalysisRow, { db }: Service): Promise<RequestedType> {
  const key = row.interaction_type ?? undefined;
  return requestedType(db, row.company_id, key, { allowInactive: true }).catch((error: unknown) => {
    if (error instanceof EarshotError && error.key === 'interactionTypeUnknown')
      return requestedType(db, row.company_id, undefined);
    throw error;
  });
}

type Unchanged = Omit<SidesColumns, 'attendant_talk_pct' | 'interruptions_per_ten_min' | 'outcome_id' | 'contested_at'>;

async function resultOf(
  row: FullAnalysisRow,
  request: AnalysisRequest,
  { definition }: RequestedType,
  { analyser }: Service,
  now: number,
): Promise<{
  columns: Unchanged;
  blocks: Parameters<typeof saveSides>[3] & { interaction_scorecard?: string | null };
}> {
  const owner = { companyId: row.company_id, isWaitedFor: true };
  const reading = readBlock('reading', readJson(row.reading));
  // An analysis of before the field, which cost tokens or money, was judged by a model.
  const judgedBy = reading?.judgedBy ?? (row.tokens_used > 0 || row.cost > 0 ? 'model' : 'offline');
  if (judgedBy === 'offline') {
    const judged = await analyser.judgeSides(owner, request);
    const { transcript: _, ...blocks } = judged.blocks;
    const columns = {
      updated_at: now,
      display_score: judged.displayScore,
      score: judged.score,
      interaction_score: judged.interactionScore,
      interaction_type: judged.interactionType,
      interaction_type_source: judged.interactionTypeSource,
      summary: judged.summary,
    };
    return { columns, blocks };
  }
  const judgedBlocks = judgedOf(row, {})?.blocks;
  const scorecard = judgedBlocks?.interactionScorecard ?? null;
  const indicators = judgedBlocks
    ? judgedBlocks.universalIndicators
    : readBlock('universalIndicators', readJson(row.universal_indicators));
  const score = judgedBlocks ? judgedBlocks.score : row.score;
  const kept = { judgedBy, score, scorecard, indicators, definition };
  const measured = await analyser.measureSides(owner, request, kept);
  const columns = {
    updated_at: now,
    display_score: officialScore(measured),
    score: measured.score,
    interaction_score: measured.interactionScore,
    interaction_type: row.interaction_type,
    interaction_type_source: row.interaction_type_source,
    summary: row.summary,
  };
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const blocks = {
    interaction_scorecard: json(measured.interactionScorecard),
    universal_indicators: json(measured.universalIndicators),
    transcript_segments: json(measured.transcriptSegments),
    participants: json(measured.participants),
    reading: json(measured.reading),
  };
  return { columns, blocks };
}
