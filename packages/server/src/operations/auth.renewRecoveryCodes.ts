// auth.renewRecoveryCodes (extension): ten new ones in place of those before, for who has the password and a code (docs/decisions/sign-in.md#two-step-sign-in).
import { renewCodes } from '../accounts/change-second-factor.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.renewRecoveryCodes'> = async (input, caller, service) => ({
  // Only sessions are let in here.
  recoveryCodes: await renewCodes(service, { ...caller, sessionId: caller.sessionId! }, input),
});
