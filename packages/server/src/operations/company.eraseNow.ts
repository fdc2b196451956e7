// company.eraseNow (extension): ends the seven days, and erases (docs/decisions/erasure.md#a-company).
import { continueCompanyErasure, endGrace } from '../analyses/erase-company.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.eraseNow'> = async ({ name }, caller, service) => {
  const { companyId: id } = caller;
  await endGrace(caller, name, 'administrator', service);
  return { id, isComplete: await continueCompanyErasure(id, service) };
};
