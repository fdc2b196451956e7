// The queue of asynchronous analyses: the row is the job, claimed by any process with its runner's lease and a fence (docs/decisions/creation.md#d37), company by company.
import { EarshotError } from '@earshot/core';
import { type ClaimLoop, companiesAtLimit, type Round, startClaimLoop } from '../claim-loop.ts';
import type { PendingRow } from '../records/analyses.ts';
import { type FullAnalysisRow, wholeAnalysis } from '../records/analysis-documents.ts';
import { claimNext, dueCompanies } from '../records/analysis-queue.ts';
import type { Service } from '../service.ts';
import { NoRoomError } from '../storage/storage.ts';
import { analyseLogged } from './analyse-logged.ts';
import { type Outages, watchOutages } from './awaited.ts';
import { awaitAnalysis, completeAnalysis, deferAnalysis, failAnalysis, retryAnalysis } from './finish.ts';
import { requestedType } from './requested-type.ts';
import { failureOf } from './run.ts';
import { savedChannels, savedSegments, transcribeFromStorage } from './transcription.ts';

const pollMs = 1_000;

/** Works on as many queued analyses as the analyser has room for, and on no more of one company than it may have. */
export function startQueue(service: Service): ClaimLoop {
  const { capacity, mostPerCompany } = service.analyser;
  const outages = watchOutages();

  /** One row of each company whose turn it is. */
  async function claim({ running, hasRoom, start }: Round<PendingRow>): Promise<boolean> {
    const { db, runner } = service;
    const now = service.now();
    const served = companiesAtLimit(running, mostPerCompany);
    let isAny = false;
    // Those that have their share stand among the first.
    for (const companyId of await dueCompanies(db, now, capacity)) {
      if (served.includes(companyId)) continue;
      if (!hasRoom()) return false;
      const row = await claimNext(db, runner.id, companyId, now);
      if (row) start(row);
      isAny ||= row !== undefined;
    }
    return isAny;
  }

  return startClaimLoop({
    pollMs,
    hasRoom: (running) => running.length < capacity,
    claim,
    work: (row) => service.runner.holding(row.id, () => runQueued(row, service, outages)),
    failed: (error) => service.log.warn({ err: error }, 'no queued analyses could be claimed'),
  });
}

/** One claimed row, to its end: completed, failed for its content, or back in the queue for a failure of ours, or waiting. Never throws. */
async function runQueued(row: PendingRow, service: Service, outages: Outages): Promise<void> {
  try {
    const stored = await wholeAnalysis(service.db, row.company_id, row.id);
    if (!stored) return;
    // A type that was deactivated after the request still judges it.
    const type = await requestedType(service.db, row.company_id, stored.interaction_type ?? undefined, {
      allowInactive: true,
    });
    const names = { salespersonName: stored.salesperson_name, clientName: stored.client_name };
    const request = { ...(await wordsOf(row, stored, service, outages)), ...type, ...names };
    const owner = { companyId: row.company_id, isWaitedFor: false };
    const judged = await analyseLogged(row.id, owner, request, service);
    outages.answered('model', service.now());
    const { audio_storage_key, audio_container } = stored;
    await completeAnalysis({ ...row, audio_storage_key, audio_container }, judged, service, async () => undefined);
  } catch (error) {
    await end(row, error, service, outages).catch((reason) =>
      service.log.error({ err: reason, analysisId: row.id }, 'analysis not ended'),
    );
  }
}

/** Transcript and segments: as they were given, as an earlier try has heard them, or heard now. */
async function wordsOf(claim: PendingRow, stored: FullAnalysisRow, service: Service, outages: Outages) {
  if (stored.transcript !== '' || stored.audio_storage_key === null) {
    const segments = stored.audio_storage_key === null ? null : savedSegments(stored);
    return { transcript: stored.transcript, ...(segments && { segments, channels: savedChannels(stored) }) };
  }
  const { company_id: companyId, audio_language: language } = stored;
  const heard = await transcribeFromStorage({ claim, companyId, language }, stored.audio_storage_key, service);
  outages.answered('transcriber', service.now());
  return heard;
}

function end(row: PendingRow, error: unknown, service: Service, outages: Outages): Promise<void> {
  const awaited = outages.awaited(row, error);
  if (awaited !== null) {
    service.log.warn({ err: error, analysisId: row.id, awaited }, 'a collected recording waits');
    return awaitAnalysis(row, awaited, service);
  }
  if (error instanceof EarshotError) return failAnalysis(row, failureOf(error), service);
  // It waits for room as for its turn: no try that failed.
  if (error instanceof NoRoomError) return deferAnalysis(row, service);
  service.log.warn({ err: error, analysisId: row.id, autoRetryCount: row.auto_retry_count }, 'queued analysis failed');
  return retryAnalysis(row, failureOf(error), service);
}
