// auth.acceptInvitation (extension): the invited person chooses a password and is signed in (docs/decisions/sign-in.md#d52).
import { earshotError } from '@earshot/core';
import { currentUserView } from '../accounts/current-user.ts';
import { acceptInvitation as accept } from '../accounts/invitations.ts';
import { secondFactorNeed } from '../accounts/second-factor.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.acceptInvitation'> = async (
  { token, password, code },
  _caller,
  service,
  browser,
) => {
  const accepted = await accept(service, { token, password, code }, browser);
  if (!accepted) throw earshotError('invitationInvalid');
  browser.begin(accepted.sessionToken, accepted.user.id);
  // The person has just chosen the password, and is not told that it was replaced.
  const view = currentUserView(accepted.user);
  return { ...view, ...(await secondFactorNeed(service.db, view)) };
};
