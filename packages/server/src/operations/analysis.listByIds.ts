// analysis.listByIds (extension): the lines of some analyses; what the caller does not see is left out (D12).
import { procedureListView, seesAnalysis } from '@earshot/core';
import { listedTypes } from '../analyses/listed-types.ts';
import { toSummaryRecord } from '../analyses/stored.ts';
import { analysesByIds } from '../records/analysis-list.ts';
import type { Handler } from './handler.ts';

export const listByIds: Handler<'analysis.listByIds'> = async ({ ids }, caller, { db }) => {
  const rows = (await analysesByIds(db, caller.companyId, ids)).filter((row) =>
    seesAnalysis(caller, { salespersonId: row.salesperson_id, createdByUserId: row.created_by }),
  );
  const types = await listedTypes(db, caller.companyId, rows);
  return rows.map((row) => procedureListView(toSummaryRecord(row, types)));
};
