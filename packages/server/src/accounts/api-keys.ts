// Making API keys: shown once, stored as a hash, at most ten active ones a company (docs/contract.md#authentication; docs/decisions/access.md#d10, #d57).
import { type ApiKeyRecord, apiKeyPrefix, generateApiKey, maxActiveApiKeys, toTimestamp } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { type Actor, commandLine, recordDeed } from '../audit/record-deed.ts';
import { type ApiKeyRow, insertApiKey } from '../records/api-keys.ts';
import type { Database } from '../records/database.ts';
import { newId } from '../records/ids.ts';

export interface NewApiKey {
  companyId: string;
  userId: string;
  name: string;
  scopes: readonly string[];
  /** Milliseconds; null = never. */
  expiresAt: number | null;
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
      },
      maxActiveApiKeys,
    );
    const deed = { kind: 'key.created', subjectId: id, details: { userId, scopes } } as const;
    if (isInserted) await recordDeed(tx, wanted.by ?? commandLine(companyId), deed, createdAt);
    return isInserted;
  });
  return inserted ? { id, key, createdAt } : null;
}

/** A key as lists show it; never its text. */
export function apiKeyRecord(row: ApiKeyRow): ApiKeyRecord {
  const time = (at: number | null) => (at === null ? null : toTimestamp(at));
  return {
    id: row.id,
    name: row.name,
    createdAt: toTimestamp(row.created_at),
    lastUsedAt: time(row.last_used_at),
    expiresAt: time(row.expires_at),
  };
}
