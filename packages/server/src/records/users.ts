// Table users: the people of a company.
import type { UserRole } from '@earshot/core';
import type { Queries } from './database.ts';

export interface UserRow {
  id: string;
  company_id: string;
  name: string;
  email: string;
  role: UserRole;
  supervisor_id: string | null;
  password_hash: string | null;
  deactivated_at: number | null;
  created_at: number;
}

/** False when the e-mail (without regard to case) is taken. */
export async function insertUser(db: Queries, user: Omit<UserRow, 'deactivated_at'>): Promise<boolean> {
  const inserted = await db.run(
    `INSERT INTO users (id, company_id, name, email, email_folded, role, supervisor_id, password_hash, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email_folded) DO NOTHING`,
    [
      user.id,
      user.company_id,
      user.name,
      user.email,
      user.email.toLowerCase(),
      user.role,
      user.supervisor_id,
      user.password_hash,
      user.created_at,
    ],
  );
  return inserted === 1;
}

export const userById = (db: Queries, companyId: string, id: string) =>
  db.get<UserRow>('SELECT * FROM users WHERE company_id = ? AND id = ?', [companyId, id]);

/** For the command line, which crosses companies. */
export const userOfAnyCompany = (db: Queries, id: string) => db.get<UserRow>('SELECT * FROM users WHERE id = ?', [id]);

export interface SalespersonRow {
  id: string;
  name: string;
  email: string;
  role: 'salesperson' | 'supervisor';
  supervisor_name: string | null;
}

const salespersonColumns = `SELECT u.id, u.name, u.email, u.role, s.name AS supervisor_name
  FROM users u LEFT JOIN users s ON s.id = u.supervisor_id AND s.company_id = u.company_id
  WHERE u.company_id = ? AND u.deactivated_at IS NULL AND u.role IN ('salesperson', 'supervisor')`;

/** Active salespersons and supervisors. */
export const salespersonsByCompany = (db: Queries, companyId: string) =>
  db.all<SalespersonRow>(salespersonColumns, [companyId]);

/** An active salesperson or supervisor of the company (D59). */
export const salespersonById = (db: Queries, companyId: string, id: string) =>
  db.get<SalespersonRow>(`${salespersonColumns} AND u.id = ?`, [companyId, id]);

/** Ids of those whom a supervisor supervises; deactivated ones included, for their past analyses. */
export async function supervisedIds(db: Queries, companyId: string, supervisorId: string): Promise<string[]> {
  const rows = await db.all<{ id: string }>(
    'SELECT id FROM users WHERE company_id = ? AND supervisor_id = ? ORDER BY id',
    [companyId, supervisorId],
  );
  return rows.map((row) => row.id);
}

export interface ListedUserRow extends UserRow {
  supervisor_name: string | null;
}

const listedUser = `SELECT u.*, s.name AS supervisor_name
  FROM users u LEFT JOIN users s ON s.id = u.supervisor_id AND s.company_id = u.company_id WHERE u.company_id = ?`;

/** Everybody of the company, deactivated ones included. */
export const usersByCompany = (db: Queries, companyId: string) =>
  db.all<ListedUserRow>(`${listedUser} ORDER BY u.created_at, u.id`, [companyId]);

export const listedUserById = (db: Queries, companyId: string, id: string) =>
  db.get<ListedUserRow>(`${listedUser} AND u.id = ?`, [companyId, id]);

export interface UserChanges {
  name: string;
  role: UserRole;
  supervisor_id: string | null;
  deactivated_at: number | null;
}

export async function updateUser(db: Queries, companyId: string, id: string, changes: UserChanges): Promise<void> {
  await db.run(
    'UPDATE users SET name = ?, role = ?, supervisor_id = ?, deactivated_at = ? WHERE company_id = ? AND id = ?',
    [changes.name, changes.role, changes.supervisor_id, changes.deactivated_at, companyId, id],
  );
}

/** By sign-in e-mail, whatever its case. */
export const userByEmail = (db: Queries, email: string) =>
  db.get<UserRow>('SELECT * FROM users WHERE email_folded = ?', [email.toLowerCase()]);

export async function setPasswordHash(tx: Queries, id: string, passwordHash: string): Promise<void> {
  await tx.run('UPDATE users SET password_hash = ? WHERE id = ?', [passwordHash, id]);
}
