// The way of every call: attempts over the generated SDK, retries, time limit, hooks; data out, or one typed error.
import { type Client, createClient } from '../generated/client/index.ts';
import { type EarshotApiError, TimeoutError } from './errors.ts';
import { notify, type RequestEvent } from './hooks.ts';
import { type CallOptions, checkMaxRetries, checkTimeout, type Settings } from './options.ts';
import { readAnswer, type SdkResult } from './read-answer.ts';
import { nextStep, type RetryHistory } from './retry.ts';
import { TimeLimit } from './time-limit.ts';

/** What every SDK function is to be called with. */
export interface SdkOptions {
  client: Client;
  signal: AbortSignal;
  fetch: (input: RequestInfo | URL) => Promise<Response>;
}

/** One operation of the document, ready to be sent any number of times. */
export interface Operation<T> {
  /** Its `x-operation-name`. */
  name: string;
  send: (options: SdkOptions) => Promise<SdkResult<T>>;
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
      // Procedures also name the session's cookie, where the key must not go.
      auth: ({ name }) => (name === 'X-API-Key' ? apiKey : undefined),
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
        const answer = readAnswer(await this.#attempt(operation, attempt, limit.signal), operation.idempotencyKey);
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
    } finally {
      limit.close();
    }
  }

  #attempt<T>(operation: Operation<T>, attempt: number, signal: AbortSignal): Promise<SdkResult<T>> {
    const { clock, hooks, fetch } = this.settings;
    return operation.send({
      client: this.#sdk,
      signal,
      fetch: async (input) => {
        const request = input as Request;
        const { method, url } = request;
        const { name, idempotencyKey } = operation;
        const event: RequestEvent = { operation: name, attempt, method, url, idempotencyKey };
        const body = method === 'GET' ? {} : { body: await request.text() };
        const headers = Object.fromEntries(request.headers);
        notify(hooks.onRequest, event);
        const startedAtMs = clock.nowMs();
        // 'manual' and not 'error': Cloudflare Workers lack that, and a network error would hide what happened.
        const response = await fetch(url, { method, headers, ...body, redirect: 'manual', signal });
        const durationMs = clock.nowMs() - startedAtMs;
        const requestId = response.headers.get('x-request-id') ?? undefined;
        notify(hooks.onResponse, { ...event, status: response.status, requestId, durationMs });
        return response;
      },
    });
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
