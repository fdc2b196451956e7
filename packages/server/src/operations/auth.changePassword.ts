// auth.changePassword (extension): the own password; the other sessions end, this one goes on under another token (docs/decisions/sign-in.md#d63).
import { changePassword as change } from '../accounts/change-password.ts';
import { ownSession } from '../accounts/own-session.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.changePassword'> = async (input, caller, service, browser) => {
  const token = await change(service, ownSession(caller), input);
  browser.begin(token, caller.userId);
  return { changed: true };
};
