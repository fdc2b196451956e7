// Twilio's REST API with an API key, or the account's own token (twilio.com/docs, "Recordings resource", "Call resource"): JSON below the account, and files.
import type { Dispatcher } from 'undici';
import { type ConnectorContext, ConnectorError } from '../../connector.ts';
import { followDownload } from '../../follow-download.ts';
import { type JsonAnswer, providerHttp } from '../../provider-http.ts';
import { printable } from '../../provider-values.ts';

const twilioAddress = 'https://api.twilio.com';

export interface TwilioSession {
  /** `path` is below the account; an answer of a status of 200. Throws ConnectorError. */
  get(path: string, parameters: Record<string, string>, signal: AbortSignal): Promise<Record<string, unknown>>;
  /** The same; null where Twilio knows nothing of it. */
  find(path: string, parameters: Record<string, string>, signal: AbortSignal): Promise<Record<string, unknown> | null>;
  /** The page that an answer names as its next; null where there is none. */
  next(answer: Record<string, unknown>, signal: AbortSignal): Promise<Record<string, unknown> | null>;
  /** `path` is below the account; whatever the status, the body must be consumed or destroyed. Throws ConnectorError. */
  download(path: string, signal: AbortSignal): Promise<Dispatcher.ResponseData>;
  /** What went wrong on the way, as an error for administrators. */
  asError(error: unknown, signal: AbortSignal): unknown;
}

/** The settings of the context must be valid. */
export function twilioSession({ settings, credentials, hosts, now }: ConnectorContext): TwilioSession {
  const { baseUrl = twilioAddress, accountId = '' } = settings;
  const { clientId = '', clientSecret = '' } = credentials;
  const api = new URL(baseUrl);
  const account = `/2010-04-01/Accounts/${accountId}`;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const http = providerHttp('Twilio', hosts, now);

  const askFor = (url: URL, signal: AbortSignal) =>
    http.json({ url, headers: { authorization, accept: 'application/json' } }, signal);

  async function ask(path: string, parameters: Record<string, string>, signal: AbortSignal): Promise<JsonAnswer> {
    const url = new URL(account + path, api);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return askFor(url, signal);
  }

  return {
    get: async (path, parameters, signal) => {
      const answer = await ask(path, parameters, signal);
      if (answer.status === 200) return answer.json;
      throw refusalOf(answer);
    },
    find: async (path, parameters, signal) => {
      const answer = await ask(path, parameters, signal);
      if (answer.status === 200) return answer.json;
      if (answer.status === 404) return null;
      throw refusalOf(answer);
    },
    next: async ({ next_page_uri: next }, signal) => {
      if (typeof next !== 'string' || next === '') return null;
      const url = URL.canParse(next, api) ? new URL(next, api) : null;
      // The credentials go nowhere else.
      if (url?.origin !== api.origin)
        throw new ConnectorError('unavailable', 'Twilio names an address elsewhere for the next page of its list.');
      const answer = await askFor(url, signal);
      if (answer.status === 200) return answer.json;
      throw refusalOf(answer);
    },
    download: (path, signal) => {
      const { href: address } = new URL(account + path, api);
      const isTrusted = (url: URL) => url.origin === api.origin;
      return followDownload(http, { name: 'Twilio', address, authorization, isTrusted }, signal);
    },
    asError: (error, signal) => http.asError(error, api, signal),
  };
}

/** 20003: neither key nor token; 20404 of a list: there is no such account. */
function refusalOf({ status, json }: JsonAnswer): ConnectorError {
  const reason = `code ${printable(json.code, 'none')}: ${printable(json.message)}`;
  if (status === 401 || status === 403)
    return new ConnectorError(
      'credentials',
      `Twilio rejects the API key, or does not let it read recordings (${reason}).`,
    );
  if (status === 404)
    return new ConnectorError('settings', `Twilio does not know the account (${reason}). Check \`accountId\`.`);
  return new ConnectorError('unavailable', `Twilio answered with status ${status} (${reason}).`);
}
