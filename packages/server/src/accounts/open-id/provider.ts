// A company's sign-in service (OpenID provider) as openid-client knows it: asked only through the guard against private networks, its description kept for a while.
import type { ClientAuth, Configuration, CustomFetch } from 'openid-client';
import type { PublicHosts } from '../../network/public-hosts.ts';
import type { OpenIdProviderRow } from '../../records/open-id.ts';
import type { Service } from '../../service.ts';
import { openClientSecret } from './client-secrets.ts';

const timeoutSeconds = 10;
const keptMs = 10 * 60 * 1000;
const mostKept = 200;

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Asks the service for its description. Rejects when it does not answer, when what it answers is not one, or when it must not be reached. */
export async function discover(hosts: PublicHosts, settings: ProviderSettings): Promise<Configuration> {
  const client = await import('openid-client');
  const basic = client.ClientSecretBasic(settings.clientSecret);
  const post = client.ClientSecretPost(settings.clientSecret);
  // Some services take one of the two only; the first is what the standard presumes.
  const authentication: ClientAuth = (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: supported = ['client_secret_basic'] } = server;
    return (supported.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
  return client.discovery(new URL(settings.issuer), settings.clientId, undefined, authentication, {
    timeout: timeoutSeconds,
    [client.customFetch]: fetchWithin(hosts),
    // The guard says where http is allowed. Signatures are checked whatever the connection was.
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  });
}

/** Whether the service clearly does not take the secret: asked with a code that it cannot know, which it looks at only after the secret (RFC 6749). */
export async function refusesSecret(configuration: Configuration, callbackUrl: string): Promise<boolean> {
  const client = await import('openid-client');
  const grant = { code: 'asked-by-earshot-for-the-secret-only', redirect_uri: callbackUrl };
  const error = await client.genericGrantRequest(configuration, 'authorization_code', grant).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof client.WWWAuthenticateChallengeError) return true;
  // Some services say the one, some the other.
  return error instanceof client.ResponseBodyError && /^(invalid|unauthorized)_client$/.test(error.error);
}

const fetchWithin =
  (hosts: PublicHosts): CustomFetch =>
  async (address, { method, headers, body, signal }) => {
    const answer = await hosts.request(new URL(address), {
      method: method as 'GET' | 'POST',
      headers,
      body: body instanceof URLSearchParams ? body.toString() : (body as string | undefined),
      signal,
    });
    const bytes = await answer.body.arrayBuffer();
    const shown = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const each of [value].flat()) if (each !== undefined) shown.append(name, each);
    const hasBody = ![101, 204, 205, 304].includes(answer.statusCode);
    return new Response(hasBody ? bytes : null, { status: answer.statusCode, headers: shown });
  };

interface Kept {
  configuration: Promise<Configuration>;
  until: number;
}
const keptOf = new WeakMap<Service, Map<string, Kept>>();

/** The service as it described itself within the last ten minutes. Rejects as `discover`, and when its secret cannot be read. */
export async function configurationOf(service: Service, row: OpenIdProviderRow): Promise<Configuration> {
  const kept = keptOf.get(service) ?? new Map<string, Kept>();
  keptOf.set(service, kept);
  const now = performance.now();
  const known = kept.get(row.revision);
  if (known && known.until > now) return known.configuration;
  const clientSecret = openClientSecret(row, service.secrets);
  if (clientSecret === null) throw new Error('the client secret cannot be read because EARSHOT_SECRET has changed');
  const configuration = discover(service.openIdHosts, { issuer: row.issuer, clientId: row.client_id, clientSecret });
  kept.delete(row.revision);
  kept.set(row.revision, { configuration, until: now + keptMs });
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  // A failure is asked about again.
  configuration.catch(() => kept.delete(row.revision));
  return configuration;
}
