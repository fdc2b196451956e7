// Table held_recordings: recordings that a provider lists and does not hand out. Each is tried until it comes or is given up.
import type { CollectionErrorReason } from '@earshot/core';
import type { Queries } from './database.ts';

export interface RecordingHold {
  integration_id: string;
  external_id: string;
  /** From where a search finds it again. */
  position: string;
  reason: CollectionErrorReason;
  /** One line for administrators. */
  detail: string;
  tries: number;
  /** ms. */
  first_at: number;
  retry_at: number;
}

/** Those first that a search finds first. */
export const recordingHolds = (db: Queries, integrationId: string, most: number) =>
  db.all<RecordingHold>(
    'SELECT * FROM held_recordings WHERE integration_id = ? ORDER BY position, external_id LIMIT ?',
    [integrationId, most],
  );

export const recordingHold = (db: Queries, integrationId: string, externalId: string) =>
  db.get<RecordingHold>('SELECT * FROM held_recordings WHERE integration_id = ? AND external_id = ?', [
    integrationId,
    externalId,
  ]);

/** The next run tries it. */
export async function retryHold(tx: Queries, integrationId: string, externalId: string, now: number): Promise<void> {
  await tx.run('UPDATE held_recordings SET retry_at = ? WHERE integration_id = ? AND external_id = ?', [
    now,
    integrationId,
    externalId,
  ]);
}

/** How many are held, and when the first is to be tried again; null where none is. */
export async function holdTotal(
  db: Queries,
  integrationId: string,
): Promise<{ count: number; retryAt: number } | null> {
  const row = await db.get<{ count: number; retry_at: number }>(
    'SELECT COUNT(*) AS count, MIN(retry_at) AS retry_at FROM held_recordings WHERE integration_id = ?',
    [integrationId],
  );
  return row && row.count > 0 ? { count: row.count, retryAt: row.retry_at } : null;
}

/** Those that were held since the last run that queued anything, and since when; `hasQueued`: whether any run did. */
export async function holdsSinceQueued(
  db: Queries,
  integrationId: string,
): Promise<{ count: number; firstAt: number | null; hasQueued: boolean }> {
  const lastQueued = 'SELECT MAX(started_at) FROM collection_runs WHERE integration_id = ? AND queued > 0';
  const row = await db.get<{ count: number; first_at: number | null; queued_at: number | null }>(
    `SELECT COUNT(*) AS count, MIN(first_at) AS first_at, (${lastQueued}) AS queued_at
     FROM held_recordings WHERE integration_id = ? AND first_at >= COALESCE((${lastQueued}), 0)`,
    [integrationId, integrationId, integrationId],
  );
  return { count: row?.count ?? 0, firstAt: row?.first_at ?? null, hasQueued: (row?.queued_at ?? null) !== null };
}

/** Again, or for the first time: the first position and time stay. */
export async function holdRecording(tx: Queries, held: RecordingHold): Promise<void> {
  await tx.run(
    `INSERT INTO held_recordings (integration_id, external_id, position, reason, detail, tries, first_at, retry_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (integration_id, external_id) DO UPDATE SET reason = excluded.reason, detail = excluded.detail,
       tries = excluded.tries, retry_at = excluded.retry_at`,
    [
      held.integration_id,
      held.external_id,
      held.position,
      held.reason,
      held.detail,
      held.tries,
      held.first_at,
      held.retry_at,
    ],
  );
}

export async function letGo(tx: Queries, integrationId: string, externalId: string): Promise<void> {
  await tx.run('DELETE FROM held_recordings WHERE integration_id = ? AND external_id = ?', [integrationId, externalId]);
}

/** What the provider no longer lists is not waited for without end. */
export async function forgetHeldBefore(db: Queries, firstBefore: number): Promise<void> {
  await db.run('DELETE FROM held_recordings WHERE first_at < ?', [firstBefore]);
}
