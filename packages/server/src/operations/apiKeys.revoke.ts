// apiKeys.revoke: at once and for good; a repeat answers the same (docs/decisions/access.md#d16).
import { earshotError, toTimestamp } from '@earshot/core';
import { recordDeed } from '../audit/record-deed.ts';
import { revokeCompanyKey } from '../records/api-keys.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'apiKeys.revoke'> = async ({ keyId }, caller, { db, now }) => {
  const revokedAt = now();
  const row = await db.transaction(async (tx) => {
    const key = await revokeCompanyKey(tx, caller.companyId, keyId, revokedAt);
    // A repeat finds the time of the first.
    if (key?.revoked_at === revokedAt)
      await recordDeed(tx, caller, { kind: 'key.revoked', subjectId: keyId }, revokedAt);
    return key;
  });
  if (!row || row.revoked_at === null) throw earshotError('apiKeyNotFound');
  return { id: row.id, revokedAt: toTimestamp(row.revoked_at) };
};
