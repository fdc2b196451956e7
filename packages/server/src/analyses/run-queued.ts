// The queue of asynchronous analyses: the row is the job, claimed by any process with its runner's lease and a fence (docs/decisions/creation.md#d37), company by company.
import { EarshotError } from '@earshot/core';
import { type ClaimLoop, companiesAtLimit, type Round, startClaimLoop } from '../claim-loop.ts';
import type { PendingRow } from '../records/analyses.ts';
import { type FullAnalysisRow, wholeAnalysis } from '../records/analysis-documents.ts';
import { claimNext, dueCompanies, handOnRow, type QueueLane } from '../records/analysis-queue.ts';
import type { Service } from '../service.ts';
import { NoRoomError } from '../storage/storage.ts';
import { analyseLogged } from './analyse-logged.ts';
import { awaitAnalysis, completeAnalysis, deferAnalysis, failAnalysis, retryAnalysis } from './finish.ts';
import { type Outages, watchOutages } from './outages.ts';
import { waitingWords } from './redaction.ts';
import { requestedType } from './requested-type.ts';
import { failureOf } from './run.ts';
import { savedOfChannels, savedSegments, type TranscriptionSubject, transcribeFromStorage } from './transcription.ts';

const pollMs = 1_000;

/**
 * Works on as many queued analyses as the analyser has room for, and on no more of one company than it may have. Recordings have places of
 * their own while they are transcribed, as many as the transcriber takes: words never wait behind them (docs/decisions/creation.md#lanes).
 * `EARSHOT_BACKGROUND_TRANSCRIPTION` says which of the two this process takes.
 */
export function startQueue(service: Service): Pick<ClaimLoop, 'wake' | 'stop'> {
  const outages = watchOutages();
  const { capacity, mostPerCompany } = service.analyser;
  const atOnce = service.transcriber.capacity;
  const { EARSHOT_BACKGROUND_TRANSCRIPTION: hears } = service.settings;
  const lanes: ClaimLoop[] = [];
  if (hears !== 'only')
    lanes.push(startLane('words', { most: capacity, mostOfCompany: mostPerCompany, mostUnheard: capacity }));
  if (hears !== 'off')
    lanes.push(
      startLane('recordings', {
        most: atOnce + capacity,
        // Where there is more than one place, no company has them all.
        mostOfCompany: Math.max(1, atOnce - 1),
        mostUnheard: atOnce,
      }),
    );

  /** `mostUnheard` and `mostOfCompany` count those that are not transcribed yet: the analyser shares its threads itself. */
  function startLane(lane: QueueLane, limits: { most: number; mostOfCompany: number; mostUnheard: number }): ClaimLoop {
    const heard = new WeakSet<PendingRow>();
    const unheard = (running: readonly PendingRow[]) => running.filter((row) => !heard.has(row));

    /** One row of each company whose turn it is. */
    async function claim({ running, hasRoom, start }: Round<PendingRow>): Promise<boolean> {
      const { db, runner } = service;
      const now = service.now();
      const served = companiesAtLimit(unheard(running), limits.mostOfCompany);
      let isAny = false;
      // Those that have their share stand among the first.
      for (const companyId of await dueCompanies(db, lane, now, limits.most)) {
        if (served.includes(companyId)) continue;
        if (!hasRoom()) return false;
        const row = await runner.claiming(async () => {
          const claimed = await claimNext(db, lane, runner.id, companyId, now);
          if (claimed) start(claimed);
          return claimed;
        });
        isAny ||= row !== undefined;
      }
      return isAny;
    }

    /** Its place at the transcriber is another's. */
    function hasWords(row: PendingRow): void {
      if (lane === 'words') return;
      heard.add(row);
      loop.continueWithin(0);
    }

    const loop = startClaimLoop({
      pollMs,
      hasRoom: (running) => running.length < limits.most && unheard(running).length < limits.mostUnheard,
      claim,
      work: (row) => service.runner.holding(row.id, () => runQueued(row, service, outages, () => hasWords(row))),
      failed: (error) => service.log.warn({ err: error }, 'no queued analyses could be claimed'),
    });
    return loop;
  }

  return {
    wake: () => {
      for (const lane of lanes) lane.wake();
    },
    stop: async () => void (await Promise.all(lanes.map((lane) => lane.stop()))),
  };
}

/** One claimed row, to its end: completed, failed for its content, or back in the queue for a failure of ours, waiting, or for another to analyse. Never throws. */
async function runQueued(row: PendingRow, service: Service, outages: Outages, hasWords: () => void): Promise<void> {
  try {
    const stored = await wholeAnalysis(service.db, row.company_id, row.id);
    if (!stored) return;
    // A type that was switched off after the request still judges it; one that was replaced does not.
    const type = await requestedType(service.db, row.company_id, stored.interaction_type ?? undefined, 'queue');
    const names = { salespersonName: stored.salesperson_name, clientName: stored.client_name };
    const { storageKey, ...words } = await wordsOf(row, stored, names, service, outages);
    if (service.settings.EARSHOT_BACKGROUND_TRANSCRIPTION === 'only')
      return await handOnRow(service.db, row, service.now());
    hasWords();
    const request = { ...words, ...type, ...names };
    const owner = { companyId: row.company_id, isWaitedFor: false };
    const judged = await analyseLogged(row.id, owner, request, service);
    outages.noteAnswer('model', service.now());
    const audio = { audio_storage_key: storageKey, audio_container: stored.audio_container };
    await completeAnalysis({ ...row, ...audio }, judged, service, async () => undefined, names);
  } catch (error) {
    await end(row, error, service, outages).catch((reason) =>
      service.log.error({ err: reason, analysisId: row.id }, 'analysis not ended'),
    );
  }
}

/** Transcript and segments: as they were given, as an earlier try has heard them, or heard now. */
async function wordsOf(
  claim: PendingRow,
  stored: FullAnalysisRow,
  names: TranscriptionSubject['names'],
  service: Service,
  outages: Outages,
) {
  const { audio_storage_key: storageKey, transcript } = stored;
  const redacted = waitingWords(stored);
  const { channelSides, ...ofChannels } = savedOfChannels(stored);
  if (redacted) return { transcript, redacted, channels: ofChannels.channels, storageKey };
  if (transcript !== '' || storageKey === null) {
    const segments = storageKey === null ? null : savedSegments(stored);
    return { transcript, storageKey, ...(segments && { segments, ...ofChannels }) };
  }
  const { company_id: companyId, audio_language: language } = stored;
  const subject = { claim, companyId, language, isWaitedFor: false, names, channelSides, storageKey };
  const { words, ...heard } = await transcribeFromStorage(subject, service);
  outages.noteAnswer('transcriber', service.now());
  return { ...heard, ...words };
}

function end(row: PendingRow, error: unknown, service: Service, outages: Outages): Promise<void> {
  const awaited = outages.dependencyFor(row, error);
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
