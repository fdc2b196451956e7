// apiKeys.revoke: at once and for good; a repeat answers the same (docs/decisions/access.md#d16).
import { earshotError, toTimestamp } from '@earshot/core';
import { revokeCompanyKey } from '../records/api-keys.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'apiKeys.revoke'> = async ({ keyId }, caller, { db, now }) => {
  const row = await revokeCompanyKey(db, caller.companyId, keyId, now());
  if (!row || row.revoked_at === null) throw earshotError('apiKeyNotFound');
  return { id: row.id, revokedAt: toTimestamp(row.revoked_at) };
};
