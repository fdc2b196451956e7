// analysis.getTrends (extension): how people and teams do over a period, among the analyses that the caller sees (docs/decisions/access.md#d12).
import { earshotError, visibleUserIds } from '@earshot/core';
import { withoutType } from '../analyses/list-filters.ts';
import { periodOf } from '../analyses/period.ts';
import { intervalsIn, peopleIn, trendsOf } from '../analyses/trends.ts';
import { companyById, targetsOf } from '../records/companies.ts';
import type { TrendQuery } from '../records/trends.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

const mostIntervals = 120;

export const handler: Handler<'analysis.getTrends'> = async (input, caller, { db, now }) => {
  const { companyId } = caller;
  const { interval, interactionType: type } = input;
  const offsetMs = input.utcOffsetMinutes * 60_000;
  const query: TrendQuery = {
    companyId,
    visibleUserIds: visibleUserIds(caller),
    ...periodOf(input, now()),
  };
  if (intervalsIn(query, interval, offsetMs) > mostIntervals) throw earshotError('trendPeriodTooLong', mostIntervals);
  if (type !== undefined) query.interactionType = type === withoutType ? null : type;

  const [company, users] = [await companyById(db, companyId), await usersByCompany(db, companyId)];
  if (!company) throw earshotError('companyNotFound');
  const { salespersonId, supervisorId } = input;
  const isNarrowed = salespersonId !== undefined || supervisorId !== undefined;
  const salespersonIds = peopleIn(users, input).map(({ id }) => id);
  const frame = { interval, offsetMs, users, language: company.language, targets: targetsOf(company) };
  return trendsOf(db, query, { ...frame, ...(isNarrowed && { salespersonIds }) });
};
