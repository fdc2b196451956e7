// auth.removePasskey (extension): removes a passkey, for somebody who has the password (docs/decisions/sign-in.md#passkeys).
import { ownSession } from '../accounts/own-session.ts';
import { removePasskey } from '../accounts/passkeys/remove.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.removePasskey'> = async ({ id, ...proof }, caller, service) => {
  await removePasskey(service, ownSession(caller), id, proof);
  return { id, removed: true };
};
