// auth.listPasskeys (extension): the person's passkeys, and for which domain they are (docs/decisions/sign-in.md#passkeys).
import { passkeyView } from '../accounts/passkeys/add.ts';
import { relyingPartyOf } from '../accounts/passkeys/relying-party.ts';
import { passkeysOf } from '../records/passkeys.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.listPasskeys'> = async (_input, { userId }, service) => ({
  domain: relyingPartyOf(service)?.id ?? null,
  passkeys: (await passkeysOf(service.db, userId)).map(passkeyView),
});
