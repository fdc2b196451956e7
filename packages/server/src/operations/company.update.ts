// company.update (extension): name, and the language that decides which transcriber may run (docs/decisions/access.md#d54).
import { describedCompany } from '../accounts/companies.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { updateCompany } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.update'> = async (input, caller, service) => {
  const { name, language } = await describedCompany(service, caller.companyId);
  const { companyId } = caller;
  await service.db.transaction(async (tx) => {
    await updateCompany(tx, companyId, { name: input.name ?? name, language: input.language ?? language });
    await recordDeed(tx, caller, { kind: 'company.updated', details: { fields: Object.keys(input) } }, service.now());
  });
  return describedCompany(service, caller.companyId);
};
