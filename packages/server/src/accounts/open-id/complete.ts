// Completing a sign-in through OpenID Connect: the account of the service leads to one person of that company, and to nobody else (docs/decisions/sign-in.md#openid-connect).
import { EarshotError, type ErrorKey, earshotError, isAdministrator } from '@earshot/core';
import { hashSecret } from '../../access/cryptography.ts';
import { recordDeed, visitor } from '../../audit/record-deed.ts';
import type { Queries } from '../../records/database.ts';
import {
  consumeOpenIdAttempt,
  holdOpenIdProvider,
  linkOpenIdAccount,
  markOpenIdTested,
  type OpenIdAttemptRow,
  openIdAccountBySubject,
  openIdAccountOf,
  openIdProviderOf,
} from '../../records/open-id.ts';
import { deleteTry } from '../../records/sign-in-failures.ts';
import { lockUser, type UserRow, userByEmail } from '../../records/users.ts';
import type { Service } from '../../service.ts';
import { requireOpenTo } from '../company-access.ts';
import { noteSignIn } from '../new-sign-ins.ts';
import { beginSession, type Visit } from '../sessions.ts';
import { actorOf } from '../sign-in.ts';
import { claimRefusal } from '../sign-in-tries.ts';
import { openIdCallbackUrl } from './addresses.ts';
import { type Claims, redeem } from './claims.ts';
import { configurationOf } from './provider.ts';

/** Why an account opens no session. */
type Refusal = Extract<ErrorKey, 'openIdEmailUnverified' | 'openIdPersonUnknown' | 'openIdAccountOther'>;

/**
 * The person, and the token of a session. `query` is what the service sent the browser back with. Throws 400 for a sign-in that is not under
 * way in this browser, 401 when the service refused, 403 when the account is nobody's or the company lets nobody in, 503 when the service
 * does not answer or not validly.
 */
export async function completeOpenId(
  service: Service,
  query: string,
  visit: Visit,
): Promise<{ user: UserRow; token: string }> {
  const { db, now } = service;
  const address = new URL(`${openIdCallbackUrl(service)}?${new URLSearchParams(query)}`);
  const state = address.searchParams.get('state');
  const attempt =
    state !== null && visit.openIdToken !== null
      ? await consumeOpenIdAttempt(db, hashSecret(state), hashSecret(visit.openIdToken), now())
      : undefined;
  if (!attempt) throw earshotError('openIdAttemptUnknown');
  const { company_id: companyId } = attempt;
  const claims = await claimsOf(service, attempt, address).catch(async (error: unknown) => {
    const isRefusal = error instanceof EarshotError && error.key !== 'openIdAttemptUnknown';
    // Refusals are limited, because somebody who knows the address of the company could fill its log.
    if (isRefusal && (await claimRefusal(db, 'open-id', companyId, now())))
      await noteRefusal(service, companyId, null, error.key, visit);
    throw error;
  });
  const signedIn = await db.transaction((tx) => signInWith(tx, attempt, claims, visit, now()));
  if ('refusal' in signedIn) {
    await noteRefusal(service, companyId, signedIn.userId, signedIn.refusal, visit);
    throw earshotError(signedIn.refusal);
  }
  if (attempt.try_id !== null) await deleteTry(db, attempt.try_id);
  return signedIn;
}

async function claimsOf(service: Service, attempt: OpenIdAttemptRow, address: URL): Promise<Claims> {
  const { company_id: companyId, revision } = attempt;
  const provider = await openIdProviderOf(service.db, companyId);
  if (provider?.revision !== revision) throw earshotError('openIdAttemptUnknown');
  try {
    return await redeem(await configurationOf(service, provider), address, attempt);
  } catch (error) {
    if (error instanceof EarshotError) throw error;
    service.log.warn({ err: error, companyId }, 'an answer of a sign-in service is not valid');
    throw earshotError('openIdFailed');
  }
}

/** All or nothing. Throws 400 when the settings were changed meanwhile, 403 when the company lets nobody in. */
async function signInWith(
  tx: Queries,
  { company_id: companyId, revision }: OpenIdAttemptRow,
  claims: Claims,
  visit: Visit,
  now: number,
): Promise<{ user: UserRow; token: string } | { refusal: Refusal; userId: string | null }> {
  if (!(await holdOpenIdProvider(tx, companyId, revision))) throw earshotError('openIdAttemptUnknown');
  const found = await personOf(tx, companyId, claims);
  if ('refusal' in found) return found;
  const { user, isLinked } = found;
  await requireOpenTo(tx, user);
  if (!isLinked) {
    const { issuer, subject } = claims;
    const account = { user_id: user.id, company_id: companyId, issuer, subject, linked_at: now };
    if (!(await linkOpenIdAccount(tx, account))) return { refusal: 'openIdAccountOther', userId: user.id };
  }
  if (isAdministrator(user.role)) await markOpenIdTested(tx, companyId, now);
  const token = await beginSession(tx, user.id, now, { ...visit, isByOpenId: true });
  await noteSignIn(tx, user, visit, now);
  const details = { by: 'openId', isLinked };
  await recordDeed(tx, actorOf(user, visit), { kind: 'signIn.succeeded', subjectId: user.id, details }, now);
  return { user, token };
}

/** Finds the person of this company by the linked account, otherwise by e-mail, and locks them. An e-mail leads nowhere once another account is linked. */
async function personOf(
  tx: Queries,
  companyId: string,
  { issuer, subject, verifiedEmail }: Claims,
): Promise<{ user: UserRow; isLinked: boolean } | { refusal: Refusal; userId: string | null }> {
  const account = await openIdAccountBySubject(tx, companyId, issuer, subject);
  if (!account && verifiedEmail === null) return { refusal: 'openIdEmailUnverified', userId: null };
  const id = account?.user_id ?? (await personWithEmail(tx, companyId, verifiedEmail!))?.id;
  const user = id === undefined ? undefined : await lockUser(tx, companyId, id);
  // An admin_company sets the service, and must not become the operator's person by it.
  if (!user || user.deactivated_at !== null || user.role === 'super_admin')
    return { refusal: 'openIdPersonUnknown', userId: user?.id ?? null };
  const linked = await openIdAccountOf(tx, user.id);
  if (linked && (linked.issuer !== issuer || linked.subject !== subject))
    return { refusal: 'openIdAccountOther', userId: user.id };
  return { user, isLinked: linked !== undefined };
}

/** Only letters of ASCII have two cases here: some others become one of them in small letters, and would be another mailbox. */
const folded = (email: string) => email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

async function personWithEmail(tx: Queries, companyId: string, email: string): Promise<UserRow | undefined> {
  const user = await userByEmail(tx, companyId, email);
  return user && folded(user.email) === folded(email) ? user : undefined;
}

async function noteRefusal(
  { db, now }: Service,
  companyId: string,
  userId: string | null,
  reason: ErrorKey,
  { address = null }: Visit,
): Promise<void> {
  const deed = { kind: 'signIn.refused', subjectId: userId, details: { by: 'openId', reason } } as const;
  await db.transaction((tx) => recordDeed(tx, visitor(companyId, address), deed, now()));
}
