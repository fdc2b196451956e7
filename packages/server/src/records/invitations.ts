// Table invitations: one-time links, stored as hashes, good as long as its maker might make it again (docs/decisions/sign-in.md#d52, #d63).
import type { Queries } from './database.ts';

export interface InvitationRow {
  token_hash: string;
  user_id: string;
  expires_at: number;
  /** The administrator; null: the command line. */
  made_by: string | null;
  /** The key that asked; null: a session or the command line. */
  key_id: string | null;
}

export async function insertInvitation(tx: Queries, row: InvitationRow): Promise<void> {
  await tx.run('INSERT INTO invitations (token_hash, user_id, expires_at, made_by, key_id) VALUES (?, ?, ?, ?, ?)', [
    row.token_hash,
    row.user_id,
    row.expires_at,
    row.made_by,
    row.key_id,
  ]);
}

/** Invitations of a user that were not used. */
export async function withdrawInvitations(tx: Queries, userId: string): Promise<void> {
  await tx.run('DELETE FROM invitations WHERE user_id = ? AND used_at IS NULL', [userId]);
}

const administrator = "role IN ('admin_company', 'super_admin')";

/**
 * SQL condition for invitation `i` of user `u`, with the time as its value. The maker is still an active administrator. A link made by a key still opens to
 * nobody but a person without password who is no administrator, whatever has happened since.
 */
const isGood = `i.used_at IS NULL AND i.expires_at > ?
  AND (i.made_by IS NULL OR EXISTS (SELECT 1 FROM users m WHERE m.id = i.made_by AND m.deactivated_at IS NULL AND m.${administrator}))
  AND (i.key_id IS NULL OR (u.password_hash IS NULL AND NOT u.${administrator}
    AND EXISTS (SELECT 1 FROM api_keys k WHERE k.id = i.key_id AND k.revoked_at IS NULL)))`;

/** Id of the user whom an invitation is for, or null when it is unknown, used, expired, or no longer good. */
export async function invitedUser(db: Queries, tokenHash: string, now: number): Promise<string | null> {
  const row = await db.get<{ user_id: string }>(
    `SELECT i.user_id FROM invitations i JOIN users u ON u.id = i.user_id WHERE i.token_hash = ? AND ${isGood}`,
    [tokenHash, now],
  );
  return row?.user_id ?? null;
}

/** Uses an invitation up; false when it can no longer be used. The user's row is locked by the caller's transaction. */
export async function useInvitation(tx: Queries, tokenHash: string, now: number): Promise<boolean> {
  if ((await invitedUser(tx, tokenHash, now)) === null) return false;
  const changed = await tx.run('UPDATE invitations SET used_at = ? WHERE token_hash = ? AND used_at IS NULL', [
    now,
    tokenHash,
  ]);
  return changed === 1;
}

/** Until when (ms) invitations of a company's people can be accepted, by user; who has none is not there. */
export async function openInvitations(db: Queries, companyId: string, now: number): Promise<Map<string, number>> {
  const rows = await db.all<{ user_id: string; expires_at: number }>(
    `SELECT i.user_id, MAX(i.expires_at) AS expires_at FROM users u JOIN invitations i ON i.user_id = u.id
     WHERE u.company_id = ? AND ${isGood} GROUP BY i.user_id`,
    [companyId, now],
  );
  return new Map(rows.map((row) => [row.user_id, Number(row.expires_at)]));
}
