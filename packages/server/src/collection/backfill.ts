// An earlier period: what there is in it, about how many minutes it costs, and the order to collect it.
import {
  type BackfillEstimate,
  type BackfillResult,
  costMinutes,
  earshotError,
  type IntegrationBackfillInput,
  parseIsoTime,
  type SkipReason,
  toTimestamp,
} from '@earshot/core';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { startBackfill } from '../records/backfills.ts';
import { laterThan } from '../records/clock.ts';
import { collectedRecording } from '../records/collected-recordings.ts';
import { startRun } from '../records/collection-runs.ts';
import { newId } from '../records/ids.ts';
import { type IntegrationRow, integrationById, lockedIntegration, updateIntegration } from '../records/integrations.ts';
import type { Service } from '../service.ts';
import { withCallDetails } from './call-details.ts';
import { connect } from './connection.ts';
import { ConnectorError, type FoundRecording } from './connector.ts';
import { unknownLengths } from './estimate-minutes.ts';
import { callHashesOf, idsOf } from './recording-identity.ts';
import { sanitizeRecording } from './sanitize-recording.ts';
import { leftOutUnfetched } from './skip-reasons.ts';
import { callSystemOf, isKnownCall } from './store-recording.ts';

const estimateMs = 25_000;
/** Lists ascend by time, as far as the provider is late (connector.contract.ts). */
const latestMs = 3 * 24 * 60 * 60_000;

/** When it was made is known, and was before. */
export function isMadeBefore({ startedAt, madeAt }: FoundRecording, at: number): boolean {
  const made = startedAt ?? madeAt ?? null;
  return made !== null && made < at;
}

/** What was made from `from` until `to`, from a position of this search on. */
export async function* recordingsBetween(
  row: IntegrationRow,
  { from, to, position }: { from: number; to: number; position: string | null },
  service: Pick<Service, 'settings' | 'secrets' | 'now' | 'pbxHosts' | 'meetingHosts'>,
  signal: AbortSignal,
): AsyncGenerator<FoundRecording> {
  for await (const found of connect(row, service, { since: from }).recordingsSince(position, signal)) {
    // Files come as they arrived, whenever they were made.
    const { startedAt, madeAt } = found;
    if (madeAt === undefined && startedAt !== null && startedAt >= to + latestMs) return;
    if (!isMadeBefore(found, from) && isMadeBefore(found, to)) yield found;
  }
}

/** Throws 400 for an invalid period, 404, and 409 as `startCollection`. */
export async function backfill(
  actor: Actor,
  input: IntegrationBackfillInput,
  service: Service,
): Promise<BackfillResult> {
  const { id, dryRun = false } = input;
  const [from, to] = [parseIsoTime(input.from), parseIsoTime(input.to)];
  if (from === null || to === null || from >= to || to > service.now()) throw earshotError('backfillPeriod');
  const period = { from: toTimestamp(from), to: toTimestamp(to) };
  if (dryRun) {
    const row = await integrationById(service.db, actor.companyId, id);
    if (!row) throw earshotError('integrationNotFound');
    return { dryRun, ...period, estimate: await estimate(row, { from, to }, service) };
  }
  const now = service.now();
  await service.db.transaction(async (tx) => {
    const row = await lockedIntegration(tx, actor.companyId, id);
    if (!row) throw earshotError('integrationNotFound');
    if (row.is_active === 0) throw earshotError('integrationInactive');
    await startBackfill(tx, id, from, to);
    // The run under way is followed by another one, which has it.
    await updateIntegration(tx, id, {
      ...row,
      state: 'active',
      run_after: now,
      updated_at: laterThan(row.updated_at, now),
    });
    await startRun(tx, { id: newId().id, integration_id: id, started_by: 'collect_now', started_at: now });
    await recordDeed(tx, actor, { kind: 'integration.collected', subjectId: id, details: period }, now);
  });
  service.wakeCollector();
  return { dryRun, ...period, estimate: null };
}

async function estimate(
  row: IntegrationRow,
  period: { from: number; to: number },
  service: Service,
): Promise<BackfillEstimate> {
  const signal = AbortSignal.timeout(estimateMs);
  const skipped = new Map<SkipReason, number>();
  const counts = { recordings: 0, minutes: 0 };
  const unknown = unknownLengths();
  let isComplete = true;
  try {
    for await (const found of recordingsBetween(row, { ...period, position: null }, service, signal)) {
      const clean = sanitizeRecording(found);
      if (await isCollected(clean, row, service)) continue;
      const recording = await withCallDetails(clean, signal);
      const reason = leftOutUnfetched(recording, row, service, false);
      if (reason !== null) {
        skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
        continue;
      }
      counts.recordings += 1;
      if (recording.durationSeconds !== null) counts.minutes += costMinutes(recording.durationSeconds);
      else unknown.add(recording);
    }
  } catch (error) {
    if (error instanceof ConnectorError) throw earshotError('integrationSettings', error.message);
    if (!signal.aborted) throw error;
    isComplete = false;
  }
  return {
    recordings: counts.recordings,
    minutes: Math.ceil(counts.minutes + (await unknown.minutes(row.company_id, service))),
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    isComplete,
  };
}

async function isCollected(recording: FoundRecording, row: IntegrationRow, { db }: Service): Promise<boolean> {
  const system = callSystemOf(row);
  if (await collectedRecording(db, row.id, [...idsOf(recording), ...callHashesOf(recording, system)])) return true;
  return isKnownCall(recording, system, db);
}
