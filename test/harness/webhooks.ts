// Webhook destinations and their queue as tests see them: made by an administrator's session or by SQL, read from the tables.
import type { DestinationRole, WebhookTrigger } from '@earshot/core';
import type { PublicHostsOptions } from '../../packages/server/src/network/public-hosts.ts';
import type { Database, Queries } from '../../packages/server/src/records/database.ts';
import { newId } from '../../packages/server/src/records/ids.ts';
import { insertBody, insertDelivery } from '../../packages/server/src/records/webhook-deliveries.ts';
import { insertDestination } from '../../packages/server/src/records/webhook-destinations.ts';
import { certificate } from './certificate.ts';
import { insertAnalysis } from './rows.ts';

/** Loopback counts as public, and the tests' certificate is trusted. */
export async function loopback(): Promise<Partial<PublicHostsOptions>> {
  const { cert } = await certificate();
  return { certificateAuthority: cert, isAllowed: () => true };
}

export interface StoredDestination {
  id: string;
  secret: string;
}

/** A destination by SQL: of any role, with any triggers. */
export async function storeDestination(
  db: Database,
  companyId: string,
  targetUrl: string,
  options: { role?: DestinationRole; triggers?: readonly WebhookTrigger[] | string; isActive?: boolean } = {},
): Promise<StoredDestination> {
  const { id, createdAt } = newId();
  const { role = 'admin_company', triggers = ['manual_ui', 'external_api'], isActive = true } = options;
  const secret = id.replaceAll('-', '').repeat(2);
  await insertDestination(db, {
    id,
    company_id: companyId,
    role,
    label: null,
    triggers: typeof triggers === 'string' ? triggers : JSON.stringify(triggers),
    target_url: targetUrl,
    secret,
    is_active: isActive ? 1 : 0,
    created_at: createdAt,
    updated_at: createdAt,
  });
  return { id, secret };
}

export interface QueuedDelivery {
  id: string;
  destination_id: string;
  body_id: string;
  attempts: number;
  timestamp_seconds: number;
  next_attempt_at: number;
}

/** What waits for a destination, oldest first. */
export const queueOf = (db: Database, destinationId: string) =>
  db.all<QueuedDelivery>('SELECT * FROM webhook_deliveries WHERE destination_id = ? ORDER BY id', [destinationId]);

/** Everything that waits. */
export const wholeQueue = (db: Database) => db.all<QueuedDelivery>('SELECT * FROM webhook_deliveries ORDER BY id');

/** Which bodies are kept. */
export const storedBodies = (db: Database) =>
  db.all<{ analysis_id: string; role: string }>('SELECT analysis_id, role FROM webhook_bodies ORDER BY id');

/** Queues one event of an analysis for each of these destinations. `at` in ms. */
export async function queueEvent(
  tx: Queries,
  analysisId: string,
  destinationIds: readonly string[],
  body: string,
  at: number,
): Promise<void> {
  const bodyId = newId().id;
  await insertBody(tx, { id: bodyId, analysis_id: analysisId, integration_id: null, role: 'admin_company', body });
  for (const destinationId of destinationIds)
    await insertDelivery(tx, {
      id: newId().id,
      destination_id: destinationId,
      body_id: bodyId,
      timestamp_seconds: Math.floor(at / 1000),
      next_attempt_at: at,
    });
}

/** Queues an event for each of these destinations, `count` times, as completed analyses would. The bodies, in order. */
export async function queueEvents(
  db: Database,
  companyId: string,
  destinationIds: readonly string[],
  count = 1,
  at = Date.now(),
): Promise<string[]> {
  const bodies: string[] = [];
  for (let index = 0; index < count; index++) {
    const analysisId = await insertAnalysis(db, companyId);
    const event = { event: 'analysis.completed', analysisId, role: 'admin_company', data: { summary: 'Reunião ✓' } };
    const body = JSON.stringify(event);
    bodies.push(body);
    await db.transaction((tx) => queueEvent(tx, analysisId, destinationIds, body, at));
  }
  return bodies;
}
