// analysis.drawSample (extension): which analyses to review, by chance and not by taste (docs/decisions/coaching.md#samples).
import { lowerBoundMs, toTimestamp, upperBoundMs, visibleUserIds } from '@earshot/core';
import { sampleOf } from '../analyses/review-sample.ts';
import { teamOf } from '../analyses/trends.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.drawSample'> = async (input, caller, { db, now }) => {
  const { companyId, userId } = caller;
  const { perPerson, seed, salespersonId, supervisorId } = input;
  const period = {
    fromMs: lowerBoundMs('from', input.from),
    toMs: input.to === undefined ? now() : upperBoundMs('to', input.to),
  };
  const seen = visibleUserIds(caller);
  const people = (await usersByCompany(db, companyId))
    // Nobody reviews a conversation of their own.
    .filter(({ id }) => id !== userId && (seen === 'all' || seen.includes(id)))
    .filter((user) => supervisorId === undefined || teamOf(user) === supervisorId)
    .filter(({ id }) => salespersonId === undefined || id === salespersonId);
  const sampled = await sampleOf(db, { companyId, ...period, perPerson, seed, people });
  return { from: toTimestamp(period.fromMs), to: toTimestamp(period.toMs), seed, perPerson, people: sampled };
};
