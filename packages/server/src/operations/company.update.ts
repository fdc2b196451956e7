// company.update (extension): name, and the language that decides which transcriber may run (docs/decisions/access.md#d54).
import { describedCompany, lockedCompany } from '../accounts/companies.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { updateCompany } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.update'> = async (input, caller, service) => {
  const { companyId } = caller;
  await service.db.transaction(async (tx) => {
    // As it is now: what another administrator changes meanwhile stays, and what was erased gets no name again.
    const { name, language } = await lockedCompany(tx, companyId);
    await updateCompany(tx, companyId, { name: input.name ?? name, language: input.language ?? language });
    await recordDeed(tx, caller, { kind: 'company.updated', details: { fields: Object.keys(input) } }, service.now());
  });
  return describedCompany(service, caller.companyId);
};
