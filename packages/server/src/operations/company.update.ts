// company.update (extension): name, and the language that decides which transcriber may run (docs/decisions/access.md#d54).
import { describedCompany } from '../accounts/companies.ts';
import { updateCompany } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.update'> = async (input, caller, service) => {
  const { name, language } = await describedCompany(service, caller.companyId);
  await updateCompany(service.db, caller.companyId, { name: input.name ?? name, language: input.language ?? language });
  return describedCompany(service, caller.companyId);
};
