// auth.disableSecondFactor (extension): switches two-step sign-in off, for who has the password and a code (docs/decisions/sign-in.md#two-step-sign-in).
import { switchOff } from '../accounts/change-second-factor.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.disableSecondFactor'> = async (input, caller, service) => {
  // Only sessions are let in here.
  await switchOff(service, { ...caller, sessionId: caller.sessionId! }, input);
  return { disabled: true };
};
