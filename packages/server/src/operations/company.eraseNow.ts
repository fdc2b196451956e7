// company.eraseNow (extension): ends the seven days, and erases (docs/decisions/erasure.md#a-company).
import { continueCompanyErasure, endGrace } from '../analyses/erase-company.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'company.eraseNow'> = async ({ name }, caller, service) => {
  const { companyId: id } = caller;
  await endGrace(caller, name, 'administrator', service);
  // Outside the database, for the day on which an older backup of it is restored.
  service.log.info({ erasedCompanyId: id, userId: caller.userId }, 'a company was erased');
  return { id, isComplete: await continueCompanyErasure(id, service) };
};
