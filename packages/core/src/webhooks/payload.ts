// The body of a delivery: the event, and what each destination role gets of an analysis, by lists of fields (docs/contract.md#request-sent-to-the-destination, #payload-by-role; docs/decisions/webhooks.md#d47, #d50, #d70-failed).
import { readBlock } from '../analysis/legacy-blocks.ts';
import type { AnalysisRecord } from '../analysis/record.ts';
import { clientSummary } from '../analysis/views/client-summary.ts';
import { fullView } from '../analysis/views/full-view.ts';
import { turnsOf } from '../analysis/views/segments.ts';
import type {
  Analysis,
  ClientAnalysis,
  DestinationRole,
  IntegrationRecordingFailedEvent,
  IntegrationRecoveredEvent,
  IntegrationStoppedEvent,
  Language,
  PublicAnalysis,
  SharedAnalysis,
  SupervisorAnalysis,
} from '../generated/types.gen.ts';

const publicKeys = [
  'id',
  'status',
  'source',
  'createdAt',
  'updatedAt',
  'salespersonName',
  'clientName',
  'supervisorName',
  'displayScore',
  'interactionScore',
  'summary',
  'profile',
  'stage',
  'interactionType',
  'interactionTypeSource',
  'interactionScorecard',
  'universalIndicators',
  'methodAdherenceScore',
  'attendantTalkPct',
  'interruptionsPerTenMin',
  'climateLabel',
  'diagnostic',
  'dimensionScores',
  'bant',
  'objections',
  'productExploration',
  'keywordDetection',
  'transcript',
  'transcriptSegments',
  'audioUrl',
  'audioDurationSeconds',
  'participants',
  'telephony',
] as const satisfies (keyof PublicAnalysis)[];

/** Nothing of ids, of how the company is organised, or of where a call came from; who took part stands in the transcript anyhow. */
const keysBehindLogin = new Set<string>([
  'id',
  'status',
  'source',
  'updatedAt',
  'supervisorName',
  'telephony',
] satisfies (keyof PublicAnalysis)[]);
const shareLinkKeys = publicKeys.filter(
  (key): key is Exclude<keyof SharedAnalysis, 'turns' | 'occurredAt'> => !keysBehindLogin.has(key),
);

const supervisorKeys = [...publicKeys, 'score', 'attributionStatus'] as const satisfies (keyof SupervisorAnalysis)[];

/**
 * The payload `data` for a destination role.
 * Audio that came as a Data URL shows as its storage key, so that a payload never carries megabytes.
 * @param audioUrl playback address, or null where there is no audio
 */
export function payloadForRole(
  role: DestinationRole,
  record: AnalysisRecord,
  audioUrl: string | null,
): Analysis | SupervisorAnalysis | PublicAnalysis {
  const analysis = fullView(record, { audioUrl });
  switch (role) {
    case 'admin_company':
    case 'super_admin':
      return analysis;
    case 'supervisor':
      return pick(analysis, supervisorKeys) satisfies SupervisorAnalysis;
    case 'salesperson':
      return pick(analysis, publicKeys) satisfies PublicAnalysis;
  }
}

/** The event of the contract, and the one of a failure that destinations may ask for besides. */
export type AnalysisEventName = 'analysis.completed' | 'analysis.failed';

/** The event of an analysis that has come to its end. */
export const eventOf = ({ status }: Pick<AnalysisRecord, 'status'>): AnalysisEventName =>
  status === 'failed' ? 'analysis.failed' : 'analysis.completed';

/** The JSON text of the body for a role; same role, same record → same text. Sent as UTF-8, not escaped to ASCII. */
export function renderEnvelope(role: DestinationRole, record: AnalysisRecord, audioUrl: string | null): string {
  const data = payloadForRole(role, record, audioUrl);
  return JSON.stringify({ event: eventOf(record), analysisId: record.id, role, data });
}

/** What is announced of an integration, without the role of a destination. */
export type IntegrationNews =
  | Omit<IntegrationStoppedEvent, 'role'>
  | Omit<IntegrationRecoveredEvent, 'role'>
  | Omit<IntegrationRecordingFailedEvent, 'role'>;

/** The JSON text of its body for a role. */
export const renderIntegrationEvent = (
  role: DestinationRole,
  { event, eventId, integrationId, data }: IntegrationNews,
): string => JSON.stringify({ event, eventId, integrationId, role, data });

/** The analysis as `share.get` hands it to anybody who has its link. */
export function sharedView(record: AnalysisRecord, audioUrl: string | null, showsTranscript = true): SharedAnalysis {
  const turns = readBlock('turns', record.turns);
  const analysis = fullView(record, { audioUrl }, turns);
  const { occurredAt } = analysis;
  const shared = {
    ...pick(analysis, shareLinkKeys),
    turns: turns && turnsOf(turns, analysis.participants),
    occurredAt,
  };
  return showsTranscript ? shared : { ...shared, transcript: '', transcriptSegments: null, turns: null };
}

/** What a client may see: nothing that was judged or counted, and no sentence of an engine, which may judge. */
export function clientView(
  record: AnalysisRecord,
  audioUrl: string | null,
  { showsTranscript, language }: { showsTranscript: boolean; language: Language },
): ClientAnalysis {
  const {
    createdAt,
    occurredAt,
    clientName,
    salespersonName,
    bant,
    productExploration,
    diagnostic,
    audioDurationSeconds,
    transcript,
    turns,
  } = sharedView(record, audioUrl);
  const agreed = diagnostic?.next_steps.responsibilities ?? [];
  return {
    createdAt,
    occurredAt,
    clientName,
    salespersonName,
    summary: clientSummary({ bant, productExploration, outcome: readBlock('outcome', record.outcome) }, language),
    // The status is the house's view of it.
    nextSteps: agreed.length === 0 ? null : { status: '', responsibilities: agreed },
    audioUrl,
    audioDurationSeconds,
    transcript: showsTranscript ? transcript : null,
    turns: showsTranscript ? turns : null,
  };
}

/** The named keys that the analysis has, in the contract's order; an absent telephony stays absent. */
function pick<Key extends keyof Analysis>(analysis: Analysis, keys: readonly Key[]): Pick<Analysis, Key> {
  const allowed = new Set<string>(keys);
  return Object.fromEntries(Object.entries(analysis).filter(([key]) => allowed.has(key))) as Pick<Analysis, Key>;
}
