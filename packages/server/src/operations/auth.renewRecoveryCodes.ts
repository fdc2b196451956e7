// auth.renewRecoveryCodes (extension): ten new ones in place of those before, for somebody who has the password and a code (docs/decisions/sign-in.md#two-step-sign-in).
import { renewCodes } from '../accounts/change-second-factor.ts';
import { ownSession } from '../accounts/own-session.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.renewRecoveryCodes'> = async (input, caller, service) => ({
  recoveryCodes: await renewCodes(service, ownSession(caller), input),
});
