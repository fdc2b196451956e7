// An integration and its runs as the procedures show them; credentials never (extensions, docs/decisions/sign-in.md#d53).
import {
  type CollectionRun,
  type Integration,
  type SkippedRecording,
  type SkipReason,
  toTimestamp,
} from '@earshot/core';
import { waitingOf } from '../records/analysis-queue.ts';
import { type AwaitedFor, type CollectionRunRow, lastRuns } from '../records/collection-runs.ts';
import type { Queries } from '../records/database.ts';
import { settingsOf } from '../records/integration-settings.ts';
import type { IntegrationRow } from '../records/integrations.ts';
import { recordingHolds } from '../records/recording-holds.ts';
import type { SkippedRow } from '../records/skipped-recordings.ts';
import { connectors } from './connectors/index.ts';

const shownRuns = 10;
const shownHeld = 100;

export async function integrationView(db: Queries, row: IntegrationRow): Promise<Integration> {
  const isActive = row.is_active === 1;
  const isScheduled = isActive && (row.state === 'active' || row.state === 'backing_off');
  return {
    id: row.id,
    provider: connectors[row.connector].provider,
    connector: row.connector,
    label: row.label,
    settings: settingsOf(row),
    hasCredentials: row.credentials !== null,
    isActive,
    state: isActive ? row.state : 'inactive',
    intervalMinutes: row.interval_minutes,
    minimumDurationSeconds: row.minimum_duration_seconds,
    nextRunAt: isScheduled ? toTimestamp(row.run_after) : null,
    since: toTimestamp(row.since),
    lastRuns: (await lastRuns(db, row.id, shownRuns)).map(runView),
    waiting: (await waitingOf(db, row.company_id, row.id)).map((each) => ({
      for: each.waiting_for,
      count: each.count,
      since: toTimestamp(each.since),
      nextTryAt: toTimestamp(each.next_at),
    })),
    held: (await recordingHolds(db, row.id, shownHeld)).map((each) => ({
      externalCallId: each.external_id,
      reason: each.reason,
      detail: each.detail,
      tries: each.tries,
      since: toTimestamp(each.first_at),
      nextTryAt: toTimestamp(each.retry_at),
    })),
    backfill:
      row.backfill_from === null || row.backfill_to === null
        ? null
        : { from: toTimestamp(row.backfill_from), to: toTimestamp(row.backfill_to) },
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
  };
}

export const runView = (row: CollectionRunRow): CollectionRun => ({
  id: row.id,
  startedBy: row.started_by,
  startedAt: toTimestamp(row.started_at),
  finishedAt: row.finished_at === null ? null : toTimestamp(row.finished_at),
  found: row.found,
  queued: row.queued,
  skipped: Object.entries(JSON.parse(row.skipped) as Record<SkipReason, number>).map(([reason, count]) => ({
    reason: reason as SkipReason,
    count,
  })),
  awaited: Object.entries(JSON.parse(row.awaited) as Record<AwaitedFor, number>).map(([awaited, count]) => ({
    for: awaited as AwaitedFor,
    count,
  })),
  error: row.error,
  errorReason: row.error_reason,
});

export const skippedView = (row: SkippedRow): SkippedRecording => ({
  externalCallId: row.external_id,
  reason: row.reason,
  skippedAt: toTimestamp(row.skipped_at),
  recordedAt: row.recorded_at === null ? null : toTimestamp(row.recorded_at),
  durationSeconds: row.duration_seconds,
  decision: row.decision,
});
