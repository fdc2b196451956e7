// interactionTypes.create (extension): a type of the company's own.
import { earshotError, isInteractionTypeKey } from '@earshot/core';
import { criteriaToStore, requireCompanyType } from '../analyses/company-types.ts';
import { insertCompanyType } from '../records/interaction-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.create'> = async (input, caller, { db, now }) => {
  const { key, label, macroFront } = input;
  if (isInteractionTypeKey(key)) throw earshotError('interactionTypeKeyTaken');
  const definition = { key, label, macroFront, criteria: criteriaToStore(input.criteria) };
  if (!(await insertCompanyType(db, caller.companyId, definition, now())))
    throw earshotError('interactionTypeKeyTaken');
  return requireCompanyType(db, caller.companyId, key);
};
