// analysis.listPage (extension): the same pages for the procedures, with the filters of both lists and those of the pages.
import { lowerBoundMs, upperBoundMs, visibleUserIds } from '@earshot/core';
import { addMeasures } from '../analyses/line-measures.ts';
import { listPage as page, withoutType } from '../analyses/list-page.ts';
import { pageLines } from '../analyses/page-lines.ts';
import { outcomesThatMissed, teamOf } from '../analyses/trends.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.listPage'> = async (input, caller, service) => {
  const { source, archived, minScore, maxScore, occurredFrom, occurredTo, unassigned, supervisorId, missed } = input;
  const occurredFromMs = occurredFrom === undefined ? undefined : lowerBoundMs('occurredFrom', occurredFrom);
  const occurredToMs = occurredTo === undefined ? undefined : upperBoundMs('occurredTo', occurredTo);
  const more = {
    ...(source !== undefined && { source }),
    ...(archived !== undefined && { isArchived: archived }),
    ...(minScore !== undefined && { minDisplayScore: minScore }),
    ...(maxScore !== undefined && { maxDisplayScore: maxScore }),
    ...(occurredFromMs !== undefined && { occurredFromMs }),
    ...(occurredToMs !== undefined && { occurredToMs }),
    ...(unassigned && { isUnassigned: true }),
    ...(supervisorId !== undefined && { salespersonIds: await membersOf(supervisorId) }),
    ...(missed !== undefined && { missedOutcomeIds: await missedIn(missed) }),
    orderBy: input.orderBy,
    isAscending: input.ascending,
  };
  return page(input, more, caller, service, async (rows) => {
    const lines = await pageLines(service.db, caller.companyId, rows);
    return input.withMeasures ? addMeasures(service.db, caller.companyId, lines) : lines;
  });

  /** Among what trends count in the same period. */
  function missedIn(criterion: NonNullable<typeof missed>): Promise<string[]> {
    const type = input.interactionType;
    const query = {
      companyId: caller.companyId,
      visibleUserIds: visibleUserIds(caller),
      fromMs: occurredFromMs ?? 0,
      toMs: occurredToMs ?? service.now(),
      ...(type !== undefined && { interactionType: type === withoutType ? null : type }),
    };
    return outcomesThatMissed(service.db, query, criterion);
  }

  async function membersOf(supervisor: string): Promise<string[]> {
    const team = (await usersByCompany(service.db, caller.companyId)).filter((user) => teamOf(user) === supervisor);
    return team.map(({ id }) => id);
  }
};
