// Tables webhook_bodies and webhook_deliveries: the queue of events. A row is claimed for one attempt by moving its time past the lease.
import type { DestinationRole } from '@earshot/core';
import type { Queries } from './database.ts';

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

/** A destination as it was when its deliveries were claimed. */
export interface DeliveryTarget {
  id: string;
  company_id: string;
  target_url: string;
  /** As it is stored. */
  secret: string;
}

export interface DueDelivery extends AttemptFence {
  destination_id: string;
  body_id: string;
  body_bytes: number;
  timestamp_seconds: number;
  /** The same object for all that were read together. */
  target: DeliveryTarget;
}

export interface ClaimedDelivery extends DueDelivery {
  /** The exact bytes to sign and send. */
  body: Buffer;
}

/**
 * Due deliveries for their next attempt that no other transaction has, oldest first for each destination; to be claimed in this transaction.
 * `most` says of how many each destination may have.
 */
export async function dueDeliveries(
  tx: Queries,
  most: ReadonlyMap<string, number>,
  now: number,
  mostAttempts: number,
): Promise<DueDelivery[]> {
  const targets = new Map<string, DeliveryTarget>();
  for (const { is_active, ...target } of await tx.all<DeliveryTarget & { is_active: number }>(
    `SELECT w.id, w.company_id, w.target_url, w.secret, w.is_active FROM webhook_destinations w
     JOIN companies c ON c.id = w.company_id AND c.erasure_due_at IS NULL WHERE ${tx.isAmong('w.id')}`,
    [JSON.stringify([...most.keys()])],
  )) {
    if (is_active === 1) targets.set(target.id, target);
    // Switched off by other means than the procedure, which drops them.
    else await dropDeliveriesOf(tx, target.id);
  }
  const inputs = [...most].filter(([id]) => targets.has(id));
  if (inputs.length === 0) return [];
  const rows = await tx.forEach<Omit<DueDelivery, 'target'>>(
    inputs.map(([destination_id, most]) => ({ destination_id, most, now, most_attempts: mostAttempts })),
    { destination_id: 'text', most: 'bigint', now: 'bigint', most_attempts: 'bigint' },
    (of) => `SELECT id, destination_id, attempts + 1 AS attempts, body_id, timestamp_seconds,
        (SELECT octet_length(b.body) FROM webhook_bodies b WHERE b.id = body_id) AS body_bytes FROM webhook_deliveries
      WHERE destination_id = ${of('destination_id')} AND next_attempt_at <= ${of('now')} AND attempts < ${of('most_attempts')}
      ORDER BY next_attempt_at, id LIMIT ${of('most')} ${tx.skipLocked}`,
  );
  return rows.map((row) => ({ ...row, target: targets.get(row.destination_id)! }));
}

/** The destinations of deliveries as they are now, by the delivery's id; without those that are gone, inactive, or of a company that is to be erased. */
export async function presentTargets(db: Queries, ids: readonly string[]): Promise<Map<string, DeliveryTarget>> {
  const rows = await db.all<DeliveryTarget & { delivery_id: string }>(
    `SELECT d.id AS delivery_id, w.id, w.company_id, w.target_url, w.secret FROM webhook_deliveries d
     JOIN webhook_destinations w ON w.id = d.destination_id AND w.is_active = 1
     JOIN companies c ON c.id = w.company_id AND c.erasure_due_at IS NULL
     WHERE ${db.isAmong('d.id')}`,
    [JSON.stringify(ids)],
  );
  const targets = new Map<string, DeliveryTarget>();
  const targetOf = ({ delivery_id: _, ...target }: (typeof rows)[number]) => {
    const known = targets.get(target.id) ?? target;
    targets.set(target.id, known);
    return known;
  };
  return new Map(rows.map((row) => [row.delivery_id, targetOf(row)]));
}

/** Counts the attempts; until `leaseUntil` no other process sees the deliveries as due. Destinations of one role share their bodies. */
export async function claimDeliveries(
  tx: Queries,
  due: readonly DueDelivery[],
  leaseUntil: number,
): Promise<ClaimedDelivery[]> {
  await tx.run(`UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = ? WHERE ${tx.isAmong('id')}`, [
    leaseUntil,
    JSON.stringify(due.map(({ id }) => id)),
  ]);
  const rows = await tx.all<{ id: string; body: string }>(
    `SELECT id, body FROM webhook_bodies WHERE ${tx.isAmong('id')}`,
    [JSON.stringify([...new Set(due.map(({ body_id }) => body_id))])],
  );
  const bodies = new Map(rows.map(({ id, body }) => [id, Buffer.from(body)]));
  return due.map((delivery) => ({ ...delivery, body: bodies.get(delivery.body_id)! }));
}

export interface AttemptEnd extends AttemptFence {
  body_id: string;
  /** Null when there is no other attempt: delivered, or discarded. */
  nextAttemptAt: number | null;
  /** It was claimed until then and not made: it does not count. Given back twice, the row may be another's by the same attempt; the lease tells. */
  unmadeUntil?: number;
}

/**
 * Writes down how attempts ended. Rows that another transaction has are passed over, never waited for: it is dropping them, or looks at them
 * because they were due when it began. Those that are still there afterwards are given back, to be ended later.
 */
export async function endAttempts<End extends AttemptEnd>(tx: Queries, ends: readonly End[]): Promise<End[]> {
  const columns = {
    id: 'text',
    attempts: 'bigint',
    counted: 'bigint',
    next_attempt_at: 'bigint',
    held_until: 'bigint',
  } as const;
  const value = (some: readonly AttemptEnd[]) => {
    const rows = some.map(({ id, attempts, nextAttemptAt, unmadeUntil }) => {
      const counted = unmadeUntil === undefined ? attempts : attempts - 1;
      return { id, attempts, counted, next_attempt_at: nextAttemptAt ?? never, held_until: unmadeUntil ?? never };
    });
    return [JSON.stringify(rows)];
  };
  const mine = `${tx.rowsOf('ended', columns)} JOIN webhook_deliveries d ON d.id = ended.id AND d.attempts = ended.attempts
    AND ended.held_until IN (${never}, d.next_attempt_at)`;
  const [last, others] = [ends.filter(isLast), ends.filter((end) => !isLast(end))];
  let written = 0;
  if (others.length > 0) {
    written += await tx.run(
      `WITH mine AS (SELECT d.id, ended.counted, ended.next_attempt_at FROM ${mine} ${tx.skipLocked})
       UPDATE webhook_deliveries SET attempts = mine.counted, next_attempt_at = mine.next_attempt_at
       FROM mine WHERE webhook_deliveries.id = mine.id`,
      value(others),
    );
  }
  if (last.length > 0) {
    written += await tx.run(
      `DELETE FROM webhook_deliveries WHERE id IN (SELECT d.id FROM ${mine} ${tx.skipLocked})`,
      value(last),
    );
    await tx.run(
      `DELETE FROM webhook_bodies WHERE ${tx.isAmong('id')}
         AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.body_id = webhook_bodies.id)`,
      [JSON.stringify([...new Set(last.map((end) => end.body_id))])],
    );
  }
  if (written === ends.length) return [];
  const left = await tx.all<{ id: string }>(
    `SELECT d.id FROM ${mine} WHERE d.next_attempt_at <> ended.next_attempt_at`,
    value(ends),
  );
  const ids = new Set(left.map(({ id }) => id));
  return ends.filter(({ id }) => ids.has(id));
}

/** A time that no row has. */
const never = -1;

const isLast = ({ nextAttemptAt }: AttemptEnd) => nextAttemptAt === null;

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

/** Deletes bodies that no delivery needs any more, among the oldest `most`. Dropped deliveries leave them behind. */
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
