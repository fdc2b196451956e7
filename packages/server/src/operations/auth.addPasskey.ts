// auth.addPasskey (extension): adds the passkey that a device has made (docs/decisions/sign-in.md#passkeys).
import { ownSession } from '../accounts/own-session.ts';
import { addPasskey } from '../accounts/passkeys/add.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.addPasskey'> = (input, caller, service) =>
  addPasskey(service, ownSession(caller), input);
