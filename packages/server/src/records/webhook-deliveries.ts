// Tables webhook_bodies and webhook_deliveries: the queue of events. A row is claimed for one attempt by moving its time past the lease.
import type { DestinationRole } from '@earshot/core';
import { placeholders, type Queries } from './database.ts';

export interface WebhookBody {
  id: string;
  /** What it is about: an analysis or an integration; null for the other one. */
  analysis_id: string | null;
  integration_id: string | null;
  role: DestinationRole;
  /** JSON; bytes are UTF-8. */
  body: string | Uint8Array;
}

export async function insertBody(tx: Queries, row: WebhookBody): Promise<void> {
  await tx.run('INSERT INTO webhook_bodies (id, analysis_id, integration_id, role, body) VALUES (?, ?, ?, ?, ?)', [
    row.id,
    row.analysis_id,
    row.integration_id,
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
 * their queues are. Those of a company that is to be erased wait.
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
     SELECT destination_id FROM due WHERE since <= ? AND EXISTS (SELECT 1 FROM webhook_destinations w
       JOIN companies c ON c.id = w.company_id WHERE w.id = due.destination_id AND c.erasure_due_at IS NULL)
     ORDER BY since LIMIT ?`,
    [now, most],
  );
  return rows.map((row) => row.destination_id);
}

/** Who may end an attempt: the process that made it, while no other has claimed the row again. */
interface AttemptFence {
  id: string;
  /** The attempt's number, 1 for the first. */
  attempts: number;
}

export interface DueDelivery extends AttemptFence {
  destination_id: string;
  body_id: string;
  timestamp_seconds: number;
  company_id: string;
  target_url: string;
  /** As it is stored. */
  secret: string;
}

export interface ClaimedDelivery extends DueDelivery {
  /** The exact bytes to sign and send. */
  body: Buffer;
}

/** Up to `most` due deliveries of a destination for their next attempt, oldest first, which no other transaction has; to be claimed in this one. */
export async function dueDeliveries(
  tx: Queries,
  destinationId: string,
  now: number,
  most: number,
  mostAttempts: number,
): Promise<DueDelivery[]> {
  const destination = await tx.get<{ company_id: string; target_url: string; secret: string; is_active: number }>(
    'SELECT company_id, target_url, secret, is_active FROM webhook_destinations WHERE id = ?',
    [destinationId],
  );
  if (!destination) return [];
  const { is_active, ...target } = destination;
  if (is_active === 0) {
    // Switched off by other means than the procedure, which drops them.
    await dropDeliveriesOf(tx, destinationId);
    return [];
  }
  const rows = await tx.all<Pick<DueDelivery, 'id' | 'attempts' | 'body_id' | 'timestamp_seconds'>>(
    `SELECT id, attempts + 1 AS attempts, body_id, timestamp_seconds FROM webhook_deliveries
     WHERE destination_id = ? AND next_attempt_at <= ? AND attempts < ? ORDER BY next_attempt_at, id LIMIT ? ${tx.skipLocked}`,
    [destinationId, now, mostAttempts, most],
  );
  return rows.map((row) => ({ ...row, destination_id: destinationId, ...target }));
}

/** Counts the attempts; until `leaseUntil` no other process sees the deliveries as due. Destinations of one role share their bodies. */
export async function claimDeliveries(
  tx: Queries,
  due: readonly DueDelivery[],
  leaseUntil: number,
): Promise<ClaimedDelivery[]> {
  await tx.run(
    `UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = ? WHERE id IN (${placeholders(due)})`,
    [leaseUntil, ...due.map(({ id }) => id)],
  );
  const bodyIds = [...new Set(due.map(({ body_id }) => body_id))];
  const rows = await tx.all<{ id: string; body: string }>(
    `SELECT id, body FROM webhook_bodies WHERE id IN (${placeholders(bodyIds)})`,
    bodyIds,
  );
  const bodies = new Map(rows.map(({ id, body }) => [id, Buffer.from(body)]));
  return due.map((delivery) => ({ ...delivery, body: bodies.get(delivery.body_id)! }));
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
    const ids = group.map(({ id }) => id);
    const mine = `id IN (${placeholders(ids)}) AND attempts = ?`;
    await tx.run(`DELETE FROM webhook_deliveries WHERE ${unlocked(tx, mine)}`, [...ids, attempts]);
  }
  for (const { id, attempts, nextAttemptAt } of ends) {
    if (nextAttemptAt === null) continue;
    const mine = unlocked(tx, 'id = ? AND attempts = ?');
    await tx.run(`UPDATE webhook_deliveries SET next_attempt_at = ? WHERE ${mine}`, [nextAttemptAt, id, attempts]);
  }
  const bodyIds = [...new Set(last.map((end) => end.body_id))];
  if (bodyIds.length === 0) return;
  await tx.run(
    `DELETE FROM webhook_bodies WHERE id IN (${placeholders(bodyIds)})
       AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.body_id = webhook_bodies.id)`,
    bodyIds,
  );
}

/** The condition, for rows that no other transaction has. */
const unlocked = ({ skipLocked }: Queries, condition: string) =>
  skipLocked === '' ? condition : `id IN (SELECT id FROM webhook_deliveries WHERE ${condition} ${skipLocked})`;

export async function dropDeliveriesOf(tx: Queries, destinationId: string): Promise<void> {
  await tx.run('DELETE FROM webhook_deliveries WHERE destination_id = ?', [destinationId]);
}

/** What is queued about an integration that goes. Deliveries go first, so that none is claimed without its body. */
export async function dropEventsOfIntegration(tx: Queries, integrationId: string): Promise<void> {
  await tx.run(
    'DELETE FROM webhook_deliveries WHERE body_id IN (SELECT id FROM webhook_bodies WHERE integration_id = ?)',
    [integrationId],
  );
  await tx.run('DELETE FROM webhook_bodies WHERE integration_id = ?', [integrationId]);
}

/** Rows whose last attempt ended with its process. */
export async function discardExhausted(db: Queries, now: number, mostAttempts: number): Promise<number> {
  return db.run('DELETE FROM webhook_deliveries WHERE attempts >= ? AND next_attempt_at <= ?', [mostAttempts, now]);
}

/** Makes due what is to wait beyond `latest`, a time that no delay and no lease reaches: it was written before the clock was set back. */
export async function recallFromFuture(db: Queries, now: number, latest: number): Promise<number> {
  return db.run('UPDATE webhook_deliveries SET next_attempt_at = ? WHERE next_attempt_at > ?', [now, latest]);
}

/** Of the oldest `most` bodies, those that no delivery needs any more: what dropped deliveries left behind. */
export async function deleteSpentBodies(db: Queries, most: number): Promise<number> {
  return db.run(
    `DELETE FROM webhook_bodies WHERE id IN (SELECT id FROM webhook_bodies ORDER BY id LIMIT ?)
       AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.body_id = webhook_bodies.id)`,
    [most],
  );
}

/** How many wait, and since when the oldest has, in seconds since the epoch; null where none waits. */
export async function deliveryDepth(db: Queries): Promise<{ count: number; sinceSeconds: number | null }> {
  const row = await db.get<{ count: number; since: number | null }>(
    'SELECT COUNT(*) AS count, MIN(timestamp_seconds) AS since FROM webhook_deliveries',
  );
  return { count: row?.count ?? 0, sinceSeconds: row?.since ?? null };
}
