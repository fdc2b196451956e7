// Table webhook_history: what became of deliveries, for a while; and the list of it with what still waits (docs/decisions/webhooks.md#history).
import type { WebhookDelivery, WebhookEventName, WebhookFailure } from '@earshot/core';
import type { Queries } from './database.ts';
import { firstIdAt } from './ids.ts';

/** The event that a queued body announces: it stands first in it. */
export const eventOfBody = (body: string | Uint8Array): WebhookEventName =>
  (/^\{"event":"([\w.]+)"/.exec(Buffer.from(body.slice(0, 60)).toString('latin1'))?.[1] ??
    'analysis.completed') as WebhookEventName;

export interface KeptDelivery {
  id: string;
  event: WebhookEventName;
  analysis_id: string | null;
  integration_id: string | null;
  state: WebhookDelivery['state'];
  /** With the one that is under way. */
  attempts: number;
  timestamp_seconds: number;
  /** When the last attempt ended; of it are the next two. */
  last_attempt_at: number | null;
  last_status: number | null;
  last_reason: WebhookFailure | null;
  /** Of one that waits; while an attempt is under way, the end of its lease. */
  next_attempt_at: number | null;
}

/** A delivery that waits no more. */
export type EndedDelivery = Omit<KeptDelivery, 'next_attempt_at'> & { destination_id: string; last_attempt_at: number };

const keptColumns = {
  destination_id: 'text',
  id: 'text',
  event: 'text',
  analysis_id: 'text',
  integration_id: 'text',
  state: 'text',
  attempts: 'bigint',
  timestamp_seconds: 'bigint',
  last_attempt_at: 'bigint',
  last_status: 'bigint',
  last_reason: 'text',
} as const;

export async function keepEnded(tx: Queries, ended: readonly EndedDelivery[]): Promise<void> {
  if (ended.length === 0) return;
  const names = Object.keys(keptColumns).join(', ');
  await tx.run(`INSERT INTO webhook_history (${names}) SELECT ${names} FROM ${tx.rowsOf('ended', keptColumns)}`, [
    JSON.stringify(ended),
  ]);
}

const columns =
  'id, analysis_id, integration_id, attempts, timestamp_seconds, last_attempt_at, last_status, last_reason';

/** Of a destination, newest first, after the delivery that a page ended with. */
export async function deliveriesBefore(
  db: Queries,
  destinationId: string,
  after: { id: string } | null,
  most: number,
): Promise<KeptDelivery[]> {
  const place = [destinationId, ...(after ? [after.id] : []), most];
  const page = `WHERE destination_id = ? ${after ? 'AND id < ?' : ''} ORDER BY id DESC LIMIT ?`;
  // What waits comes first: one that ends between the two is in both, and never in neither.
  const waiting = await db.all<Omit<KeptDelivery, 'event' | 'state'> & { start: string | Uint8Array }>(
    `SELECT d.id, b.analysis_id, b.integration_id, d.attempts, d.timestamp_seconds, d.last_attempt_at, d.last_status, d.last_reason,
       d.next_attempt_at, substr(b.body, 1, 60) AS start
     FROM (SELECT * FROM webhook_deliveries ${page}) d JOIN webhook_bodies b ON b.id = d.body_id`,
    place,
  );
  const ended = await db.all<KeptDelivery>(
    `SELECT ${columns}, event, state, NULL AS next_attempt_at FROM webhook_history ${page}`,
    place,
  );
  const rows = new Map<string, KeptDelivery>();
  for (const { start, ...row } of waiting) rows.set(row.id, { ...row, event: eventOfBody(start), state: 'waiting' });
  for (const row of ended) rows.set(row.id, row);
  return [...rows.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, most);
}

/** Up to `most` rows whose last attempt ended with its process; they are kept as given up. Their bodies are left behind. */
export async function discardExhausted(tx: Queries, now: number, mostAttempts: number, most: number): Promise<void> {
  const rows = await tx.all<
    Pick<EndedDelivery, 'id' | 'destination_id' | 'attempts' | 'timestamp_seconds'> & { body_id: string }
  >(
    `SELECT id, destination_id, body_id, attempts, timestamp_seconds FROM webhook_deliveries
     WHERE attempts >= ? AND next_attempt_at <= ? LIMIT ? ${tx.skipLocked}`,
    [mostAttempts, now, most],
  );
  if (rows.length === 0) return;
  const bodies = await tx.all<
    Pick<EndedDelivery, 'id' | 'analysis_id' | 'integration_id'> & { start: string | Uint8Array }
  >(
    `SELECT id, analysis_id, integration_id, substr(body, 1, 60) AS start FROM webhook_bodies WHERE ${tx.isAmong('id')}`,
    [JSON.stringify([...new Set(rows.map((row) => row.body_id))])],
  );
  const bodyById = new Map(bodies.map((body) => [body.id, body]));
  const ends = rows.map(({ body_id, ...row }) => {
    const { start, analysis_id, integration_id } = bodyById.get(body_id)!;
    const kept = { ...row, analysis_id, integration_id, event: eventOfBody(start), state: 'given_up' } as const;
    return { ...kept, last_attempt_at: now, last_status: null, last_reason: 'interrupted' } as const;
  });
  await tx.run(`DELETE FROM webhook_deliveries WHERE ${tx.isAmong('id')}`, [JSON.stringify(rows.map(({ id }) => id))]);
  await keepEnded(tx, ends);
}

export async function forgetHistoryOf(tx: Queries, destinationId: string): Promise<void> {
  await tx.run('DELETE FROM webhook_history WHERE destination_id = ?', [destinationId]);
}

/**
 * Of what was queued before (ms), the oldest `most` of each destination. Reads one entry of the index a destination, however much is kept.
 */
export async function forgetHistoryBefore(db: Queries, before: number, most: number): Promise<void> {
  const first = firstIdAt(before);
  const rows = await db.all<{ destination_id: string }>(
    `WITH RECURSIVE kept(destination_id) AS (
       SELECT MIN(destination_id) FROM webhook_history
       UNION ALL
       SELECT (SELECT MIN(h.destination_id) FROM webhook_history h WHERE h.destination_id > kept.destination_id)
       FROM kept WHERE kept.destination_id IS NOT NULL
     )
     SELECT destination_id FROM kept WHERE destination_id IS NOT NULL
       AND EXISTS (SELECT 1 FROM webhook_history h WHERE h.destination_id = kept.destination_id AND h.id < ?)`,
    [first],
  );
  for (const { destination_id: id } of rows)
    await db.run(
      `DELETE FROM webhook_history WHERE destination_id = ? AND id IN
         (SELECT id FROM webhook_history WHERE destination_id = ? AND id < ? ORDER BY id LIMIT ?)`,
      [id, id, first, most],
    );
}
