// Table webhook_history: what became of deliveries, for a while; and the list of it with what still waits (docs/decisions/webhooks.md#history).
import type { WebhookDelivery, WebhookEventName, WebhookFailure } from '@earshot/core';
import type { Queries } from './database.ts';
import { firstIdAt } from './ids.ts';

/** The event that a body announces: it stands first in it. */
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

export async function forgetHistoryOf(tx: Queries, destinationId: string): Promise<void> {
  await tx.run('DELETE FROM webhook_history WHERE destination_id = ?', [destinationId]);
}

/** Of what was queued before (ms), the oldest `most`. */
export async function forgetHistoryBefore(db: Queries, before: number, most: number): Promise<number> {
  return db.run(
    'DELETE FROM webhook_history WHERE id IN (SELECT id FROM webhook_history WHERE id < ? ORDER BY id LIMIT ?)',
    [firstIdAt(before), most],
  );
}
