// interactionTypes.list (extension): the catalogue and the company's own types, deactivated ones included.
import { earshotError } from '@earshot/core';
import { catalogueTypes, companyTypeView } from '../analyses/company-types.ts';
import { companyById } from '../records/companies.ts';
import { companyTypes } from '../records/interaction-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.list'> = async ({ language }, caller, { db }) => {
  const company = await companyById(db, caller.companyId);
  if (!company) throw earshotError('companyNotFound');
  return [
    ...catalogueTypes(language ?? company.language),
    ...(await companyTypes(db, company.id)).map(companyTypeView),
  ];
};
