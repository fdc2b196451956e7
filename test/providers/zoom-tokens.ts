// How an app signs in at a Zoom on loopback (developers.zoom.us, "Server-to-Server OAuth"): one token at a time, for an hour.
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type ProviderQuestion, sendJson } from './provider-server.ts';

export interface ZoomTokens {
  accountId: string;
  credentials: { clientId: string; clientSecret: string };
  signIn(question: ProviderQuestion, response: ServerResponse): unknown;
  /** Whether a request carries the valid token. */
  isSignedIn(headers: ProviderQuestion['headers']): boolean;
  /** Valid tokens. */
  tokens(): string[];
  /** Tokens end before their time. */
  revoke(): void;
  /** Account id, client id and secret are none any more. */
  refuse(): void;
}

const tokenMs = 3_600_000;
const random = () => randomBytes(16).toString('hex');

export function zoomTokens(now: () => number): ZoomTokens {
  const credentials = { clientId: `id-${random()}`, clientSecret: `secret-${random()}` };
  const accountId = random();
  let token: { text: string; until: number } | null = null;
  let isRefused = false;
  return {
    accountId,
    credentials,
    signIn: ({ headers, body }, response) => {
      const form = new URLSearchParams(body);
      const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
      if (headers.authorization !== `Basic ${basic}` || isRefused)
        return sendJson(response, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' }, 400);
      if (form.get('grant_type') !== 'account_credentials' || form.get('account_id') !== accountId)
        return sendJson(response, { reason: 'Bad Request', error: 'invalid_request' }, 400);
      // The one before is none any more.
      token = { text: random(), until: now() + tokenMs };
      sendJson(response, { access_token: token.text, token_type: 'bearer', expires_in: tokenMs / 1000, scope: 'x' });
    },
    isSignedIn: ({ authorization }) =>
      token !== null && token.until > now() && authorization === `Bearer ${token.text}`,
    tokens: () => (token ? [token.text] : []),
    revoke: () => {
      token = null;
    },
    refuse: () => {
      isRefused = true;
      token = null;
    },
  };
}
