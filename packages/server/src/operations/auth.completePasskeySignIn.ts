// auth.completePasskeySignIn (extension): begins a session for the person whose passkey has answered (docs/decisions/sign-in.md#passkeys).
import { currentUserWithNotices } from '../accounts/current-user.ts';
import { completePasskeySignIn } from '../accounts/passkeys/sign-in.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.completePasskeySignIn'> = async ({ credential }, _caller, service, browser) => {
  const { user, token } = await completePasskeySignIn(service, credential, browser);
  browser.begin(token, user.id);
  return currentUserWithNotices(service.db, user, browser.device.id);
};
