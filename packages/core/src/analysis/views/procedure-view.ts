// The analysis as the procedure-style interface shows it: the full view with the job-function blocks.
import type {
  InteractionScorecard,
  JobFunctionAnalysis,
  ProcedureAnalysis,
  ProcedureCreatedAnalysis,
  ProcedureDimensionScores,
} from '../../generated/types.gen.ts';
import { closingScore } from '../../scorecard/closing.ts';
import { readBlock } from '../legacy-blocks.ts';
import { officialScore } from '../official-score.ts';
import type { AnalysisRecord, CreatedRecord } from '../record.ts';
import { type AudioAccess, dossierHead, dossierTail, extensionsOf } from './dossier.ts';
import { turnsOf } from './segments.ts';
import { toTimestamp } from './timestamp.ts';

/** docs/contract.md#records-of-the-procedure-style-interface. */
export function procedureView(record: AnalysisRecord, audio: AudioAccess): ProcedureAnalysis {
  const turns = readBlock('turns', record.turns);
  const head = dossierHead(record, audio, turns);
  const tail = dossierTail(record);
  return {
    ...head,
    dimensionScores: withClosing(record, head.interactionScorecard),
    audioDuration: record.audioDurationSeconds,
    ...tail,
    jobFunctionScore: head.interactionScorecard?.score ?? null,
    jobFunctionAnalysis: jobFunctionAnalysis(head.interactionScorecard),
    turns: turns && turnsOf(turns, tail.participants),
    ...extensionsOf(record),
    ...(record.legalHoldAt !== null && { legalHoldAt: toTimestamp(record.legalHoldAt) }),
  };
}

/** docs/contract.md#procedure-style-endpoints.create; its score is the official one (docs/decisions/creation.md#d56). */
export function procedureCreatedView(record: CreatedRecord): ProcedureCreatedAnalysis {
  const interactionScorecard = readBlock('interactionScorecard', record.interactionScorecard);
  return {
    id: record.id,
    score: officialScore({ ...record, interactionScorecard }),
    summary: record.summary,
    transcript: record.transcript ?? '',
    stage: readBlock('stage', record.stage),
    salespersonName: record.salespersonName,
    clientName: record.clientName,
    tokensUsed: record.tokensUsed,
    audioDuration: record.audioDurationSeconds,
    createdAt: toTimestamp(record.createdAt),
  };
}

function withClosing(record: AnalysisRecord, scorecard: InteractionScorecard | null): ProcedureDimensionScores | null {
  const dimensions = readBlock('dimensionScores', record.dimensionScores);
  if (!dimensions) return null;
  const stored = (record.dimensionScores as { closing?: unknown }).closing;
  // The scorecard knows only the closing acts of its own type; the stored value saw the whole catalogue.
  const closing = isScore(stored) ? stored : closingScore(metCriteria(scorecard));
  return { ...dimensions, closing };
}

function isScore(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

function metCriteria(scorecard: InteractionScorecard | null): Set<string> {
  return new Set(scorecard?.criteria.filter(({ met }) => met).map(({ key }) => key));
}

/** The scorecard's criteria by their readable names: aims as micro-objectives, faults as negative indicators. */
function jobFunctionAnalysis(scorecard: InteractionScorecard | null): JobFunctionAnalysis | null {
  if (!scorecard) return null;
  const negative = scorecard.criteria.filter(({ polarity }) => polarity === 'negative');
  const objective = scorecard.criteria.filter(({ polarity }) => polarity !== 'negative');
  return {
    microObjectives: objective.map(({ label, met, timestamp, evidence }) => ({
      criteria: label,
      met,
      timestamp,
      evidence: evidence || null,
    })),
    negativeIndicators: negative.map(({ label, met, timestamp, evidence }) => ({
      criteria: label,
      present: met,
      timestamp,
      evidence: evidence || null,
    })),
  };
}
