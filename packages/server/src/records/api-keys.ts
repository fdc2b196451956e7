// Table api_keys: stored only as SHA-256; a request's key, user and company are read in one statement.
import type { UserRole } from '@earshot/core';
import { type CompanyDoor, doorColumns } from './companies.ts';
import type { Queries } from './database.ts';
import { namesIn } from './names.ts';

export interface ApiKeyRow {
  id: string;
  company_id: string;
  user_id: string;
  name: string;
  key_hash: string;
  key_start: string;
  /** JSON array of permission values. */
  scopes: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
  last_used_address: string | null;
  /** JSON array of addresses and networks; null: from everywhere. */
  networks: string | null;
  /** SHA-256 of the secret before the last rotation, and until when it works. */
  previous_hash: string | null;
  previous_ends_at: number | null;
}

/** What a new key is given. */
export type NewKeyRow = Omit<
  ApiKeyRow,
  'revoked_at' | 'last_used_at' | 'last_used_address' | 'previous_hash' | 'previous_ends_at'
>;

export interface CallerRow extends CompanyDoor {
  key_id: string;
  /** Hash of the present secret. */
  key_hash: string;
  scopes: string;
  expires_at: number | null;
  revoked_at: number | null;
  last_used_at: number | null;
  networks: string | null;
  /** Until when the secret before the last rotation works. */
  previous_ends_at: number | null;
  user_id: string;
  role: UserRole;
  user_deactivated_at: number | null;
  company_id: string;
}

const callerOf = `SELECT k.id AS key_id, k.key_hash, k.scopes, k.expires_at, k.revoked_at, k.last_used_at, k.networks, k.previous_ends_at, u.id AS user_id,
            u.role, u.deactivated_at AS user_deactivated_at, c.id AS company_id,
            ${doorColumns}
     FROM api_keys k JOIN users u ON u.id = k.user_id JOIN companies c ON c.id = k.company_id`;

/** The caller whose secret it is, or was before the last rotation. The present secret costs a single statement. */
export const callerByKeyHash = async (db: Queries, keyHash: string): Promise<CallerRow | undefined> =>
  (await db.get<CallerRow>(`${callerOf} WHERE k.key_hash = ?`, [keyHash])) ??
  db.get<CallerRow>(`${callerOf} WHERE k.previous_hash = ?`, [keyHash]);

/**
 * False when the company already has `cap` active keys. The company's row is locked by the caller's transaction first, so
 * that parallel creations are counted one after another.
 */
export async function insertApiKey(tx: Queries, key: NewKeyRow, cap: number): Promise<boolean> {
  await tx.get(`SELECT id FROM companies WHERE id = ? ${tx.forChange}`, [key.company_id]);
  const active = await tx.get<{ count: number }>(
    `SELECT COUNT(*) AS count FROM api_keys
     WHERE company_id = ? AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)`,
    [key.company_id, key.created_at],
  );
  if ((active?.count ?? 0) >= cap) return false;
  await tx.run(
    `INSERT INTO api_keys (id, company_id, user_id, name, key_hash, key_start, scopes, created_at, expires_at, networks)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      key.id,
      key.company_id,
      key.user_id,
      key.name,
      key.key_hash,
      key.key_start,
      key.scopes,
      key.created_at,
      key.expires_at,
      key.networks,
    ],
  );
  return true;
}

/** For the command line. */
export const keyOfAnyCompany = (db: Queries, id: string) =>
  db.get<ApiKeyRow>('SELECT * FROM api_keys WHERE id = ?', [id]);

export const keyById = (db: Queries, companyId: string, id: string) =>
  db.get<ApiKeyRow>('SELECT * FROM api_keys WHERE company_id = ? AND id = ?', [companyId, id]);

/** The company's key, unless it is revoked; until the transaction ends, nobody else changes it. */
export const lockKey = (tx: Queries, companyId: string, id: string) =>
  tx.get<ApiKeyRow>(`SELECT * FROM api_keys WHERE company_id = ? AND id = ? AND revoked_at IS NULL ${tx.forUpdate}`, [
    companyId,
    id,
  ]);

/** Another secret; the present one works until `previousEndsAt`, the one before no longer. */
export async function replaceSecret(
  tx: Queries,
  { id, key_hash: hashBefore }: ApiKeyRow,
  secret: Pick<ApiKeyRow, 'key_hash' | 'key_start'>,
  previousEndsAt: number,
): Promise<void> {
  await tx.run(
    'UPDATE api_keys SET key_hash = ?, key_start = ?, previous_hash = ?, previous_ends_at = ? WHERE id = ?',
    [secret.key_hash, secret.key_start, hashBefore, previousEndsAt, id],
  );
}

export async function setKeyNetworks(tx: Queries, id: string, networks: string | null): Promise<void> {
  await tx.run('UPDATE api_keys SET networks = ? WHERE id = ?', [networks, id]);
}

/** The key with its revocation time, which a repeat keeps; undefined when there is no such key. For the command line. */
export async function revokeApiKey(db: Queries, id: string, revokedAt: number): Promise<ApiKeyRow | undefined> {
  const rows = await db.returning<ApiKeyRow>(
    'UPDATE api_keys SET revoked_at = COALESCE(revoked_at, ?) WHERE id = ? RETURNING *',
    [revokedAt, id],
  );
  return rows[0];
}

/** Whether the key may still be used at `now`; asked again before a long answer (docs/decisions/access.md#d15). */
export async function isKeyActive(db: Queries, id: string, now: number): Promise<boolean> {
  const row = await db.get(
    'SELECT 1 FROM api_keys WHERE id = ? AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)',
    [id, now],
  );
  return row !== undefined;
}

/** Writes at most once a minute and key (docs/decisions/access.md#d17), whatever the number of processes. */
export async function touchApiKey(db: Queries, id: string, address: string | null, now: number): Promise<void> {
  await db.run(
    `UPDATE api_keys SET last_used_at = ?, last_used_address = ?
     WHERE id = ? AND (last_used_at IS NULL OR last_used_at <= ?)`,
    [now, address, id, now - 60_000],
  );
}

/** Keys that are not revoked, oldest first; expired ones are shown until somebody revokes them. */
export const unrevokedKeys = (db: Queries, companyId: string) =>
  db.all<ApiKeyRow>('SELECT * FROM api_keys WHERE company_id = ? AND revoked_at IS NULL ORDER BY created_at, id', [
    companyId,
  ]);

/** The company's key with its revocation time, which a repeat keeps; undefined when it has no such key. */
export async function revokeCompanyKey(
  db: Queries,
  companyId: string,
  id: string,
  revokedAt: number,
): Promise<ApiKeyRow | undefined> {
  const rows = await db.returning<ApiKeyRow>(
    'UPDATE api_keys SET revoked_at = COALESCE(revoked_at, ?) WHERE company_id = ? AND id = ? RETURNING *',
    [revokedAt, companyId, id],
  );
  return rows[0];
}

/** Finds keys by id, revoked ones too. */
export const namesOfKeys = (db: Queries, companyId: string, ids: readonly string[]) =>
  namesIn(db, 'api_keys WHERE', companyId, ids);
