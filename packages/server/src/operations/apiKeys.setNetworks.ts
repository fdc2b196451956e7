// apiKeys.setNetworks (extension): from where a key may be used from the next request on (docs/decisions/access.md#networks-of-a-key).
import { earshotError } from '@earshot/core';
import { apiKeyDetails } from '../accounts/api-keys.ts';
import { networksColumn, networksOfKey } from '../accounts/key-networks.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { lockKey, setKeyNetworks } from '../records/api-keys.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'apiKeys.setNetworks'> = ({ keyId, networks }, caller, { db, now }) =>
  db.transaction(async (tx) => {
    const stored = networksColumn(networks);
    const row = await lockKey(tx, caller.companyId, keyId);
    if (!row) throw earshotError('apiKeyNotFound');
    await setKeyNetworks(tx, keyId, stored);
    const changed = { ...row, networks: stored };
    const details = { networks: networksOfKey(changed) };
    await recordDeed(tx, caller, { kind: 'key.networksSet', subjectId: keyId, details }, now());
    return apiKeyDetails(changed, now());
  });
