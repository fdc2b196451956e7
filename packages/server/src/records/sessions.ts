// Table sessions: browser sessions by the hash of their token.
import type { UserRole } from '@earshot/core';
import { type CompanyDoor, doorColumns } from './companies.ts';
import type { Queries } from './database.ts';

export interface SessionTimes {
  created_at: number;
  last_seen_at: number;
}

export interface SessionRow extends SessionTimes, CompanyDoor {
  user_id: string;
  role: UserRole;
  company_id: string;
  by_invitation: number;
  by_open_id: 0 | 1;
  /** What began it; null: no passkey. */
  passkey_id: string | null;
  second_factor_at: number | null;
  second_factor_required: 0 | 1;
  user_deactivated_at: number | null;
}

export interface NewSession {
  token_hash: string;
  /** What its owner may know it by. */
  id: string;
  user_id: string;
  created_at: number;
  by_invitation: 0 | 1;
  by_open_id: 0 | 1;
  passkey_id: string | null;
  user_agent: string | null;
  address: string | null;
}

export async function insertSession(db: Queries, row: NewSession): Promise<void> {
  await db.run(
    `INSERT INTO sessions (token_hash, id, user_id, created_at, last_seen_at, by_invitation, by_open_id, passkey_id,
       user_agent, address) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      row.token_hash,
      row.id,
      row.user_id,
      row.created_at,
      row.created_at,
      row.by_invitation,
      row.by_open_id,
      row.passkey_id,
      row.user_agent,
      row.address,
    ],
  );
}

export const sessionByTokenHash = (db: Queries, tokenHash: string) =>
  db.get<SessionRow>(
    `SELECT u.id AS user_id, u.role, u.deactivated_at AS user_deactivated_at, c.id AS company_id,
            ${doorColumns}, u.second_factor_at, c.second_factor_required, s.created_at, s.last_seen_at, s.by_invitation,
            s.by_open_id, s.passkey_id
     FROM sessions s JOIN users u ON u.id = s.user_id JOIN companies c ON c.id = u.company_id
     WHERE s.token_hash = ?`,
    [tokenHash],
  );

export async function touchSession(db: Queries, tokenHash: string, now: number): Promise<void> {
  await db.run('UPDATE sessions SET last_seen_at = ? WHERE token_hash = ? AND last_seen_at < ?', [now, tokenHash, now]);
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.run('DELETE FROM sessions WHERE token_hash = ?', [tokenHash]);
}

export async function deleteSessionsOfUser(db: Queries, userId: string): Promise<void> {
  await db.run('DELETE FROM sessions WHERE user_id = ?', [userId]);
}

/** Those that began through the sign-in service of the company. */
export async function deleteSessionsByOpenId(db: Queries, userId: string): Promise<void> {
  await db.run('DELETE FROM sessions WHERE user_id = ? AND by_open_id = 1', [userId]);
}

/** Those of the passkey, but for one. */
export async function deleteSessionsByPasskey(tx: Queries, passkeyId: string, exceptHash: string): Promise<void> {
  await tx.run('DELETE FROM sessions WHERE passkey_id = ? AND token_hash <> ?', [passkeyId, exceptHash]);
}

/** Those of the company that passwords and passkeys have begun, but for one; how many. */
export const deleteSessionsByPassword = (db: Queries, companyId: string, exceptHash: string | null) =>
  db.run(
    `DELETE FROM sessions WHERE by_open_id = 0 AND token_hash <> ?
       AND user_id IN (SELECT id FROM users WHERE company_id = ?)`,
    [exceptHash ?? '', companyId],
  );

export async function deleteEndedSessions(db: Queries, seenBefore: number, begunBefore: number): Promise<void> {
  await db.run('DELETE FROM sessions WHERE last_seen_at <= ? OR created_at <= ?', [seenBefore, begunBefore]);
}

/** False when there is no such session any more. */
export const changeToken = async (tx: Queries, from: string, to: string): Promise<boolean> =>
  (await tx.run('UPDATE sessions SET token_hash = ? WHERE token_hash = ?', [to, from])) === 1;

export interface OwnSessionRow extends SessionTimes {
  token_hash: string;
  id: string;
  user_agent: string | null;
  address: string | null;
}

/** Last used first. */
export const sessionsOfUser = (db: Queries, userId: string) =>
  db.all<OwnSessionRow>(
    `SELECT token_hash, id, created_at, last_seen_at, user_agent, address FROM sessions WHERE user_id = ?
     ORDER BY last_seen_at DESC, id`,
    [userId],
  );

/** The token's hash of the session that was ended; undefined when the user has none with this id. */
export async function deleteOwnSession(db: Queries, userId: string, id: string): Promise<string | undefined> {
  const rows = await db.returning<{ token_hash: string }>(
    'DELETE FROM sessions WHERE user_id = ? AND id = ? RETURNING token_hash',
    [userId, id],
  );
  return rows[0]?.token_hash;
}

/** How many there were beside the one that stays. */
export const deleteOtherSessions = (db: Queries, userId: string, tokenHash: string) =>
  db.run('DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?', [userId, tokenHash]);
