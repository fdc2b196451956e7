// auth.acceptInvitation (extension): the invited person chooses a password and is signed in (D52).
import { earshotError } from '@earshot/core';
import { acceptInvitation as accept } from '../accounts/invitations.ts';
import { beginSession } from '../accounts/sessions.ts';
import type { Handler } from './handler.ts';

export const acceptInvitation: Handler<'auth.acceptInvitation'> = async (
  { token, password },
  _caller,
  { db, now },
  browser,
) => {
  const user = await accept(db, token, password, now());
  if (!user) throw earshotError('invitationInvalid');
  browser.begin(await beginSession(db, user.id, now()));
  return { id: user.id, name: user.name, email: user.email, role: user.role, companyId: user.company_id };
};
