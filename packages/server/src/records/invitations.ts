// Table invitations: one-time links, stored as hashes (D52).
import type { Queries } from './database.ts';

export async function insertInvitation(
  tx: Queries,
  tokenHash: string,
  userId: string,
  expiresAt: number,
): Promise<void> {
  await tx.run('INSERT INTO invitations (token_hash, user_id, expires_at) VALUES (?, ?, ?)', [
    tokenHash,
    userId,
    expiresAt,
  ]);
}

/** Invitations of a user that were not used. */
export async function withdrawInvitations(tx: Queries, userId: string): Promise<void> {
  await tx.run('DELETE FROM invitations WHERE user_id = ? AND used_at IS NULL', [userId]);
}

/** Id of the user whom an invitation is for, or null when it is unknown, used or expired. */
export async function invitedUser(db: Queries, tokenHash: string, now: number): Promise<string | null> {
  const row = await db.get<{ user_id: string }>(
    'SELECT user_id FROM invitations WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?',
    [tokenHash, now],
  );
  return row?.user_id ?? null;
}

/** Uses an invitation up; false when it can no longer be used. */
export async function useInvitation(tx: Queries, tokenHash: string, now: number): Promise<boolean> {
  const changed = await tx.run(
    'UPDATE invitations SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?',
    [now, tokenHash, now],
  );
  return changed === 1;
}
