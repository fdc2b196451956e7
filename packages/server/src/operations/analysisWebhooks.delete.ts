// analysisWebhooks.delete: the destination and what is queued for it (docs/decisions/webhooks.md#d48).
import { earshotError } from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { deleteDestination } from '../records/webhook-destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.delete'> = async ({ id }, caller, { db, now }) => {
  await db.transaction(async (tx) => {
    if (!(await deleteDestination(tx, caller.companyId, id))) throw earshotError('destinationNotFound');
    await recordDeed(tx, caller, { kind: 'webhook.deleted', subjectId: id }, now());
  });
  return { id };
};
