// Removing a passkey, with the password; the other sessions that it has begun end (docs/decisions/sign-in.md#passkeys).
import { earshotError } from '@earshot/core';
import { recordDeed } from '../../audit/record-deed.ts';
import { deletePasskey } from '../../records/passkeys.ts';
import { deleteSessionsByPasskey } from '../../records/sessions.ts';
import { lockUser } from '../../records/users.ts';
import type { Service } from '../../service.ts';
import { type OwnSession, type PasswordProof, requireProof } from '../own-session.ts';
import { notifyOfPasskeys } from './passkey-notices.ts';

/** Throws 400 for a wrong password or code, 404 when the person has no such passkey, 429 after too many tries. */
export async function removePasskey(
  service: Service,
  own: OwnSession,
  id: string,
  proof: PasswordProof,
): Promise<void> {
  const { userId, companyId, sessionId } = own;
  await requireProof(service, own, proof);
  const now = service.now();
  await service.db.transaction(async (tx) => {
    await lockUser(tx, companyId, userId);
    if (!(await deletePasskey(tx, userId, id))) throw earshotError('passkeyNotFound');
    await deleteSessionsByPasskey(tx, id, sessionId);
    await notifyOfPasskeys(tx, own, 'removed', now);
    await recordDeed(tx, own, { kind: 'passkey.removed', subjectId: userId, details: { passkeyId: id } }, now);
  });
}
