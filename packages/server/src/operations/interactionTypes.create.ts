// interactionTypes.create (extension): a company's own type, which may replace one of the catalogue.
import { earshotError, isInteractionTypeKey } from '@earshot/core';
import { lockedCompany } from '../accounts/companies.ts';
import { requireTypesWithinLimits } from '../accounts/company-limits.ts';
import { criteriaToStore, requireCompanyType } from '../analyses/company-types.ts';
import { settleReplacement } from '../analyses/house-types.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { insertCompanyType } from '../records/interaction-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.create'> = async (input, caller, { db, now }) => {
  const { key, label, macroFront, replaces } = input;
  if (isInteractionTypeKey(key)) throw earshotError('interactionTypeKeyTaken');
  const definition = { key, label, macroFront, criteria: criteriaToStore(input.criteria) };
  await db.transaction(async (tx) => {
    await lockedCompany(tx, caller.companyId);
    if (!(await insertCompanyType(tx, caller.companyId, definition, now())))
      throw earshotError('interactionTypeKeyTaken');
    await requireTypesWithinLimits(tx, caller.companyId);
    await settleReplacement(tx, caller.companyId, key, replaces);
    const details = { ...(replaces && { replaces }) };
    await recordDeed(tx, caller, { kind: 'interactionType.created', subjectId: key, details }, now());
  });
  return requireCompanyType(db, caller.companyId, key);
};
