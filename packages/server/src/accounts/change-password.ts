// The own password, changed by who knows the present one: everything that the old one opened ends, but for this session (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { withdrawInvitations } from '../records/invitations.ts';
import { withdrawResets } from '../records/password-resets.ts';
import { deleteOtherSessions } from '../records/sessions.ts';
import { lockUser, setPassword } from '../records/users.ts';
import type { Service } from '../service.ts';
import { type OwnSession, requirePassword } from './own-session.ts';
import { notifyOfPassword } from './password-reset.ts';
import { hashPassword } from './passwords.ts';
import { renewToken } from './sessions.ts';
import { forgetTriesOfSession } from './sign-in-tries.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** The session's new token. Throws 400 for a wrong present password, 429 after too many of them, 401 when the session has ended. */
export async function changePassword(
  service: Service,
  own: OwnSession,
  { currentPassword, newPassword }: PasswordChange,
): Promise<string> {
  const { db, now } = service;
  const { companyId, userId, sessionId } = own;
  const user = await requirePassword(service, own, currentPassword);
  await forgetTriesOfSession(db, sessionId);
  const passwordHash = await hashPassword(db, user.email, newPassword);
  return db.transaction(async (tx) => {
    const locked = await lockUser(tx, companyId, userId);
    // Somebody else has changed it meanwhile: the one that was given is the present one no more.
    if (locked?.password_hash !== user.password_hash) throw earshotError('currentPasswordWrong');
    await setPassword(tx, userId, { passwordHash, isReplacement: false }, now());
    await withdrawInvitations(tx, userId);
    await withdrawResets(tx, userId);
    await notifyOfPassword(tx, locked, 'change', own, now());
    const token = await renewToken(tx, sessionId);
    await deleteOtherSessions(tx, userId, hashSecret(token));
    await recordDeed(tx, own, { kind: 'password.changed', subjectId: userId }, now());
    return token;
  });
}
