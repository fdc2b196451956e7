// analysis.list: newest first, an array without a cursor (docs/decisions/listing.md#d43).
import { lowerBoundMs, procedureListView, upperBoundMs, visibleUserIds } from '@earshot/core';
import { listRecords } from '../analyses/list-page.ts';
import { type ListQuery, listAnalyses } from '../records/analysis-list.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.list'> = async ({ limit, filters }, caller, { db }) => {
  const query: ListQuery = { companyId: caller.companyId, visibleUserIds: visibleUserIds(caller), limit };
  if (filters?.salespersonId !== undefined) query.salespersonIds = [filters.salespersonId];
  if (filters?.dateFrom !== undefined) query.fromMs = lowerBoundMs('dateFrom', filters.dateFrom);
  if (filters?.dateTo !== undefined) query.toMs = upperBoundMs('dateTo', filters.dateTo);
  if (filters?.minScore !== undefined) query.minDisplayScore = filters.minScore;
  const rows = await listAnalyses(db, query);
  return (await listRecords(db, caller.companyId, rows)).map(procedureListView);
};
