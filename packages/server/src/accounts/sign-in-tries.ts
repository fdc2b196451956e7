// Tries to sign in, counted before the password is looked at, so that parallel ones can't all slip through (docs/decisions/sign-in.md#d63).
import { earshotError } from '@earshot/core';
import type { Database, Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import { deleteTriesOf, deleteTry, insertTry, lockSubject, triesSince } from '../records/sign-in-failures.ts';
import type { Visit } from './sessions.ts';

export const throttleMs = 15 * 60 * 1000;
const triesOfPair = 5;
const triesOfAddress = 20;
const triesOfDevice = 20;
const triesOfSession = 5;
/** Sign-ins that are under way or came to nothing; many people of an office begin at once, and a passkey is begun with each page that asks for a password. */
const begunOf = {
  'open-id': { address: 100, device: 20 },
  passkey: { address: 300, device: 100 },
} as const;
/** Sign-ins at the service of a company through a proxy that the settings do not trust: anybody may be behind it. */
const begunThroughProxy = 300;
/** Refusals that anybody can bring about, as the audit log tells them. */
const refusalsOfCompany = 100;
const resetsOfAddress = 10;
const resetsOfEmail = 3;
const codesOfPair = 5;
/** Counts all addresses together, because somebody who tries codes has the password. */
const codesOfPerson = 10;
/** Counts all addresses together; each further try waits a second for every ten. */
const freeOfEmail = 10;
const longestWaitMs = 10_000;

export interface Attempt {
  email: string;
  address: string;
  /** The address is a proxy's, with anybody behind it: nothing counts against the address alone. */
  isProxy: boolean;
  /** The people who may have this password. */
  userIds: readonly string[];
  /** ms. */
  now: number;
}

export interface Claim {
  /** How long this try waits, because many addresses try the e-mail. */
  waitMs: number;
  /** Those whose own tries from this address are not used up. A password that is right in one company may be a guess at another. */
  open: ReadonlySet<string>;
  /** The password was that of these. */
  succeeded(userIds: readonly string[]): Promise<void>;
}

/** Throws 429 when e-mail and address, or the address, have had their tries. What it counts depends on nobody's existence. */
export async function claimTry(db: Database, attempt: Attempt): Promise<Claim> {
  const { address, now } = attempt;
  const email = attempt.email.toLowerCase();
  const pair = `pair:${email}|${address}`;
  const ofAddress = { id: newId().id, subject: `address:${address}`, failedAt: now };
  const ofEmail = { id: newId().id, subject: `email:${email}`, failedAt: now };
  const ofAccount = (userId: string) => `account:${userId}|${address}`;
  const { open, tries } = await db.transaction(async (tx) => {
    const count = (subject: string) => triesSince(tx, subject, now - throttleMs);
    // Always in this order, or two could wait for each other.
    for (const subject of [pair, ofAddress.subject, ofEmail.subject].toSorted()) await lockSubject(tx, subject, now);
    const isUsedUp =
      (await count(pair)) >= triesOfPair || (!attempt.isProxy && (await count(ofAddress.subject)) >= triesOfAddress);
    if (isUsedUp) throw earshotError('signInBlocked');
    const open = new Set<string>();
    for (const userId of attempt.userIds) if ((await count(ofAccount(userId))) < triesOfPair) open.add(userId);
    const tries = await count(ofEmail.subject);
    await insertTry(tx, { id: newId().id, subject: pair, failedAt: now });
    if (!attempt.isProxy) await insertTry(tx, ofAddress);
    await insertTry(tx, ofEmail);
    for (const userId of open) await insertTry(tx, { id: newId().id, subject: ofAccount(userId), failedAt: now });
    return { open, tries };
  });
  return {
    waitMs: Math.min(Math.floor(tries / freeOfEmail) * 1000, longestWaitMs),
    open,
    succeeded: (userIds) =>
      db.transaction(async (tx) => {
        await deleteTriesOf(tx, pair);
        await deleteTry(tx, ofAddress.id);
        await deleteTry(tx, ofEmail.id);
        for (const userId of userIds) await deleteTriesOf(tx, ofAccount(userId));
      }),
  };
}

/** Tries of one subject, whatever others do. False when they are used up. */
const claimOwn = async (db: Database, subject: string, most: number, now: number): Promise<boolean> =>
  (await claimOne(db, subject, most, now)) !== null;

/** The id of the try; null when they are used up. */
function claimOne(db: Database, subject: string, most: number, now: number): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockSubject(tx, subject, now);
    if ((await triesSince(tx, subject, now - throttleMs)) >= most) return null;
    const { id } = newId();
    await insertTry(tx, { id, subject, failedAt: now });
    return id;
  });
}

export const claimOfDevice = (db: Database, id: string, now: number) =>
  claimOwn(db, `device:${id}`, triesOfDevice, now);

export const forgetTriesOfDevice = (db: Database, id: string) => deleteTriesOf(db, `device:${id}`);

/** For the present password, asked when it is changed. Throws 429. */
export async function claimOfSession(db: Database, id: string, now: number): Promise<void> {
  if (!(await claimOwn(db, `session:${id}`, triesOfSession, now))) throw earshotError('signInBlocked');
}

export const forgetTriesOfSession = (db: Database, id: string) => deleteTriesOf(db, `session:${id}`);

/** For a link that replaces a forgotten password. Throws 429 when the network address has asked too often; false when it was asked for this e-mail too often, which nobody is told. */
export async function claimReset(db: Database, attempt: Omit<Attempt, 'userIds'>): Promise<boolean> {
  const ofAddress = `reset-address:${attempt.address}`;
  const ofEmail = `reset-email:${attempt.email.toLowerCase()}`;
  if (!attempt.isProxy && !(await claimOwn(db, ofAddress, resetsOfAddress, attempt.now)))
    throw earshotError('signInBlocked');
  return claimOwn(db, ofEmail, resetsOfEmail, attempt.now);
}

/** For a sign-in that is begun and completed later; the id of the try, to be deleted when it succeeds; null: nothing counts it. `companyId`: whose service it is, where it is known. Throws 429. */
export async function claimBegun(
  db: Database,
  door: keyof typeof begunOf,
  { countedAddress, isProxy, device }: Pick<Visit, 'countedAddress' | 'isProxy' | 'device'>,
  now: number,
  companyId: string | null = null,
): Promise<string | null> {
  // Where somebody has signed in before, what others do at the address does not count.
  const isKnown = Object.keys(device.people).length > 0;
  if (!isKnown && isProxy && companyId === null) return null;
  const [subject, most] = isKnown
    ? [`${door}-device:${device.id}`, begunOf[door].device]
    : isProxy
      ? [`${door}-proxy:${companyId}`, begunThroughProxy]
      : [`${door}-address:${countedAddress}`, begunOf[door].address];
  const id = await claimOne(db, subject, most, now);
  if (id === null) throw earshotError('signInBlocked');
  return id;
}

/** False once the audit log of the company has as many of these refusals as it tells. */
export const claimRefusal = (db: Database, door: keyof typeof begunOf, companyId: string, now: number) =>
  claimOwn(db, `${door}-refusals:${companyId}`, refusalsOfCompany, now);

/** For a code that is asked for in a session. All sessions of the person count together, because a new password gives a session another id. Throws 429. */
export async function claimCodeInSession(db: Database, userId: string, now: number): Promise<void> {
  if (!(await claimOwn(db, `session-code:${userId}`, codesOfPair, now))) throw earshotError('signInBlocked');
}

export const forgetCodesInSession = (db: Queries, userId: string) => deleteTriesOf(db, `session-code:${userId}`);

export interface CodeTries {
  userId: string;
  address: string;
  /** A browser that has signed the person in before; null for any other. */
  deviceId: string | null;
}

const subjectsOfCode = ({ userId, address, deviceId }: CodeTries): [string, number][] =>
  deviceId === null
    ? [
        [`code:${userId}|${address}`, codesOfPair],
        [`code:${userId}`, codesOfPerson],
      ]
    : [[`code:${userId}|device:${deviceId}`, codesOfPair]];

/** Before a code is looked at. Throws 429. */
export async function claimCode(db: Database, tries: CodeTries, now: number): Promise<void> {
  for (const [subject, most] of subjectsOfCode(tries))
    if (!(await claimOwn(db, subject, most, now))) throw earshotError('signInBlocked');
}

export async function forgetTriesOfCode(db: Database, tries: CodeTries): Promise<void> {
  for (const [subject] of subjectsOfCode(tries)) await deleteTriesOf(db, subject);
}
