// Tables open_id_providers, open_id_attempts and open_id_accounts: where the people of a company sign in, sign-ins under way, and whose account there is whose.
import type { Queries } from './database.ts';

export interface OpenIdProviderRow {
  company_id: string;
  /** Another one after each change. */
  revision: string;
  issuer: string;
  client_id: string;
  /** Encrypted. */
  client_secret: string;
  updated_at: number;
  /** When an administrator first signed in with this revision. */
  tested_at: number | null;
}

/** The provider of a company that has not been erased. */
export const openIdProviderOf = (db: Queries, companyId: string) =>
  db.get<OpenIdProviderRow>(
    `SELECT p.* FROM open_id_providers p JOIN companies c ON c.id = p.company_id
     WHERE p.company_id = ? AND c.erased_at IS NULL`,
    [companyId],
  );

/** False unless it is of this revision still; until the transaction ends, nobody changes it. */
export const holdOpenIdProvider = async (tx: Queries, companyId: string, revision: string): Promise<boolean> =>
  (await tx.run('UPDATE open_id_providers SET revision = revision WHERE company_id = ? AND revision = ?', [
    companyId,
    revision,
  ])) === 1;

export async function keepOpenIdProvider(tx: Queries, row: Omit<OpenIdProviderRow, 'tested_at'>): Promise<void> {
  await tx.run(
    `INSERT INTO open_id_providers (company_id, revision, issuer, client_id, client_secret, updated_at)
     VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (company_id) DO UPDATE SET revision = excluded.revision, issuer = excluded.issuer,
       client_id = excluded.client_id, client_secret = excluded.client_secret, updated_at = excluded.updated_at,
       tested_at = NULL`,
    [row.company_id, row.revision, row.issuer, row.client_id, row.client_secret, row.updated_at],
  );
}

export async function deleteOpenIdProvider(tx: Queries, companyId: string): Promise<void> {
  await tx.run('DELETE FROM open_id_providers WHERE company_id = ?', [companyId]);
}

export async function markOpenIdTested(tx: Queries, companyId: string, now: number): Promise<void> {
  await tx.run('UPDATE open_id_providers SET tested_at = ? WHERE company_id = ? AND tested_at IS NULL', [
    now,
    companyId,
  ]);
}

/** The secrets of all companies, as they are stored. */
export const allClientSecrets = (db: Queries) =>
  db.all<OpenIdProviderRow & { id: string }>(
    'SELECT company_id AS id, p.* FROM open_id_providers p ORDER BY company_id',
  );

/** Only while it is what was read. */
export const replaceClientSecret = async (
  db: Queries,
  { company_id: companyId, client_secret: before }: OpenIdProviderRow,
  sealed: string,
): Promise<boolean> =>
  (await db.run('UPDATE open_id_providers SET client_secret = ? WHERE company_id = ? AND client_secret = ?', [
    sealed,
    companyId,
    before,
  ])) === 1;

export interface OpenIdAttemptRow {
  state_hash: string;
  /** Hash of the cookie of the browser that began the sign-in. */
  browser_hash: string;
  company_id: string;
  revision: string;
  nonce: string;
  verifier: string;
  /** What counts against the address until the sign-in succeeds. */
  try_id: string | null;
  expires_at: number;
}

export async function insertOpenIdAttempt(tx: Queries, row: OpenIdAttemptRow): Promise<void> {
  await tx.run(
    `INSERT INTO open_id_attempts (state_hash, browser_hash, company_id, revision, nonce, verifier, try_id, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      row.state_hash,
      row.browser_hash,
      row.company_id,
      row.revision,
      row.nonce,
      row.verifier,
      row.try_id,
      row.expires_at,
    ],
  );
}

/** The sign-in that this browser began, which is gone with this; undefined for any other state, or one that is over. */
export async function consumeOpenIdAttempt(
  db: Queries,
  stateHash: string,
  browserHash: string,
  now: number,
): Promise<OpenIdAttemptRow | undefined> {
  const rows = await db.returning<OpenIdAttemptRow>(
    'DELETE FROM open_id_attempts WHERE state_hash = ? AND browser_hash = ? AND expires_at > ? RETURNING *',
    [stateHash, browserHash, now],
  );
  return rows[0];
}

export async function deleteOpenIdAttempts(tx: Queries, companyId: string): Promise<void> {
  await tx.run('DELETE FROM open_id_attempts WHERE company_id = ?', [companyId]);
}

export async function forgetOpenIdAttempts(db: Queries, before: number): Promise<void> {
  await db.run('DELETE FROM open_id_attempts WHERE expires_at < ?', [before]);
}

export interface OpenIdAccountRow {
  user_id: string;
  company_id: string;
  issuer: string;
  subject: string;
  linked_at: number;
}

export const openIdAccountOf = (db: Queries, userId: string) =>
  db.get<OpenIdAccountRow>('SELECT * FROM open_id_accounts WHERE user_id = ?', [userId]);

export const openIdAccountBySubject = (db: Queries, companyId: string, issuer: string, subject: string) =>
  db.get<OpenIdAccountRow>('SELECT * FROM open_id_accounts WHERE company_id = ? AND issuer = ? AND subject = ?', [
    companyId,
    issuer,
    subject,
  ]);

export const openIdAccountsOfCompany = (db: Queries, companyId: string) =>
  db.all<OpenIdAccountRow>('SELECT * FROM open_id_accounts WHERE company_id = ? ORDER BY user_id', [companyId]);

/** False when the account is somebody's, or the person has one. */
export const linkOpenIdAccount = async (tx: Queries, row: OpenIdAccountRow): Promise<boolean> =>
  (await tx.run(
    `INSERT INTO open_id_accounts (user_id, company_id, issuer, subject, linked_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    [row.user_id, row.company_id, row.issuer, row.subject, row.linked_at],
  )) === 1;

export async function unlinkOpenIdAccount(tx: Queries, userId: string): Promise<void> {
  await tx.run('DELETE FROM open_id_accounts WHERE user_id = ?', [userId]);
}

export async function unlinkOpenIdAccounts(tx: Queries, companyId: string): Promise<void> {
  await tx.run('DELETE FROM open_id_accounts WHERE company_id = ?', [companyId]);
}

const emergency = `keeps_password = 1 AND deactivated_at IS NULL AND password_hash IS NOT NULL
  AND role IN ('admin_company', 'super_admin')`;

/** Ids of the administrators whose passwords open sessions although the service is required. */
export async function emergencyUserIds(db: Queries, companyId: string): Promise<string[]> {
  const rows = await db.all<{ id: string }>(`SELECT id FROM users WHERE company_id = ? AND ${emergency} ORDER BY id`, [
    companyId,
  ]);
  return rows.map(({ id }) => id);
}

/** These and no others. Until the transaction ends, nobody of the company signs in with a password. */
export async function setEmergencyUsers(tx: Queries, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.run('UPDATE users SET keeps_password = 0 WHERE company_id = ?', [companyId]);
  for (const id of ids)
    await tx.run('UPDATE users SET keeps_password = 1 WHERE company_id = ? AND id = ?', [companyId, id]);
}
