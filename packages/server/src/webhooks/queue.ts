// Queueing in the completion's transaction: one body a role, kept byte for byte, one delivery a destination (D47).
import { type AnalysisRecord, acceptsTrigger, type DestinationRole, type WebhookTrigger } from '@earshot/core';
import { renderEnvelope } from '@earshot/core/views';
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertBody, insertDelivery } from '../records/webhook-deliveries.ts';
import { activeDestinations, triggersOf } from '../records/webhook-destinations.ts';

/** Queues the event of a completed analysis; the number of deliveries. `now` in ms; `audioUrl` is a playback address. */
export async function queueDeliveries(
  tx: Queries,
  record: AnalysisRecord,
  trigger: WebhookTrigger,
  now: number,
  audioUrl: string | null = null,
): Promise<number> {
  const accepting = (await activeDestinations(tx, record.companyId)).filter((row) =>
    acceptsTrigger({ role: row.role, triggers: triggersOf(row), isActive: true }, trigger),
  );
  const bodyIds = new Map<DestinationRole, string>();
  for (const { id: destinationId, role } of accepting) {
    let bodyId = bodyIds.get(role);
    if (bodyId === undefined) {
      bodyId = newId().id;
      bodyIds.set(role, bodyId);
      await insertBody(tx, { id: bodyId, analysis_id: record.id, role, body: renderEnvelope(role, record, audioUrl) });
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
