// Accepting an invitation: its token works once; the new password ends whatever sessions there were (D52).
import { hashSecret } from '../access/secrets.ts';
import type { Database } from '../records/database.ts';
import { invitedUser, useInvitation } from '../records/invitations.ts';
import { deleteSessionsOfUser } from '../records/sessions.ts';
import { setPasswordHash, type UserRow, userOfAnyCompany } from '../records/users.ts';
import { hashPassword } from './passwords.ts';
import { requireActiveCompany } from './sign-in.ts';

/**
 * The user, or null when the token is unknown, used or expired, or the person was deactivated. `now` in ms.
 * Throws 403 when the company is deactivated; the invitation stays good.
 */
export async function acceptInvitation(
  db: Database,
  token: string,
  password: string,
  now: number,
): Promise<UserRow | null> {
  const tokenHash = hashSecret(token);
  // Hashing a password is dear: only who has an invitation makes the server do it.
  const userId = await invitedUser(db, tokenHash, now);
  const user = userId === null ? undefined : await userOfAnyCompany(db, userId);
  if (!user || user.deactivated_at !== null) return null;
  await requireActiveCompany(db, user);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    if (!(await useInvitation(tx, tokenHash, now))) return null;
    await setPasswordHash(tx, user.id, passwordHash);
    await deleteSessionsOfUser(tx, user.id);
    return user;
  });
}
