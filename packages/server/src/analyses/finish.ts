// The transactions that end an analysis: what the row says and what was paid always agree (docs/decisions/minutes.md#d23, docs/decisions/creation.md#d24, #d37).
import { type AnalysisOrigin, autoRetryDelayMs, type CreatedRecord, type DestinationRole } from '@earshot/core';
import { renderEnvelope } from '@earshot/core/views';
import { notifyOfFailure } from '../mail/failure-notices.ts';
import { queueAlertCheck } from '../records/alert-settings.ts';
import {
  type Completion,
  completeRow,
  type Dependency,
  type Failure,
  type Fence,
  failRow,
  requeueRow,
} from '../records/analyses.ts';
import {
  analysisWithoutWords,
  audioStorageKey,
  fullAnalysisById,
  updateDocument,
  WordsGone,
} from '../records/analysis-documents.ts';
import { textOf, toRecord } from '../records/analysis-record.ts';
import { claimGuard, isLarge, storePieces } from '../records/analysis-words.ts';
import { setClientName } from '../records/client-name.ts';
import { appendEntry, releaseHold } from '../records/credits.ts';
import type { Queries } from '../records/database.ts';
import { deleteRow } from '../records/erasures.ts';
import { newId } from '../records/ids.ts';
import { trendMeasures } from '../records/trend-measures.ts';
import { keepOutcome } from '../records/trends.ts';
import { releaseRecording } from '../records/uploads.ts';
import type { Service } from '../service.ts';
import type { AnalysisResult } from '../threads/analysis-result.ts';
import { noteQueued, queueDeliveries } from '../webhooks/queue.ts';
import { claimLossError } from './claim-loss.ts';
import { eventBodies, failureBodies } from './event-bodies.ts';
import { type AudioColumns, playbackUrl } from './playback.ts';

/** An analysis that this process is working on: its row's fence, and what is held for it. */
export interface ClaimedAnalysis extends Fence {
  company_id: string;
  held_hundredths: number;
}

/** The one transaction: save, debit, release the hold, queue the event; `also` runs in it, and stores megabytes of a large one where the answer is kept; `clientName` is what the client was called by in it. Throws when the row is no longer this process's, 404 when it was erased. */
export async function completeAnalysis<T>(
  claimed: ClaimedAnalysis & AudioColumns,
  judged: AnalysisResult,
  service: Service,
  also: (tx: Queries, record: CreatedRecord) => Promise<T>,
  { clientName, isAnswerKept = false }: { clientName: string | null | undefined; isAnswerKept?: boolean },
): Promise<T> {
  const now = service.now();
  let queued = 0;
  const audioUrl = await playbackUrl(claimed, service);
  const { blocks } = judged;
  const { outcome, ...measures } = trendMeasures(blocks);
  const completion: Completion = {
    now,
    display_score: judged.displayScore,
    score: judged.score,
    interaction_score: judged.interactionScore,
    interaction_type: judged.interactionType,
    interaction_type_source: judged.interactionTypeSource,
    language: judged.language,
    summary: judged.summary,
    tokens_used: judged.tokensUsed,
    cost: judged.cost,
    ...measures,
  };
  const bodies = isLarge(blocks) ? await eventBodies(claimed, completion, blocks, audioUrl, service) : null;
  // Pieces are stored before the transaction, unseen, so that others wait for one piece at a time.
  const segmentsSet =
    bodies && blocks.transcript_segments !== null
      ? await storePieces(service.db, claimed.id, blocks.transcript_segments, claimGuard(claimed), now)
      : null;
  // In the thread for large work, each statement waits for two threads and everybody waits for the transaction, so only megabytes go there.
  const isMuch = bodies?.isAny || (bodies !== null && isAnswerKept);
  const result = await (isMuch ? service.db.large : service.db).transaction(async (tx) => {
    if (outcome) await keepOutcome(tx, outcome);
    if (!(await completeRow(tx, claimed, completion))) throw await claimLossError(tx, claimed.company_id, claimed.id);
    if (!(await updateDocument(tx, claimed.id, blocks, segmentsSet))) throw new WordsGone(claimed.id);
    const debit = {
      id: newId().id,
      company_id: claimed.company_id,
      kind: 'analysis',
      hundredths: -claimed.held_hundredths,
      analysis_id: claimed.id,
      reference: null,
      created_at: now,
    } as const;
    await appendEntry(tx, debit, claimed.held_hundredths);
    const readRow = async () =>
      (await (bodies ? analysisWithoutWords : fullAnalysisById)(tx, claimed.company_id, claimed.id))!;
    let row = await readRow();
    if (row.client_name !== (clientName ?? null)) {
      // Somebody corrected the name meanwhile.
      await setClientName(tx, { ...row, client_name: clientName ?? null }, row.client_name, now);
      row = await readRow();
    }
    const record = toRecord(row);
    const render = bodies
      ? (role: DestinationRole) => bodies.of(role, row)
      : (role: DestinationRole) => renderEnvelope(role, record, audioUrl);
    queued = await queueDeliveries(tx, record, row.trigger, now, render);
    await queueAlertCheck(tx, claimed.company_id, claimed.id, now);
    return also(tx, { ...record, transcript: textOf(blocks.transcript) });
  });
  service.metrics.analyses.inc({ outcome: 'completed' });
  noteQueued(service, queued);
  return result;
}

/**
 * Fails the row, releases its hold, gives its recording back as an unused upload, since nobody paid for it, and queues the event for who
 * asks for it (docs/decisions/webhooks.md#d70-failed). Nothing happens to a row that is no longer this process's.
 */
export async function failAnalysis(claimed: ClaimedAnalysis, failure: Failure, service: Service): Promise<void> {
  const { id, company_id } = claimed;
  const now = service.now();
  let queued = 0;
  // An analysis must come to its end even when its event cannot be made.
  const event = await failureBodies(claimed, failure, now, service).catch((error: unknown) => {
    service.log.error({ err: error, analysisId: id }, 'the event of a failed analysis could not be made');
    return null;
  });
  await service.db.transaction(async (tx) => {
    queued = 0;
    if (!(await failRow(tx, claimed, failure, now))) return;
    service.metrics.analyses.inc({ outcome: failure.errorSource });
    await releaseHold(tx, company_id, claimed.held_hundredths);
    const storage_key = await audioStorageKey(tx, id);
    if (storage_key !== null) {
      await releaseRecording(tx, { storage_key, company_id }, now);
      await notifyOfFailure(tx, company_id, { kind: 'recordingFailed', subjectId: id }, now);
    }
    if (event) queued = await queueDeliveries(tx, toRecord(event.row), event.row.trigger, now, event.body);
  });
  noteQueued(service, queued);
}

/**
 * Releases the hold and removes the row, as if it had never been asked for (docs/decisions/creation.md#d56); `also` runs in the transaction.
 * Null, and nothing done, when the row is no longer this process's.
 */
export async function withdrawAnalysis<T>(
  claimed: ClaimedAnalysis,
  service: Service,
  also: (tx: Queries) => Promise<T>,
): Promise<T | null> {
  return service.db.transaction(async (tx) => {
    if (!(await deleteRow(tx, claimed))) return null;
    service.metrics.analyses.inc({ outcome: 'audio' });
    await releaseHold(tx, claimed.company_id, claimed.held_hundredths);
    return also(tx);
  });
}

const deferredMs = 60_000;

/** Puts an asynchronous one back in the queue with its hold, for a while in which this machine cannot work on it. */
export async function deferAnalysis(claimed: ClaimedAnalysis, service: Service): Promise<void> {
  const now = service.now();
  await requeueRow(service.db, claimed, { now, runAfter: now + deferredMs, retries: 0 });
}

const longestWaitMs = 60 * 60_000;

/** The wait after `waitCount` waits in a row: 30 s, doubled each time, at most an hour. */
const waitMs = (waitCount: number) => Math.min(30_000 * 2 ** Math.min(waitCount, 16), longestWaitMs);

/** Puts what was collected back in the queue with its hold, until what it needs answers again, for as long as it takes (docs/decisions/creation.md#waiting). */
export async function awaitAnalysis(
  claimed: ClaimedAnalysis & { wait_count: number },
  waitingFor: Dependency,
  service: Service,
): Promise<void> {
  const now = service.now();
  const runAfter = now + waitMs(claimed.wait_count);
  await requeueRow(service.db, claimed, { now, runAfter, retries: 0, waits: 1, waitingFor });
}

/** A recording that kills each process must come to its end: after this many waits, each death is a retry. */
const mostOutlived = 8;

/** Continues an analysis whose process died. A collected one survives several such deaths, because nobody sends it again (docs/decisions/creation.md#waiting). */
export async function resumeAnalysis(
  claimed: ClaimedAnalysis & { auto_retry_count: number; wait_count: number; trigger: AnalysisOrigin },
  failure: Failure,
  service: Service,
): Promise<void> {
  const { trigger, wait_count: waitCount } = claimed;
  if (trigger !== 'scheduled_collection' || waitCount >= mostOutlived) return retryAnalysis(claimed, failure, service);
  const now = service.now();
  await requeueRow(service.db, claimed, { now, runAfter: now + waitMs(waitCount), retries: 0, waits: 1 });
}

/** After a failure of ours: puts an asynchronous one back in the queue with its hold, or fails it after the last retry (docs/decisions/creation.md#d37). */
export async function retryAnalysis(
  claimed: ClaimedAnalysis & { auto_retry_count: number },
  failure: Failure,
  service: Service,
): Promise<void> {
  const delayMs = autoRetryDelayMs(claimed.auto_retry_count);
  if (delayMs === null) return failAnalysis(claimed, failure, service);
  const now = service.now();
  await requeueRow(service.db, claimed, { now, runAfter: now + delayMs, retries: 1 });
}
