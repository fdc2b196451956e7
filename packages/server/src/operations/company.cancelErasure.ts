// company.cancelErasure (extension): the company stays, and everything goes on (docs/decisions/erasure.md#a-company).
import { describedCompany } from '../accounts/companies.ts';
import { keepCompany } from '../analyses/erase-company.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.cancelErasure'> = async (_input, caller, service) => {
  await keepCompany(caller, service);
  service.wakeDeliveries();
  service.wakeCollector();
  return describedCompany(service, caller.companyId);
};
