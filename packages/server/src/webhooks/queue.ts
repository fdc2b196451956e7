// Queueing in the transaction of what is announced: one body a role, kept byte for byte, one delivery a destination (docs/decisions/webhooks.md#d47).
import {
  type AnalysisOrigin,
  type AnalysisRecord,
  acceptsFailure,
  acceptsIntegrations,
  acceptsTrigger,
  type DestinationRole,
} from '@earshot/core';
import {
  type AnalysisEventName,
  eventOf,
  type IntegrationNews,
  renderEnvelope,
  renderIntegrationEvent,
} from '@earshot/core/views';
import type { Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { insertBody, insertDelivery } from '../records/webhook-deliveries.ts';
import { activeDestinations, type DestinationRow, triggersOf } from '../records/webhook-destinations.ts';
import type { Service } from '../service.ts';

const asCandidate = (row: DestinationRow) => ({ role: row.role, triggers: triggersOf(row), isActive: true });

/** The company's destinations that take this event of an analysis of this origin. */
export async function acceptingDestinations(
  db: Queries,
  companyId: string,
  origin: AnalysisOrigin,
  event: AnalysisEventName,
): Promise<DestinationRow[]> {
  const accepts = event === 'analysis.failed' ? acceptsFailure : acceptsTrigger;
  return (await activeDestinations(db, companyId)).filter((row) => accepts(asCandidate(row), origin));
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
  return queueFor(tx, accepting, { analysis_id: record.id, integration_id: null }, now, render);
}

/** Queues what is announced of an integration of the company; the number of deliveries. `now` in ms. */
export async function queueIntegrationEvent(
  tx: Queries,
  companyId: string,
  news: IntegrationNews,
  now: number,
): Promise<number> {
  const accepting = (await activeDestinations(tx, companyId)).filter((row) => acceptsIntegrations(asCandidate(row)));
  const about = { analysis_id: null, integration_id: news.integrationId };
  return queueFor(tx, accepting, about, now, (role) => renderIntegrationEvent(role, news));
}

async function queueFor(
  tx: Queries,
  accepting: readonly DestinationRow[],
  about: { analysis_id: string | null; integration_id: string | null },
  now: number,
  render: (role: DestinationRole) => string | Promise<Uint8Array>,
): Promise<number> {
  const bodyIds = new Map<DestinationRole, string>();
  for (const { id: destinationId, role } of accepting) {
    let bodyId = bodyIds.get(role);
    if (bodyId === undefined) {
      bodyId = newId().id;
      bodyIds.set(role, bodyId);
      await insertBody(tx, { id: bodyId, ...about, role, body: await render(role) });
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

/** After the transaction: counted, and sent at once. */
export function noteQueued({ metrics, wakeDeliveries }: Pick<Service, 'metrics' | 'wakeDeliveries'>, queued: number) {
  if (queued === 0) return;
  metrics.webhooksQueued.inc(queued);
  wakeDeliveries();
}
