// Table skipped_recordings: what runs left out, why, and what an administrator decided on it. What has an analysis is not in it.
import type { SkippedRecording, SkipReason } from '@earshot/core';
import type { Queries } from './database.ts';
import { newId } from './ids.ts';

export interface SkippedRow {
  id: string;
  integration_id: string;
  external_id: string;
  /** From where a search finds it again. */
  position: string;
  reason: SkipReason;
  /** ms; `recorded_at` null where the provider does not say. */
  skipped_at: number;
  recorded_at: number | null;
  duration_seconds: number | null;
  decision: SkippedRecording['decision'];
}

/** Again, or for the first time. A decision to collect has been carried out by then; one for never stays. */
export async function keepSkipped(tx: Queries, row: Omit<SkippedRow, 'id' | 'decision'>): Promise<void> {
  await tx.run(
    `INSERT INTO skipped_recordings (id, integration_id, external_id, position, reason, skipped_at, recorded_at, duration_seconds)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (integration_id, external_id) DO UPDATE SET id = excluded.id, reason = excluded.reason, skipped_at = excluded.skipped_at,
       decision = CASE WHEN skipped_recordings.decision = 'never' THEN 'never' END`,
    [
      newId().id,
      row.integration_id,
      row.external_id,
      row.position,
      row.reason,
      row.skipped_at,
      row.recorded_at,
      row.duration_seconds,
    ],
  );
}

/** Newest first, after the row that a page ended with; `createdAtMs` is when it was left out. */
export const skippedBefore = (
  db: Queries,
  integrationId: string,
  after: { createdAtMs: number; id: string } | null,
  most: number,
) =>
  db.all<SkippedRow>(
    `SELECT * FROM skipped_recordings WHERE integration_id = ? ${after ? 'AND (skipped_at, id) < (?, ?)' : ''}
     ORDER BY skipped_at DESC, id DESC LIMIT ?`,
    [integrationId, ...(after ? [after.createdAtMs, after.id] : []), most],
  );

/** Those to be collected anyway; those first that a search finds first. */
export const skippedToCollect = (db: Queries, integrationId: string, most: number) =>
  db.all<SkippedRow>(
    `SELECT * FROM skipped_recordings WHERE integration_id = ? AND decision = 'collect' ORDER BY position, external_id LIMIT ?`,
    [integrationId, most],
  );

/** False when it is not there. */
export async function decideSkipped(
  tx: Queries,
  integrationId: string,
  externalId: string,
  decision: 'collect' | 'never',
): Promise<boolean> {
  const changed = await tx.run(
    'UPDATE skipped_recordings SET decision = ? WHERE integration_id = ? AND external_id = ?',
    [decision, integrationId, externalId],
  );
  return changed === 1;
}

export async function forgetSkipped(tx: Queries, integrationId: string, externalId: string): Promise<void> {
  await tx.run('DELETE FROM skipped_recordings WHERE integration_id = ? AND external_id = ?', [
    integrationId,
    externalId,
  ]);
}

export async function forgetSkippedBefore(db: Queries, skippedBefore: number): Promise<void> {
  await db.run('DELETE FROM skipped_recordings WHERE skipped_at < ?', [skippedBefore]);
}
