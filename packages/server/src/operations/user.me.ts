// user.me: who is calling; confirms that a key is valid (contract: Authentication 12).
import { earshotError } from '@earshot/core';
import { userById } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const me: Handler<'user.me'> = async (_input, caller, { db }) => {
  const row = await userById(db, caller.companyId, caller.userId);
  if (!row) throw earshotError('userNotFound');
  return { id: row.id, name: row.name, email: row.email, role: row.role, companyId: row.company_id };
};
