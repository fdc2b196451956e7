// Rows as lists show them; the company's own types are read only when one of them is shown.
import { type AnalysisSummaryRecord, isInteractionTypeKey } from '@earshot/core';
import type { AnalysisRow } from '../records/analyses.ts';
import { toSummaryRecord } from '../records/analysis-record.ts';
import type { Queries } from '../records/database.ts';
import { companyTypes } from '../records/interaction-types.ts';

export async function listedRecords(
  db: Queries,
  companyId: string,
  rows: readonly AnalysisRow[],
): Promise<AnalysisSummaryRecord[]> {
  const isOwn = ({ interaction_type: key }: AnalysisRow) => key !== null && !isInteractionTypeKey(key);
  const types = rows.some(isOwn) ? (await companyTypes(db, companyId)).map((type) => type.definition) : [];
  return rows.map((row) => toSummaryRecord(row, types));
}
