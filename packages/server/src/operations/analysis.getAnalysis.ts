// GET /api/analyses/{id}: the full analysis; what the caller may not see does not exist (D12).
import { earshotError, seesAnalysis } from '@earshot/core';
import { fullView } from '@earshot/core/views';
import { audioAccess } from '../analyses/playback.ts';
import { toRecord } from '../analyses/stored.ts';
import { fullAnalysisById } from '../records/analysis-documents.ts';
import type { Handler } from './handler.ts';

export const getAnalysis: Handler<'analysis.getAnalysis'> = async ({ id }, caller, service) => {
  const row = await fullAnalysisById(service.db, caller.companyId, id);
  if (!row || !seesAnalysis(caller, { salespersonId: row.salesperson_id, createdByUserId: row.created_by })) {
    throw earshotError('analysisNotFound');
  }
  return fullView(toRecord(row), await audioAccess(row, service));
};
