// Signing in with e-mail and password, throttled by e-mail and by address (D51).
import { earshotError } from '@earshot/core';
import { companyById } from '../records/companies.ts';
import type { Database, Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import {
  deleteTriesOf,
  deleteTry,
  insertTry,
  lockSubject,
  type SignInTry,
  triesSince,
} from '../records/sign-in-failures.ts';
import { type UserRow, userByEmail } from '../records/users.ts';
import { isPassword } from './passwords.ts';

export const throttleMs = 15 * 60 * 1000;
const triesPerEmail = 5;
const triesPerAddress = 20;

/** The user. Throws 401 (alike for an unknown e-mail and a wrong password), 429 when throttled, 403 for a deactivated company. */
export async function signIn(
  db: Database,
  email: string,
  password: string,
  address: string,
  now: number,
): Promise<UserRow> {
  const byEmail = { id: newId().id, subject: `email:${email.toLowerCase()}`, failedAt: now };
  const byAddress = { id: newId().id, subject: `address:${address}`, failedAt: now };
  // A try counts before the password is looked at, so that parallel ones can't all slip through.
  await claimTry(db, byEmail, triesPerEmail);
  try {
    await claimTry(db, byAddress, triesPerAddress);
  } catch (error) {
    await deleteTry(db, byEmail.id);
    throw error;
  }
  const user = await userByEmail(db, email);
  const isRight = await isPassword(password, user?.password_hash ?? null);
  if (!user || !isRight || user.deactivated_at !== null) throw earshotError('signInRefused');
  await deleteTriesOf(db, byEmail.subject);
  await deleteTry(db, byAddress.id);
  await requireActiveCompany(db, user);
  return user;
}

/** Throws 403 when the user's company is deactivated (D57). */
export async function requireActiveCompany(db: Queries, user: UserRow): Promise<void> {
  const company = await companyById(db, user.company_id);
  if (company && company.deactivated_at !== null)
    throw earshotError('companyDeactivated', company.name, company.deactivated_at);
}

/** Throws 429 when the subject has had its tries; of parallel ones, those that come last. */
async function claimTry(db: Database, attempt: SignInTry, most: number): Promise<void> {
  const { subject, failedAt } = attempt;
  await db.transaction(async (tx) => {
    await lockSubject(tx, subject, failedAt);
    if ((await triesSince(tx, subject, failedAt - throttleMs)) >= most) throw earshotError('signInBlocked');
    await insertTry(tx, attempt);
  });
}
