// analysisWebhooks.list: the company's destinations without their secrets, oldest first (docs/decisions/webhooks.md#d46).
import { destinationsByCompany } from '../records/webhook-destinations.ts';
import { destinationView } from '../webhooks/destinations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysisWebhooks.list'> = async (_input, caller, { db }) =>
  (await destinationsByCompany(db, caller.companyId)).map(destinationView);
