// integrations.delete (extension): the credentials and the runs go; what was collected stays.
import { earshotError } from '@earshot/core';
import { deleteIntegration } from '../records/integrations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.delete'> = async ({ id }, caller, { db }) => {
  if (!(await deleteIntegration(db, caller.companyId, id))) throw earshotError('integrationNotFound');
  return { id };
};
