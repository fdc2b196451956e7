// One analysis as a caller may see it; what is beyond the caller's role does not exist (docs/decisions/access.md#d12).

import { earshotError, seesAnalysis } from '@earshot/core';
import {
  type AnalysisFacts,
  type AnalysisInParts,
  analysisFacts,
  analysisInParts,
  type FullAnalysisRow,
  fullAnalysisById,
  fullAnalysisWithin,
} from '../records/analysis-documents.ts';
import type { Queries } from '../records/database.ts';
import type { Caller } from '../service.ts';
import { largeBytes } from './large-output.ts';

/** Whether it is attached to or made by somebody whom the caller sees (docs/decisions/access.md#d12). */
export const isVisible = (caller: Caller, row: Pick<FullAnalysisRow, 'salesperson_id' | 'created_by'>): boolean =>
  seesAnalysis(caller, { salespersonId: row.salesperson_id, createdByUserId: row.created_by });

function required<Row extends Pick<FullAnalysisRow, 'salesperson_id' | 'created_by'>>(
  caller: Caller,
  row: Row | undefined,
): Row {
  if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
  return row;
}

/** All of a large one, in parts; throws like visibleAnalysis. */
export async function visibleInParts(db: Queries, caller: Caller, id: string): Promise<AnalysisInParts> {
  const parts = await analysisInParts(db, caller.companyId, id);
  required(caller, parts?.row);
  return parts!;
}

/** All of it. Throws 404 alike for a foreign, an unseen and a nonexistent one. */
export async function visibleAnalysis(db: Queries, caller: Caller, id: string): Promise<FullAnalysisRow> {
  return required(caller, await fullAnalysisById(db, caller.companyId, id));
}

/** What is small of it; throws like visibleAnalysis. */
export async function visibleFacts(db: Queries, caller: Caller, id: string): Promise<AnalysisFacts> {
  return required(caller, await analysisFacts(db, caller.companyId, id));
}

/** All of it, or null where it is larger than `largeBytes`: then it is read when it is the caller's turn. Throws like visibleAnalysis. */
export async function visibleUnlessLarge(db: Queries, caller: Caller, id: string): Promise<FullAnalysisRow | null> {
  const row = await fullAnalysisWithin(db, caller.companyId, id, largeBytes);
  if (row) return required(caller, row);
  await visibleFacts(db, caller, id);
  return null;
}
