// auth.renamePasskey (extension): gives one of the own passkeys another name (docs/decisions/sign-in.md#passkeys).
import { earshotError } from '@earshot/core';
import { ownSession } from '../accounts/own-session.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { renamePasskey } from '../records/passkeys.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'auth.renamePasskey'> = async ({ id, name: given }, caller, { db, now }) => {
  const own = ownSession(caller);
  const name = given.trim();
  await db.transaction(async (tx) => {
    if (!(await renamePasskey(tx, own.userId, id, name))) throw earshotError('passkeyNotFound');
    const deed = { kind: 'passkey.renamed', subjectId: own.userId, details: { passkeyId: id } } as const;
    await recordDeed(tx, own, deed, now());
  });
  return { id, name };
};
