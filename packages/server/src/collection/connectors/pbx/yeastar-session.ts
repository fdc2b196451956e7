// Signed in at a Yeastar P-Series PBX: a token of 30 minutes in every address, renewed before it ends and once when it is refused (help.yeastar.com, P-Series developer guide).
import type { Dispatcher } from 'undici';
import { type ConnectorContext, ConnectorError } from '../../connector.ts';
import { type JsonAnswer, type ProviderRequest, providerHttp } from '../../provider-http.ts';
import { amountIn } from '../../provider-values.ts';
import { cachedToken } from '../../token-cache.ts';
import { answerError, isTokenRefusal, pbxName, signInError } from './yeastar-errors.ts';

const apiPath = '/openapi/v1.0/';
/** The PBX answers nobody else ("You MUST include a User-Agent header with every request"). */
const headers = { 'user-agent': 'OpenAPI', accept: 'application/json' };

/** A token that ends sooner is renewed first. */
const marginMs = 60_000;

interface Token {
  access: string;
  expiresAt: number;
  refresh: string | null;
  refreshExpiresAt: number;
}

export type Parameters = Record<string, string | number>;

export interface YeastarSession {
  /** The answer of an `errcode` of 0. Throws ConnectorError. */
  get(path: string, parameters: Parameters, signal: AbortSignal): Promise<Record<string, unknown>>;
  /** Any answer but the refusal of a token. Throws ConnectorError. */
  ask(path: string, parameters: Parameters, signal: AbortSignal): Promise<JsonAnswer>;
  /** What is behind a path that the PBX named; the body must be consumed or destroyed. Throws ConnectorError. */
  download(path: string, signal: AbortSignal): Promise<Dispatcher.ResponseData>;
  /** An error of the PBX's, as one for administrators. */
  asError(error: unknown, signal: AbortSignal): unknown;
  /** Name and port. */
  host: string;
}

/** The `baseUrl` of the context must be valid. */
export function yeastarSession({ settings, credentials, hosts, now }: ConnectorContext): YeastarSession {
  const base = new URL(settings.baseUrl ?? '');
  const { clientId = '', clientSecret = '' } = credentials;
  const http = providerHttp(pbxName, hosts, now);
  // A PBX has eight tokens at a time, and locks a caller out after five failures.
  const kept = cachedToken<Token>(hosts, [base.href, clientId, clientSecret]);

  const address = (path: string, parameters: Parameters = {}) => {
    const url = new URL(base.pathname.replace(/\/+$/, '') + path, base);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
    return url;
  };
  const post = async (path: string, body: Record<string, string>, signal: AbortSignal): Promise<JsonAnswer> => {
    const request: ProviderRequest = {
      url: address(apiPath + path),
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return http.json(request, signal);
  };

  /** A valid token; another than `refused`. */
  async function token(refused: string | null, signal: AbortSignal): Promise<string> {
    const known = kept.get();
    if (known && known.access !== refused) {
      if (now() < known.expiresAt - marginMs) return known.access;
      if (known.refresh !== null && now() < known.refreshExpiresAt - marginMs) {
        const renewed = readToken(await post('refresh_token', { refresh_token: known.refresh }, signal));
        if (renewed) return keep(renewed);
      }
    }
    kept.forget();
    const answer = await post('get_token', { username: clientId, password: clientSecret }, signal);
    const fresh = readToken(answer);
    if (!fresh) throw signInError(answer, base.host);
    return keep(fresh);
  }

  function readToken({ json }: JsonAnswer): Token | null {
    const { errcode, access_token: access, refresh_token: refresh } = json;
    if (errcode !== 0 || typeof access !== 'string' || access === '') return null;
    const until = (seconds: unknown, otherwise: number) => now() + (amountIn(seconds) || otherwise) * 1000;
    return {
      access,
      expiresAt: until(json.access_token_expire_time, 1_800),
      refresh: typeof refresh === 'string' && refresh !== '' ? refresh : null,
      refreshExpiresAt: until(json.refresh_token_expire_time, 86_400),
    };
  }

  function keep(renewed: Token): string {
    kept.set(renewed);
    return renewed.access;
  }

  const ask: YeastarSession['ask'] = async (path, parameters, signal) => {
    let refused: string | null = null;
    for (;;) {
      const access = await token(refused, signal);
      const url = address(apiPath + path, { ...parameters, access_token: access });
      const answer = await http.json({ url, headers }, signal);
      if (!isTokenRefusal(answer)) return answer;
      if (refused !== null) {
        throw new ConnectorError('credentials', `${pbxName} at ${base.host} signed in, then rejected its own token.`);
      }
      refused = access;
    }
  };

  return {
    get: async (path, parameters, signal) => {
      const answer = await ask(path, parameters, signal);
      if (answer.status === 200 && answer.json.errcode === 0) return answer.json;
      throw answerError(answer, path, base.host);
    },
    ask,
    download: async (path, signal) => {
      const request = { url: address(path, { access_token: await token(null, signal) }), headers };
      return http.open(request, signal);
    },
    asError: (error, signal) => http.asError(error, base, signal),
    host: base.host,
  };
}
