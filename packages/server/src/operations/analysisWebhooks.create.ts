// analysisWebhooks.create: a destination with a secret of its own, shown in this answer only (docs/decisions/webhooks.md#d46).
import {
  defaultTriggers,
  earshotError,
  generateWebhookSecret,
  readLabel,
  requireNewDestinationRole,
  requireTriggers,
} from '@earshot/core';
import { newId } from '../records/ids.ts';
import { insertDestination } from '../records/webhook-destinations.ts';
import { sealSecret } from '../webhooks/destination-secrets.ts';
import { checkTarget, destinationWithSecret } from '../webhooks/destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.create'> = async (input, caller, { db, hosts, secrets }) => {
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
  if (!(await insertDestination(db, row))) throw earshotError('destinationDuplicate');
  return destinationWithSecret(row, secret);
};
