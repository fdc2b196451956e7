// analysis.listByIds (extension): the lines of some analyses; what the caller does not see is left out (D12).
import { procedureListView, seesAnalysis } from '@earshot/core';
import { listedRecords } from '../analyses/listed-records.ts';
import { analysesByIds } from '../records/analysis-list.ts';
import type { Handler } from './handler.ts';

export const listByIds: Handler<'analysis.listByIds'> = async ({ ids }, caller, { db }) => {
  const rows = (await analysesByIds(db, caller.companyId, ids)).filter((row) =>
    seesAnalysis(caller, { salespersonId: row.salesperson_id, createdByUserId: row.created_by }),
  );
  return (await listedRecords(db, caller.companyId, rows)).map(procedureListView);
};
