// Tables webhook_bodies and webhook_deliveries: the queue of events. A row is claimed for one attempt by moving its time past the lease.
import type { DestinationRole } from '@earshot/core';
import type { Queries } from './database.ts';
import { createdAtOf } from './ids.ts';

export interface WebhookBody {
  id: string;
  analysis_id: string;
  role: DestinationRole;
  body: string;
}

export async function insertBody(tx: Queries, row: WebhookBody): Promise<void> {
  await tx.run('INSERT INTO webhook_bodies (id, analysis_id, role, body) VALUES (?, ?, ?, ?)', [
    row.id,
    row.analysis_id,
    row.role,
    row.body,
  ]);
}

export interface NewDelivery {
  id: string;
  destination_id: string;
  body_id: string;
  /** Unix seconds of X-Service-Timestamp, the same on every attempt. */
  timestamp_seconds: number;
  next_attempt_at: number;
}

export async function insertDelivery(tx: Queries, row: NewDelivery): Promise<void> {
  await tx.run(
    'INSERT INTO webhook_deliveries (id, destination_id, body_id, timestamp_seconds, next_attempt_at) VALUES (?, ?, ?, ?, ?)',
    [row.id, row.destination_id, row.body_id, row.timestamp_seconds, row.next_attempt_at],
  );
}

/**
 * Destinations with deliveries that are due, the longest waiting first. Reads one index entry a destination, however long
 * their queues are.
 */
export async function dueDestinations(db: Queries, now: number, most: number): Promise<string[]> {
  const rows = await db.all<{ destination_id: string }>(
    `WITH RECURSIVE waiting(destination_id) AS (
       SELECT MIN(destination_id) FROM webhook_deliveries
       UNION ALL
       SELECT (SELECT MIN(d.destination_id) FROM webhook_deliveries d WHERE d.destination_id > waiting.destination_id)
       FROM waiting WHERE waiting.destination_id IS NOT NULL
     ), due AS (
       SELECT destination_id,
         (SELECT MIN(d.next_attempt_at) FROM webhook_deliveries d WHERE d.destination_id = waiting.destination_id) AS since
       FROM waiting WHERE destination_id IS NOT NULL
     )
     SELECT destination_id FROM due WHERE since <= ? ORDER BY since LIMIT ?`,
    [now, most],
  );
  return rows.map((row) => row.destination_id);
}

export interface ClaimedDelivery extends AttemptFence {
  destination_id: string;
  body_id: string;
  timestamp_seconds: number;
  target_url: string;
  secret: string;
  body: string;
  /** Time of queueing, in ms. */
  queued_at: number;
}

/** Who may end an attempt: the process that made it, while no other has claimed the row again. */
interface AttemptFence {
  id: string;
  /** The attempt's number, 1 for the first. */
  attempts: number;
}

/** Claims up to `most` due deliveries of a destination, oldest first; until `leaseUntil` no other process sees them as due. */
export async function claimDeliveries(
  tx: Queries,
  destinationId: string,
  now: number,
  leaseUntil: number,
  most: number,
  mostAttempts: number,
): Promise<ClaimedDelivery[]> {
  // MATERIALIZED: read again for each row, the list could come out longer than its limit.
  const claimed = await tx.returning<AttemptFence>(
    `WITH due AS MATERIALIZED (
       SELECT id FROM webhook_deliveries WHERE destination_id = ? AND next_attempt_at <= ? AND attempts < ?
       ORDER BY next_attempt_at, id LIMIT ? ${tx.skipLocked})
     UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = ? WHERE id IN (SELECT id FROM due)
     RETURNING id, attempts`,
    [destinationId, now, mostAttempts, most, leaseUntil],
  );
  if (claimed.length === 0) return [];
  const rows = await tx.all<Omit<ClaimedDelivery, 'queued_at'>>(
    `SELECT d.id, d.destination_id, d.body_id, d.timestamp_seconds, d.attempts, w.target_url, w.secret, b.body
     FROM webhook_deliveries d JOIN webhook_destinations w ON w.id = d.destination_id JOIN webhook_bodies b ON b.id = d.body_id
     WHERE d.id IN (${placeholders(claimed)}) AND w.is_active = 1 ORDER BY d.id`,
    claimed.map((row) => row.id),
  );
  // Switched off by other means than the procedure, which drops them.
  if (rows.length === 0) await dropDeliveriesOf(tx, destinationId);
  return rows.map((row) => ({ ...row, queued_at: createdAtOf(row.id) }));
}

export interface AttemptEnd extends AttemptFence {
  body_id: string;
  /** Null when there is no other attempt: delivered, or discarded. */
  nextAttemptAt: number | null;
}

/**
 * Writes down how attempts ended. Rows that another transaction has are passed over, never waited for: it is dropping them,
 * or has claimed them.
 */
export async function endAttempts(tx: Queries, ends: readonly AttemptEnd[]): Promise<void> {
  const last = ends.filter((end) => end.nextAttemptAt === null);
  for (const [attempts, group] of Map.groupBy(last, (end) => end.attempts)) {
    await tx.run(
      `DELETE FROM webhook_deliveries WHERE id IN (
         SELECT id FROM webhook_deliveries WHERE id IN (${placeholders(group)}) AND attempts = ? ${tx.skipLocked})`,
      [...group.map(({ id }) => id), attempts],
    );
  }
  for (const { id, attempts, nextAttemptAt } of ends) {
    if (nextAttemptAt === null) continue;
    await tx.run(
      `UPDATE webhook_deliveries SET next_attempt_at = ? WHERE id IN (
         SELECT id FROM webhook_deliveries WHERE id = ? AND attempts = ? ${tx.skipLocked})`,
      [nextAttemptAt, id, attempts],
    );
  }
  const bodyIds = [...new Set(last.map((end) => end.body_id))];
  if (bodyIds.length === 0) return;
  await tx.run(
    `DELETE FROM webhook_bodies WHERE id IN (${placeholders(bodyIds)})
       AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.body_id = webhook_bodies.id)`,
    bodyIds,
  );
}

const placeholders = (list: readonly unknown[]) => list.map(() => '?').join(', ');

export async function dropDeliveriesOf(tx: Queries, destinationId: string): Promise<void> {
  await tx.run('DELETE FROM webhook_deliveries WHERE destination_id = ?', [destinationId]);
}

/** Rows whose last attempt ended with its process. */
export async function discardExhausted(db: Queries, now: number, mostAttempts: number): Promise<number> {
  return db.run('DELETE FROM webhook_deliveries WHERE attempts >= ? AND next_attempt_at <= ?', [mostAttempts, now]);
}

/** Of the oldest `most` bodies, those that no delivery needs any more: what dropped deliveries left behind. */
export async function deleteSpentBodies(db: Queries, most: number): Promise<number> {
  return db.run(
    `DELETE FROM webhook_bodies WHERE id IN (SELECT id FROM webhook_bodies ORDER BY id LIMIT ?)
       AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.body_id = webhook_bodies.id)`,
    [most],
  );
}

export async function countQueued(db: Queries): Promise<number> {
  return (await db.get<{ count: number }>('SELECT COUNT(*) AS count FROM webhook_deliveries'))?.count ?? 0;
}
