// The session in which people change how they sign in, and what they prove again for it: the present password, and a code where two-step sign-in is on (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import type { Actor } from '../audit/record-deed.ts';
import { type UserRow, userById } from '../records/users.ts';
import type { Caller, Service } from '../service.ts';
import { peopleWithPassword } from './passwords.ts';
import { useCode } from './second-factor.ts';
import { claimCodeInSession, claimOfSession, forgetCodesInSession, forgetTriesOfSession } from './sign-in-tries.ts';

export type OwnSession = Actor & { userId: string; sessionId: string };

/** For operations that let only sessions in. */
export const ownSession = (caller: Caller): OwnSession => ({ ...caller, sessionId: caller.sessionId! });

/** Counts as a try of the session. Throws 400 for a wrong password, 429 after too many. */
export async function requirePassword(
  { db, now }: Service,
  { companyId, userId, sessionId }: OwnSession,
  password: string,
): Promise<UserRow> {
  await claimOfSession(db, sessionId, now());
  const user = await userById(db, companyId, userId);
  if (!user) throw earshotError('sessionInvalid');
  const [isRight] = await peopleWithPassword(`session ${sessionId}`, password, [user]);
  if (!isRight) throw earshotError('currentPasswordWrong');
  return user;
}

/** Counted apart from passwords: somebody with the password and an open session must not go on guessing. Throws 400 for a wrong code, 429 after too many. */
export async function requireCode({ db, secrets, now }: Service, { userId }: OwnSession, code: string): Promise<void> {
  await claimCodeInSession(db, userId, now());
  if (!(await useCode(db, userId, code, secrets, now()))) throw earshotError('secondFactorCodeWrong');
  await forgetCodesInSession(db, userId);
}

export interface PasswordProof {
  currentPassword: string;
  code?: string;
}

/** Throws 400 for a wrong password, and for a code that is wrong or missing where two-step sign-in is on; 429 after too many. */
export async function requireProof(
  service: Service,
  own: OwnSession,
  { currentPassword, code = '' }: PasswordProof,
): Promise<UserRow> {
  const user = await requirePassword(service, own, currentPassword);
  if (user.second_factor_at !== null) await requireCode(service, own, code);
  await forgetTriesOfSession(service.db, own.sessionId);
  return user;
}
