// Queueing in the completion's transaction: one body a role, kept byte for byte, one delivery a destination (docs/decisions/webhooks.md#d47).
import { type AnalysisRecord, acceptsTrigger, type DestinationRole, type WebhookTrigger } from '@earshot/core';
import { renderEnvelope } from '@earshot/core/views';
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertBody, insertDelivery } from '../records/webhook-deliveries.ts';
import { activeDestinations, triggersOf } from '../records/webhook-destinations.ts';

/** The company's destinations that take the event of an analysis of this trigger. */
export const acceptingDestinations = async (db: Queries, companyId: string, trigger: WebhookTrigger) =>
  (await activeDestinations(db, companyId)).filter((row) =>
    acceptsTrigger({ role: row.role, triggers: triggersOf(row), isActive: true }, trigger),
  );

/** Queues the event of a completed analysis; the number of deliveries. `now` in ms; `render` makes a body; bytes are UTF-8. */
export async function queueDeliveries(
  tx: Queries,
  record: AnalysisRecord,
  trigger: WebhookTrigger,
  now: number,
  render: (role: DestinationRole) => string | Promise<Uint8Array> = (role) => renderEnvelope(role, record, null),
): Promise<number> {
  const accepting = await acceptingDestinations(tx, record.companyId, trigger);
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
