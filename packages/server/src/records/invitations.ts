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

/** Uses an invitation up; the user it is for, or null when it is unknown, used or expired. */
export async function useInvitation(tx: Queries, tokenHash: string, now: number): Promise<string | null> {
  const rows = await tx.returning<{ user_id: string }>(
    'UPDATE invitations SET used_at = ? WHERE token_hash = ? AND used_at IS NULL AND expires_at > ? RETURNING user_id',
    [now, tokenHash, now],
  );
  return rows[0]?.user_id ?? null;
}
