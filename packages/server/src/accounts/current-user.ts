// Who is asking, as user.me says it (docs/contract.md#authentication).
import { type CurrentUser, earshotError, toTimestamp } from '@earshot/core';
import type { Database, Queries } from '../records/database.ts';
import { type UserRow, userById } from '../records/users.ts';
import type { Caller } from '../service.ts';
import { newSignInsFor } from './new-sign-ins.ts';

/**
 * `deviceId`: a session that the person began with a password learns, at the browser of this id, of what others may have done, until told that
 * it is known (docs/decisions/sign-in.md#d63, docs/decisions/mail.md#new-sign-ins). Null: it does not.
 */
export async function currentUser(
  db: Database,
  { companyId, userId, needsSecondFactor }: Pick<Caller, 'companyId' | 'userId' | 'needsSecondFactor'>,
  deviceId: string | null,
): Promise<CurrentUser> {
  const row = await userById(db, companyId, userId);
  // Erased since the request was let in.
  if (!row) throw earshotError('sessionInvalid');
  const user = deviceId === null ? currentUserView(row) : await currentUserWithNotices(db, row, deviceId);
  return needsSecondFactor ? { ...user, secondFactorNeeded: true } : user;
}

/** The user, with what they are told at the browser of this id. */
export const currentUserWithNotices = async (db: Queries, row: UserRow, deviceId: string): Promise<CurrentUser> => ({
  ...currentUserView(row),
  ...replacementOf(row),
  ...(await newSignInsFor(db, row.id, deviceId)),
});

export const currentUserView = ({ id, name, email, role, company_id }: UserRow): CurrentUser => ({
  id,
  name,
  email,
  role,
  companyId: company_id,
});

const replacementOf = ({ password_replaced_at }: UserRow) =>
  password_replaced_at === null ? {} : { passwordReplacedAt: toTimestamp(password_replaced_at) };
