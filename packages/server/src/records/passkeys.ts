// Tables passkeys and passkey_challenges: what signs people in without a password, and the challenges that wait for an answer.
import type { Queries } from './database.ts';

export interface PasskeyRow {
  id: string;
  user_id: string;
  company_id: string;
  /** What the device calls it, in base64url; nobody else has the same. */
  credential_id: string;
  /** In COSE, as base64url. */
  public_key: string;
  /** The highest that its device has counted; 0: it does not count. */
  counter: number;
  /** JSON. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** Oldest first. */
export const passkeysOf = (db: Queries, userId: string) =>
  db.all<PasskeyRow>('SELECT * FROM passkeys WHERE user_id = ? ORDER BY created_at, id', [userId]);

/** The passkey of anybody. */
export const passkeyByCredential = (db: Queries, credentialId: string) =>
  db.get<PasskeyRow>('SELECT * FROM passkeys WHERE credential_id = ?', [credentialId]);

/** Counts for the people who have one. */
export async function passkeyCounts(db: Queries, companyId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.all<{ user_id: string; count: number }>(
    'SELECT user_id, COUNT(*) AS count FROM passkeys WHERE company_id = ? GROUP BY user_id',
    [companyId],
  );
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

export const passkeysByCompany = (db: Queries, companyId: string) =>
  db.all<PasskeyRow>('SELECT * FROM passkeys WHERE company_id = ? ORDER BY created_at, id', [companyId]);

/** False when somebody has it. */
export const insertPasskey = async (tx: Queries, row: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> =>
  (await tx.run(
    `INSERT INTO passkeys (id, user_id, company_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      row.id,
      row.user_id,
      row.company_id,
      row.credential_id,
      row.public_key,
      row.counter,
      row.transports,
      row.name,
      row.created_at,
    ],
  )) === 1;

/** False when it is gone, or when its device has counted further before: then somebody has copied it. */
export const usePasskey = async (tx: Queries, id: string, counter: number, now: number): Promise<boolean> =>
  (await tx.run(
    'UPDATE passkeys SET counter = ?, last_used_at = ? WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0))',
    [counter, now, id, counter, counter],
  )) === 1;

/** False when the person has no such passkey. */
export const renamePasskey = async (tx: Queries, userId: string, id: string, name: string): Promise<boolean> =>
  (await tx.run('UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ?', [name, userId, id])) === 1;

/** False when the person has no such passkey. */
export const deletePasskey = async (tx: Queries, userId: string, id: string): Promise<boolean> =>
  (await tx.run('DELETE FROM passkeys WHERE user_id = ? AND id = ?', [userId, id])) === 1;

/** All of the person; how many. */
export const deletePasskeysOf = (tx: Queries, userId: string): Promise<number> =>
  tx.run('DELETE FROM passkeys WHERE user_id = ?', [userId]);

export interface PasskeyChallengeRow {
  challenge_hash: string;
  /** The browser or the session that may answer. */
  owner: string;
  /** What counts against the address until the sign-in succeeds. */
  try_id: string | null;
  expires_at: number;
}

export async function insertPasskeyChallenge(db: Queries, row: PasskeyChallengeRow): Promise<void> {
  await db.run('INSERT INTO passkey_challenges (challenge_hash, owner, try_id, expires_at) VALUES (?, ?, ?, ?)', [
    row.challenge_hash,
    row.owner,
    row.try_id,
    row.expires_at,
  ]);
}

/** What this owner has begun, which is gone with this; undefined for any other challenge, or one that is over. */
export async function consumePasskeyChallenge(
  db: Queries,
  challengeHash: string,
  owner: string,
  now: number,
): Promise<PasskeyChallengeRow | undefined> {
  const rows = await db.returning<PasskeyChallengeRow>(
    'DELETE FROM passkey_challenges WHERE challenge_hash = ? AND owner = ? AND expires_at > ? RETURNING *',
    [challengeHash, owner, now],
  );
  return rows[0];
}

export async function forgetPasskeyChallenges(db: Queries, before: number): Promise<void> {
  await db.run('DELETE FROM passkey_challenges WHERE expires_at < ?', [before]);
}
