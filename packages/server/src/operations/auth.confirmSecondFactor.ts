// auth.confirmSecondFactor (extension): switches two-step sign-in on; the other sessions end, this one goes on under another token (docs/decisions/sign-in.md#two-step-sign-in).
import { confirmSetUp } from '../accounts/change-second-factor.ts';
import { ownSession } from '../accounts/own-session.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.confirmSecondFactor'> = async ({ code }, caller, service, browser) => {
  const { codes, token } = await confirmSetUp(service, ownSession(caller), code);
  browser.begin(token, caller.userId);
  return { recoveryCodes: codes };
};
