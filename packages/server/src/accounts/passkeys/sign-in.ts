// Signing in with a passkey: it names the person and the company, and stands for the password and the second step (docs/decisions/sign-in.md#passkeys).
import {
  type AuthCompletePasskeySignInInput,
  EarshotError,
  type ErrorKey,
  earshotError,
  type PasskeyRequest,
} from '@earshot/core';
import { recordDeed, visitor } from '../../audit/record-deed.ts';
import type { Queries } from '../../records/database.ts';
import { type PasskeyRow, passkeyByCredential, usePasskey } from '../../records/passkeys.ts';
import { deleteTry } from '../../records/sign-in-failures.ts';
import { lockUser, type UserRow } from '../../records/users.ts';
import type { Service } from '../../service.ts';
import { browserTokenOr } from '../browser-token.ts';
import { noteSignIn } from '../new-sign-ins.ts';
import { requirePasswordDoor } from '../open-id/requirement.ts';
import { beginSession, type Visit } from '../sessions.ts';
import { actorOf } from '../sign-in.ts';
import { claimBegun, claimRefusal } from '../sign-in-tries.ts';
import { userHandleOf } from './add.ts';
import { challengeMs, consumeChallenge, newChallenge, ownerByBrowser } from './challenges.ts';
import { relyingPartyOf, requireRelyingParty } from './relying-party.ts';

type Credential = AuthCompletePasskeySignInInput['credential'];
/** Why a passkey that somebody has opens no session; `counter`: its device has counted further before, or it was removed meanwhile. */
type Refusal = 'answer' | 'counter' | 'person';

export interface BegunPasskeySignIn {
  options: PasskeyRequest;
  /** For the cookie. */
  browserToken: string;
}

/** The same for everybody. Throws 409 where there can be no passkeys, 429 after too many that were not completed. */
export async function beginPasskeySignIn(service: Service, visit: Visit): Promise<BegunPasskeySignIn> {
  const { id } = requireRelyingParty(service);
  const tryId = await claimBegun(service.db, 'passkey', visit, service.now());
  const browserToken = browserTokenOr(visit.passkeyToken);
  const challenge = await newChallenge(service, ownerByBrowser(browserToken), tryId);
  return { options: { challenge, rpId: id, timeout: challengeMs, userVerification: 'required' }, browserToken };
}

/** The person, and the token of a session. Throws 400 for an answer that was not asked for here, 401 alike for what is unknown and what is not valid, 403 where a password opens no session either. */
export async function completePasskeySignIn(
  service: Service,
  credential: Credential,
  visit: Visit,
): Promise<{ user: UserRow; token: string }> {
  const { db } = service;
  const { passkeyToken } = visit;
  const taken = await consumeChallenge(
    service,
    credential.response.clientDataJSON,
    passkeyToken === null ? null : ownerByBrowser(passkeyToken),
  );
  const row = await passkeyByCredential(db, credential.id);
  if (!row) throw earshotError('passkeyRefused');
  const refuse = async (reason: Refusal | ErrorKey) => noteRefusal(service, row, reason, visit);
  const counter = await countedBy(service, row, credential, taken.challenge);
  const signedIn =
    counter === null
      ? 'answer'
      : await db
          .transaction((tx) => signInWith(tx, service, row, counter, visit))
          .catch(async (error: unknown) => {
            if (error instanceof EarshotError) await refuse(error.key);
            throw error;
          });
  if (typeof signedIn === 'string') {
    await refuse(signedIn);
    throw earshotError('passkeyRefused');
  }
  if (taken.try_id !== null) await deleteTry(db, taken.try_id);
  return signedIn;
}

/** What the device has counted; null unless the answer is whole, of this passkey and this server, and the device has verified the person. */
async function countedBy(
  service: Service,
  row: PasskeyRow,
  credential: Credential,
  challenge: string,
): Promise<number | null> {
  const party = relyingPartyOf(service);
  if (!party || credential.response.userHandle !== userHandleOf(row.user_id)) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // Counters are compared where they are stored, so that of two answers at once one is refused.
      credential: { id: row.credential_id, publicKey: Buffer.from(row.public_key, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    service.log.info({ err: error, userId: row.user_id }, 'an answer of a passkey is not valid');
    return null;
  }
}

/** All or nothing. Throws 403 when the company lets the person in by no password. */
async function signInWith(
  tx: Queries,
  service: Service,
  row: PasskeyRow,
  counter: number,
  visit: Visit,
): Promise<{ user: UserRow; token: string } | Refusal> {
  const user = await lockUser(tx, row.company_id, row.user_id);
  if (!user || user.deactivated_at !== null) return 'person';
  await requirePasswordDoor(tx, user, service);
  const now = service.now();
  if (!(await usePasskey(tx, row.id, counter, now))) return 'counter';
  const token = await beginSession(tx, user.id, now, { ...visit, passkeyId: row.id });
  await noteSignIn(tx, user, visit, now);
  const details = { by: 'passkey', passkeyId: row.id };
  await recordDeed(tx, actorOf(user, visit), { kind: 'signIn.succeeded', subjectId: user.id, details }, now);
  return { user, token };
}

/** Notes a limited number of refusals for a company, because somebody who knows what a device calls a passkey could fill its log. */
async function noteRefusal(
  { db, now }: Service,
  { company_id: companyId, user_id: subjectId }: PasskeyRow,
  reason: string,
  { address = null }: Visit,
): Promise<void> {
  if (!(await claimRefusal(db, 'passkey', companyId, now()))) return;
  const deed = { kind: 'signIn.refused', subjectId, details: { by: 'passkey', reason } } as const;
  await db.transaction((tx) => recordDeed(tx, visitor(companyId, address), deed, now()));
}
