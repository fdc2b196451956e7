// What a sign-in service says of who has signed in there: its answer redeemed and checked by openid-client (issuer, audience, expiry, nonce, signature, PKCE).
import { earshotError } from '@earshot/core';
import type { Configuration, IDToken } from 'openid-client';
import type { OpenIdAttemptRow } from '../../records/open-id.ts';

export interface Claims {
  issuer: string;
  subject: string;
  /** Null unless the service says that it has verified it. */
  verifiedEmail: string | null;
}

/** `address`: the one that the browser came back to. Throws 401 when the service refused, and whatever openid-client throws when an answer is not valid. */
export async function redeem(
  configuration: Configuration,
  address: URL,
  { nonce, verifier }: OpenIdAttemptRow,
): Promise<Claims> {
  const client = await import('openid-client');
  const tokens = await client
    .authorizationCodeGrant(configuration, address, {
      // The row was found by it.
      expectedState: address.searchParams.get('state')!,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      if (error instanceof client.AuthorizationResponseError) throw earshotError('openIdRefused');
      throw error;
    });
  const claims = tokens.claims()!;
  if (!isSubject(claims.sub)) throw new Error('the subject is empty, too long or not a plain text');
  // Services may keep the e-mail out of the token; what confirms an address is told where the address is.
  const told: Partial<IDToken> =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  return { issuer: claims.iss, subject: claims.sub, verifiedEmail: verifiedEmailOf(told) };
}

/** OpenID Connect allows 255 characters. Texts that a database cannot keep as they are would make one account of several. */
const isSubject = (text: string) => isPlain(text) && text !== '' && Buffer.byteLength(text) <= 255;

/** No control characters, and no halves of characters. */
const isPlain = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);

/** `xms_edov` is how Microsoft Entra says it, which has no `email_verified`. */
function verifiedEmailOf({ email, email_verified: isVerified, xms_edov: isDomainVerified }: Partial<IDToken>) {
  if (typeof email !== 'string' || !isPlain(email)) return null;
  if (isVerified === true) return email;
  const isOfDomain = isDomainVerified === true || isDomainVerified === 1 || isDomainVerified === '1';
  return isVerified === undefined && isOfDomain ? email : null;
}
