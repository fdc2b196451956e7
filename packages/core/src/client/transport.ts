// The way of every call: attempts over the generated client, retries, time limit, hooks; data out, or one typed error.
import { type Client, createClient } from '../generated/client/index.ts';
import { type EarshotApiError, TimeoutError } from './errors.ts';
import { notify, type RequestEvent } from './hooks.ts';
import { type CallOptions, checkMaxRetries, checkTimeout, type Settings } from './options.ts';
import type { Fetch } from './patient-fetch.ts';
import { readAnswer, type SdkResult } from './read-answer.ts';
import { nextStep, type RetryHistory } from './retry.ts';
import { TimeLimit } from './time-limit.ts';

/** The generated client, and what each of its calls is to be given. */
export interface SdkOptions {
  client: Client;
  security: { name: string; type: 'apiKey' }[];
  signal: AbortSignal;
  fetch: (input: RequestInfo | URL) => Promise<Response>;
}

/** Sends one request with the call's signal, seen by the hooks. */
export type Exchange = (url: string, init: Omit<Parameters<Fetch>[1], 'redirect' | 'signal'>) => Promise<Response>;

export type Send = (options: SdkOptions, exchange: Exchange) => Promise<SdkResult>;

/** One operation of the document, ready to be sent any number of times. */
export interface Operation<T> {
  /** Its `x-operation-name`. */
  name: string;
  send: Send;
  /** Takes the data out of the text of a success; default: the text is its JSON. */
  read?: (text: string) => T;
  /** Whether sending it twice has the effect of sending it once: reads, and what carries an idempotency key. */
  safeToRepeat: boolean;
  idempotencyKey?: string;
  /** Default of the call's `timeoutMs`, where it is not the client's. */
  timeoutMs?: number;
}

export class Transport {
  /** Without the key, which only the generated client's callback holds. */
  readonly settings: Omit<Settings, 'apiKey'>;
  readonly #sdk: Client;

  constructor({ apiKey, ...settings }: Settings) {
    this.settings = settings;
    const sdk = createClient({
      baseUrl: settings.baseUrl,
      // In a session undefined: the browser sends the cookie by itself.
      auth: () => apiKey,
      parseAs: 'text',
    });
    this.#sdk = { ...sdk, get: withoutClient(sdk.get), post: withoutClient(sdk.post) };
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
    const throwIfOver = () => {
      if (limit.expired) throw timeoutError(operation, timeoutMs, lastError);
      options.signal?.throwIfAborted();
    };
    try {
      for (let attempt = 1; ; attempt++) {
        throwIfOver();
        const answer = readAnswer(await this.#attempt(operation, attempt, limit.signal), operation);
        if ('data' in answer) return answer.data;
        throwIfOver();
        lastError = answer;
        const step = nextStep(answer, rules, history);
        if (!step) throw answer;
        notify(hooks.onRetry, { operation: name, attempt, ...step, error: answer });
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
      // What a call within this one throws when it is cut off says less.
      throwIfOver();
      throw error;
    } finally {
      limit.close();
    }
  }

  #attempt<T>(operation: Operation<T>, attempt: number, signal: AbortSignal): Promise<SdkResult> {
    const { clock, hooks, fetch, session } = this.settings;
    const { name, idempotencyKey } = operation;
    const exchange: Exchange = async (url, init) => {
      const event: RequestEvent = { operation: name, attempt, method: init.method, url, idempotencyKey };
      notify(hooks.onRequest, event);
      const startedAtMs = clock.nowMs();
      // 'manual' and not 'error': Cloudflare Workers lack that, and a network error would hide what happened.
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const durationMs = clock.nowMs() - startedAtMs;
      const requestId = response.headers.get('x-request-id') ?? undefined;
      notify(hooks.onResponse, { ...event, status: response.status, requestId, durationMs });
      return response;
    };
    const sdk: SdkOptions = {
      client: this.#sdk,
      security: [{ name: 'X-API-Key', type: 'apiKey' }],
      signal,
      fetch: async (input) => {
        const request = input as Request;
        const { method, url } = request;
        const body = method === 'GET' ? {} : { body: await request.text() };
        // Not named with a key: Cloudflare Workers lack that too.
        const cookies = session ? { credentials: 'same-origin' as const } : {};
        return exchange(url, { method, headers: Object.fromEntries(request.headers), ...body, ...cookies });
      },
    };
    return operation.send(sdk, exchange);
  }
}

/** The SDK hands its option `client` on to `new Request`, where Deno has one of that name and refuses another's. */
function withoutClient(method: Client['get']): Client['get'] {
  return (options) => method({ ...options, client: undefined } as typeof options);
}

function timeoutError<T>({ name, idempotencyKey }: Operation<T>, timeoutMs: number, cause: unknown): TimeoutError {
  const advice = idempotencyKey
    ? `The analysis may still be running: create it again with the same body and idempotencyKey '${idempotencyKey}' to get its result without paying twice.`
    : 'Try again, or set a longer timeoutMs.';
  const message = `${name} took longer than ${timeoutMs} ms. ${advice}`;
  return new TimeoutError({ message, code: 'TIMEOUT', path: name, idempotencyKey, cause });
}
