// Asking a provider over HTTP: JSON and downloads within limits, short repeats, and errors of one line that hold no address with a secret in it.
import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Dispatcher } from 'undici';
import { PrivateAddressError, type PublicHosts, UnresolvedHostError } from '../network/public-hosts.ts';
import { codeOf } from '../system-errors.ts';
import { ConnectorError } from './connector.ts';

export interface ProviderRequest {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface JsonAnswer {
  /** 200 to 499, never 429. */
  status: number;
  /** An object; empty when the answer was none. */
  json: Record<string, unknown>;
}

export interface ProviderHttp {
  /** Throws ConnectorError, or the signal's reason. */
  json(request: ProviderRequest, signal: AbortSignal): Promise<JsonAnswer>;
  /** The answer's head, whatever below 500 but 429 it is, with its body, which must be consumed or destroyed. Throws ConnectorError, or the signal's reason. */
  open(request: ProviderRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData>;
  /** What went wrong, as a ConnectorError; what is one already, and the signal's reason, stay. */
  asError(error: unknown, url: URL, signal: AbortSignal): unknown;
}

export interface ProviderLimits {
  /** Between two pieces of an answer, and before the first. */
  idleMs: number;
  /** For a whole answer in JSON: one that comes byte by byte is never idle. */
  answerMs: number;
  mostJsonBytes: number;
  /** The longest that a provider's wish to be left alone is waited for in a run. */
  longestWaitMs: number;
  firstRepeatMs: number;
}

const providerLimits: ProviderLimits = {
  idleMs: 30_000,
  answerMs: 60_000,
  mostJsonBytes: 16 * 1024 * 1024,
  longestWaitMs: 30_000,
  firstRepeatMs: 250,
};

/** Twice again after what may pass: no connection, a broken one, 5xx, 429. */
const repeats = 2;
const repeatFactor = 4;

/** `name` is what people call the provider: `The PBX`. `now` in ms since the epoch. */
export function providerHttp(
  name: string,
  hosts: PublicHosts,
  now: () => number,
  limits: ProviderLimits = providerLimits,
): ProviderHttp {
  async function sendOnce(request: ProviderRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const { url, method = 'GET', headers = {}, body } = request;
    signal.throwIfAborted();
    // A kept connection is not looked up again.
    await hosts.check(url.hostname);
    const answer = await hosts.request(url, {
      method,
      headers,
      headersTimeout: limits.idleMs,
      bodyTimeout: limits.idleMs,
      signal,
      ...(body !== undefined && { body }),
    });
    if (answer.statusCode < 500 && answer.statusCode !== 429) return answer;
    drop(answer.body);
    const after = retryAfterMs(answer.headers, now());
    throw answer.statusCode === 429
      ? new ConnectorError('unavailable', `${name} at ${url.host} limits requests.`, {
          reason: 'provider_busy',
          retryAfterMs: after,
        })
      : new ConnectorError('unavailable', `${name} at ${url.host} answered with status ${answer.statusCode}.`, {
          retryAfterMs: after,
        });
  }

  function asError(error: unknown, url: URL, signal: AbortSignal): unknown {
    if (signal.aborted) return signal.reason;
    if (error instanceof ConnectorError) return error;
    return failure(error, name, url.host);
  }

  async function withRepeats<T>(url: URL, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return pRetry(
      () =>
        work().catch((error) => {
          throw asError(error, url, signal);
        }),
      {
        retries: repeats,
        minTimeout: limits.firstRepeatMs,
        factor: repeatFactor,
        signal,
        shouldRetry: ({ error }) =>
          error instanceof ConnectorError &&
          error.kind === 'unavailable' &&
          (error.retryAfterMs ?? 0) <= limits.longestWaitMs,
        onFailedAttempt: async ({ error, retriesLeft }) => {
          const waitMs = error instanceof ConnectorError ? error.retryAfterMs : null;
          if (waitMs !== null && retriesLeft > 0 && waitMs <= limits.longestWaitMs)
            await wait(waitMs, undefined, { signal });
        },
      },
    ).catch((error) => {
      throw asError(error, url, signal);
    });
  }

  async function readJson({ statusCode, body }: Dispatcher.ResponseData, host: string): Promise<JsonAnswer> {
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const piece of body) {
      bytes += piece.length;
      if (bytes > limits.mostJsonBytes)
        throw new ConnectorError('unavailable', `${name} at ${host} sent too large a response.`);
      pieces.push(piece);
    }
    const json = parseObject(Buffer.concat(pieces).toString());
    if (json === null && statusCode < 300) {
      throw new ConnectorError('unavailable', `${name} at ${host} did not answer with JSON.`);
    }
    return { status: statusCode, json: json ?? {} };
  }

  return {
    json: (request, signal) =>
      withRepeats(request.url, signal, async () => {
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(limits.answerMs)]);
        return readJson(await sendOnce(request, inTime), request.url.host);
      }),
    open: (request, signal) => withRepeats(request.url, signal, () => sendOnce(request, signal)),
    asError,
  };
}

/** Lets go of a body that nobody reads. */
export function drop(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => {}).destroy();
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The causes' messages stay out: they may hold the whole address. */
function failure(error: unknown, name: string, host: string): ConnectorError {
  if (error instanceof PrivateAddressError) {
    return new ConnectorError(
      'settings',
      `${name} at ${host} is in a private network that the operator has not allowed.`,
      { reason: 'network_refused' },
    );
  }
  if (error instanceof UnresolvedHostError) {
    return new ConnectorError('unavailable', `${name} cannot be found: ${host} has no address.`);
  }
  const code = codeOf(error);
  if (/CERT|ERR_TLS|SELF_SIGNED|UNABLE_TO_/.test(code)) {
    return new ConnectorError('settings', `${name} at ${host} has an untrusted certificate (${code}).`, {
      reason: 'certificate_untrusted',
    });
  }
  if (/TIMEOUT|ETIMEDOUT/.test(code) || (error instanceof Error && error.name === 'TimeoutError'))
    return new ConnectorError('unavailable', `${name} at ${host} did not answer in time.`);
  const detail = /^[A-Z_]{3,40}$/.test(code) ? ` (${code})` : '';
  return new ConnectorError('unavailable', `${name} at ${host} cannot be reached${detail}.`);
}

const dayMs = 24 * 3_600_000;

/** By Retry-After, in seconds, as an HTTP date or, as Zoom sends it, as an ISO date; a used-up day lasts until midnight in UTC: ms from `now` on, from 0 to a day, whatever the headers say: who asks for more is asked again tomorrow; null when the headers say nothing that can be read. `now` in ms since the epoch. */
export function retryAfterMs(headers: Record<string, string | string[] | undefined>, now: number): number | null {
  const first = (name: string) => [headers[name] ?? ''].flat()[0]!.trim();
  const text = first('retry-after');
  if (text === '') return /daily/i.test(first('x-ratelimit-type')) ? dayMs - (now % dayMs) : null;
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.min(dayMs, Math.round(Number(text) * 1000));
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.min(dayMs, Math.max(0, at - now));
}
