// apiKeys.listDetails (extension): the company's keys with scopes, networks and last use, never their text (docs/decisions/access.md#d17).
import { apiKeyDetails } from '../accounts/api-keys.ts';
import { unrevokedKeys } from '../records/api-keys.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'apiKeys.listDetails'> = async (_input, caller, { db, now }) =>
  (await unrevokedKeys(db, caller.companyId)).map((row) => apiKeyDetails(row, now()));
