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
import { lockUser, type UserRow, usersWithPassword } from '../records/users.ts';
import { whosePassword } from './passwords.ts';
import { beginSession } from './sessions.ts';

export const throttleMs = 15 * 60 * 1000;
const triesPerEmail = 5;
const triesPerAddress = 20;

export interface SignIn {
  email: string;
  password: string;
  /** Which one, when the e-mail has the same password in several. */
  companyId?: string;
}

/**
 * Who it is, in every company where the e-mail has this password. Throws 401 (alike for an unknown e-mail and a wrong password), 429 when
 * throttled, 403 when every such company is deactivated.
 */
export async function signIn(
  db: Database,
  { email, password, companyId }: SignIn,
  address: string,
  now: number,
): Promise<UserRow[]> {
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
  const people = await usersWithPassword(db, email);
  const asked = people.filter((one) => companyId === undefined || one.company_id === companyId);
  const right = await whosePassword(password, asked);
  if (right.length === 0) throw earshotError('signInRefused');
  await deleteTriesOf(db, byEmail.subject);
  await deleteTry(db, byAddress.id);
  return ofActiveCompanies(db, right);
}

/** Those whose company is active. Throws 403 when there is none (D57). */
async function ofActiveCompanies(db: Queries, people: readonly UserRow[]): Promise<UserRow[]> {
  const active: UserRow[] = [];
  let refusal: unknown;
  for (const one of people) {
    await requireActiveCompany(db, one).then(
      () => active.push(one),
      (error) => {
        refusal = error;
      },
    );
  }
  if (active.length === 0) throw refusal;
  return active;
}

/** A session of who has signed in; null when the password is not the person's any more, or the person was deactivated. */
export const enter = (db: Database, user: UserRow, now: number): Promise<string | null> =>
  db.transaction(async (tx) => {
    // A new password ends the sessions that there are: none may come after it that an old one opened.
    const locked = await lockUser(tx, user.company_id, user.id);
    if (!locked || locked.deactivated_at !== null || locked.password_hash !== user.password_hash) return null;
    return beginSession(tx, user.id, now);
  });

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
