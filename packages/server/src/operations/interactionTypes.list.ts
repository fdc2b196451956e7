// interactionTypes.list (extension): the catalogue and the company's own types, those that are switched off included.
import { earshotError } from '@earshot/core';
import { typeViews } from '../analyses/company-types.ts';
import { companyById } from '../records/companies.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.list'> = async ({ language }, caller, { db }) => {
  const company = await companyById(db, caller.companyId);
  if (!company) throw earshotError('companyNotFound');
  return typeViews(db, company.id, language ?? company.language);
};
