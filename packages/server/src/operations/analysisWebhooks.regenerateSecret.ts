// analysisWebhooks.regenerateSecret: the new secret signs from the next attempt on; the old one is worth nothing (docs/decisions/webhooks.md#d47).
import { generateWebhookSecret } from '@earshot/core';
import { sealSecret } from '../webhooks/destination-secrets.ts';
import { changeDestination, destinationWithSecret } from '../webhooks/destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.regenerateSecret'> = async ({ id }, caller, { db, now, secrets }) => {
  const secret = generateWebhookSecret();
  const changed = await changeDestination(
    db,
    caller,
    { kind: 'webhook.secretRenewed', subjectId: id },
    now(),
    (row) => ({
      secret: sealSecret(row, secret, secrets),
    }),
  );
  return destinationWithSecret(changed, secret);
};
