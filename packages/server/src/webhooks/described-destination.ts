// A destination as the procedures show it; its secret is only in the two answers that make one (docs/contract.md#records-of-the-procedure-style-interface).
import { type CreatedWebhookDestination, toTimestamp, type WebhookDestination } from '@earshot/core';
import { type DestinationRow, triggersOf } from '../records/webhook-destinations.ts';

export const describedDestination = (row: DestinationRow): WebhookDestination => ({
  id: row.id,
  role: row.role,
  label: row.label,
  triggers: triggersOf(row),
  targetUrl: row.target_url,
  isActive: row.is_active === 1,
  createdAt: toTimestamp(row.created_at),
  updatedAt: toTimestamp(row.updated_at),
});

export const destinationWithSecret = (row: DestinationRow): CreatedWebhookDestination => ({
  ...describedDestination(row),
  secret: row.secret,
});
