// An analysis as the domain reads it, from its row: JSON text to values, columns to fields.
import {
  type AnalysisRecord,
  type AnalysisSummaryRecord,
  interactionTypes,
  type Language,
  type ScorecardDefinition,
} from '@earshot/core';
import type { AnalysisRow } from './analyses.ts';
import type { FullAnalysisRow } from './analysis-documents.ts';
import { readJson } from './json-text.ts';

/** Words as a text, which are bytes of UTF-8 where they are long. */
export const textOf = (words: string | Uint8Array): string =>
  typeof words === 'string' ? words : new TextDecoder().decode(words);

function listedFields(row: AnalysisRow) {
  return {
    id: row.id,
    companyId: row.company_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    occurredAt: row.occurred_at,
    status: row.status,
    source: row.source,
    provider: row.provider,
    externalCallId: row.external_call_id,
    externalOwnerId: row.external_owner_id,
    salespersonId: row.salesperson_id,
    salespersonName: row.salesperson_name,
    supervisorName: row.supervisor_name,
    clientName: row.client_name,
    score: row.score,
    interactionScore: row.interaction_score,
    interactionType: row.interaction_type,
    interactionTypeSource: row.interaction_type_source,
    summary: row.summary,
    audioDurationSeconds: row.audio_duration_seconds,
    attributionStatus: row.attribution_status,
    exclusion: exclusionOf(row),
  };
}

type ExclusionColumns = Pick<AnalysisRow, 'excluded_at' | 'excluded_by' | 'exclusion_reason'>;

export const exclusionOf = ({
  excluded_at: excludedAt,
  excluded_by: excludedBy,
  exclusion_reason: reason,
}: ExclusionColumns) => (excludedAt === null ? null : { excludedAt, excludedBy, reason: reason ?? '' });

/** A list row as the domain reads it; `companyTypes` resolves the labels of the company's own types. */
export function toSummaryRecord(row: AnalysisRow, companyTypes: readonly ScorecardDefinition[]): AnalysisSummaryRecord {
  return { ...listedFields(row), displayScore: row.display_score, interactionTypeLabel: typeLabel(row, companyTypes) };
}

/** The language of a row; English where an older row has none or another. */
export const languageOfRow = (language: string | null): Language =>
  language === 'pt' || language === 'es' ? language : 'en';

function typeLabel(
  { interaction_type: key, language }: AnalysisRow,
  companyTypes: readonly ScorecardDefinition[],
): string | null {
  if (key === null) return null;
  const builtIn = interactionTypes.find((type) => type.key === key);
  return builtIn?.label[languageOfRow(language)] ?? companyTypes.find((type) => type.key === key)?.label ?? null;
}

/** A whole row as the domain reads it. */
export function toRecord(row: FullAnalysisRow): AnalysisRecord {
  return {
    ...listedFields(row),
    profile: row.profile,
    stage: row.stage,
    interactionScorecard: readJson(row.interaction_scorecard),
    universalIndicators: readJson(row.universal_indicators),
    diagnostic: readJson(row.diagnostic),
    dimensionScores: readJson(row.dimension_scores),
    bant: readJson(row.bant),
    objections: readJson(row.objections),
    productExploration: readJson(row.product_exploration),
    keywordDetection: readJson(row.keyword_detection),
    transcript: row.transcript,
    turns: readJson(row.transcript_segments),
    participants: readJson(row.participants),
    outcome: row.outcome,
    coaching: readJson(row.coaching),
    reading: readJson(row.reading),
    review: readJson(row.review),
    redaction: readJson(row.redaction),
    telephony: readJson(row.telephony),
    metadata: readJson(row.metadata),
    audioKey: row.audio_key,
    tokensUsed: row.tokens_used,
    cost: row.cost,
    jobId: row.job_id,
    errorSource: row.error_source,
    errorDetail: row.error_detail,
    errorReason: row.error_reason,
    autoRetryCount: row.auto_retry_count,
    archivedAt: row.archived_at,
    legalHoldAt: row.legal_hold_at,
  };
}
