// company.requestErasure (extension): in seven days the company goes with everything that it has (docs/decisions/erasure.md#a-company).
import { describedCompany } from '../accounts/companies.ts';
import { requestErasure } from '../analyses/erase-company.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.requestErasure'> = async ({ name }, caller, service) => {
  await requestErasure(caller, name, service);
  return describedCompany(service, caller.companyId);
};
