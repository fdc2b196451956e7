// An OpenID provider that lies: it answers with whatever claims, keys and addresses a test wants, and redeems any code.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Lies {
  /** Over those of an honest token. */
  claims?: Record<string, unknown>;
  /** Over the honest description of the provider. */
  description?: Record<string, unknown>;
  /** `none`: the token has no signature; `other`: that of a key which the provider does not publish. */
  signature?: 'none' | 'other';
  /** What the address for it says of the person. */
  userinfo?: Record<string, unknown>;
  /** In place of the answer of the token endpoint. */
  answer?: { status: number; body: string };
}

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function startHostileIssuer() {
  const published = keys();
  const other = keys();
  let lies: Lies = {};
  let nonce = '';
  const redeemed: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const give = (body: object) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration')
      return give({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
        id_token_signing_alg_values_supported: ['RS256'],
        ...lies.description,
      });
    if (request.url === '/jwks')
      return give({ keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'key', use: 'sig' }] });
    if (request.url === '/userinfo') return give({ sub: 'liar', ...lies.userinfo });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    redeemed.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    if (lies.answer) {
      response.statusCode = lies.answer.status;
      return response.end(lies.answer.body);
    }
    give({ access_token: 'access', token_type: 'Bearer', id_token: idToken() });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function idToken(): string {
    const seconds = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      aud: 'earshot',
      sub: 'liar',
      iat: seconds,
      exp: seconds + 300,
      nonce,
      ...lies.claims,
    };
    const header = { alg: lies.signature === 'none' ? 'none' : 'RS256', kid: 'key' };
    const text = `${encoded(header)}.${encoded(claims)}`;
    if (lies.signature === 'none') return `${text}.`;
    const { privateKey } = lies.signature === 'other' ? other : published;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
  }

  return {
    issuer,
    /** What was sent to the token endpoint. */
    redeemed,
    lie(more: Lies) {
      lies = more;
    },
    /** Where a browser would be sent back to from `url`, an address that Earshot made. */
    answer(url: string, changes: Record<string, string> = {}): string {
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce')!;
      return String(new URLSearchParams({ code: 'any', state: asked.get('state')!, iss: issuer, ...changes }));
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The challenge that belongs to a PKCE verifier. */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
