// One analysis as a caller may see it; what is beyond the caller's role does not exist (D12).
import { earshotError, seesAnalysis } from '@earshot/core';
import type { Caller } from '../operations/handler.ts';
import { type FullAnalysisRow, fullAnalysisById } from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';

/** Whether it is attached to or made by somebody whom the caller sees (D12). */
export const isVisible = (caller: Caller, row: Pick<FullAnalysisRow, 'salesperson_id' | 'created_by'>): boolean =>
  seesAnalysis(caller, { salespersonId: row.salesperson_id, createdByUserId: row.created_by });

/** Throws 404 alike for a foreign, an unseen and a nonexistent one. */
export async function visibleAnalysis(db: Queries, caller: Caller, id: string): Promise<FullAnalysisRow> {
  const row = await fullAnalysisById(db, caller.companyId, id);
  if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
  return row;
}
