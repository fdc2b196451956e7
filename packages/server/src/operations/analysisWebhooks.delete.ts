// analysisWebhooks.delete: the destination and what is queued for it (docs/decisions/webhooks.md#d48).
import { earshotError } from '@earshot/core';
import { deleteDestination } from '../records/webhook-destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.delete'> = async ({ id }, caller, { db }) => {
  if (!(await deleteDestination(db, caller.companyId, id))) throw earshotError('destinationNotFound');
  return { id };
};
