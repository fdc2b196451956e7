// analysis.getAgreement (extension): how far people agree with the engine, of what they have reviewed (docs/decisions/coaching.md#agreement).
import { earshotError, visibleUserIds } from '@earshot/core';
import { agreementOf } from '../analyses/agreement.ts';
import { typeOf } from '../analyses/list-filters.ts';
import { periodOf } from '../analyses/period.ts';
import { peopleIn } from '../analyses/trends.ts';
import { companyById } from '../records/companies.ts';
import { usersByCompany } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.getAgreement'> = async (input, caller, { db, now }) => {
  const { companyId } = caller;
  const company = await companyById(db, companyId);
  if (!company) throw earshotError('companyNotFound');
  const { interactionType, salespersonId, supervisorId } = input;
  const isNarrowed = salespersonId !== undefined || supervisorId !== undefined;
  const query = {
    companyId,
    visibleUserIds: visibleUserIds(caller),
    ...periodOf(input, now()),
    ...(interactionType !== undefined && { interactionType: typeOf(interactionType) }),
    ...(isNarrowed && {
      salespersonIds: peopleIn(await usersByCompany(db, companyId), input).map(({ id }) => id),
    }),
  };
  return agreementOf(db, query, company.language);
};
