// auth.disableSecondFactor (extension): switches two-step sign-in off, for somebody who has the password and a code (docs/decisions/sign-in.md#two-step-sign-in).
import { switchOff } from '../accounts/change-second-factor.ts';
import { ownSession } from '../accounts/own-session.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.disableSecondFactor'> = async (input, caller, service) => {
  await switchOff(service, ownSession(caller), input);
  return { disabled: true };
};
