// interactionTypes.update (extension): only what is sent changes; past analyses keep their scorecards.
import { criteriaToStore, requireCompanyType } from '../analyses/company-types.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { updateCompanyType } from '../records/interaction-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.update'> = async (input, caller, { db, now }) => {
  const type = await requireCompanyType(db, caller.companyId, input.key);
  const fields = Object.keys(input).filter((field) => field !== 'key');
  await db.transaction(async (tx) => {
    await updateCompanyType(tx, caller.companyId, {
      key: type.key,
      label: input.label ?? type.label,
      macroFront: input.macroFront ?? type.macroFront,
      criteria: criteriaToStore(input.criteria ?? type.criteria),
    });
    await recordDeed(tx, caller, { kind: 'interactionType.updated', subjectId: type.key, details: { fields } }, now());
  });
  return requireCompanyType(db, caller.companyId, input.key);
};
