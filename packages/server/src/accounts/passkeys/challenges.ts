// Challenges of passkeys: random, good for five minutes and for one answer, of the browser or the session that asked for it.
import { randomBytes } from 'node:crypto';
import { earshotError } from '@earshot/core';
import { hashSecret } from '../../access/cryptography.ts';
import { consumePasskeyChallenge, insertPasskeyChallenge, type PasskeyChallengeRow } from '../../records/passkeys.ts';
import type { Service } from '../../service.ts';

export const challengeMs = 5 * 60 * 1000;

export const ownerBySession = (sessionId: string) => `session:${sessionId}`;
export const ownerByBrowser = (browserToken: string) => `browser:${hashSecret(browserToken)}`;

/** `tryId`: what is forgotten once the sign-in succeeds. */
export async function newChallenge(
  { db, now }: Pick<Service, 'db' | 'now'>,
  owner: string,
  tryId: string | null = null,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await insertPasskeyChallenge(db, {
    challenge_hash: hashSecret(challenge),
    owner,
    try_id: tryId,
    expires_at: now() + challengeMs,
  });
  return challenge;
}

export type ConsumedChallenge = PasskeyChallengeRow & { challenge: string };

/** The one that an answer of a browser names. Throws 400 unless it waits for an answer of this owner, which it does no more from then on. */
export async function consumeChallenge(
  { db, now }: Pick<Service, 'db' | 'now'>,
  clientData: string,
  owner: string | null,
): Promise<ConsumedChallenge> {
  const challenge = challengeIn(clientData);
  const row =
    challenge !== null && owner !== null
      ? await consumePasskeyChallenge(db, hashSecret(challenge), owner, now())
      : undefined;
  if (!row) throw earshotError('passkeyAttemptUnknown');
  return { ...row, challenge: challenge! };
}

/** Null if there is none. The rest of the text is checked later, as a whole. */
function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
