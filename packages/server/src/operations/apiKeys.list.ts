// apiKeys.list: the company's keys that are not revoked, never their text (docs/decisions/access.md#d16).
import { apiKeyRecord } from '../accounts/api-keys.ts';
import { unrevokedKeys } from '../records/api-keys.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'apiKeys.list'> = async (_input, caller, { db }) =>
  (await unrevokedKeys(db, caller.companyId)).map(apiKeyRecord);
