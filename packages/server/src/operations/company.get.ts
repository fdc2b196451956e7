// company.get (extension): the caller's company.
import { companyView } from '../accounts/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.get'> = (_input, caller, { db }) => companyView(db, caller.companyId);
