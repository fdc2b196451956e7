// Which analyses count in figures of agreement, as somebody asked for them.
import { earshotError, type Language, visibleUserIds } from '@earshot/core';
import { companyById } from '../records/companies.ts';
import { usersByCompany } from '../records/users.ts';
import type { AgreementQuery } from '../records/whole-reviews.ts';
import type { Caller, Service } from '../service.ts';
import { typeOf } from './list-filters.ts';
import { periodOf } from './period.ts';
import { peopleIn } from './trends.ts';

export interface AskedAgreement {
  from: string;
  to?: string | undefined;
  interactionType?: string | undefined;
  salespersonId?: string | undefined;
  supervisorId?: string | undefined;
}

/** With the language of the company, for names. Throws 400 for a period that is none. */
export async function agreementQuery(
  input: AskedAgreement,
  caller: Caller,
  { db, now }: Pick<Service, 'db' | 'now'>,
): Promise<{ query: AgreementQuery; language: Language }> {
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
  return { query, language: company.language };
}
