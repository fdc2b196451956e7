// Adding a passkey, in a session and with the password: what the browser asks the device, and what it answers (docs/decisions/sign-in.md#passkeys).
import { type AuthAddPasskeyInput, earshotError, type Passkey, type PasskeyCreation, toTimestamp } from '@earshot/core';
import { recordDeed } from '../../audit/record-deed.ts';
import { companyById } from '../../records/companies.ts';
import { newId } from '../../records/ids.ts';
import { insertPasskey, type PasskeyRow, passkeysOf } from '../../records/passkeys.ts';
import { lockUser } from '../../records/users.ts';
import type { Service } from '../../service.ts';
import { type OwnSession, type PasswordProof, requireProof } from '../own-session.ts';
import { challengeMs, consumeChallenge, newChallenge, ownerBySession } from './challenges.ts';
import { notifyOfPasskeys } from './passkey-notices.ts';
import { requireRelyingParty } from './relying-party.ts';

const mostPasskeys = 20;
/** COSE numbers of Ed25519, ECDSA with P-256, and RSA, which Windows uses. Others are not known to be strong. */
const algorithms = [-8, -7, -257];

/** The id of the person, which the device keeps and answers. */
export const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url');

export const passkeyView = ({ id, name, created_at: createdAt, last_used_at: usedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: toTimestamp(createdAt),
  lastUsedAt: usedAt === null ? null : toTimestamp(usedAt),
});

/** Throws 400 for a wrong password or code, 409 where there can be none or no more, 429 after too many tries. */
export async function beginPasskey(service: Service, own: OwnSession, proof: PasswordProof): Promise<PasskeyCreation> {
  const { db } = service;
  const { id } = requireRelyingParty(service);
  const user = await requireProof(service, own, proof);
  const present = await passkeysOf(db, own.userId);
  if (present.length >= mostPasskeys) throw earshotError('passkeyLimit');
  const company = await companyById(db, own.companyId);
  return {
    challenge: await newChallenge(service, ownerBySession(own.sessionId)),
    rp: { id, name: 'Earshot' },
    // A person of several companies has passkeys for each, and tells them apart by this.
    user: { id: userHandleOf(user.id), name: `${user.email} (${company!.name})`, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: present.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports: JSON.parse(transports),
    })),
  };
}

/** Throws 400 for an answer that was not asked for here, or that is not valid, and 409 where there can be no more. */
export async function addPasskey(
  service: Service,
  own: OwnSession,
  { name, credential }: AuthAddPasskeyInput,
): Promise<Passkey> {
  const { db, now } = service;
  const { userId, companyId } = own;
  const { challenge } = await consumeChallenge(
    service,
    credential.response.clientDataJSON,
    ownerBySession(own.sessionId),
  );
  const made = await madeBy(service, credential, challenge);
  const { id, createdAt } = newId();
  const row = {
    id,
    user_id: userId,
    company_id: companyId,
    ...made,
    transports: JSON.stringify(credential.response.transports ?? []),
    name: name.trim(),
    created_at: createdAt,
  };
  await db.transaction(async (tx) => {
    if (!(await lockUser(tx, companyId, userId))) throw earshotError('sessionInvalid');
    if ((await passkeysOf(tx, userId)).length >= mostPasskeys) throw earshotError('passkeyLimit');
    // Another person's, or the same one once more.
    if (!(await insertPasskey(tx, row))) throw earshotError('passkeyInvalid');
    await notifyOfPasskeys(tx, own, 'added', now());
    await recordDeed(tx, own, { kind: 'passkey.added', subjectId: userId, details: { passkeyId: id } }, now());
  });
  return passkeyView({ ...row, last_used_at: null });
}

/** Throws 400 unless the answer is whole and for this server, and the device has verified the person. */
async function madeBy(
  service: Service,
  credential: AuthAddPasskeyInput['credential'],
  challenge: string,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'>> {
  const { id, origin } = requireRelyingParty(service);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) throw new Error('the attestation of the device is not valid');
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: credentialId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
    };
  } catch (error) {
    service.log.info({ err: error }, 'a passkey was not added');
    throw earshotError('passkeyInvalid');
  }
}
