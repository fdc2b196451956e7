// Browser sessions: a random token in a cookie, its hash in the database, ended by 12 idle hours or after 30 days (docs/decisions/sign-in.md#d51, #d63).
import { randomBytes } from 'node:crypto';
import { earshotError, type UserRole } from '@earshot/core';
import { hashSecret } from '../access/cryptography.ts';
import type { Database, Queries } from '../records/database.ts';
import { newId } from '../records/ids.ts';
import {
  changeToken,
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOfUser,
  insertSession,
  type SessionTimes,
  sessionByTokenHash,
  touchSession,
} from '../records/sessions.ts';
import { requireOpenCompany } from './company-access.ts';
import type { Device } from './devices.ts';

const idleMs = 12 * 60 * 60 * 1000;
const longestMs = 30 * 24 * 60 * 60 * 1000;
const touchEveryMs = 60_000;

export interface Session {
  /** The token's hash: names the session, and can't be used as one. */
  id: string;
  userId: string;
  companyId: string;
  role: UserRole;
  /** Begun by the holder of an invitation link. */
  isByInvitation: boolean;
  /** The company requires two-step sign-in, which the person has not set up, and neither a sign-in service nor a passkey stands for it. */
  needsSecondFactor: boolean;
}

/** What its owner may tell a session by. */
export interface SessionOrigin {
  isByInvitation?: boolean;
  /** Begun through the sign-in service of the company. */
  isByOpenId?: boolean;
  /** Begun with it. */
  passkeyId?: string;
  /** Browser and system. */
  userAgent?: string | null;
  address?: string | null;
}

/** Where somebody signs in from. */
export interface Visit extends SessionOrigin {
  /** The address by which tries are counted. */
  readonly countedAddress: string;
  readonly isProxy: boolean;
  /** The browser of the cookie, or a new one, at which nobody has signed in. */
  readonly device: Device;
  /** The cookie, whatever it holds. */
  readonly sessionToken: string | null;
  /** Token of the OpenID Connect sign-in that the browser has begun, whatever the cookie holds. */
  readonly openIdToken: string | null;
  /** Token of the passkey sign-ins that the browser has begun, whatever the cookie holds. */
  readonly passkeyToken: string | null;
}

const newToken = () => randomBytes(32).toString('base64url');

/** Begins a session; the token for the cookie. */
export async function beginSession(
  db: Queries,
  userId: string,
  now: number,
  { isByInvitation = false, isByOpenId = false, passkeyId, userAgent = null, address = null }: SessionOrigin = {},
): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    token_hash: hashSecret(token),
    id: newId().id,
    user_id: userId,
    created_at: now,
    by_invitation: isByInvitation ? 1 : 0,
    by_open_id: isByOpenId ? 1 : 0,
    passkey_id: passkeyId ?? null,
    user_agent: userAgent,
    address,
  });
  return token;
}

/** The session goes on under another token; throws 401 when it has ended. */
export async function renewToken(tx: Queries, sessionId: string): Promise<string> {
  const token = newToken();
  if (!(await changeToken(tx, sessionId, hashSecret(token)))) throw earshotError('sessionInvalid');
  return token;
}

export const isLive = (row: SessionTimes, now: number) =>
  row.last_seen_at > now - idleMs && row.created_at > now - longestMs;

/** The live session of a token. Throws 401 when it has ended, 403 when the company does not let its person in. */
export async function readSession(db: Database, token: string, now: number): Promise<Session> {
  const id = hashSecret(token);
  const row = await sessionByTokenHash(db, id);
  if (!row || !isLive(row, now) || row.user_deactivated_at !== null) throw earshotError('sessionInvalid');
  requireOpenCompany(row, row.role);
  if (row.last_seen_at <= now - touchEveryMs) await touchSession(db.forgettable, id, now);
  return {
    id,
    userId: row.user_id,
    companyId: row.company_id,
    role: row.role,
    isByInvitation: row.by_invitation === 1,
    needsSecondFactor:
      row.second_factor_required === 1 &&
      row.second_factor_at === null &&
      row.by_open_id === 0 &&
      row.passkey_id === null,
  };
}

export const endSession = (db: Queries, id: string) => deleteSession(db, id);

/** For a changed password or a person who may no longer sign in. */
export const endSessionsOf = (db: Queries, userId: string) => deleteSessionsOfUser(db, userId);

export const forgetEndedSessions = (db: Database, now: number) =>
  deleteEndedSessions(db, now - idleMs, now - longestMs);
