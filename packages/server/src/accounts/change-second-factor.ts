// Switching two-step sign-in on and off: the password first, then a code; other sessions end when it is switched on (docs/decisions/sign-in.md#two-step-sign-in).
import { randomBytes } from 'node:crypto';
import { earshotError } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { companyById } from '../records/companies.ts';
import type { Queries } from '../records/database.ts';
import {
  beginSecondFactor,
  endSecondFactor,
  forgetRecoveryCodes,
  keepFactorSecret,
  keepRecoveryCodes,
  secondFactorOf,
} from '../records/second-factors.ts';
import { deleteOtherSessions } from '../records/sessions.ts';
import { lockUser, type UserRow } from '../records/users.ts';
import type { Service } from '../service.ts';
import { type OwnSession, requireCode, requirePassword } from './own-session.ts';
import { hashOfRecoveryCode, newRecoveryCodes, sealFactor, useAppCode } from './second-factor.ts';
import { notifyOfSecondFactor } from './second-factor-notices.ts';
import { renewToken } from './sessions.ts';
import { claimCodeInSession, forgetCodesInSession, forgetTriesOfSession } from './sign-in-tries.ts';
import { base32, totpSecretBytes } from './totp.ts';

async function lockedUser(tx: Queries, { companyId, userId }: OwnSession): Promise<UserRow> {
  const user = await lockUser(tx, companyId, userId);
  if (!user) throw earshotError('sessionInvalid');
  return user;
}

/** A new secret, which counts once it is confirmed. Throws 409 when it is on. */
export async function beginSetUp(service: Service, own: OwnSession, password: string) {
  const { email } = await requirePassword(service, own, password);
  await forgetTriesOfSession(service.db, own.sessionId);
  const secret = randomBytes(totpSecretBytes);
  const row = { user_id: own.userId, company_id: own.companyId };
  await service.db.transaction(async (tx) => {
    if ((await lockedUser(tx, own)).second_factor_at !== null) throw earshotError('secondFactorOn');
    await keepFactorSecret(tx, { ...row, secret: sealFactor(row, secret, service.secrets) });
  });
  const text = base32(secret);
  return { secret: text, uri: `otpauth://totp/Earshot:${encodeURIComponent(email)}?secret=${text}&issuer=Earshot` };
}

/** The recovery codes, and the session's new token. Throws 400 for a wrong code, 409 when it is on or nothing was begun, 429 after too many tries. */
export async function confirmSetUp(
  { db, secrets, now }: Service,
  own: OwnSession,
  code: string,
): Promise<{ codes: string[]; token: string }> {
  await claimCodeInSession(db, own.userId, now());
  return db.transaction(async (tx) => {
    if ((await lockedUser(tx, own)).second_factor_at !== null) throw earshotError('secondFactorOn');
    if (!(await secondFactorOf(tx, own.userId))) throw earshotError('secondFactorOff');
    if (!(await useAppCode(tx, own.userId, code, secrets, now()))) throw earshotError('secondFactorCodeWrong');
    const codes = newRecoveryCodes();
    await keepRecoveryCodes(tx, own.userId, codes.map(hashOfRecoveryCode));
    await beginSecondFactor(tx, own.userId, now());
    await forgetCodesInSession(tx, own.userId);
    const token = await renewToken(tx, own.sessionId);
    await deleteOtherSessions(tx, own.userId, hashSecret(token));
    await notifyOfSecondFactor(tx, own, 'enabled', now());
    await recordDeed(tx, own, { kind: 'secondFactor.enabled', subjectId: own.userId }, now());
    return { codes, token };
  });
}

export interface Proof {
  currentPassword: string;
  code: string;
}

async function requireBoth(service: Service, own: OwnSession, { currentPassword, code }: Proof): Promise<void> {
  const user = await requirePassword(service, own, currentPassword);
  if (user.second_factor_at === null) throw earshotError('secondFactorOff');
  await requireCode(service, own, code);
  await forgetTriesOfSession(service.db, own.sessionId);
}

/** Ten new recovery codes in place of those before. Throws 400, 409 and 429 as `switchOff` does. */
export async function renewCodes(service: Service, own: OwnSession, proof: Proof): Promise<string[]> {
  await requireBoth(service, own, proof);
  const codes = newRecoveryCodes();
  await service.db.transaction(async (tx) => {
    if ((await lockedUser(tx, own)).second_factor_at === null) throw earshotError('secondFactorOff');
    await forgetRecoveryCodes(tx, own.userId);
    await keepRecoveryCodes(tx, own.userId, codes.map(hashOfRecoveryCode));
    await notifyOfSecondFactor(tx, own, 'codesRenewed', service.now());
    await recordDeed(tx, own, { kind: 'secondFactor.codesRenewed', subjectId: own.userId }, service.now());
  });
  return codes;
}

/** Throws 400 for a wrong password or code, 409 when it is not on or the company requires it, 429 after too many tries. */
export async function switchOff(service: Service, own: OwnSession, proof: Proof): Promise<void> {
  const { db, now } = service;
  if ((await companyById(db, own.companyId))?.second_factor_required === 1) throw earshotError('secondFactorKept');
  await requireBoth(service, own, proof);
  await db.transaction(async (tx) => {
    await lockedUser(tx, own);
    await endSecondFactor(tx, own.userId);
    await notifyOfSecondFactor(tx, own, 'disabled', now());
    await recordDeed(tx, own, { kind: 'secondFactor.disabled', subjectId: own.userId }, now());
  });
}
