// apiKeys.rotate (extension): another secret for the same key, shown once; the one before works for a while (docs/decisions/access.md#rotation-of-a-key).
import { earshotError, toTimestamp } from '@earshot/core';
import { rotateKey } from '../accounts/rotate-key.ts';
import { lockKey } from '../records/api-keys.ts';
import { userById } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'apiKeys.rotate'> = ({ keyId, overlapHours }, caller, { db, now }) =>
  db.transaction(async (tx) => {
    const row = await lockKey(tx, caller.companyId, keyId);
    if (!row) throw earshotError('apiKeyNotFound');
    // Somebody who has a secret has the scopes of its key: a key must not lead to more than its own.
    if (caller.keyId !== null && caller.keyId !== keyId) throw earshotError('keyRotatesItself');
    // Otherwise somebody who holds the replaced secret could lock out the holder of the new one.
    if (caller.keyHash !== null && caller.keyHash !== row.key_hash) throw earshotError('keySecretReplaced');
    const owner = await userById(tx, caller.companyId, row.user_id);
    if (owner?.role === 'super_admin' && caller.role !== 'super_admin')
      throw earshotError('roleRequired', ['super_admin']);
    const { key, previousEndsAt } = await rotateKey(tx, row, overlapHours, caller, now());
    return { id: keyId, key, previousSecretEndsAt: toTimestamp(previousEndsAt) };
  });
