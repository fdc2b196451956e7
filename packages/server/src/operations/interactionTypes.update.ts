// interactionTypes.update (extension): only what is sent changes; past analyses keep their scorecards.
import { lockedCompany } from '../accounts/companies.ts';
import { requireTypesWithinLimits } from '../accounts/company-limits.ts';
import { criteriaToStore, requireCompanyType } from '../analyses/company-types.ts';
import { settleReplacement } from '../analyses/house-types.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { lockCompanyType, updateCompanyType } from '../records/interaction-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.update'> = async (input, caller, { db, now }) => {
  const { key, replaces, ...changes } = input;
  const fields = Object.keys(input).filter((field) => field !== 'key');
  await db.transaction(async (tx) => {
    await lockedCompany(tx, caller.companyId);
    // What is not sent stays as somebody else leaves it.
    await lockCompanyType(tx, caller.companyId, key);
    const type = await requireCompanyType(tx, caller.companyId, key);
    await updateCompanyType(tx, caller.companyId, {
      key,
      label: changes.label ?? type.label,
      macroFront: changes.macroFront ?? type.macroFront,
      criteria: criteriaToStore(changes.criteria ?? type.criteria),
    });
    await requireTypesWithinLimits(tx, caller.companyId);
    await settleReplacement(tx, caller.companyId, key, replaces);
    const details = { fields, ...(replaces !== undefined && { replaces }) };
    await recordDeed(tx, caller, { kind: 'interactionType.updated', subjectId: key, details }, now());
  });
  return requireCompanyType(db, caller.companyId, key);
};
