// Signed in at Zoom as a server-to-server app (developers.zoom.us, "Server-to-Server OAuth"): a token of an hour, got anew before it ends and once when it is refused.
import type { IntegrationSettings } from '@earshot/core';
import type { Dispatcher } from 'undici';
import { type ConnectorContext, ConnectorError, type RefusedSetting, refused } from '../connector.ts';
import { followDownload } from '../follow-download.ts';
import { isOrigin } from '../provider-hosts.ts';
import { drop, type JsonAnswer, providerHttp } from '../provider-http.ts';
import { amountIn, printable } from '../provider-values.ts';
import { cachedToken } from '../token-cache.ts';

const zoomAddress = 'https://api.zoom.us';
/** A token that ends sooner is not used. */
const marginMs = 60_000;

/** What is wrong with an account, or with the address of a cloud; null when nothing is. */
export function checkZoomAccount({
  accountId = '',
  baseUrl = zoomAddress,
}: IntegrationSettings): RefusedSetting | null {
  if (!/^[\w-]{1,100}$/.test(accountId))
    return refused(
      'accountId',
      "`accountId` must be the account id of the app's credentials at Zoom, letters and digits.",
    );
  return isOrigin(baseUrl)
    ? null
    : refused('baseUrl', '`baseUrl` must be an https address without a path, such as https://api.zoom.us.');
}

interface Token {
  access: string;
  expiresAt: number;
}

export interface ZoomSession {
  /** Throws ConnectorError. */
  signIn(signal: AbortSignal): Promise<void>;
  /** The answer of a status of 200. Throws ConnectorError. */
  get(path: string, parameters: Record<string, string>, signal: AbortSignal): Promise<Record<string, unknown>>;
  /** The same; null where Zoom knows nothing of it. */
  find(path: string, parameters: Record<string, string>, signal: AbortSignal): Promise<Record<string, unknown> | null>;
  /** A file, wherever Zoom sends for it; the body must be consumed or destroyed. Throws ConnectorError. */
  download(address: string, signal: AbortSignal): Promise<Dispatcher.ResponseData>;
  /** What went wrong on the way, as an error for administrators. */
  asError(error: unknown, signal: AbortSignal): unknown;
}

/** The settings of the context must be valid. */
export function zoomSession({ settings, credentials, hosts, now }: ConnectorContext): ZoomSession {
  const { baseUrl = zoomAddress, accountId = '' } = settings;
  const { clientId = '', clientSecret = '' } = credentials;
  const api = new URL(baseUrl);
  // Tokens come from zoom.us for api.zoom.us, and likewise in other clouds.
  const home = new URL(api);
  home.hostname = api.hostname.replace(/^api\./, '');
  const http = providerHttp('Zoom', hosts, now);
  // A new token may end the one before ("annoying token-invalidation", devforum.zoom.us/t/74432).
  const kept = cachedToken<Token>(hosts, [api.href, accountId, clientId, clientSecret]);

  async function token(refused: string | null, signal: AbortSignal): Promise<string> {
    const known = kept.get();
    if (known && known.access !== refused && now() < known.expiresAt - marginMs) return known.access;
    kept.forget();
    const answer = await http.json(
      {
        url: new URL('/oauth/token', home),
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }).toString(),
      },
      signal,
    );
    const { access_token: access, expires_in: seconds } = answer.json;
    if (answer.status !== 200 || typeof access !== 'string') throw refusal(answer);
    kept.set({ access, expiresAt: now() + (amountIn(seconds) || 3_600) * 1000 });
    return access;
  }

  /** Because a page came in place of a file. */
  let hasRenewed = false;

  /** Asks with a token, and with another one if the first is refused. */
  async function signedIn<T extends { status: number }>(
    ask: (access: string) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const first = await token(null, signal);
    const answer = await ask(first);
    return answer.status === 401 ? ask(await token(first, signal)) : answer;
  }

  const isTrusted = ({ hostname }: URL) => hostname === home.hostname || hostname.endsWith(`.${home.hostname}`);

  async function ask(path: string, parameters: Record<string, string>, signal: AbortSignal): Promise<JsonAnswer> {
    const url = new URL(path, api);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const answer = await signedIn(
      (access) =>
        http.json({ url, headers: { authorization: `Bearer ${access}`, accept: 'application/json' } }, signal),
      signal,
    );
    if (answer.status === 401)
      throw new ConnectorError('credentials', 'Zoom signed the app in, then rejected its own token.');
    return answer;
  }

  return {
    signIn: async (signal) => {
      // A token that was got before tells nothing of now.
      await token(kept.get()?.access ?? null, signal);
    },
    get: async (path, parameters, signal) => {
      const answer = await ask(path, parameters, signal);
      if (answer.status === 200) return answer.json;
      throw refusalOf(answer, "list the account's recordings");
    },
    find: async (path, parameters, signal) => {
      const answer = await ask(path, parameters, signal);
      if (answer.status === 200) return answer.json;
      if (answer.status === 404) return null;
      throw refusalOf(answer, 'see who took part in meetings');
    },
    download: async (address, signal) => {
      const follow = async (access: string) => {
        const authorization = `Bearer ${access}`;
        return followDownload(http, { name: 'Zoom', address, authorization, isTrusted }, signal);
      };
      const access = await token(null, signal);
      const answer = await follow(access);
      // A download without a token gets a page, as one does that is not allowed: a new token tells, once in a session.
      const isPage = /html/.test(String(answer.headers['content-type'] ?? ''));
      if (answer.statusCode !== 401 && (!isPage || hasRenewed)) return answer;
      hasRenewed ||= isPage;
      const known = kept.get();
      const renewed = await token(access, signal).catch((error: unknown) => {
        if (answer.statusCode === 401) throw error;
        // It may be good for all else.
        if (known) kept.set(known);
        return null;
      });
      if (renewed === null) return answer;
      drop(answer.body);
      return follow(renewed);
    },
    asError: (error, signal) => http.asError(error, api, signal),
  };
}

function refusal({ status, json }: JsonAnswer): ConnectorError {
  if (status < 400)
    return new ConnectorError('unavailable', `Zoom signed the app in without a token (status ${status}).`);
  if (status === 404) return new ConnectorError('settings', 'Apps cannot sign in at this address. Check `baseUrl`.');
  const reason = printable(json.reason ?? json.error, `status ${status}`);
  return new ConnectorError('credentials', `Zoom rejected the account id, client id and secret (${reason}).`);
}

/** 4711: the app lacks a scope; 200 and 403: its user may not see the account's recordings. */
function refusalOf({ status, json }: JsonAnswer, what: string): ConnectorError {
  const reason = `code ${printable(json.code, 'none')}: ${printable(json.message)}`;
  return status === 403 || json.code === 4711 || json.code === 200
    ? new ConnectorError('credentials', `Zoom does not allow the app to ${what} (${reason}).`)
    : new ConnectorError('unavailable', `Zoom answered with status ${status} (${reason}).`);
}
