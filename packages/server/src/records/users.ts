// Table users: the people of a company.
import type { UserRole } from '@earshot/core';
import type { Queries } from './database.ts';
import { namesIn } from './names.ts';

export interface UserRow {
  id: string;
  company_id: string;
  name: string;
  email: string;
  role: UserRole;
  supervisor_id: string | null;
  password_hash: string | null;
  /** Null: unchanged since before it was written down. */
  password_changed_at: number | null;
  /** When it was replaced through an invitation; null: never, or the person knows. */
  password_replaced_at: number | null;
  deactivated_at: number | null;
  /** Since when sign-ins need a code; null: the password suffices. */
  second_factor_at: number | null;
  /** An emergency administrator, whose password opens sessions where the company requires its sign-in service. */
  keeps_password: 0 | 1;
  created_at: number;
}

type NewUserRow = Omit<
  UserRow,
  'deactivated_at' | 'password_changed_at' | 'password_replaced_at' | 'second_factor_at' | 'keeps_password'
>;

/** False when the company has somebody with this e-mail (without regard to case). */
export async function insertUser(db: Queries, user: NewUserRow): Promise<boolean> {
  const inserted = await db.run(
    `INSERT INTO users (id, company_id, name, email, email_folded, role, supervisor_id, password_hash, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (company_id, email_folded) DO NOTHING`,
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

/** Deactivated people included. */
export async function countPeople(db: Queries, companyId: string): Promise<number> {
  const row = await db.get<{ count: number }>('SELECT COUNT(*) AS count FROM users WHERE company_id = ?', [companyId]);
  return Number(row!.count);
}

export const userById = (db: Queries, companyId: string, id: string) =>
  db.get<UserRow>('SELECT * FROM users WHERE company_id = ? AND id = ?', [companyId, id]);

/** The same; until the transaction ends, nobody else changes the person. Rows may still come to refer to it: FOR UPDATE would hold collection up. Who is being erased is not there any more. */
export async function lockUser(tx: Queries, companyId: string, id: string): Promise<UserRow | undefined> {
  const rows = await tx.returning<UserRow>(
    'UPDATE users SET name = name WHERE company_id = ? AND id = ? AND erasure IS NULL RETURNING *',
    [companyId, id],
  );
  return rows[0];
}

/** For the command line and for invitations, which cross companies. */
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

/** An active salesperson or supervisor of the company (docs/decisions/creation.md#d59). */
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

const userSelect = `SELECT u.*, s.name AS supervisor_name
  FROM users u LEFT JOIN users s ON s.id = u.supervisor_id AND s.company_id = u.company_id WHERE u.company_id = ?`;

/** Everybody of the company, deactivated ones included. */
export const usersByCompany = (db: Queries, companyId: string) =>
  db.all<ListedUserRow>(`${userSelect} ORDER BY u.created_at, u.id`, [companyId]);

export const listedUserById = (db: Queries, companyId: string, id: string) =>
  db.get<ListedUserRow>(`${userSelect} AND u.id = ?`, [companyId, id]);

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

/** Finds a user of one company, whatever the e-mail's case. */
export const userByEmail = (db: Queries, companyId: string, email: string) =>
  db.get<UserRow>('SELECT * FROM users WHERE company_id = ? AND email_folded = ?', [companyId, email.toLowerCase()]);

/** Users of every company who may sign in with this e-mail once the password is right, oldest first. Case does not matter. */
export const usersWithPassword = (db: Queries, email: string) =>
  db.all<UserRow>(
    'SELECT * FROM users WHERE email_folded = ? AND password_hash IS NOT NULL AND deactivated_at IS NULL ORDER BY id',
    [email.toLowerCase()],
  );

export interface NewPassword {
  passwordHash: string;
  /** Somebody else set it: the person must learn of it. */
  isReplacement: boolean;
}

export async function setPassword(
  tx: Queries,
  id: string,
  { passwordHash, isReplacement }: NewPassword,
  now: number,
): Promise<void> {
  await tx.run(
    `UPDATE users SET password_hash = ?, password_changed_at = ?,
       password_replaced_at = CASE WHEN ? = 1 THEN ? ELSE password_replaced_at END WHERE id = ?`,
    [passwordHash, now, isReplacement ? 1 : 0, now, id],
  );
}

/** The person knows that the password was replaced. */
export async function forgetReplacement(db: Queries, id: string): Promise<void> {
  await db.run('UPDATE users SET password_replaced_at = NULL WHERE id = ?', [id]);
}

/** Names by id; a person who is being erased has none any more. */
export const namesOfUsers = (db: Queries, companyId: string, ids: readonly string[]) =>
  namesIn(db, 'users WHERE erasure IS NULL AND', companyId, ids);
