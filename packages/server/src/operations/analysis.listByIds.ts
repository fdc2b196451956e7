// analysis.listByIds (extension): the lines of some analyses; what the caller does not see is left out (docs/decisions/access.md#d12).
import { isVisible } from '../analyses/analysis-for-caller.ts';
import { pageLines } from '../analyses/page-lines.ts';
import { analysesByIds } from '../records/analysis-list.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.listByIds'> = async ({ ids }, caller, { db }) => {
  const rows = (await analysesByIds(db, caller.companyId, ids)).filter((row) => isVisible(caller, row));
  return pageLines(db, caller.companyId, rows);
};
