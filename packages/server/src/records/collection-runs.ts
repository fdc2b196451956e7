// Table collection_runs: what each look for new recordings came to.
import type { AwaitedRecordings, CollectionErrorReason, CollectionRun, SkipReason } from '@earshot/core';
import type { Queries } from './database.ts';

/** What recordings that are there are not ready for. */
export type AwaitedFor = AwaitedRecordings['for'];

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
  /** JSON: AwaitedFor → count. */
  awaited: string;
  error: string | null;
  /** Null also of what ended before 045. */
  error_reason: CollectionErrorReason | null;
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

export async function finishRun(
  tx: Queries,
  id: string,
  finishedAt: number,
  error: { reason: CollectionErrorReason; detail: string } | null,
): Promise<void> {
  await tx.run(
    'UPDATE collection_runs SET finished_at = ?, error = ?, error_reason = ? WHERE id = ? AND finished_at IS NULL',
    [finishedAt, error?.detail ?? null, error?.reason ?? null, id],
  );
}

/** Newest first. */
export const lastRuns = (db: Queries, integrationId: string, most: number) =>
  db.all<CollectionRunRow>(
    'SELECT * FROM collection_runs WHERE integration_id = ? ORDER BY started_at DESC, id DESC LIMIT ?',
    [integrationId, most],
  );

/** Newest first, after the run that a page ended with; `createdAtMs` is when it started. */
export const runsBefore = (
  db: Queries,
  integrationId: string,
  after: { createdAtMs: number; id: string } | null,
  most: number,
) =>
  db.all<CollectionRunRow>(
    `SELECT * FROM collection_runs WHERE integration_id = ? ${after ? 'AND (started_at, id) < (?, ?)' : ''}
     ORDER BY started_at DESC, id DESC LIMIT ?`,
    [integrationId, ...(after ? [after.createdAtMs, after.id] : []), most],
  );

/** What the run found and was not ready; it stays with the run. */
export async function noteAwaited(
  db: Queries,
  id: string,
  awaited: Readonly<Partial<Record<AwaitedFor, number>>>,
): Promise<void> {
  await db.run('UPDATE collection_runs SET awaited = ? WHERE id = ?', [JSON.stringify(awaited), id]);
}

export async function forgetRunsBefore(db: Queries, startedBefore: number): Promise<void> {
  await db.run('DELETE FROM collection_runs WHERE started_at < ? AND finished_at IS NOT NULL', [startedBefore]);
}
