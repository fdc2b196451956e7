// One run of an integration: what is new is taken one by one, each kept or left out in a transaction that also moves the position on.
import { EarshotError, maxAudioBytes } from '@earshot/core';
import {
  type CollectionRunRow,
  countRecording,
  finishRun,
  isCollected,
  rememberRecording,
  type SkipReason,
  startRun,
} from '../records/collection-runs.ts';
import { toHundredths } from '../records/credits.ts';
import { DatabaseUnavailableError, type Queries } from '../records/database.ts';
import { callHash } from '../records/erasures.ts';
import { type HeldRecording, heldRecordings, heldSum, holdRecording, letGo } from '../records/held-recordings.ts';
import { newId } from '../records/ids.ts';
import { type CollectionEnd, type IntegrationRow, moveOn, releaseIntegration } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { mostRecordingBytes, type Settings } from '../settings.ts';
import { NoRoomError, StorageUnavailableError } from '../storage/storage.ts';
import { connect } from './connection.ts';
import { ConnectorError, type FoundRecording } from './connector.ts';
import { connectors } from './connectors/index.ts';
import { backOffMs, nextRunMs } from './next-run.ts';
import { causeOf, isQuotaUsedUp, lineFor, Stuck } from './run-errors.ts';
import { sanitizeRecording } from './sanitize-recording.ts';
import { CreditsMissing, reasonOf, storeRecording } from './store-recording.ts';

/** Runs in a row in which a recording can't be fetched before it is left out, so that one does not hold up all. */
const fewestTries = 3;
/** Hours, by then. */
const mostTries = 8;

/** How long a recording is tried that the provider does not hand out. */
const longestHoldMs = 30 * 24 * 60 * 60_000;
/** Looked for at a time; nobody decides on more. */
const mostHeld = 1_000;

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

export type ClaimedIntegration = IntegrationRow & { runner_id: string };

/** The integration was switched off, removed, or taken over by another process, or its company was deactivated. */
class NoLongerOurs extends Error {}

/** Failures in a row, of runs and of one recording; the first recording that is done with ends them, unless it was given up. */
type History = Pick<IntegrationRow, 'failures' | 'stuck_external_id' | 'stuck_count'>;
const noFailures: History = { failures: 0, stuck_external_id: null, stuck_count: 0 };
const wentWell = { ...noFailures, state: 'active', needed_hundredths: 0 } as const;

interface Turn {
  /** Ends with the process or with the time that a run has. */
  signal: AbortSignal;
  limits: CollectionLimits;
  /** Recordings that were done with. */
  taken: number;
  /** Why the last one was held. */
  heldDetail: string | null;
}

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
    limits,
    taken: 0,
    heldDetail: null,
  };
  let error: unknown = await runOf(claimed, run, history, service, turn).then(
    () => null,
    (reason: unknown) => reason ?? new Error('unknown'),
  );
  if (signal.aborted) return giveBack(claimed, null, { ...claimed, run_after: service.now() }, service);
  // No fault of the provider's: the run stays open, and goes on as soon as the database answers.
  if (error instanceof DatabaseUnavailableError) throw error;
  if (error instanceof NoLongerOurs) {
    log.info({ integrationId: claimed.id }, 'collection ended: the integration was changed');
    return giveBack(claimed, run, claimed, service);
  }
  if (error !== null && turn.signal.aborted) {
    if (turn.taken > 0) return giveBack(claimed, null, { ...wentWell, run_after: service.now() }, service);
    error = new ConnectorError(
      'unavailable',
      `The provider did not finish within ${Math.ceil(limits.runMs / 60_000)} min.`,
    );
  }
  const end = endOf(claimed, history, error, service.now());
  const held = error === null ? await heldSum(db, claimed.id) : null;
  if (held) {
    // Not before a minute has passed, and not later than the next look.
    const run_after = Math.min(end.run_after, Math.max(held.retryAt, service.now() + backOffMs(1)));
    return giveBack(claimed, run, { ...end, state: 'backing_off', run_after }, service, heldLine(held.count, turn));
  }
  if (error !== null)
    log.warn({ integrationId: claimed.id, err: causeOf(error), state: end.state }, 'collection failed');
  return giveBack(claimed, run, end, service, error === null ? null : lineFor(error));
}

async function runOf(
  claimed: ClaimedIntegration,
  run: CollectionRunRow,
  history: History,
  service: Service,
  turn: Turn,
): Promise<void> {
  const { db } = service;
  const { signal, limits } = turn;
  let counted = run;
  /** What stays of the failures when a recording is done with. */
  let failures = 0;
  const connector = connect(claimed, service);
  const { provider } = connectors[claimed.connector];
  const hashOf = ({ externalId }: FoundRecording) => callHash(claimed.company_id, provider, externalId);
  const held = new Map<string, HeldRecording>();
  for (const each of await heldRecordings(db, claimed.id, mostHeld)) held.set(each.external_id, each);
  /** Those are looked for again, without the integration going back. */
  const [oldest = null] = [...held.values()].map(({ position }) => position);
  const isEarlier = oldest !== null && claimed.position !== null && oldest < claimed.position;
  const pass = async (tx: Queries, { position }: FoundRecording) => {
    const furthest = claimed.position !== null && position < claimed.position ? claimed.position : position;
    if (!(await moveOn(tx, claimed, furthest, failures))) throw new NoLongerOurs();
  };
  const note = async (tx: Queries, recording: FoundRecording, outcome: 'queued' | SkipReason) => {
    await pass(tx, recording);
    await letGo(tx, claimed.id, recording.externalId);
    // What is there already may be a call that was erased: of that, no id is kept.
    const isKnown = outcome === 'already_collected';
    await rememberRecording(tx, claimed.id, isKnown ? hashOf(recording) : recording.externalId, service.now());
    return countRecording(tx, counted, outcome);
  };
  for await (const found of connector.recordingsSince(isEarlier ? oldest : claimed.position, signal)) {
    signal.throwIfAborted();
    const recording = sanitizeRecording(found);
    if (await isCollected(db, claimed.id, recording.externalId, hashOf(recording))) continue;
    const before = held.get(recording.externalId);
    if (before && before.retry_at > service.now() && run.started_by !== 'collect_now') continue;
    let queued: CollectionRunRow | null = null;
    failures = 0;
    const outcome = await storeRecording(
      recording,
      claimed,
      service,
      { signal, fetchMs: limits.fetchMs },
      async (tx) => {
        queued = await note(tx, recording, 'queued');
      },
    ).catch((error: unknown) => {
      // What breaks because this process stops is nobody's fault.
      if (signal.aborted) throw error;
      const reason = reasonOf(error);
      if (reason !== null) return reason;
      if (isOfRecording(error)) {
        const isOver = before !== undefined && service.now() - before.first_at > longestHoldMs;
        return isOver ? 'unreadable' : error;
      }
      const leftOut = leftOutOrThrown(error, recording, history);
      failures = history.failures + 1;
      return leftOut;
    });
    if (outcome instanceof ConnectorError) {
      const { message: detail } = outcome;
      const tries = (before?.tries ?? 0) + 1;
      const [first_at, retry_at] = [before?.first_at ?? service.now(), service.now() + backOffMs(tries)];
      const { externalId: external_id, position } = recording;
      await db.transaction(async (tx) => {
        await pass(tx, recording);
        await holdRecording(tx, {
          integration_id: claimed.id,
          external_id,
          position,
          detail,
          tries,
          first_at,
          retry_at,
        });
      });
      service.log.warn({ integrationId: claimed.id, err: outcome }, 'a recording was not handed out');
      turn.heldDetail = detail;
      turn.taken += 1;
      continue;
    }
    counted = queued ?? (await db.transaction((tx) => note(tx, recording, outcome)));
    Object.assign(history, { ...noFailures, failures });
    turn.taken += 1;
    if (outcome === 'queued') service.wakeQueue();
  }
}

/** What fails with one recording, though the provider works: a page instead of it, or an address that cannot be used. It is held; others go on. */
const isOfRecording = (error: unknown): error is ConnectorError =>
  error instanceof ConnectorError && (error.kind === 'denied' || error.kind === 'settings');

function heldLine(count: number, { heldDetail }: Turn): string {
  const what = count === 1 ? '1 recording is not handed out' : `${count} recordings are not handed out`;
  return `${what}, and tried again by itself for 30 days.${heldDetail === null ? '' : ` ${heldDetail}`}`;
}

/** A recording that has failed too often is left out; else the error is thrown on. */
function leftOutOrThrown(error: unknown, { externalId }: FoundRecording, history: History): SkipReason {
  if (!mayPassByItself(error) && !isPoison(error)) throw error;
  const tries = history.stuck_external_id === externalId ? history.stuck_count + 1 : 1;
  // Where more failed before it, the fault is the provider's rather: then it is tried longer.
  const earlier = history.failures - (tries - 1);
  if (tries >= Math.min(Math.max(fewestTries, 2 * earlier), mostTries)) return 'unreadable';
  throw new Stuck(externalId, error);
}

const mayPassByItself = (error: unknown) => error instanceof ConnectorError && error.kind === 'unavailable';

/** Something in the recording that nobody thought of: it would fail every run. What the machine lacks (a full disk has a code) is no fault of it. */
function isPoison(error: unknown): boolean {
  const isKnown = [CreditsMissing, ConnectorError, EarshotError, NoLongerOurs].some((known) => error instanceof known);
  if (isKnown || error instanceof DatabaseUnavailableError || error instanceof StorageUnavailableError) return false;
  if (!(error instanceof Error) || error instanceof DOMException) return false;
  const code = 'code' in error ? String(error.code) : '';
  // SQLSTATE: what Postgres takes for no data, and what is beyond its limits.
  return code === '' || /^(22|54)[0-9A-Z]{3}$/.test(code);
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

/** `run` ends with it, unless it is null: then whoever claims the integration next goes on with it. */
async function giveBack(
  claimed: ClaimedIntegration,
  run: CollectionRunRow | null,
  end: CollectionEnd,
  service: Service,
  error: string | null = null,
): Promise<void> {
  await service.db.transaction(async (tx) => {
    const wasOurs = await releaseIntegration(tx, claimed, end, service.now());
    if (run && wasOurs) await finishRun(tx, run.id, service.now(), error);
  });
}
