// auth.beginPasskey (extension): what the browser asks a device to make a passkey of, for somebody who has the password (docs/decisions/sign-in.md#passkeys).
import { ownSession } from '../accounts/own-session.ts';
import { beginPasskey } from '../accounts/passkeys/add.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.beginPasskey'> = (input, caller, service) =>
  beginPasskey(service, ownSession(caller), input);
