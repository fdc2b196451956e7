// One analysis as a caller may see it; what is beyond the caller's role does not exist (D12).
import { earshotError, seesAnalysis } from '@earshot/core';
import type { Caller } from '../operations/handler.ts';
import { type FullAnalysisRow, fullAnalysisById } from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';

/** Throws 404 alike for a foreign, an unseen and a nonexistent one. */
export async function visibleAnalysis(db: Queries, caller: Caller, id: string): Promise<FullAnalysisRow> {
  const row = await fullAnalysisById(db, caller.companyId, id);
  if (!row || !seesAnalysis(caller, { salespersonId: row.salesperson_id, createdByUserId: row.created_by })) {
    throw earshotError('analysisNotFound');
  }
  return row;
}
