// One run of an integration: claimed, taken to its end, and given back with what is to happen next.
import { maxAudioBytes } from '@earshot/core';
import { type CollectionRunRow, finishRun, noteAwaited, startRun } from '../records/collection-runs.ts';
import { toHundredths } from '../records/credits.ts';
import { DatabaseUnavailableError } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { settingsOf } from '../records/integration-settings.ts';
import { type CollectionEnd, releaseIntegration } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { mostRecordingBytes, type Settings } from '../settings.ts';
import { NoRoomError } from '../storage/storage.ts';
import { noteQueued } from '../webhooks/queue.ts';
import { ConnectorError } from './connector.ts';
import { notifyOfOutcome } from './integration-notices.ts';
import { backOffMs, nextDayMs, nextRunMs } from './next-run.ts';
import {
  type ClaimedIntegration,
  type History,
  NoLongerOurs,
  noFailures,
  processRecordings,
  type Turn,
} from './process-recordings.ts';
import { endOfRunWithHolds, type Outcome } from './run-end.ts';
import { causeOf, isQuotaUsedUp, runErrorOf, Stuck } from './run-errors.ts';
import { CreditsMissing } from './store-recording.ts';

export interface CollectionLimits {
  /** A run that takes longer lets others go first, and goes on afterwards; one that has got nowhere by then has failed. */
  runMs: number;
  /** For one recording: 40 MiB at 47 kB a second. */
  fetchMs: number;
}

/** What may be larger than the contract says may take longer in proportion (docs/decisions/audio.md#recording-limits). */
export function collectionLimits(settings: Pick<Settings, 'EARSHOT_RECORDING_MIB'>): CollectionLimits {
  const times = mostRecordingBytes(settings) / maxAudioBytes;
  return { runMs: 20 * 60_000 * times, fetchMs: 15 * 60_000 * times };
}

const wentWell = { ...noFailures, state: 'active', needed_hundredths: 0 } as const;

/** Collects what a claimed integration has, and gives it back with what is to happen next. Throws only when the database does not answer. */
export async function collect(
  claimed: ClaimedIntegration,
  service: Service,
  signal: AbortSignal,
  limits: CollectionLimits = collectionLimits(service.settings),
): Promise<void> {
  const { db, log } = service;
  // One that was cut off by a crash or a stop goes on.
  const run = await startRun(db, {
    id: newId().id,
    integration_id: claimed.id,
    started_by: 'schedule',
    started_at: service.now(),
  });
  const history: History = { ...claimed };
  const turn: Turn = {
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.runMs)]),
    fetchMs: limits.fetchMs,
    taken: 0,
    held: null,
    hasFetched: false,
    isDayFull: false,
    awaited: {},
  };
  let error: unknown = await processRecordings(claimed, run, history, service, turn).then(
    () => null,
    (reason: unknown) => reason ?? new Error('unknown'),
  );
  if (signal.aborted) return giveBack(claimed, null, { ...claimed, run_after: service.now() }, service, null);
  // No fault of the provider's: the run stays open, and goes on as soon as the database answers.
  if (error instanceof DatabaseUnavailableError) throw error;
  if (error instanceof NoLongerOurs) {
    log.info({ integrationId: claimed.id }, 'collection ended: the integration was changed');
    return giveBack(claimed, run, claimed, service, null);
  }
  if (error !== null && turn.signal.aborted) {
    if (turn.taken > 0) return giveBack(claimed, null, { ...wentWell, run_after: service.now() }, service, wentOn);
    error = new ConnectorError(
      'unavailable',
      `The provider did not finish within ${Math.ceil(limits.runMs / 60_000)} min.`,
    );
  }
  await noteAwaited(db, run.id, turn.awaited);
  const end = endOf(claimed, history, error, service.now());
  if (error === null && turn.isDayFull) {
    const { timeZone = 'UTC' } = settingsOf(claimed);
    end.run_after = nextDayMs(timeZone, service.now());
  }
  const held = error === null ? await endOfRunWithHolds(claimed, turn, end, db, service.now()) : null;
  if (held) return giveBack(claimed, run, held.end, service, held.outcome);
  if (error === null) return giveBack(claimed, run, end, service, wentOn);
  const failed = runErrorOf(error);
  const { reason } = failed;
  log.warn({ integrationId: claimed.id, err: causeOf(error), reason, state: end.state }, 'collection failed');
  return giveBack(claimed, run, end, service, { works: false, error: failed, reported: failed });
}

/** What follows: the next look, a pause, or a wait that doubles. */
function endOf(claimed: ClaimedIntegration, history: History, error: unknown, now: number): CollectionEnd {
  if (error === null) return { ...wentWell, run_after: now + nextRunMs(claimed.interval_minutes) };
  if (error instanceof CreditsMissing) {
    return {
      ...wentWell,
      state: 'paused_no_credits',
      run_after: now,
      needed_hundredths: toHundredths(error.neededMinutes),
    };
  }
  // No failure of the provider or of the recording: neither is held against them.
  if (error instanceof NoRoomError || isQuotaUsedUp(error)) {
    const { failures, stuck_external_id, stuck_count } = history;
    const run_after = now + backOffMs(1);
    return { state: 'backing_off', failures, stuck_external_id, stuck_count, run_after, needed_hundredths: 0 };
  }
  const cause = causeOf(error);
  if (cause instanceof ConnectorError && cause.kind === 'credentials')
    return { ...wentWell, state: 'credentials_refused', run_after: now };
  const failures = history.failures + 1;
  const asked = cause instanceof ConnectorError ? (cause.retryAfterMs ?? 0) : 0;
  const isSame = error instanceof Stuck && error.externalId === history.stuck_external_id;
  return {
    state: 'backing_off',
    failures,
    run_after: now + Math.max(backOffMs(failures), asked),
    stuck_external_id: error instanceof Stuck ? error.externalId : null,
    stuck_count: error instanceof Stuck ? (isSame ? history.stuck_count + 1 : 1) : 0,
    needed_hundredths: 0,
  };
}

const wentOn: Outcome = { works: true, error: null, reported: null };

/** `run` ends with it, unless it is null: then the next claim of the integration continues it. `outcome` is null if it tells nothing. */
async function giveBack(
  claimed: ClaimedIntegration,
  run: CollectionRunRow | null,
  end: CollectionEnd,
  service: Service,
  outcome: Outcome | null,
): Promise<void> {
  const now = service.now();
  let queued = 0;
  await service.db.transaction(async (tx) => {
    queued = 0;
    const wasOurs = await releaseIntegration(tx, claimed, end, now);
    if (run && wasOurs) await finishRun(tx, run.id, now, outcome?.error ?? null);
    const { works = null, reported = null } = outcome ?? {};
    if (works !== null && wasOurs) queued = await notifyOfOutcome(tx, claimed, { end, works, error: reported }, now);
  });
  noteQueued(service, queued);
}
