// The body of a delivery: rendered once per role, then kept byte for byte (docs/contract.md#request-sent-to-the-destination; docs/decisions/webhooks.md#d47).
import type { AnalysisRecord } from '../analysis/record.ts';
import type { DestinationRole } from '../generated/types.gen.ts';
import { payloadForRole } from './payload-by-role.ts';

/** The only event of the interface. */
export const analysisCompletedEvent = 'analysis.completed';

/** The JSON text of the body for a role; same role, same record → same text. Sent as UTF-8, not escaped to ASCII. */
export function renderEnvelope(role: DestinationRole, record: AnalysisRecord, audioUrl: string | null): string {
  const data = payloadForRole(role, record, audioUrl);
  return JSON.stringify({ event: analysisCompletedEvent, analysisId: record.id, role, data });
}
