// From a held, inserted row to a completed or failed one; what the row says and what was paid always agree (D15, D23, D24).
import { type AnalysisRecord, EarshotError, earshotError, officialScore } from '@earshot/core';
import type { AnalysisContent } from '@earshot/engine';
import type { Caller } from '../operations/handler.ts';
import { completeRow, failRow, type NewAnalysis } from '../records/analyses.ts';
import { fullAnalysisById, updateDocument } from '../records/analysis-documents.ts';
import { isKeyActive } from '../records/api-keys.ts';
import { appendEntry, releaseHold } from '../records/credits.ts';
import { newId } from '../records/ids.ts';
import type { Service } from '../service.ts';
import type { AnalysisRequest } from './analyser.ts';
import { storedBlocks, toRecord } from './stored.ts';

export interface RunningAnalysis {
  row: NewAnalysis;
  request: AnalysisRequest;
}

/** Makes an answer of the completed analysis. */
export type Present<Output> = (record: AnalysisRecord, shareToken: string) => Output;

type Failure = { errorSource: 'analysis' | 'key_revoked' | 'internal'; errorDetail: string };

/** Analyses and completes; when anything fails the row is `failed`, its hold released, and the error thrown on. */
export async function runAnalysis<Output>(
  running: RunningAnalysis,
  caller: Caller,
  service: Service,
  present: Present<Output>,
): Promise<Output> {
  try {
    const content = await service.analyser.analyse(running.request);
    if (content.droppedQuotes > 0) {
      service.log.info(
        { analysisId: running.row.id, droppedQuotes: content.droppedQuotes },
        'quotes that do not stand in the transcript were dropped',
      );
    }
    if (caller.keyId !== null && !(await isKeyActive(service.db, caller.keyId, service.now()))) {
      throw new AnalysisFailure(
        { errorSource: 'key_revoked', errorDetail: 'The API key was revoked meanwhile.' },
        earshotError('apiKeyInvalid'),
      );
    }
    return await complete(running, content, caller, service, present);
  } catch (error) {
    await fail(running, error, service);
    throw error instanceof AnalysisFailure ? error.cause : error;
  }
}

class AnalysisFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, cause: unknown) {
    super(failure.errorDetail, { cause });
    this.failure = failure;
  }
}

/** The one transaction: save, debit, release the hold, remember the answer. */
async function complete<Output>(
  { row }: RunningAnalysis,
  content: AnalysisContent,
  caller: Caller,
  service: Service,
  present: Present<Output>,
): Promise<Output> {
  const now = service.now();
  return service.db.transaction(async (tx) => {
    const completed = await completeRow(tx, row.id, row.runner_id, {
      now,
      display_score: officialScore(content),
      score: content.score,
      interaction_score: content.interactionScore,
      interaction_type: content.interactionType,
      interaction_type_source: content.interactionTypeSource,
      language: content.language,
      summary: content.summary,
      tokens_used: content.tokensUsed,
      cost: content.cost,
    });
    if (!completed) throw new Error(`analysis ${row.id} is no longer this process's`);
    await updateDocument(tx, row.id, storedBlocks(content));
    await appendEntry(tx, {
      id: newId().id,
      company_id: row.company_id,
      kind: 'analysis',
      hundredths: -row.held_hundredths,
      analysis_id: row.id,
      reference: null,
      created_at: now,
    });
    await releaseHold(tx, row.company_id, row.held_hundredths);
    const output = present(toRecord((await fullAnalysisById(tx, row.company_id, row.id))!), row.share_token);
    await caller.settle?.(tx, output);
    return output;
  });
}

async function fail({ row }: RunningAnalysis, error: unknown, service: Service): Promise<void> {
  const { errorSource, errorDetail } = failureOf(error);
  await service.db.transaction(async (tx) => {
    const failed = await failRow(tx, row.id, row.runner_id, { now: service.now(), errorSource, errorDetail });
    if (failed) await releaseHold(tx, row.company_id, row.held_hundredths);
  });
}

/** A short text without transcript content: the reason of an unexpected error is only in the log. */
function failureOf(error: unknown): Failure {
  if (error instanceof AnalysisFailure) return error.failure;
  if (error instanceof EarshotError) return { errorSource: 'analysis', errorDetail: error.message };
  return { errorSource: 'internal', errorDetail: 'The analysis failed unexpectedly.' };
}
