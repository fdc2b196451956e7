// analysis.listPage (extension): the same pages for the procedures, with the filters of both lists and those of the pages.
import { lowerBoundMs, pageListView, upperBoundMs } from '@earshot/core';
import { listPage as page } from '../analyses/list-page.ts';
import { teamOf } from '../analyses/trends.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.listPage'> = async (input, caller, service) => {
  const { source, archived, minScore, maxScore, occurredFrom, occurredTo, unassigned, supervisorId } = input;
  const more = {
    ...(source !== undefined && { source }),
    ...(archived !== undefined && { isArchived: archived }),
    ...(minScore !== undefined && { minDisplayScore: minScore }),
    ...(maxScore !== undefined && { maxDisplayScore: maxScore }),
    ...(occurredFrom !== undefined && { occurredFromMs: lowerBoundMs('occurredFrom', occurredFrom) }),
    ...(occurredTo !== undefined && { occurredToMs: upperBoundMs('occurredTo', occurredTo) }),
    ...(unassigned && { isUnassigned: true }),
    ...(supervisorId !== undefined && { salespersonIds: await membersOf(supervisorId) }),
    orderBy: input.orderBy,
    isAscending: input.ascending,
  };
  return page(input, more, caller, service, pageListView);

  async function membersOf(supervisor: string): Promise<string[]> {
    const team = (await usersByCompany(service.db, caller.companyId)).filter((user) => teamOf(user) === supervisor);
    return team.map(({ id }) => id);
  }
};
