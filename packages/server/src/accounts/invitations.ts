// Accepting an invitation: its token works once; the new password ends whatever sessions there were (D52).
import { hashSecret } from '../access/secrets.ts';
import type { Database } from '../records/database.ts';
import { useInvitation } from '../records/invitations.ts';
import { deleteSessionsOfUser } from '../records/sessions.ts';
import { setPasswordHash, type UserRow, userOfAnyCompany } from '../records/users.ts';
import { hashPassword } from './passwords.ts';

/** The user, or null when the token is unknown, used or expired, or the person was deactivated. `now` in ms. */
export async function acceptInvitation(
  db: Database,
  token: string,
  password: string,
  now: number,
): Promise<UserRow | null> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const userId = await useInvitation(tx, hashSecret(token), now);
    const user = userId === null ? undefined : await userOfAnyCompany(tx, userId);
    if (!user || user.deactivated_at !== null) return null;
    await setPasswordHash(tx, user.id, passwordHash);
    await deleteSessionsOfUser(tx, user.id);
    return user;
  });
}
