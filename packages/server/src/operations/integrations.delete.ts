// integrations.delete (extension): the credentials and the runs go; what was collected stays.
import { earshotError } from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { deleteIntegration } from '../records/integrations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.delete'> = async ({ id }, caller, { db, now }) => {
  await db.transaction(async (tx) => {
    if (!(await deleteIntegration(tx, caller.companyId, id))) throw earshotError('integrationNotFound');
    await recordDeed(tx, caller, { kind: 'integration.deleted', subjectId: id }, now());
  });
  return { id };
};
