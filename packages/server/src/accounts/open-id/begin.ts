// Beginning to sign in through OpenID Connect: state, nonce and verifier in a row of the database for ten minutes, bound to the browser by a cookie (docs/decisions/sign-in.md#openid-connect).
import { type AuthBeginOpenIdInput, earshotError } from '@earshot/core';
import { hashSecret } from '../../access/cryptography.ts';
import { insertOpenIdAttempt, type OpenIdProviderRow, openIdProviderOf } from '../../records/open-id.ts';
import type { Service } from '../../service.ts';
import { browserTokenOr } from '../browser-token.ts';
import type { Visit } from '../sessions.ts';
import { claimBegun } from '../sign-in-tries.ts';
import { openIdCallbackUrl } from './addresses.ts';
import { configurationOf } from './provider.ts';

export const attemptMs = 10 * 60 * 1000;

export interface Begun {
  /** At the service. */
  url: string;
  /** For the cookie. */
  browserToken: string;
}

/** Throws 404 for a company without a service, 429 after too many that were not completed, 503 when the service does not answer. */
export async function beginOpenId(
  service: Service,
  { companyId, selectAccount = false }: AuthBeginOpenIdInput,
  visit: Visit,
): Promise<Begun> {
  const { db, now, log } = service;
  const provider = await openIdProviderOf(db, companyId);
  const tryId = await claimBegun(db, 'open-id', visit, now(), provider?.company_id ?? 'unknown');
  if (!provider) throw earshotError('openIdUnknown');
  const { randomNonce, randomPKCECodeVerifier, randomState } = await import('openid-client');
  const state = randomState();
  const nonce = randomNonce();
  const verifier = randomPKCECodeVerifier();
  const url = await authorizationUrl(service, provider, { state, nonce, verifier, selectAccount }).catch(
    (error: unknown) => {
      log.warn({ err: error, companyId }, 'a sign-in service cannot be used');
      throw earshotError('openIdFailed');
    },
  );
  const browserToken = browserTokenOr(visit.openIdToken);
  await insertOpenIdAttempt(db, {
    state_hash: hashSecret(state),
    browser_hash: hashSecret(browserToken),
    company_id: companyId,
    revision: provider.revision,
    nonce,
    verifier,
    try_id: tryId,
    expires_at: now() + attemptMs,
  });
  return { url: url.href, browserToken };
}

/** Always http or https: openid-client refuses another scheme, which a browser would run. */
async function authorizationUrl(
  service: Service,
  provider: OpenIdProviderRow,
  attempt: { state: string; nonce: string; verifier: string; selectAccount: boolean },
): Promise<URL> {
  const { state, nonce, verifier, selectAccount } = attempt;
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
  return buildAuthorizationUrl(await configurationOf(service, provider), {
    redirect_uri: openIdCallbackUrl(service),
    response_type: 'code',
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Else a service that knows the browser signs in the same person again.
    ...(selectAccount && { prompt: 'select_account' }),
  });
}
