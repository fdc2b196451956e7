// interactionTypes.update (extension): only what is sent changes; past analyses keep their scorecards.
import { criteriaToStore, requireCompanyType } from '../analyses/company-types.ts';
import { updateCompanyType } from '../records/interaction-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.update'> = async (input, caller, { db }) => {
  const type = await requireCompanyType(db, caller.companyId, input.key);
  await updateCompanyType(db, caller.companyId, {
    key: type.key,
    label: input.label ?? type.label,
    macroFront: input.macroFront ?? type.macroFront,
    criteria: criteriaToStore(input.criteria ?? type.criteria),
  });
  return requireCompanyType(db, caller.companyId, input.key);
};
