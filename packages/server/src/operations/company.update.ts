// company.update (extension): name, and the language that decides which transcriber may run (docs/decisions/access.md#d54).
import { changeCompany } from '../accounts/companies.ts';
import { updateCompany } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.update'> = (input, caller, service) =>
  changeCompany(service, caller, async (tx, { id, name, language }) => {
    await updateCompany(tx, id, { name: input.name ?? name, language: input.language ?? language });
    return { fields: Object.keys(input) };
  });
