// A delivery as the procedures show it: without body, address and secret (docs/decisions/webhooks.md#history).
import { toTimestamp, type WebhookDelivery } from '@earshot/core';
import { createdAtOf } from '../records/ids.ts';
import type { KeptDelivery } from '../records/webhook-history.ts';

const timestampOrNull = (ms: number | null) => (ms === null ? null : toTimestamp(ms));

export const deliveryView = (row: KeptDelivery): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  analysisId: row.analysis_id,
  integrationId: row.integration_id,
  state: row.state,
  attempts: row.attempts,
  queuedAt: toTimestamp(createdAtOf(row.id)),
  lastAttemptAt: timestampOrNull(row.last_attempt_at),
  status: row.last_status,
  reason: row.last_reason,
  nextAttemptAt: timestampOrNull(row.next_attempt_at),
});
