// A real OpenID provider (oidc-provider) on this machine, whose accounts a test makes, and a browser that signs in there without asking anybody.
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Account {
  sub: string;
  email?: string;
  email_verified?: boolean;
  xms_edov?: boolean | number | string;
}

export const clientId = 'earshot';
export const clientSecret = 'a secret of the client that only the tests know';

export interface OpenIdProvider {
  issuer: string;
  /** Who is signed in there from now on; null if the person who is asked cancels. */
  signIn(account: Account | null): void;
  /** Opens an address of the provider as a browser does; where it sends the browser in the end. */
  visit(url: string): Promise<URL>;
  /** Nobody is there any more, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** `callbackUrl` is known once Earshot listens. `isInToken`: whether tokens hold the e-mail, or only the address for it. */
export async function startOpenIdProvider(
  callbackUrls: () => string[],
  { isInToken = true, method = 'client_secret_basic' as 'client_secret_basic' | 'client_secret_post' } = {},
): Promise<OpenIdProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'key', use: 'sig', alg: 'RS256' };
  let current: Account | null = null;
  let handle: ReturnType<Provider['callback']> | undefined;
  let provider: Provider;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      const result = current
        ? { login: { accountId: current.sub } }
        : { error: 'access_denied', error_description: 'The person has cancelled.' };
      void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
      return;
    }
    void handle!(request, response);
  });
  const port = await listening(server, 0);
  const issuer = `http://127.0.0.1:${port}`;
  const accounts = new Map<string, Account>();
  provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: callbackUrls(),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: method,
      },
    ],
    clientAuthMethods: [method],
    jwks: { keys: [key as never] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'] },
    conformIdTokenClaims: !isInToken,
    cookies: { keys: ['a key of cookies that only the tests know'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...accounts.get(id)!, sub: id }) }),
    // Nobody is asked to consent.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client!.clientId,
        accountId: ctx.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  handle = provider.callback();
  return {
    issuer,
    signIn(account) {
      current = account;
      if (account) accounts.set(account.sub, account);
    },
    async visit(url) {
      const cookies = new Map<string, string>();
      let at = new URL(url);
      while (at.origin === issuer) {
        const answer = await fetch(at, {
          redirect: 'manual',
          headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
          cookies.set(name!, value!);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`);
        at = new URL(location, at);
      }
      return at;
    },
    stop: () => closed(server),
    start: async () => void (server.listening || (await listening(server, port))),
  };
}

const listening = (server: Server, port: number) =>
  new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
