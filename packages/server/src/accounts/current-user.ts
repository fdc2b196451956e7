// Who is asking, as user.me says it (docs/contract.md#authentication).
import { type CurrentUser, earshotError, toTimestamp } from '@earshot/core';
import type { Database } from '../records/database.ts';
import { type UserRow, userById } from '../records/users.ts';

/** `isTold`: a session that the person began with a password learns of its replacement, until told that it is known (docs/decisions/sign-in.md#d63). */
export async function currentUser(
  db: Database,
  companyId: string,
  userId: string,
  isTold: boolean,
): Promise<CurrentUser> {
  const row = await userById(db, companyId, userId);
  if (!row) throw earshotError('userNotFound');
  return isTold ? { ...currentUserView(row), ...replacementOf(row) } : currentUserView(row);
}

export const currentUserView = ({ id, name, email, role, company_id }: UserRow): CurrentUser => ({
  id,
  name,
  email,
  role,
  companyId: company_id,
});

export const replacementOf = ({ password_replaced_at }: UserRow) =>
  password_replaced_at === null ? {} : { passwordReplacedAt: toTimestamp(password_replaced_at) };
