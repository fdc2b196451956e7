// The way of every call: attempts, retries, time limit, hooks; data out, or one typed error.
import { type EarshotApiError, TimeoutError } from './errors.ts';
import { ask, type Exchange, type RawAnswer } from './exchange.ts';
import { notify, type RequestEvent } from './hooks.ts';
import { type CallOptions, checkMaxRetries, checkTimeout, type Settings } from './options.ts';
import { readAnswer } from './read-answer.ts';
import { nextStep, type RetryHistory } from './retry.ts';
import { TimeLimit } from './time-limit.ts';

/** A request to the service, but for its origin and the key. */
export interface ApiRequest {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** What an operation can do in one attempt. */
export interface Attempt {
  /** Asks the service, with the key or session. */
  ask(request: ApiRequest): Promise<RawAnswer>;
  /** For other addresses: neither key nor session. */
  exchange: Exchange;
  signal: AbortSignal;
}

export type Send = (attempt: Attempt) => Promise<RawAnswer>;

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
  /** Of a recording that `send` has uploaded. */
  audioKey?: string;
  /** Default of the call's `timeoutMs`, where it is not the client's. */
  timeoutMs?: number;
}

export class Transport {
  /** Without the key, so that nothing that prints the client shows it. */
  readonly settings: Omit<Settings, 'apiKey'>;
  readonly #apiKey: string | undefined;

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
    const throwIfOver = () => {
      if (limit.expired) throw timeoutError(operation, timeoutMs, lastError);
      options.signal?.throwIfAborted();
    };
    try {
      for (let attempt = 1; ; attempt++) {
        throwIfOver();
        const raw = await limit.during(this.#attempt(operation, attempt, limit.signal));
        const answer = readAnswer(raw, operation, rules.waitOnRateLimit);
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

  #attempt<T>(operation: Operation<T>, attempt: number, signal: AbortSignal): Promise<RawAnswer> {
    const { baseUrl, clock, hooks, fetch, session } = this.settings;
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
    // In a session the browser sends the cookie by itself.
    const keyHeader: Record<string, string> = this.#apiKey === undefined ? {} : { 'x-api-key': this.#apiKey };
    // Not named with a key: Cloudflare Workers lack that.
    const cookies = session ? { credentials: 'same-origin' as const } : {};
    return operation.send({
      exchange,
      signal,
      ask: ({ path, headers, ...request }) =>
        ask(exchange, baseUrl + path, { ...request, headers: { ...headers, ...keyHeader }, ...cookies }),
    });
  }
}

function timeoutError<T>(operation: Operation<T>, timeoutMs: number, cause: unknown): TimeoutError {
  const { name, idempotencyKey, audioKey } = operation;
  const body = audioKey ? `the same body, audioKey '${audioKey}' in place of audio,` : 'the same body';
  const advice = idempotencyKey
    ? `The analysis may still be running: create it again with ${body} and idempotencyKey '${idempotencyKey}' to get its result without paying twice.`
    : 'Try again, or set a longer timeoutMs.';
  const message = `${name} took longer than ${timeoutMs} ms. ${advice}`;
  return new TimeoutError({ message, code: 'TIMEOUT', path: name, idempotencyKey, audioKey, cause });
}
