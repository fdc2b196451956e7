// The session in which people change how they sign in, and their present password, which they give again for it (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import type { Actor } from '../audit/record-deed.ts';
import { type UserRow, userById } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { peopleWithPassword } from './passwords.ts';
import { claimOfSession } from './sign-in-tries.ts';

export type OwnSession = Actor & { userId: string; sessionId: string };

/** Of an operation that lets only sessions in. */
export const ownSession = (caller: Caller): OwnSession => ({ ...caller, sessionId: caller.sessionId! });

/** Counts as a try of the session. Throws 400 for a wrong password, 429 after too many. */
export async function requirePassword(
  { db, now }: Service,
  { companyId, userId, sessionId }: OwnSession,
  password: string,
): Promise<UserRow> {
  await claimOfSession(db, sessionId, now());
  const user = await userById(db, companyId, userId);
  if (!user) throw earshotError('userNotFound');
  const [isRight] = await peopleWithPassword(`session ${sessionId}`, password, [user]);
  if (!isRight) throw earshotError('currentPasswordWrong');
  return user;
}
