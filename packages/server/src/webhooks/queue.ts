// Queueing in the transaction that ends an analysis: one body a role, kept byte for byte, one delivery a destination (docs/decisions/webhooks.md#d47).
import {
  type AnalysisOrigin,
  type AnalysisRecord,
  acceptsFailure,
  acceptsTrigger,
  type DestinationRole,
} from '@earshot/core';
import { eventOf, renderEnvelope, type WebhookEventName } from '@earshot/core/views';
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertBody, insertDelivery } from '../records/webhook-deliveries.ts';
import { activeDestinations, triggersOf } from '../records/webhook-destinations.ts';

/** The company's destinations that take this event of an analysis of this origin. */
export async function acceptingDestinations(
  db: Queries,
  companyId: string,
  origin: AnalysisOrigin,
  event: WebhookEventName,
) {
  const accepts = event === 'analysis.failed' ? acceptsFailure : acceptsTrigger;
  return (await activeDestinations(db, companyId)).filter((row) =>
    accepts({ role: row.role, triggers: triggersOf(row), isActive: true }, origin),
  );
}

/** Queues the event of an analysis that was completed or failed; the number of deliveries. `now` in ms; `render` makes a body; bytes are UTF-8. */
export async function queueDeliveries(
  tx: Queries,
  record: AnalysisRecord,
  origin: AnalysisOrigin,
  now: number,
  render: (role: DestinationRole) => string | Promise<Uint8Array> = (role) => renderEnvelope(role, record, null),
): Promise<number> {
  const accepting = await acceptingDestinations(tx, record.companyId, origin, eventOf(record));
  const bodyIds = new Map<DestinationRole, string>();
  for (const { id: destinationId, role } of accepting) {
    let bodyId = bodyIds.get(role);
    if (bodyId === undefined) {
      bodyId = newId().id;
      bodyIds.set(role, bodyId);
      await insertBody(tx, { id: bodyId, analysis_id: record.id, role, body: await render(role) });
    }
    await insertDelivery(tx, {
      id: newId().id,
      destination_id: destinationId,
      body_id: bodyId,
      timestamp_seconds: Math.floor(now / 1000),
      next_attempt_at: now,
    });
  }
  return accepting.length;
}
