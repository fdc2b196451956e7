// The fields that the full view and the procedures' view have in common, in the contract's order.
import type { Analysis, UniversalIndicators } from '../../generated/types.gen.ts';
import { readBlock, type TurnRecord } from '../legacy-blocks.ts';
import { officialScore } from '../official-score.ts';
import type { AnalysisRecord } from '../record.ts';
import { exclusionView } from './list-view.ts';
import { segmentsOf } from './segments.ts';
import { toTimestamp } from './timestamp.ts';

/** What the caller knows about the audio at read time. */
export type AudioAccess = {
  /** Playback address, or null where there is no audio (docs/decisions/audio.md#d30). */
  audioUrl: string | null;
  /** The Data URL rebuilt from storage, for audio that came as one; shown as audioKey (docs/decisions/audio.md#d30). */
  audioDataUrl?: string | undefined;
};

/** From `id` to `audioKey`. `turns` as readBlock gives them. */
export function dossierHead(record: AnalysisRecord, audio: AudioAccess, turns: readonly TurnRecord[] | null) {
  const interactionScorecard = readBlock('interactionScorecard', record.interactionScorecard);
  const universalIndicators = readBlock('universalIndicators', record.universalIndicators);
  return {
    id: record.id,
    status: record.status,
    source: record.source,
    createdAt: toTimestamp(record.createdAt),
    updatedAt: toTimestamp(record.updatedAt),
    salespersonName: record.salespersonName,
    clientName: record.clientName,
    supervisorName: record.supervisorName,
    displayScore: officialScore({ ...record, interactionScorecard }),
    score: record.score,
    interactionScore: record.interactionScore,
    summary: record.summary,
    profile: record.profile,
    stage: readBlock('stage', record.stage),
    interactionType: record.interactionType,
    interactionTypeSource: record.interactionTypeSource,
    interactionScorecard,
    universalIndicators,
    ...flatIndicators(universalIndicators),
    diagnostic: readBlock('diagnostic', record.diagnostic),
    dimensionScores: readBlock('dimensionScores', record.dimensionScores),
    bant: readBlock('bant', record.bant),
    objections: readBlock('objections', record.objections),
    productExploration: readBlock('productExploration', record.productExploration),
    keywordDetection: readBlock('keywordDetection', record.keywordDetection),
    transcript: record.transcript ?? '',
    transcriptSegments: turns && segmentsOf(turns),
    audioUrl: audio.audioUrl,
    audioKey: audio.audioDataUrl ?? record.audioKey,
  } satisfies Partial<Analysis>;
}

/** From `tokensUsed` to `companyId`. */
export function dossierTail(record: AnalysisRecord) {
  return {
    tokensUsed: record.tokensUsed,
    cost: record.cost,
    jobId: record.jobId,
    errorSource: record.errorSource,
    errorDetail: record.errorDetail,
    autoRetryCount: record.autoRetryCount,
    archivedAt: record.archivedAt === null ? null : toTimestamp(record.archivedAt),
    provider: record.provider,
    externalCallId: record.externalCallId,
    externalOwnerId: record.externalOwnerId,
    attributionStatus: record.attributionStatus,
    participants: readBlock('participants', record.participants),
    salespersonId: record.salespersonId,
    companyId: record.companyId,
  } satisfies Partial<Analysis>;
}

/**
 * Behind all that the contract has (docs/decisions/analysis-fields.md#d65): what came of it and what to do better, how the transcript was read
 * or why none was, when it took place, what the creation gave, and the call. The keys `redaction`, `metadata` and `telephony` only where there is some.
 */
export function extensionsOf(record: AnalysisRecord) {
  const redaction = readBlock('redaction', record.redaction);
  const metadata = readBlock('metadata', record.metadata);
  const telephony = record.source === 'pbx' ? readBlock('telephony', record.telephony) : null;
  return {
    outcome: readBlock('outcome', record.outcome),
    coaching: coachingOf(record),
    reading: readBlock('reading', record.reading),
    errorReason: readBlock('errorReason', record.errorReason),
    occurredAt: toTimestamp(record.occurredAt),
    exclusion: exclusionView(record.exclusion),
    review: readBlock('review', record.review),
    ...(redaction && { redaction }),
    ...(metadata && { metadata }),
    ...(telephony && { telephony }),
  } satisfies Partial<Analysis>;
}

/** What to do better, without what a person has decided is well done. */
function coachingOf({ coaching, review, interactionScorecard }: AnalysisRecord) {
  const items = readBlock('coaching', coaching);
  if (!items || review === null) return items;
  const criteria = readBlock('interactionScorecard', interactionScorecard)?.criteria ?? [];
  const doneWell = new Set(
    criteria.filter(({ polarity, met }) => met === (polarity !== 'negative')).map(({ key }) => key),
  );
  return items.filter(({ key }) => !doneWell.has(key));
}

type FlatIndicators = Pick<
  Analysis,
  'methodAdherenceScore' | 'attendantTalkPct' | 'interruptionsPerTenMin' | 'climateLabel'
>;

/** All four are null when the indicators are. */
function flatIndicators(indicators: UniversalIndicators | null): FlatIndicators {
  return {
    methodAdherenceScore: indicators?.methodAdherence.score ?? null,
    attendantTalkPct: indicators?.talkToListen.attendantPct ?? null,
    interruptionsPerTenMin: indicators?.interruptions.perTenMinutes ?? null,
    climateLabel: indicators?.emotionalClimate.overall ?? null,
  };
}
