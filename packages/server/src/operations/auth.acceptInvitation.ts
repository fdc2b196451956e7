// auth.acceptInvitation (extension): the invited person chooses a password and is signed in (docs/decisions/sign-in.md#d52).
import { earshotError } from '@earshot/core';
import { currentUserView } from '../accounts/current-user.ts';
import { acceptInvitation as accept } from '../accounts/invitations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.acceptInvitation'> = async ({ token, password }, _caller, { db, now }, browser) => {
  const accepted = await accept(db, token, password, browser, now());
  if (!accepted) throw earshotError('invitationInvalid');
  browser.begin(accepted.sessionToken, accepted.user.id);
  // Whoever has just chosen a password is not told that it was replaced.
  return currentUserView(accepted.user);
};
