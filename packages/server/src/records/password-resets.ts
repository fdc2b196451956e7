// Table password_resets: links that replace a forgotten password, by the hash of their token.
import type { Queries } from './database.ts';

export async function insertReset(tx: Queries, tokenHash: string, userId: string, expiresAt: number): Promise<void> {
  await tx.run('INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES (?, ?, ?)', [
    tokenHash,
    userId,
    expiresAt,
  ]);
}

/** Id of the person whose password the link replaces; null for one that is unknown, used or over. */
export async function personOfReset(db: Queries, tokenHash: string, now: number): Promise<string | null> {
  const row = await db.get<{ user_id: string }>(
    'SELECT user_id FROM password_resets WHERE token_hash = ? AND expires_at > ?',
    [tokenHash, now],
  );
  return row?.user_id ?? null;
}

/** A password that was set ends all links that would set another. */
export async function withdrawResets(tx: Queries, userId: string): Promise<void> {
  await tx.run('DELETE FROM password_resets WHERE user_id = ?', [userId]);
}

export async function forgetResetsBefore(db: Queries, before: number): Promise<void> {
  await db.run('DELETE FROM password_resets WHERE expires_at < ?', [before]);
}
