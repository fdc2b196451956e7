// user.resetSecondFactor (extension): for somebody who has lost the app and the recovery codes; ends the sessions of the person (docs/decisions/sign-in.md#two-step-sign-in).
import { earshotError } from '@earshot/core';
import { resetSecondFactor } from '../accounts/reset-second-factor.ts';
import { lockUser } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.resetSecondFactor'> = ({ id }, caller, { db, now }) =>
  db.transaction(async (tx) => {
    const row = await lockUser(tx, caller.companyId, id);
    if (!row) throw earshotError('userNotFound');
    if (row.role === 'super_admin' && caller.role !== 'super_admin')
      throw earshotError('roleRequired', ['super_admin']);
    // Somebody who finds a session that is open must not get around password and code.
    if (id === caller.userId) throw earshotError('ownSecondFactorKept');
    await resetSecondFactor(tx, row, caller, now());
    return { id, reset: true };
  });
