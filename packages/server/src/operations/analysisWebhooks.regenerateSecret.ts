// analysisWebhooks.regenerateSecret: the new secret signs from the next attempt on; the old one is worth nothing (docs/decisions/webhooks.md#d47).
import { generateWebhookSecret } from '@earshot/core';
import { changeDestination, destinationWithSecret } from '../webhooks/destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.regenerateSecret'> = async ({ id }, caller, { db, now }) =>
  destinationWithSecret(
    await changeDestination(db, caller.companyId, id, now(), () => ({ secret: generateWebhookSecret() })),
  );
