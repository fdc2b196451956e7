// The queue of asynchronous analyses: the row is the job, claimed by any process with its runner's lease and a fence (docs/decisions/creation.md#d37), company by company.
import { EarshotError } from '@earshot/core';
import type { PendingRow } from '../records/analyses.ts';
import { type FullAnalysisRow, wholeAnalysis } from '../records/analysis-documents.ts';
import { claimNext, dueCompanies } from '../records/analysis-queue.ts';
import type { Service } from '../service.ts';
import { NoRoomError } from '../storage/storage.ts';
import { analyseLogged } from './analyse-logged.ts';
import { completeAnalysis, deferAnalysis, failAnalysis, retryAnalysis } from './finish.ts';
import { requestedType } from './requested-type.ts';
import { failureOf } from './run.ts';
import { savedSegments, transcribeFromStorage } from './transcription.ts';

const pollMs = 1_000;

export interface Queue {
  /** Looks for work now instead of at the next poll. */
  wake(): void;
  /** Claims nothing more, and waits for what is running. */
  stop(): Promise<void>;
}

/** Works on as many queued analyses as the analyser has room for, and on no more of one company than it may have. */
export function startQueue(service: Service): Queue {
  const { capacity, mostPerCompany } = service.analyser;
  const running = new Map<Promise<void>, PendingRow>();
  let isStopped = false;
  let isAwaited = false;
  let claiming: Promise<void> | null = null;

  const work = (row: PendingRow) => {
    const done = service.runner
      .holding(row.id, () => runQueued(row, service))
      .finally(() => {
        running.delete(done);
        wake();
      });
    running.set(done, row);
  };
  const hasRoom = () => !isStopped && running.size < capacity;
  const hasItsShare = (companyId: string) =>
    [...running.values()].filter((row) => row.company_id === companyId).length >= mostPerCompany;

  /** One row of each company whose turn it is; false when nothing more can be had. */
  async function claimRound(): Promise<boolean> {
    const { db, runner } = service;
    const now = service.now();
    // Those that have their share stand among the first.
    const due = await dueCompanies(db, now, capacity);
    let isAny = false;
    for (const companyId of due.filter((id) => !hasItsShare(id))) {
      if (!hasRoom()) return false;
      const row = await claimNext(db, runner.id, companyId, now);
      if (row) work(row);
      isAny ||= row !== undefined;
    }
    return isAny;
  }

  const claim = async () => {
    try {
      do isAwaited = false;
      while (hasRoom() && ((await claimRound()) || isAwaited));
    } catch (error) {
      service.log.warn({ err: error }, 'no queued analyses could be claimed');
    } finally {
      claiming = null;
    }
  };
  /** While it looks already, it looks once more: what woke it may have come too late to be seen. */
  const wake = () => {
    isAwaited = true;
    if (hasRoom()) claiming ??= claim();
  };
  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await claiming;
      await Promise.all(running.keys());
    },
  };
}

/** One claimed row, to its end: completed, failed for its content, or back in the queue for a failure of ours. Never throws. */
async function runQueued(row: PendingRow, service: Service): Promise<void> {
  try {
    const stored = await wholeAnalysis(service.db, row.company_id, row.id);
    if (!stored) return;
    // A type that was deactivated after the request still judges it.
    const type = await requestedType(service.db, row.company_id, stored.interaction_type ?? undefined, {
      allowInactive: true,
    });
    const names = { salespersonName: stored.salesperson_name, clientName: stored.client_name };
    const request = { ...(await wordsOf(stored, service)), ...type, ...names };
    const owner = { companyId: row.company_id, isWaitedFor: false };
    const judged = await analyseLogged(row.id, owner, request, service);
    const { audio_storage_key, audio_container } = stored;
    await completeAnalysis({ ...row, audio_storage_key, audio_container }, judged, service, async () => undefined);
  } catch (error) {
    await end(row, error, service).catch((reason) =>
      service.log.error({ err: reason, analysisId: row.id }, 'analysis not ended'),
    );
  }
}

/** Transcript and segments: as they were given, as an earlier try has heard them, or heard now. */
async function wordsOf(stored: FullAnalysisRow, service: Service) {
  if (stored.transcript !== '' || stored.audio_storage_key === null) {
    const segments = stored.audio_storage_key === null ? null : savedSegments(stored);
    return { transcript: stored.transcript, ...(segments && { segments }) };
  }
  const { id, company_id: companyId, audio_language: language } = stored;
  return transcribeFromStorage({ id, companyId, language }, stored.audio_storage_key, service);
}

function end(row: PendingRow, error: unknown, service: Service): Promise<void> {
  if (error instanceof EarshotError) return failAnalysis(row, failureOf(error), service);
  // It waits for room as for its turn: no try that failed.
  if (error instanceof NoRoomError) return deferAnalysis(row, service);
  service.log.warn({ err: error, analysisId: row.id, autoRetryCount: row.auto_retry_count }, 'queued analysis failed');
  return retryAnalysis(row, failureOf(error), service);
}
