// Tables sign_in_networks and new_sign_ins: from where each person signs in, and sign-ins from elsewhere that they have not yet confirmed.
import type { Queries } from './database.ts';

export async function isKnownNetwork(tx: Queries, userId: string, network: string): Promise<boolean> {
  return (
    (await tx.get('SELECT 1 FROM sign_in_networks WHERE user_id = ? AND network = ?', [userId, network])) !== undefined
  );
}

export async function hasNetworks(tx: Queries, userId: string): Promise<boolean> {
  return (await tx.get('SELECT 1 FROM sign_in_networks WHERE user_id = ? LIMIT 1', [userId])) !== undefined;
}

export async function keepNetwork(tx: Queries, userId: string, network: string, now: number): Promise<void> {
  await tx.run(
    `INSERT INTO sign_in_networks (user_id, network, seen_at) VALUES (?, ?, ?)
     ON CONFLICT (user_id, network) DO UPDATE SET seen_at = excluded.seen_at`,
    [userId, network, now],
  );
}

export interface NewSignInRow {
  id: string;
  user_id: string;
  /** The browser that signed in; it does not confirm itself. */
  device_id: string;
  at: number;
  user_agent: string | null;
  address: string | null;
}

export async function insertNewSignIn(tx: Queries, row: NewSignInRow): Promise<void> {
  await tx.run('INSERT INTO new_sign_ins (id, user_id, device_id, at, user_agent, address) VALUES (?, ?, ?, ?, ?, ?)', [
    row.id,
    row.user_id,
    row.device_id,
    row.at,
    row.user_agent,
    row.address,
  ]);
}

/** The last `most`, newest first; those of `deviceId` are not among them. */
export const newSignInsOf = (db: Queries, userId: string, deviceId: string, most: number) =>
  db.all<NewSignInRow>(
    'SELECT * FROM new_sign_ins WHERE user_id = ? AND device_id <> ? ORDER BY at DESC, id DESC LIMIT ?',
    [userId, deviceId, most],
  );

/** The person knows of those that `deviceId` did not make. */
export async function forgetNewSignIns(db: Queries, userId: string, deviceId: string): Promise<void> {
  await db.run('DELETE FROM new_sign_ins WHERE user_id = ? AND device_id <> ?', [userId, deviceId]);
}

/** The last network stays, because a person without any counts as signing in for the first time. */
export async function forgetPlacesBefore(db: Queries, networksBefore: number, signInsBefore: number): Promise<void> {
  await db.run(
    `DELETE FROM sign_in_networks WHERE seen_at < ? AND EXISTS (SELECT 1 FROM sign_in_networks o
       WHERE o.user_id = sign_in_networks.user_id AND o.seen_at > sign_in_networks.seen_at)`,
    [networksBefore],
  );
  await db.run('DELETE FROM new_sign_ins WHERE at < ?', [signInsBefore]);
}

/** All that is known of where a person, or the people of a company, signed in, and what was to be told to them. */
export async function forgetPeople(tx: Queries, whose: 'person' | 'company', id: string): Promise<void> {
  const users = whose === 'person' ? '?' : 'SELECT id FROM users WHERE company_id = ?';
  for (const table of ['notices', 'password_resets', 'sign_in_networks', 'new_sign_ins'])
    await tx.run(`DELETE FROM ${table} WHERE user_id IN (${users})`, [id]);
}
