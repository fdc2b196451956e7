// Another secret for the same key; the one before works for some hours longer, so that programs have time to change over (docs/decisions/access.md#rotation-of-a-key).
import { apiKeyPrefix, earshotError, generateApiKey } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { type ApiKeyRow, replaceSecret } from '../records/api-keys.ts';
import type { Queries } from '../records/database.ts';

const hourMs = 3_600_000;

/** The new secret, in the transaction that has locked the key. Throws 400 when the key has expired. */
export async function rotateKey(
  tx: Queries,
  row: ApiKeyRow,
  overlapHours: number,
  by: Actor,
  now: number,
): Promise<{ key: string; previousEndsAt: number }> {
  if (row.expires_at !== null && row.expires_at <= now) throw earshotError('apiKeyExpired');
  const key = generateApiKey();
  const previousEndsAt = now + overlapHours * hourMs;
  await replaceSecret(tx, row, { key_hash: hashSecret(key), key_start: apiKeyPrefix(key) }, previousEndsAt);
  await recordDeed(tx, by, { kind: 'key.rotated', subjectId: row.id, details: { overlapHours } }, now);
  return { key, previousEndsAt };
}
