// Sides that a person sets: who is named is put on a side, and measures and scores follow, without a model (docs/decisions/analysis-fields.md#sides-by-hand).
import { type ConversationSide, EarshotError, earshotError, officialScore } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import { recordDeed } from '../audit/record-deed.ts';
import { analysisWithoutWords, type FullAnalysisRow, wholeAnalysis } from '../records/analysis-documents.ts';
import { readJson } from '../records/json-text.ts';
import { judgedByOf } from '../records/judging-engine.ts';
import type { Caller, Service } from '../service.ts';
import type { AnalysisRequest } from '../threads/analysis-tasks.ts';
import { isVisible } from './analysis-for-caller.ts';
import {
  ChangedMeanwhile,
  type JudgedAnew,
  judgedAnew,
  lockAsJudged,
  requestFromRow,
  saveAnew,
  storingTurns,
} from './judge-anew.ts';
import { type RequestedType, requestedType } from './requested-type.ts';
import { judgedOf } from './review.ts';

export interface NamedSide {
  speaker: string;
  side: ConversationSide | null;
}

/** The row as it is afterwards, without words. Throws 404, 400 for names, 409 where there is nothing to set, or a model's verdicts would be lost. */
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
      return (await analysisWithoutWords(service.db, caller.companyId, id)) ?? notFound();
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
  const people = readBlock('participants', readJson(row.participants));
  if (row.status !== 'completed' || !people?.length || row.transcript === '') throw earshotError('sidesNotSettable');
  const now = service.now();
  const type = await typeOf(row, service);
  const given = { ...type, definition: row.interaction_type_source === 'manual' ? type.definition : null };
  const hand = { sides: sidesAfter(people, named), setAt: new Date(now).toISOString() };
  const after = await resultOf(row, requestFromRow(row, given, hand), type, service, now);
  const weights = Object.fromEntries(type.definition?.criteria.map((each) => [each.key, each.weight]) ?? []);
  await storingTurns(row, after, service, (segmentsSet) =>
    db.transaction(async (tx) => {
      await saveAnew(tx, await lockAsJudged(tx, row), after, { weights }, segmentsSet);
      await recordDeed(tx, caller, { kind: 'analysis.sidesSet', subjectId: row.id }, now);
    }),
  );
}

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
  return requestedType(db, row.company_id, key, 'analysis').catch((error: unknown) => {
    if (error instanceof EarshotError && error.key === 'interactionTypeUnknown')
      return requestedType(db, row.company_id, undefined);
    throw error;
  });
}

async function resultOf(
  row: FullAnalysisRow,
  request: AnalysisRequest,
  { definition }: RequestedType,
  { analyser }: Service,
  now: number,
): Promise<JudgedAnew> {
  const owner = { companyId: row.company_id, isWaitedFor: true };
  const judgedBy = judgedByOf(row);
  if (judgedBy === 'offline') return judgedAnew(await analyser.judgeSides(owner, request), now);
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
