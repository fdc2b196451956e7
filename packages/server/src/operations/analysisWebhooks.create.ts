// analysisWebhooks.create: a destination with a secret of its own, shown in this answer only (docs/decisions/webhooks.md#d46).
import {
  defaultTriggers,
  earshotError,
  generateWebhookSecret,
  readLabel,
  requireNewDestinationRole,
  requireTriggers,
} from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { newId } from '../records/ids.ts';
import { insertDestination } from '../records/webhook-destinations.ts';
import { sealSecret } from '../webhooks/destination-secrets.ts';
import { checkTarget, destinationWithSecret } from '../webhooks/destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.create'> = async (input, caller, { db, hosts, secrets, now }) => {
  requireNewDestinationRole(input.role);
  const triggers = [...new Set(input.triggers ?? defaultTriggers)];
  requireTriggers(input.role, triggers);
  await checkTarget(input.targetUrl, hosts);
  const { id, createdAt } = newId();
  const secret = generateWebhookSecret();
  const row = {
    id,
    company_id: caller.companyId,
    role: input.role,
    label: readLabel(input.label),
    triggers: JSON.stringify(triggers),
    target_url: input.targetUrl,
    secret: sealSecret({ id, company_id: caller.companyId }, secret, secrets),
    is_active: 1,
    created_at: createdAt,
    updated_at: createdAt,
  };
  await db.transaction(async (tx) => {
    if (!(await insertDestination(tx, row))) throw earshotError('destinationDuplicate');
    const details = { role: input.role, triggers };
    await recordDeed(tx, caller, { kind: 'webhook.created', subjectId: id, details }, now());
  });
  return destinationWithSecret(row, secret);
};
