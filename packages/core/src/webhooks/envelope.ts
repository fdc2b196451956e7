// The body of a delivery: rendered once per role, then kept byte for byte (docs/contract.md#request-sent-to-the-destination; docs/decisions/webhooks.md#d47, #d70-failed).
import type { AnalysisRecord } from '../analysis/record.ts';
import type { DestinationRole } from '../generated/types.gen.ts';
import { payloadForRole } from './payload-by-role.ts';

/** The event of the contract, and the one that destinations may ask for besides. */
export type WebhookEventName = 'analysis.completed' | 'analysis.failed';

/** The event of an analysis that has come to its end. */
export const eventOf = ({ status }: Pick<AnalysisRecord, 'status'>): WebhookEventName =>
  status === 'failed' ? 'analysis.failed' : 'analysis.completed';

/** The JSON text of the body for a role; same role, same record → same text. Sent as UTF-8, not escaped to ASCII. */
export function renderEnvelope(role: DestinationRole, record: AnalysisRecord, audioUrl: string | null): string {
  const data = payloadForRole(role, record, audioUrl);
  return JSON.stringify({ event: eventOf(record), analysisId: record.id, role, data });
}
