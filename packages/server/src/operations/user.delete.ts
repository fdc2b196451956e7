// user.delete (extension): erases a person; their analyses stay without them, or go too (docs/decisions/erasure.md).
import { earshotError } from '@earshot/core';
import { requireEmergencyLeft } from '../accounts/open-id/requirement.ts';
import { beginPersonErasure, continueErasure } from '../analyses/erase-person.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { lockCompany } from '../records/company-erasure.ts';
import { lockUser } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.delete'> = async ({ id, analyses }, caller, service) => {
  const { companyId } = caller;
  await service.db.transaction(async (tx) => {
    // If two emergency administrators are erased at once, one of them is the last.
    await lockCompany(tx, companyId);
    const row = await lockUser(tx, companyId, id);
    if (!row) throw earshotError('userNotFound');
    if (row.role === 'super_admin' && caller.role !== 'super_admin')
      throw earshotError('roleRequired', ['super_admin']);
    if (row.id === caller.userId) throw earshotError('ownPersonKept');
    const isBegun = await beginPersonErasure(tx, { companyId, id }, analyses, 'administrator', service.now());
    if (!isBegun) throw earshotError('personHeld');
    if (row.keeps_password === 1) await requireEmergencyLeft(tx, companyId);
    await recordDeed(tx, caller, { kind: 'person.erased', subjectId: id, details: { analyses } }, service.now());
  });
  // Outside the database, for the day on which an older backup of it is restored.
  service.log.info({ personId: id, analyses, userId: caller.userId, keyId: caller.keyId }, 'a person was erased');
  return { id, isComplete: await continueErasure(id, service) };
};
