// Making API keys: shown once, stored as a hash, at most ten active ones a company (docs/contract.md#authentication; docs/decisions/access.md#d10, #d57).
import {
  type ApiKeyDetails,
  type ApiKeyRecord,
  apiKeyPrefix,
  generateApiKey,
  maxActiveApiKeys,
  toTimestamp,
} from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { type Actor, commandLine, recordDeed } from '../audit/record-deed.ts';
import { type ApiKeyRow, insertApiKey } from '../records/api-keys.ts';
import type { Database } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { networksOfKey } from './key-networks.ts';

export interface NewApiKey {
  companyId: string;
  userId: string;
  name: string;
  scopes: readonly string[];
  /** Milliseconds; null = never. */
  expiresAt: number | null;
  /** The text of `networksColumn`; null or left out if the key may come from everywhere. */
  networks?: string | null;
  /** Who makes it. Left out: the command line. */
  by?: Actor;
}

/** The key's id, text and time, or null when the company has ten active keys. */
export async function createApiKey(
  db: Database,
  wanted: NewApiKey,
): Promise<{ id: string; key: string; createdAt: number } | null> {
  const { id, createdAt } = newId();
  const key = generateApiKey();
  const { companyId, userId, scopes } = wanted;
  const inserted = await db.transaction(async (tx) => {
    const isInserted = await insertApiKey(
      tx,
      {
        id,
        company_id: wanted.companyId,
        user_id: wanted.userId,
        name: wanted.name,
        key_hash: hashSecret(key),
        key_start: apiKeyPrefix(key),
        scopes: JSON.stringify(wanted.scopes),
        created_at: createdAt,
        expires_at: wanted.expiresAt,
        networks: wanted.networks ?? null,
      },
      maxActiveApiKeys,
    );
    const deed = { kind: 'key.created', subjectId: id, details: { userId, scopes } } as const;
    if (isInserted) await recordDeed(tx, wanted.by ?? commandLine(companyId), deed, createdAt);
    return isInserted;
  });
  return inserted ? { id, key, createdAt } : null;
}

const timeOrNull = (at: number | null) => (at === null ? null : toTimestamp(at));

/** A key as lists show it; never its text. */
export const apiKeyRecord = (row: ApiKeyRow): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  createdAt: toTimestamp(row.created_at),
  lastUsedAt: timeOrNull(row.last_used_at),
  expiresAt: timeOrNull(row.expires_at),
});

/** The same, and what it may do, from where, and from where it was used last. */
export const apiKeyDetails = (row: ApiKeyRow, now: number): ApiKeyDetails => ({
  ...apiKeyRecord(row),
  scopes: scopesOfKey(row.scopes),
  networks: networksOfKey(row),
  lastUsedAddress: row.last_used_address,
  previousSecretEndsAt:
    row.previous_ends_at !== null && row.previous_ends_at > now ? toTimestamp(row.previous_ends_at) : null,
});

/** Permission values of a key; what is no list of texts counts as one value that nobody knows, and so as docs/decisions/access.md#d13's 403. */
export function scopesOfKey(text: string): string[] {
  try {
    const values: unknown = JSON.parse(text);
    if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values;
  } catch {}
  return [''];
}
