// The second step of signing in: a code of an app, or a recovery code, neither of which is accepted twice (docs/decisions/sign-in.md#two-step-sign-in).
import { randomBytes } from 'node:crypto';
import { earshotError } from '@earshot/core';
import { decrypt, encrypt, hashSecret, type Secrets } from '../access/cryptography.ts';
import { type StoredSecrets, storedSecrets } from '../access/stored-secrets.ts';
import { recordDeed, visitor } from '../audit/record-deed.ts';
import type { Database, Queries } from '../records/database.ts';
import {
  allSecondFactors,
  lacksSecondFactor,
  replaceFactorSecret,
  type SecondFactorRow,
  secondFactorOf,
  useRecoveryCode,
  useStep,
} from '../records/second-factors.ts';
import type { UserRow } from '../records/users.ts';
import type { Service } from '../service.ts';
import { isKnown } from './devices.ts';
import type { Visit } from './sessions.ts';
import { claimCode, forgetTriesOfCode } from './sign-in-tries.ts';
import { base32, stepsOf } from './totp.ts';

const purpose = 'second-factor';
const ownerOf = ({ company_id, user_id }: Pick<SecondFactorRow, 'company_id' | 'user_id'>) =>
  `${company_id}/${user_id}`;

export const sealFactor = (
  row: Pick<SecondFactorRow, 'company_id' | 'user_id'>,
  secret: Uint8Array,
  secrets: Secrets,
) => encrypt(Buffer.from(secret).toString('base64url'), secrets, purpose, ownerOf(row));

const openText = (row: SecondFactorRow, secrets: Secrets) => decrypt(row.secret, secrets, purpose, ownerOf(row));

const recoveryCodes = 10;
/** 80 bits: nobody finds one from its hash. */
const recoveryCodeBytes = 10;

/** The codes as they are shown, once. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodes }, () => base32(randomBytes(recoveryCodeBytes)).replaceAll(/.{4}(?=.)/g, '$&-'));

const plainCode = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
export const hashOfRecoveryCode = (code: string) => hashSecret(plainCode(code));

const isAppCode = (text: string) => /^\d{6}$/.test(plainCode(text));

/** Whether the code is one of the app or a recovery code. It cannot be used again. */
export const useCode = (db: Queries, userId: string, text: string, secrets: Secrets, now: number): Promise<boolean> =>
  isAppCode(text) ? useAppCode(db, userId, text, secrets, now) : useRecoveryCode(db, userId, hashOfRecoveryCode(text));

/** Whether the code is one of the app. It cannot be used again. */
export async function useAppCode(
  db: Queries,
  userId: string,
  text: string,
  secrets: Secrets,
  now: number,
): Promise<boolean> {
  if (!isAppCode(text)) return false;
  const code = plainCode(text);
  const row = await secondFactorOf(db, userId);
  const secret = row && openText(row, secrets);
  if (secret == null) return false;
  for (const step of stepsOf(Buffer.from(secret, 'base64url'), code, now))
    if (await useStep(db, userId, step)) return true;
  return false;
}

/** Does nothing for a person who has not set it up. Throws 401 without the right code, 429 after too many wrong ones. */
export async function requireSecondFactor(
  { db, secrets, now }: Pick<Service, 'db' | 'secrets' | 'now'>,
  user: UserRow,
  code: string | undefined,
  visit: Visit,
): Promise<void> {
  if (user.second_factor_at === null) return;
  if (code === undefined) throw earshotError('secondFactorRequired');
  const tries = {
    userId: user.id,
    address: visit.countedAddress,
    // Somebody elsewhere who has the password does not keep the person out of their own browser.
    deviceId: isKnown(visit.device, user, now()) ? visit.device.id : null,
  };
  await claimCode(db, tries, now());
  if (await useCode(db, user.id, code, secrets, now())) return forgetTriesOfCode(db, tries);
  const deed = { kind: 'signIn.refused', subjectId: user.id, details: { step: 'code' } } as const;
  await db.transaction((tx) => recordDeed(tx, visitor(user.company_id, visit.address ?? null), deed, now()));
  throw earshotError('secondFactorWrong');
}

/** For who has just signed in: that the company requires what they have not set up. */
export const secondFactorNeed = async (
  db: Queries,
  { id, companyId }: { id: string; companyId: string },
): Promise<{ secondFactorNeeded?: true }> =>
  (await lacksSecondFactor(db, companyId, id)) ? { secondFactorNeeded: true } : {};

/** Secrets of two-step sign-in, by id of the person. */
export const factorSecrets = (db: Database, secrets: Secrets): StoredSecrets =>
  storedSecrets({
    rows: () => allSecondFactors(db),
    isCurrent: (row) => openText(row, [secrets[0]]) !== null,
    read: (row) => openText(row, secrets),
    replace: (row, text) => replaceFactorSecret(db, row, encrypt(text, secrets, purpose, ownerOf(row))),
  });
