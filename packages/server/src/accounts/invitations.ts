// Accepting an invitation: its token works once; the new password ends whatever sessions there were (docs/decisions/sign-in.md#d52, #d63).
import { hashSecret } from '../access/cryptography.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { invitedUser, useInvitation } from '../records/invitations.ts';
import { withdrawResets } from '../records/password-resets.ts';
import { deleteSessionsOfUser } from '../records/sessions.ts';
import { lockUser, setPassword, type UserRow, userOfAnyCompany } from '../records/users.ts';
import type { Service } from '../service.ts';
import { noteSignIn } from './new-sign-ins.ts';
import { requirePasswordDoor } from './open-id/requirement.ts';
import { notifyOfPassword } from './password-reset.ts';
import { hashPassword } from './passwords.ts';
import { requireSecondFactor } from './second-factor.ts';
import { beginSession, type Visit } from './sessions.ts';
import { actorOf, requireSameSteps } from './sign-in.ts';

/**
 * The user and the token of a session, or null when the invitation is unknown, used, expired or no longer good, or the person was deactivated.
 * If the person had a password, notes that it was replaced. Throws 403 when the company lets nobody in, 401 and 429 of the second
 * step; the invitation stays good.
 */
export async function acceptInvitation(
  service: Service,
  { token, password, code }: { token: string; password: string; code: string | undefined },
  from: Visit,
): Promise<{ user: UserRow; sessionToken: string } | null> {
  const { db } = service;
  const now = service.now();
  const tokenHash = hashSecret(token);
  // Hashing a password is dear: only who has an invitation makes the server do it.
  const userId = await invitedUser(db, tokenHash, now);
  const user = userId === null ? undefined : await userOfAnyCompany(db, userId);
  if (!user || user.deactivated_at !== null) return null;
  await requirePasswordDoor(db, user, service);
  // A link replaces the password, and nothing else.
  await requireSecondFactor(service, user, code, from);
  const passwordHash = await hashPassword(db, user.email, password);
  return db.transaction(async (tx) => {
    // Locked until this is done, because a promotion meanwhile makes a key's link worthless.
    const locked = await lockUser(tx, user.company_id, user.id);
    if (!locked || locked.deactivated_at !== null) return null;
    requireSameSteps(user, locked);
    await requirePasswordDoor(tx, locked, service);
    if (!(await useInvitation(tx, tokenHash, now))) return null;
    await setPassword(tx, user.id, { passwordHash, isReplacement: locked.password_hash !== null }, now);
    await withdrawResets(tx, user.id);
    await deleteSessionsOfUser(tx, user.id);
    const sessionToken = await beginSession(tx, user.id, now, { ...from, isByInvitation: true });
    if (locked.password_hash !== null) await notifyOfPassword(tx, user, 'invitation', from, now);
    await noteSignIn(tx, user, from, now);
    await recordDeed(tx, actorOf(user, from), { kind: 'invitation.accepted', subjectId: user.id }, now);
    return { user: locked, sessionToken };
  });
}

/** Where an invited person chooses a password (docs/decisions/sign-in.md#d52). */
export const invitationLink = ({ publicUrl }: { publicUrl: string }, token: string) =>
  `${publicUrl}/invitation/${token}`;
