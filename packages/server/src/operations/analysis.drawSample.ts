// analysis.drawSample (extension): which analyses to review, by chance and not by taste (docs/decisions/coaching.md#samples).
import { toTimestamp, visibleUserIds } from '@earshot/core';
import { periodOf } from '../analyses/period.ts';
import { sampleOf } from '../analyses/review-sample.ts';
import { peopleIn } from '../analyses/trends.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.drawSample'> = async (input, caller, { db, now }) => {
  const { companyId, userId } = caller;
  const { perPerson, seed } = input;
  const period = periodOf(input, now());
  const seen = visibleUserIds(caller);
  // Nobody reviews a conversation of their own.
  const people = peopleIn(await usersByCompany(db, companyId), input).filter(
    ({ id }) => id !== userId && (seen === 'all' || seen.includes(id)),
  );
  const sampled = await sampleOf(db, { companyId, ...period, perPerson, seed, people });
  return { from: toTimestamp(period.fromMs), to: toTimestamp(period.toMs), seed, perPerson, people: sampled };
};
