// Tables second_factors and recovery_codes: what a person confirms a sign-in with; users.second_factor_at says whether it is on.
import type { Queries } from './database.ts';

export interface SecondFactorRow {
  user_id: string;
  company_id: string;
  /** Encrypted. */
  secret: string;
  /** Time step of the last accepted code, because none is accepted twice. */
  last_step: number;
}

/** Another secret, for somebody for whom it is not on. */
export async function keepFactorSecret(tx: Queries, row: Omit<SecondFactorRow, 'last_step'>): Promise<void> {
  await tx.run(
    `INSERT INTO second_factors (user_id, company_id, secret, last_step) VALUES (?, ?, ?, 0)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = 0`,
    [row.user_id, row.company_id, row.secret],
  );
}

export const secondFactorOf = (db: Queries, userId: string) =>
  db.get<SecondFactorRow>('SELECT * FROM second_factors WHERE user_id = ?', [userId]);

/** False when this code, or a later one, was accepted before. */
export const useStep = async (db: Queries, userId: string, step: number): Promise<boolean> =>
  (await db.run('UPDATE second_factors SET last_step = ? WHERE user_id = ? AND last_step < ?', [
    step,
    userId,
    step,
  ])) === 1;

export async function keepRecoveryCodes(tx: Queries, userId: string, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    await tx.run('INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)', [userId, hash]);
}

export async function forgetRecoveryCodes(tx: Queries, userId: string): Promise<void> {
  await tx.run('DELETE FROM recovery_codes WHERE user_id = ?', [userId]);
}

/** False when the person has no such code any more. */
export const useRecoveryCode = async (db: Queries, userId: string, hash: string): Promise<boolean> =>
  (await db.run('DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ?', [userId, hash])) === 1;

export async function recoveryCodesLeft(db: Queries, userId: string): Promise<number> {
  const row = await db.get<{ count: number }>('SELECT COUNT(*) AS count FROM recovery_codes WHERE user_id = ?', [
    userId,
  ]);
  return row?.count ?? 0;
}

/** Whether the company requires what the person has not set up. */
export async function lacksSecondFactor(db: Queries, companyId: string, userId: string): Promise<boolean> {
  const row = await db.get(
    `SELECT 1 FROM users u JOIN companies c ON c.id = u.company_id
     WHERE u.company_id = ? AND u.id = ? AND u.second_factor_at IS NULL AND c.second_factor_required = 1`,
    [companyId, userId],
  );
  return row !== undefined;
}

/** Switches it on; from then on sign-ins of the person need a code. */
export async function beginSecondFactor(tx: Queries, userId: string, now: number): Promise<void> {
  await tx.run('UPDATE users SET second_factor_at = ? WHERE id = ?', [now, userId]);
}

/** Switches it off, and forgets secret and codes. */
export async function endSecondFactor(tx: Queries, userId: string): Promise<void> {
  await tx.run('UPDATE users SET second_factor_at = NULL WHERE id = ?', [userId]);
  await forgetRecoveryCodes(tx, userId);
  await tx.run('DELETE FROM second_factors WHERE user_id = ?', [userId]);
}

/** The secrets of all companies, as they are stored. */
export const allSecondFactors = (db: Queries) =>
  db.all<SecondFactorRow & { id: string }>('SELECT user_id AS id, f.* FROM second_factors f ORDER BY user_id');

/** Only while it is what was read. */
export const replaceFactorSecret = async (
  db: Queries,
  { user_id: userId, secret: before }: SecondFactorRow,
  secret: string,
): Promise<boolean> =>
  (await db.run('UPDATE second_factors SET secret = ? WHERE user_id = ? AND secret = ?', [secret, userId, before])) ===
  1;
