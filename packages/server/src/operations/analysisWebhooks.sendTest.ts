// analysisWebhooks.sendTest (extension): one signed test event at once, through the same guard as deliveries; what came of it (docs/decisions/webhooks.md#test).
import { attemptTimeoutMs, earshotError, toTimestamp, type WebhookTestEvent } from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { newId } from '../records/ids.ts';
import { destinationNow } from '../records/webhook-destinations.ts';
import { openSecret } from '../webhooks/destination-secrets.ts';
import { attempt } from '../webhooks/send.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.sendTest'> = async ({ id }, caller, { db, hosts, secrets, now }) => {
  const target = await destinationNow(db, caller.companyId, id);
  if (!target) throw earshotError('destinationNotFound');
  if (target.is_active === 0) throw earshotError('destinationInactive');
  const sentAt = now();
  const event: WebhookTestEvent = {
    event: 'webhook.test',
    eventId: newId().id,
    role: target.role,
    data: { destinationId: id, sentAt: toTimestamp(sentAt) },
  };
  const delivery = {
    body: Buffer.from(JSON.stringify(event)),
    timestamp_seconds: Math.floor(sentAt / 1000),
    target,
  };
  const startedAt = performance.now();
  const { outcome, status } = await attempt(delivery, openSecret(target, secrets), hosts, attemptTimeoutMs);
  const durationMs = Math.round(performance.now() - startedAt);
  await db.transaction((tx) =>
    recordDeed(tx, caller, { kind: 'webhook.tested', subjectId: id, details: { outcome, status } }, now()),
  );
  const isDelivered = outcome === 'delivered';
  return { isDelivered, status, reason: isDelivered ? null : outcome, durationMs };
};
