// auth.beginSecondFactor (extension): a secret for an authenticator app, which counts once it is confirmed (docs/decisions/sign-in.md#two-step-sign-in).
import { beginSetUp } from '../accounts/change-second-factor.ts';
import { ownSession } from '../accounts/own-session.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.beginSecondFactor'> = ({ currentPassword }, caller, service) =>
  beginSetUp(service, ownSession(caller), currentPassword);
