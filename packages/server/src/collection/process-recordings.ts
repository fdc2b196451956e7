// Goes through the recordings that a run finds: each is stored, put on hold or skipped, in a transaction that also moves the position on.
import { EarshotError, type SkipReason } from '@earshot/core';
import { endBackfill, moveBackfill } from '../records/backfills.ts';
import { rememberRecording } from '../records/collected-recordings.ts';
import { type AwaitedFor, type CollectionRunRow, countRecording } from '../records/collection-runs.ts';
import { DatabaseUnavailableError, type Queries } from '../records/database.ts';
import { callHash } from '../records/erasures.ts';
import { type IntegrationRow, moveOn } from '../records/integrations.ts';
import { holdRecording, letGo, type RecordingHold, recordingHolds } from '../records/recording-holds.ts';
import { forgetSkipped, keepSkipped, type SkippedRow, skippedToCollect } from '../records/skipped-recordings.ts';
import type { Service } from '../service.ts';
import { StorageUnavailableError } from '../storage/storage.ts';
import { codeOf } from '../system-errors.ts';
import { noteQueued } from '../webhooks/queue.ts';
import { isMadeBefore, recordingsBetween } from './backfill.ts';
import { withCallDetails } from './call-details.ts';
import { connect } from './connection.ts';
import { ConnectorError, type FoundRecording } from './connector.ts';
import { notifyOfUncollected } from './integration-notices.ts';
import { backOffMs } from './next-run.ts';
import { asOther, callHashesOf, idsOf, unlessCollected } from './recording-identity.ts';
import { type RunError, Stuck } from './run-errors.ts';
import { sanitizeRecording } from './sanitize-recording.ts';
import { leftOutUnfetched, reasonOf } from './skip-reasons.ts';
import { CreditsMissing, callSystemOf, DayFull, storeRecording } from './store-recording.ts';

/** Runs in a row in which a recording can't be fetched before it is left out, so that one does not hold up all. */
const fewestTries = 3;
/** Hours, by then. */
const mostTries = 8;

/** How long a recording is tried that the provider does not hand out. */
const longestHoldMs = 30 * 24 * 60 * 60_000;
/** Counted of what waits for the next day. */
const mostWaiting = 1_000;
/** Looked for at a time; nobody decides on more. */
const mostSought = 1_000;

export type ClaimedIntegration = IntegrationRow & { runner_id: string };

/** The integration was switched off, removed, or taken over by another process, or its company was deactivated. */
export class NoLongerOurs extends Error {}

/** Failures in a row, of runs and of one recording; the first recording that is done with ends them, unless it was given up. */
export type History = Pick<IntegrationRow, 'failures' | 'stuck_external_id' | 'stuck_count'>;
export const noFailures: History = { failures: 0, stuck_external_id: null, stuck_count: 0 };

export interface Turn {
  /** Ends with the process or with the time that a run has. */
  signal: AbortSignal;
  /** For one recording. */
  fetchMs: number;
  /** Recordings that were done with. */
  taken: number;
  /** Why the last one was held; null: none was tried and held. */
  held: RunError | null;
  /** The provider has handed out a recording. */
  hasFetched: boolean;
  /** The day has had its minutes; the rest waits for the next one. */
  isDayFull: boolean;
  /** What was there and not ready. */
  awaited: Partial<Record<AwaitedFor, number>>;
}

export async function processRecordings(
  claimed: ClaimedIntegration,
  run: CollectionRunRow,
  history: History,
  service: Service,
  turn: Turn,
): Promise<void> {
  const { db } = service;
  const { signal, fetchMs, awaited } = turn;
  let counted = run;
  /** What stays of the failures when a recording is done with. */
  let failures = 0;
  /** Deliveries of webhooks that the last transaction queued. */
  let announced = 0;
  const awaits = (what: AwaitedFor) => {
    awaited[what] = (awaited[what] ?? 0) + 1;
  };
  // What was left out of an earlier period may be wanted.
  const since = Math.min(claimed.since, claimed.backfilled_from ?? claimed.since);
  const connector = connect(claimed, service, { awaits, since });
  let isBackfill = false;
  const system = callSystemOf(claimed);
  const idsOfCall = (recording: FoundRecording) => [...idsOf(recording), ...callHashesOf(recording, system)];
  const held = byExternalId(await recordingHolds(db, claimed.id, mostSought));
  const wanted = byExternalId(await skippedToCollect(db, claimed.id, mostSought));
  const unseen = new Map(wanted);

  /** Null: it stays where it is, so that what waits for the next day is found then. */
  const furthestOf = (position: string) => {
    if (turn.isDayFull) return null;
    return claimed.position !== null && position < claimed.position ? claimed.position : position;
  };
  const pass = async (tx: Queries, { position }: FoundRecording) => {
    const isGoingOn = isBackfill && !turn.isDayFull;
    const isOurs = isGoingOn
      ? await moveBackfill(tx, claimed, position, failures)
      : await moveOn(tx, claimed, furthestOf(position), failures);
    if (!isOurs) throw new NoLongerOurs();
  };
  const note = async (tx: Queries, recording: FoundRecording, outcome: 'queued' | SkipReason) => {
    await pass(tx, recording);
    const { externalId } = recording;
    await letGo(tx, claimed.id, externalId);
    // What is there already may be a call that was erased: of that, no id is kept.
    const isKnown = outcome === 'already_collected';
    const external_id = isKnown ? callHash(claimed.company_id, system.source, externalId) : externalId;
    await rememberRecording(tx, claimed.id, { external_id, version: recording.version ?? null }, service.now());
    if (outcome === 'queued' || isKnown) await forgetSkipped(tx, claimed.id, externalId);
    else await keepSkipped(tx, skippedRow(recording, outcome));
    if (outcome === 'unreadable') announced = await notifyOfUncollected(tx, claimed, recording, service.now());
    return countRecording(tx, counted, outcome);
  };
  const skippedRow = ({ externalId, position, startedAt, durationSeconds }: FoundRecording, reason: SkipReason) => ({
    integration_id: claimed.id,
    external_id: externalId,
    position,
    reason,
    skipped_at: service.now(),
    recorded_at: startedAt === null ? null : Math.round(startedAt),
    duration_seconds: durationSeconds,
  });

  async function hold(recording: FoundRecording, error: ConnectorError): Promise<void> {
    const { externalId, position } = recording;
    // It ends no failures, as what is done with does.
    failures = history.failures;
    const before = held.get(externalId);
    const tries = (before?.tries ?? 0) + 1;
    const now = service.now();
    await db.transaction(async (tx) => {
      await pass(tx, recording);
      await forgetSkipped(tx, claimed.id, externalId);
      await holdRecording(tx, {
        integration_id: claimed.id,
        external_id: externalId,
        position,
        reason: error.reason,
        detail: error.message,
        tries,
        first_at: before?.first_at ?? now,
        retry_at: now + backOffMs(tries),
      });
    });
    service.log.warn({ integrationId: claimed.id, err: error }, 'a recording was not handed out');
    turn.held = { reason: error.reason, detail: error.message };
  }

  /** Why it is not queued, or the error for which it is held. */
  function outcomeOf(error: unknown, recording: FoundRecording): SkipReason | ConnectorError {
    // What breaks because this process stops is nobody's fault.
    if (signal.aborted) throw error;
    const reason = reasonOf(error);
    if (reason !== null) return reason;
    if (isOfRecording(error)) {
      const before = held.get(recording.externalId);
      const isOver = before !== undefined && service.now() - before.first_at > longestHoldMs;
      return isOver ? 'unreadable' : error;
    }
    const leftOut = leftOutOrThrown(error, recording, history);
    failures = history.failures + 1;
    return leftOut;
  }

  /** Counts it, unless it is left out anyway; the position stays where it is. False when there is nothing more to be counted or taken. */
  async function waitForNextDay(recording: FoundRecording): Promise<boolean> {
    const { next_day: waiting = 0 } = awaited;
    if (waiting >= mostWaiting) return wanted.size > 0;
    if (leftOutUnfetched(await withCallDetails(recording, signal), claimed, service, false) === null)
      awaited.next_day = waiting + 1;
    return true;
  }

  const noting = (recording: FoundRecording): FoundRecording => ({
    ...recording,
    fetch: async (inTime) => {
      const content = await recording.fetch(inTime);
      turn.hasFetched = true;
      return content;
    },
  });

  /** False when there is nothing more to be looked for. */
  async function take(found: FoundRecording): Promise<boolean> {
    signal.throwIfAborted();
    const clean = sanitizeRecording(found);
    const sought = [clean, asOther(clean)].find((each) => each !== null && wanted.delete(each.externalId));
    const isWanted = sought !== undefined;
    const isOfTime = isBackfill || isWanted || held.has(clean.externalId) || !isMadeBefore(clean, claimed.since);
    if (!isOfTime) return true;
    const recording = sought ?? (await unlessCollected(clean, claimed.id, idsOfCall, db, service.now()));
    if (!recording) return true;
    unseen.delete(recording.externalId);
    if (turn.isDayFull && !isWanted) return waitForNextDay(recording);
    const before = held.get(recording.externalId);
    if (before && before.retry_at > service.now() && run.started_by !== 'collect_now') return true;
    let queued: CollectionRunRow | null = null;
    failures = 0;
    const also = async (tx: Queries) => {
      queued = await note(tx, recording, 'queued');
    };
    const outcome = await withCallDetails(recording, signal)
      .then((full) => storeRecording(noting(full), claimed, service, { signal, fetchMs, isWanted }, also))
      .catch((error: unknown) => (error instanceof DayFull ? error : outcomeOf(error, recording)));
    if (outcome instanceof DayFull) {
      turn.isDayFull = true;
      return waitForNextDay(recording);
    }
    if (outcome instanceof ConnectorError) await hold(recording, outcome);
    else {
      announced = 0;
      counted = queued ?? (await db.transaction((tx) => note(tx, recording, outcome)));
      noteQueued(service, announced);
      Object.assign(history, { ...noFailures, failures });
      if (outcome === 'queued') service.wakeQueue();
      else if (outcome !== 'already_collected')
        service.log.info(
          { integrationId: claimed.id, externalCallId: recording.externalId, reason: outcome },
          'a recording was left out',
        );
    }
    turn.taken += 1;
    return true;
  }

  const start = startOf(claimed, [...held.values(), ...wanted.values()]);
  for await (const found of connector.recordingsSince(start, signal)) if (!(await take(found))) break;
  const { backfill_from: from, backfill_to: to } = claimed;
  if (from !== null && to !== null && !turn.isDayFull) {
    isBackfill = true;
    const period = { from, to, position: claimed.backfill_position };
    for await (const found of recordingsBetween(claimed, period, service, signal)) if (!(await take(found))) break;
    if (!turn.isDayFull) await endBackfill(db, claimed);
  }
  // Somebody wants what the provider no longer has.
  for (const { decision: _, id: _id, ...row } of unseen.values())
    await keepSkipped(db, { ...row, reason: 'unreadable', skipped_at: service.now() });
}

const byExternalId = <Row extends RecordingHold | SkippedRow>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.external_id, row]));

/** What is sought again is looked for from where it was found first, without the integration going back. */
function startOf({ position }: ClaimedIntegration, sought: readonly { position: string }[]): string | null {
  if (position === null) return null;
  return [position, ...sought.map((each) => each.position)].sort()[0]!;
}

/** What fails with one recording, though the provider works: a page instead of it, or an address that cannot be used. It is held; others go on. */
const isOfRecording = (error: unknown): error is ConnectorError =>
  error instanceof ConnectorError && (error.kind === 'denied' || error.kind === 'settings');

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
  const code = codeOf(error);
  // SQLSTATE: what Postgres takes for no data, and what is beyond its limits.
  return code === '' || /^(22|54)[0-9A-Z]{3}$/.test(code);
}
