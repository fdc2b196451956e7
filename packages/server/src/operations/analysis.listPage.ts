// analysis.listPage (extension): the same pages for the procedures, with the filters of both lists.
import { procedureListView } from '@earshot/core';
import { listPage as page } from '../analyses/list-page.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.listPage'> = (input, caller, service) => {
  const { source, archived, minScore } = input;
  const more = {
    ...(source !== undefined && { source }),
    ...(archived !== undefined && { isArchived: archived }),
    ...(minScore !== undefined && { minDisplayScore: minScore }),
  };
  return page(input, more, caller, service, procedureListView);
};
