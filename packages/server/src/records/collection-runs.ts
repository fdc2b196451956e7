// Tables collection_runs and collected_recordings: what each look for new recordings came to, and which ones need no second look.
import type { CollectionRun, SkippedRecordings } from '@earshot/core';
import type { Queries } from './database.ts';

export type SkipReason = SkippedRecordings['reason'];

export interface CollectionRunRow {
  id: string;
  integration_id: string;
  started_by: CollectionRun['startedBy'];
  started_at: number;
  finished_at: number | null;
  found: number;
  queued: number;
  /** JSON: reason → count. */
  skipped: string;
  error: string | null;
}

const openRun = (db: Queries, integrationId: string) =>
  db.get<CollectionRunRow>('SELECT * FROM collection_runs WHERE integration_id = ? AND finished_at IS NULL', [
    integrationId,
  ]);

export const runById = (db: Queries, id: string) =>
  db.get<CollectionRunRow>('SELECT * FROM collection_runs WHERE id = ?', [id]);

/** A new run, unless one is open. */
export async function startRun(
  tx: Queries,
  run: Pick<CollectionRunRow, 'id' | 'integration_id' | 'started_by' | 'started_at'>,
): Promise<CollectionRunRow> {
  await tx.run(
    'INSERT INTO collection_runs (id, integration_id, started_by, started_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [run.id, run.integration_id, run.started_by, run.started_at],
  );
  return (await openRun(tx, run.integration_id))!;
}

/** One recording more, that was queued or skipped. */
export async function countRecording(
  tx: Queries,
  run: CollectionRunRow,
  outcome: 'queued' | SkipReason,
): Promise<CollectionRunRow> {
  const skipped = JSON.parse(run.skipped) as Record<string, number>;
  if (outcome !== 'queued') skipped[outcome] = (skipped[outcome] ?? 0) + 1;
  const counted = {
    ...run,
    found: run.found + 1,
    queued: run.queued + (outcome === 'queued' ? 1 : 0),
    skipped: JSON.stringify(skipped),
  };
  await tx.run('UPDATE collection_runs SET found = ?, queued = ?, skipped = ? WHERE id = ?', [
    counted.found,
    counted.queued,
    counted.skipped,
    run.id,
  ]);
  return counted;
}

export async function finishRun(tx: Queries, id: string, finishedAt: number, error: string | null): Promise<void> {
  await tx.run('UPDATE collection_runs SET finished_at = ?, error = ? WHERE id = ? AND finished_at IS NULL', [
    finishedAt,
    error,
    id,
  ]);
}

/** Newest first. */
export const lastRuns = (db: Queries, integrationId: string, most: number) =>
  db.all<CollectionRunRow>(
    'SELECT * FROM collection_runs WHERE integration_id = ? ORDER BY started_at DESC, id DESC LIMIT ?',
    [integrationId, most],
  );

export async function forgetRunsBefore(db: Queries, startedBefore: number): Promise<void> {
  await db.run('DELETE FROM collection_runs WHERE started_at < ? AND finished_at IS NOT NULL', [startedBefore]);
}

/** By its own id, or by the hash that stands for a call that was erased. */
export async function isCollected(
  db: Queries,
  integrationId: string,
  externalId: string,
  hashOfCall: string,
): Promise<boolean> {
  const row = await db.get('SELECT 1 FROM collected_recordings WHERE integration_id = ? AND external_id IN (?, ?)', [
    integrationId,
    externalId,
    hashOfCall,
  ]);
  return row !== undefined;
}

/** An erased call is remembered by its hash alone, so that no run fetches it again. */
export async function forgetCall(
  tx: Queries,
  companyId: string,
  externalId: string,
  hashOfCall: string,
): Promise<void> {
  await tx.run(
    `UPDATE collected_recordings SET external_id = ?
     WHERE external_id = ? AND integration_id IN (SELECT id FROM integrations WHERE company_id = ?)`,
    [hashOfCall, externalId, companyId],
  );
}

/** False when it was there already. */
export async function rememberRecording(
  tx: Queries,
  integrationId: string,
  externalId: string,
  now: number,
): Promise<boolean> {
  const inserted = await tx.run(
    'INSERT INTO collected_recordings (integration_id, external_id, collected_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    [integrationId, externalId, now],
  );
  return inserted === 1;
}
