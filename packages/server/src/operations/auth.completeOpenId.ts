// auth.completeOpenId (extension): begins a session for the person whom the sign-in service has sent back (docs/decisions/sign-in.md#openid-connect).
import { currentUserWithNotices } from '../accounts/current-user.ts';
import { completeOpenId } from '../accounts/open-id/complete.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.completeOpenId'> = async ({ query }, _caller, service, browser) => {
  const { user, token } = await completeOpenId(service, query, browser);
  browser.begin(token, user.id);
  return currentUserWithNotices(service.db, user, browser.device.id);
};
