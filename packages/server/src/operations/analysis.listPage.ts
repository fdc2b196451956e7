// analysis.listPage (extension): the same pages for the procedures, with the filters of both lists and those of the pages.
import { addMeasures } from '../analyses/line-measures.ts';
import { allFilters } from '../analyses/list-filters.ts';
import { listPage as page } from '../analyses/list-page.ts';
import { pageLines } from '../analyses/page-lines.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.listPage'> = async (input, caller, service) => {
  const more = {
    ...(await allFilters(input, caller, service)),
    orderBy: input.orderBy,
    isAscending: input.ascending,
  };
  return page(input, more, caller, service, async (rows) => {
    const lines = await pageLines(service.db, caller.companyId, rows);
    return input.withMeasures ? addMeasures(service.db, caller.companyId, lines) : lines;
  });
};
