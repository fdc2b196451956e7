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

/** Until when (ms) invitations of a company's people can be accepted, by user; who has none is not there. */
export async function openInvitations(db: Queries, companyId: string, now: number): Promise<Map<string, number>> {
  const rows = await db.all<{ user_id: string; expires_at: number }>(
    `SELECT i.user_id, MAX(i.expires_at) AS expires_at FROM users u JOIN invitations i ON i.user_id = u.id
     WHERE u.company_id = ? AND i.used_at IS NULL AND i.expires_at > ? GROUP BY i.user_id`,
    [companyId, now],
  );
  return new Map(rows.map((row) => [row.user_id, Number(row.expires_at)]));
}
