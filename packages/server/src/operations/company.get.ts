// company.get (extension): the caller's company.
import { describedCompany } from '../accounts/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.get'> = (_input, caller, service) => describedCompany(service, caller.companyId);
