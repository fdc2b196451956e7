// user.unlinkOpenId (extension): the next account of the sign-in service with the person's e-mail takes the place of this one (docs/decisions/sign-in.md#openid-connect).
import { earshotError } from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { unlinkOpenIdAccount } from '../records/open-id.ts';
import { deleteSessionsByOpenId } from '../records/sessions.ts';
import { lockUser } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'user.unlinkOpenId'> = ({ id }, caller, { db, now }) =>
  db.transaction(async (tx) => {
    // Nobody links an account to a super_admin: whose role it is makes no difference.
    if (!(await lockUser(tx, caller.companyId, id))) throw earshotError('userNotFound');
    await unlinkOpenIdAccount(tx, id);
    await deleteSessionsByOpenId(tx, id);
    await recordDeed(tx, caller, { kind: 'person.updated', subjectId: id, details: { fields: ['openId'] } }, now());
    return { id, unlinked: true };
  });
