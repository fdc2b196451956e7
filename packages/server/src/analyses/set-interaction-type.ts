// The type that a person changes: the stored conversation is judged again by it, and what people said of criteria that both types have stays (docs/decisions/coaching.md#type-changed).
import { earshotError, type RescoredAnalysis, requireOneMinute, toTimestamp } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import { lockPresent, requirePresent } from '../accounts/present-people.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { type FullAnalysisRow, wholeAnalysis } from '../records/analysis-documents.ts';
import { balanceMinutes } from '../records/credits.ts';
import { readJson } from '../records/json-text.ts';
import type { Caller, Service } from '../service.ts';
import { analyseLogged } from './analyse-logged.ts';
import { isVisible } from './analysis-for-caller.ts';
import {
  ChangedMeanwhile,
  handOf,
  judgedAnew,
  lastTypeChange,
  lockAsJudged,
  requestFromRow,
  saveAnew,
  storingTurns,
} from './judge-anew.ts';
import { minutesToJudge } from './minutes-to-judge.ts';
import { requestedType } from './requested-type.ts';
import { paidWork, type Settle } from './trial-credits.ts';

export interface WantedType {
  id: string;
  interactionType: string;
  /** When the type was changed last, as far as the caller knows. */
  replaces: string | null;
}

/** An analysis that can be scored again. Throws 404 for what the caller does not see, 403 for a supervisor's own, 409 where it is not completed or its words are gone. */
export async function rescorable(id: string, caller: Caller, { db }: Pick<Service, 'db'>): Promise<FullAnalysisRow> {
  const row = await wholeAnalysis(db, caller.companyId, id);
  if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
  // People who are judged do not choose the criteria.
  if (caller.role === 'supervisor' && row.salesperson_id === caller.userId) throw earshotError('typeOfOwn');
  if (row.status !== 'completed') throw earshotError('typeNotSettable');
  if (row.transcript === '') throw earshotError('typeWithoutTranscript');
  return row;
}

/** Judges it while the caller waits. Throws also 400 for the type, 409 where somebody has changed it since, 403 where a model is asked and the balance is too low, 422. */
export async function setInteractionType(
  wanted: WantedType,
  caller: Caller,
  service: Service,
): Promise<RescoredAnalysis> {
  const row = await changeable(wanted, caller, service);
  await requestedType(service.db, row.company_id, wanted.interactionType);
  if (!service.isModelAsked) return untilSaved(row, wanted, caller, service, null);
  requireOneMinute(await balanceMinutes(service.db, row.company_id));
  const minutes = await minutesToJudge(row, service);
  return paidWork(row.company_id, minutes, service, async (settle) => ({
    ...(await untilSaved(row, wanted, caller, service, settle)),
    minutes,
  }));
}

async function changeable(wanted: WantedType, caller: Caller, service: Service): Promise<FullAnalysisRow> {
  const row = await rescorable(wanted.id, caller, service);
  if (lastTypeChange(row) !== wanted.replaces) throw earshotError('typeChangedMeanwhile');
  return row;
}

async function untilSaved(
  first: FullAnalysisRow,
  wanted: WantedType,
  caller: Caller,
  service: Service,
  settle: Settle | null,
): Promise<RescoredAnalysis> {
  for (let row = first; ; row = await changeable(wanted, caller, service)) {
    try {
      return await scoreOnce(row, wanted.interactionType, caller, service, settle);
    } catch (error) {
      // Somebody has set the sides, for instance: they are the ones to judge by.
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

async function scoreOnce(
  row: FullAnalysisRow,
  key: string,
  caller: Caller,
  service: Service,
  settle: Settle | null,
): Promise<RescoredAnalysis> {
  const { db } = service;
  const { id, company_id: companyId } = row;
  const type = await requestedType(db, companyId, key);
  const request = requestFromRow(row, { ...type, candidates: [] }, handOf(row));
  const result = await analyseLogged(id, { companyId, isWaitedFor: true }, request, service);
  const now = service.now();
  const { columns, blocks } = judgedAnew(result, now);
  const before = lastTypeChange(row);
  // Two changes within a millisecond are told apart.
  const changedAt = toTimestamp(Math.max(now, before === null ? 0 : Date.parse(before) + 1));
  const saved = await storingTurns(row, { columns, blocks }, service, (segmentsSet) =>
    db.transaction(async (tx) => {
      const { name } = requirePresent(await lockPresent(tx, companyId, [caller.userId]), caller.userId);
      const present = await lockAsJudged(tx, row);
      const spent = { tokens_used: present.tokens_used + result.tokensUsed, cost: present.cost + result.cost };
      const change = {
        changedAt,
        changedBy: caller.userId,
        changedByName: name,
        scoreBefore: present.display_score,
      };
      const after = { columns: { ...columns, ...spent }, blocks };
      const kept = await saveAnew(tx, present, after, { change }, segmentsSet);
      await settle?.(tx, { kind: 'rescoring', analysis_id: id });
      const details = { from: present.interaction_type, to: columns.interaction_type };
      await recordDeed(tx, caller, { kind: 'analysis.typeChanged', subjectId: id, details }, now);
      return kept;
    }),
  );
  service.log.info({ analysisId: id, userId: caller.userId, keyId: caller.keyId }, 'an analysis was scored again');
  return {
    id,
    // A type of the company's may stand in for the one that was named.
    interactionType: columns.interaction_type ?? key,
    displayScore: saved.display_score,
    score: saved.score,
    interactionScore: saved.interaction_score,
    minutes: 0,
    // It has the change itself.
    review: readBlock('review', readJson(saved.review))!,
  };
}
