// Background work of a process: what the dead left, what has gone stale, monthly grants, queued analyses, deliveries, collection, and the index of the search.

import { maxDeliveryAttempts } from '@earshot/core';
import { deviceMs } from './accounts/devices.ts';
import { grantPlans } from './accounts/plan-grants.ts';
import { forgetEndedSessions } from './accounts/sessions.ts';
import { throttleMs } from './accounts/sign-in-tries.ts';
import { eraseCompanies } from './analyses/erase-company.ts';
import { continueErasures } from './analyses/erase-person.ts';
import { removeAbandonedAudio } from './analyses/obtain-audio/obtain-audio.ts';
import { recover } from './analyses/recover.ts';
import { applyRetention } from './analyses/retention.ts';
import { startQueue } from './analyses/run-queued.ts';
import { startIndexer } from './analyses/search/index-analyses.ts';
import { mergeIndex } from './analyses/search/merge-index.ts';
import { measureUploads, removeUnusedUploads } from './analyses/uploads/sweep-uploads.ts';
import { pruneOld } from './audit/prune-chains.ts';
import { startCollector } from './collection/schedule.ts';
import { checkAlerts, queueDigests } from './notices/check-alerts.ts';
import { longestDelayMs, startNoticeWorker } from './notices/notice-worker.ts';
import { sweepLooseWords } from './records/analysis-words.ts';
import { forgetRunsBefore } from './records/collection-runs.ts';
import { forgetAnswersBefore, forgetOrphanedKeys } from './records/idempotency-keys.ts';
import { forgetNotices, recallNotices } from './records/notices.ts';
import { forgetOpenIdAttempts } from './records/open-id.ts';
import { forgetPasskeyChallenges } from './records/passkeys.ts';
import { forgetResetsBefore } from './records/password-resets.ts';
import { forgetWindowsBefore } from './records/rate-windows.ts';
import { forgetHeldBefore } from './records/recording-holds.ts';
import { deleteTriesBefore } from './records/sign-in-failures.ts';
import { forgetPlacesBefore } from './records/sign-in-places.ts';
import { forgetSkippedBefore } from './records/skipped-recordings.ts';
import { deleteSpentBodies, discardExhausted, recallFromFuture } from './records/webhook-deliveries.ts';
import type { Service } from './service.ts';
import { startDeliveryWorker } from './webhooks/delivery-worker.ts';

const sweepMs = 10_000;
const runsKeptMs = 90 * 24 * 60 * 60 * 1000;
/** A day longer than a held recording is tried. */
const heldKeptMs = 31 * 24 * 60 * 60 * 1000;
/** Far longer than words wait for their row. */
const looseWordsKeptMs = 60 * 60 * 1000;
const answersKeptMs = 24 * 60 * 60 * 1000;
/** Notices are kept while they are counted. */
const noticesKeptMs = 24 * 60 * 60 * 1000;
const newSignInsKeptMs = 90 * 24 * 60 * 60 * 1000;
/** Longer than any window, for clocks that differ. */
const rateWindowsKeptMs = 10 * 60 * 1000;
/** Longer than a delivery waits for an attempt or a lease, for clocks that differ. */
const longestWaitMs = 2 * 60 * 1000;

export interface Background {
  wakeQueue(): void;
  wakeDeliveries(): void;
  wakeCollector(): void;
  /** Takes nothing new, and waits for what is running. */
  stop(): Promise<void>;
}

/** Starts the sweeps and the queue. */
export function startBackground(service: Service): Background {
  const queue = startQueue(service);
  const isAll = service.settings.EARSHOT_BACKGROUND_TRANSCRIPTION !== 'only';
  const deliveries = isAll ? startDeliveryWorker(service, service.hosts) : null;
  const collector = isAll ? startCollector(service) : null;
  const others = isAll ? [startIndexer(service), startNoticeWorker(service)] : [];
  let sweeping: Promise<void> | null = null;
  const timer = setInterval(() => {
    sweeping ??= sweep(service).finally(() => {
      sweeping = null;
    });
  }, sweepMs);
  timer.unref();
  return {
    wakeQueue: queue.wake,
    wakeDeliveries: () => deliveries?.wake(),
    wakeCollector: () => collector?.wake(),
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await Promise.all([queue, deliveries, collector, ...others].map((each) => each?.stop()));
    },
  };
}

/** Each chore by itself: one that fails does not keep the others from being done. A process that only transcribes recovers what the dead left. */
export async function sweep(service: Service): Promise<void> {
  const { db, log, storage } = service;
  const chores: Record<string, () => Promise<unknown>> = {
    recover: () => recover(service),
    grantPlans: () => grantPlans(db, service.now()),
    forgetOrphanedKeys: () => forgetOrphanedKeys(db),
    forgetAnswers: () => forgetAnswersBefore(db, service.now() - answersKeptMs),
    forgetRateWindows: () => forgetWindowsBefore(db, service.now() - rateWindowsKeptMs),
    noteRefusals: () => service.refusals.settle(),
    forgetSessions: () => forgetEndedSessions(db, service.now()),
    recallFromFuture: () => recallFromFuture(db, service.now(), service.now() + longestWaitMs),
    discardExhausted: () => discardExhausted(db, service.now(), maxDeliveryAttempts),
    deleteSpentBodies: () => deleteSpentBodies(db, 1000),
    checkAlerts: () => checkAlerts(service),
    queueDigests: () => queueDigests(service),
    recallNotices: () => {
      const created = service.now() + longestWaitMs;
      return recallNotices(db, service.now(), { created, attempt: created + longestDelayMs });
    },
    forgetNotices: () => forgetNotices(db, service.now() - noticesKeptMs, service.now()),
    forgetResets: () => forgetResetsBefore(db, service.now()),
    forgetOpenIdAttempts: () => forgetOpenIdAttempts(db, service.now()),
    forgetPasskeyChallenges: () => forgetPasskeyChallenges(db, service.now()),
    forgetPlaces: () => forgetPlacesBefore(db, service.now() - deviceMs, service.now() - newSignInsKeptMs),
    forgetSignInTries: () => deleteTriesBefore(db, service.now() - throttleMs),
    removeAbandonedAudio: () => removeAbandonedAudio(service),
    erasePeople: () => continueErasures(service),
    eraseCompanies: () => eraseCompanies(service),
    applyRetention: () => applyRetention(service),
    pruneAudit: () => pruneOld(service.settings.EARSHOT_AUDIT_DAYS, service),
    measureUploads: () => measureUploads(service),
    removeUnusedUploads: () => removeUnusedUploads(service),
    forgetRuns: () => forgetRunsBefore(db, service.now() - runsKeptMs),
    forgetSkipped: () => forgetSkippedBefore(db, service.now() - runsKeptMs),
    forgetHeld: () => forgetHeldBefore(db, service.now() - heldKeptMs),
    mergeSearchIndex: () => mergeIndex(service),
    sweepLooseWords: () => sweepLooseWords(db, service.now() - looseWordsKeptMs),
    removeLeftovers: () => storage.removeLeftovers(service.now()),
  };
  const isAll = service.settings.EARSHOT_BACKGROUND_TRANSCRIPTION !== 'only';
  for (const [chore, work] of Object.entries(chores)) {
    if (!isAll && chore !== 'recover') continue;
    await work().catch((error) => log.warn({ err: error, chore }, 'sweep failed'));
  }
}
