// Table sessions: browser sessions by the hash of their token.
import type { UserRole } from '@earshot/core';
import type { Queries } from './database.ts';

export interface SessionRow {
  user_id: string;
  role: UserRole;
  company_id: string;
  company_name: string;
  last_seen_at: number;
  by_invitation: number;
  user_deactivated_at: number | null;
  company_deactivated_at: number | null;
}

export interface NewSession {
  token_hash: string;
  /** What its owner may know it by. */
  id: string;
  user_id: string;
  created_at: number;
  by_invitation: 0 | 1;
}

export async function insertSession(db: Queries, row: NewSession): Promise<void> {
  await db.run(
    'INSERT INTO sessions (token_hash, id, user_id, created_at, last_seen_at, by_invitation) VALUES (?, ?, ?, ?, ?, ?)',
    [row.token_hash, row.id, row.user_id, row.created_at, row.created_at, row.by_invitation],
  );
}

export const sessionByTokenHash = (db: Queries, tokenHash: string) =>
  db.get<SessionRow>(
    `SELECT u.id AS user_id, u.role, u.deactivated_at AS user_deactivated_at, c.id AS company_id, c.name AS company_name,
            c.deactivated_at AS company_deactivated_at, s.last_seen_at, s.by_invitation
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

export async function deleteSessionsSeenBefore(db: Queries, before: number): Promise<void> {
  await db.run('DELETE FROM sessions WHERE last_seen_at < ?', [before]);
}
