// Who is asking, as user.me says it (contract: Authentication 12).
import { type CurrentUser, earshotError } from '@earshot/core';
import type { Database } from '../records/database.ts';
import { userById } from '../records/users.ts';

/** Throws 404 when there is no such person in the company. */
export async function currentUser(db: Database, companyId: string, userId: string): Promise<CurrentUser> {
  const row = await userById(db, companyId, userId);
  if (!row) throw earshotError('userNotFound');
  return { id: row.id, name: row.name, email: row.email, role: row.role, companyId: row.company_id };
}
