// interactionTypes.create (extension): a type of the company's own.
import { earshotError, isInteractionTypeKey } from '@earshot/core';
import { criteriaToStore, requireCompanyType } from '../analyses/company-types.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { insertCompanyType } from '../records/interaction-types.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'interactionTypes.create'> = async (input, caller, { db, now }) => {
  const { key, label, macroFront } = input;
  if (isInteractionTypeKey(key)) throw earshotError('interactionTypeKeyTaken');
  const definition = { key, label, macroFront, criteria: criteriaToStore(input.criteria) };
  await db.transaction(async (tx) => {
    if (!(await insertCompanyType(tx, caller.companyId, definition, now())))
      throw earshotError('interactionTypeKeyTaken');
    await recordDeed(tx, caller, { kind: 'interactionType.created', subjectId: key }, now());
  });
  return requireCompanyType(db, caller.companyId, key);
};
