// Runs a call: attempts, retries, time limit and hooks; returns data or throws one typed error.
import { version } from '../../generated/version.gen.ts';
import { type EarshotApiError, ServiceUnavailableError, TimeoutError } from '../errors.ts';
import { notify, type RequestEvent } from '../hooks.ts';
import { type CallOptions, checkMaxRetries, checkTimeout, type Settings } from '../options.ts';
import { Cookies } from './cookies.ts';
import { repeatAdvice } from './error-message.ts';
import { type Exchange, type RawResponse, request } from './exchange.ts';
import { readResponse } from './read-response.ts';
import { nextStep, type RetryHistory, type RetryStep } from './retry.ts';
import { TimeLimit } from './time-limit.ts';

/** A request to the service, without origin and key. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  /** Includes the query. */
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Means of an operation in one attempt. */
export interface Attempt {
  /** Sends a request to the service, with the key or session. */
  request(request: ApiRequest): Promise<RawResponse>;
  /** For other addresses: without key and session. */
  exchange: Exchange;
  signal: AbortSignal;
}

export type Send = (attempt: Attempt) => Promise<RawResponse>;

/** An operation of the document that can be sent any number of times. */
export interface Operation<T> {
  /** The client's name of it, for instance `analyses.create`. */
  name: string;
  send: Send;
  /** Extracts the data from the text of a success; default: parses it as JSON. */
  parse?: (text: string) => T;
  /** Whether sending it twice has the same effect as once: reads, and creates with an idempotency key. */
  safeToRepeat: boolean;
  idempotencyKey?: string;
  /** Key of a recording that `send` uploaded. */
  audioKey?: string;
  /** Default for the call's `timeoutMs`, instead of the client's. */
  timeoutMs?: number;
}

export class Transport {
  /** Without the key, so printing the client does not reveal it. */
  readonly settings: Omit<Settings, 'apiKey'>;
  readonly #apiKey: string | undefined;
  readonly #cookies = new Cookies();

  constructor({ apiKey, ...settings }: Settings) {
    this.settings = settings;
    this.#apiKey = apiKey;
  }

  /** Resolves with the data; rejects with an EarshotApiError, the reason of the caller's signal, or a ConfigurationError. */
  async call<T>(operation: Operation<T>, options: CallOptions = {}): Promise<T> {
    const { clock, hooks, ...defaults } = this.settings;
    const { name, safeToRepeat } = operation;
    const timeoutMs = checkTimeout('timeoutMs', options.timeoutMs ?? operation.timeoutMs ?? defaults.timeoutMs);
    const maxRetries = checkMaxRetries(options.maxRetries ?? defaults.maxRetries);
    const rules = { safeToRepeat, maxRetries, waitOnRateLimit: options.waitOnRateLimit ?? defaults.waitOnRateLimit };
    const history: RetryHistory = { retries: 0, rateLimitWaits: 0 };
    const limit = new TimeLimit(timeoutMs, options.signal, clock);
    let lastError: EarshotApiError | undefined;
    const throwIfEnded = () => {
      if (limit.expired) throw timeoutError(operation, timeoutMs, lastError);
      options.signal?.throwIfAborted();
    };
    try {
      for (let attempt = 1; ; attempt++) {
        throwIfEnded();
        const raw = await limit.during(this.#attempt(operation, attempt, limit.signal));
        const result = readResponse(raw, operation, rules.waitOnRateLimit);
        if ('data' in result) return result.data;
        throwIfEnded();
        lastError = result;
        const step = nextStep(result, rules, { ...history, random: clock.random?.() ?? Math.random() });
        if (!step || isInVain(step, result, limit)) throw result;
        notify(hooks.onRetry, { operation: name, attempt, ...step, error: result });
        if (step.reason === 'rateLimit') {
          history.rateLimitWaits++;
          limit.pause();
          await clock.sleep(step.delayMs, limit.signal);
          limit.resume();
        } else {
          if (step.reason !== 'stillRunning') history.retries++;
          await clock.sleep(step.delayMs, limit.signal);
        }
      }
    } catch (error) {
      // An inner call that was cut off throws a less specific error.
      throwIfEnded();
      throw error;
    } finally {
      limit.close();
    }
  }

  #attempt<T>(operation: Operation<T>, attempt: number, signal: AbortSignal): Promise<RawResponse> {
    const { baseUrl, clock, hooks, fetch, session } = this.settings;
    const { name, idempotencyKey } = operation;
    const exchange: Exchange = async (url, init) => {
      const event: RequestEvent = { operation: name, attempt, method: init.method, url, idempotencyKey };
      notify(hooks.onRequest, event);
      const startedAtMs = clock.nowMs();
      // 'manual', not 'error': Cloudflare Workers lack 'error', and a network error would hide the redirect.
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const durationMs = clock.nowMs() - startedAtMs;
      const requestId = response.headers.get('x-request-id') ?? undefined;
      notify(hooks.onResponse, { ...event, status: response.status, requestId, durationMs });
      return response;
    };
    return operation.send({
      exchange,
      signal,
      request: async ({ path, headers, ...init }) => {
        // In a session the browser sends its cookie; where there is no browser, the client sends the server's own back.
        const caller = this.#apiKey === undefined ? this.#cookies.header() : { 'x-api-key': this.#apiKey };
        const raw = await request(exchange, baseUrl + path, {
          ...init,
          headers: { ...userAgent(), ...headers, ...caller },
          // Left out with a key: Cloudflare Workers lack it.
          ...(session ? { credentials: 'same-origin' as const } : {}),
        });
        if (session && raw.response) this.#cookies.read(raw.response.headers);
        return raw;
      },
    });
  }
}

/** Browsers name themselves, and would ask the server first whether this header may be sent. */
function userAgent(): { 'user-agent'?: string } {
  const { userAgent = '' } = (globalThis as { navigator?: { userAgent?: string } }).navigator ?? {};
  return userAgent.startsWith('Mozilla/') ? {} : { 'user-agent': `earshot-client/${version}` };
}

/** What a 503 says that it takes, and the call has not: its own error says more than a timeout. */
const isInVain = ({ reason, delayMs }: RetryStep, error: EarshotApiError, limit: TimeLimit): boolean =>
  reason === 'serverError' &&
  error instanceof ServiceUnavailableError &&
  error.retryAfterSeconds !== undefined &&
  delayMs >= limit.remainingMs;

function timeoutError<T>(operation: Operation<T>, timeoutMs: number, cause: unknown): TimeoutError {
  const { name, idempotencyKey, audioKey } = operation;
  const advice = repeatAdvice(operation) || ' Try again, or set a longer timeoutMs.';
  const message = `${name} took longer than ${timeoutMs} ms.${advice}`;
  return new TimeoutError({ message, code: 'TIMEOUT', operation: name, idempotencyKey, audioKey, cause });
}
