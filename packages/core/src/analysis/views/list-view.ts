// An item of a list: an index entry that never carries transcript, audio or blocks.
import type { AnalysisListItem, Exclusion, ProcedureListItem } from '../../generated/types.gen.ts';
import type { AnalysisSummaryRecord } from '../record.ts';
import { toTimestamp } from './timestamp.ts';

/** docs/contract.md#analysis-list-item. */
export function listView(record: AnalysisSummaryRecord): AnalysisListItem {
  const { audioDurationSeconds, attributionStatus } = record;
  return { ...listedFields(record), audioDurationSeconds, attributionStatus };
}

/** The item of analysis.list: the same with `audioDuration` (docs/decisions/listing.md#d43). */
export function procedureListView(record: AnalysisSummaryRecord): ProcedureListItem {
  const { audioDurationSeconds: audioDuration, attributionStatus } = record;
  return { ...listedFields(record), audioDuration, attributionStatus };
}

/** Why, when and by whom an analysis was left out of statistics, as answers say it; null when it counts. */
export const exclusionView = (exclusion: AnalysisSummaryRecord['exclusion']): Exclusion | null =>
  exclusion && { ...exclusion, excludedAt: toTimestamp(exclusion.excludedAt) };

/** The fields from `id` to `summary`. */
function listedFields(record: AnalysisSummaryRecord) {
  return {
    id: record.id,
    createdAt: toTimestamp(record.createdAt),
    updatedAt: toTimestamp(record.updatedAt),
    status: record.status,
    source: record.source,
    provider: record.provider,
    externalCallId: record.externalCallId,
    externalOwnerId: record.externalOwnerId,
    companyId: record.companyId,
    salespersonId: record.salespersonId,
    salespersonName: record.salespersonName,
    supervisorName: record.supervisorName,
    clientName: record.clientName,
    displayScore: record.displayScore,
    score: record.score,
    interactionScore: record.interactionScore,
    interactionType: record.interactionType,
    interactionTypeSource: record.interactionTypeSource,
    interactionTypeLabel: record.interactionTypeLabel,
    summary: record.summary,
  };
}
