// Options of the client and of its calls: defaults, limits and the environment.

import { ConfigurationError } from './errors.ts';
import type { ClientHooks } from './hooks.ts';
import { type Clock, longestTimerMs, systemClock } from './transport/clock.ts';
import { defaultFetch, type Fetch } from './transport/default-fetch.ts';

/** Options of a client. All are optional if `EARSHOT_API_KEY` and `EARSHOT_BASE_URL` are set. */
export interface EarshotClientOptions {
  /** API key. Default: the environment variable `EARSHOT_API_KEY`. */
  apiKey?: string | undefined;
  /**
   * Use a person's session (`client.auth.login`) instead of a key. A page uses the cookie of its own origin; elsewhere, the client keeps the
   * session in memory. Procedures work, those for administrators too; the REST interface does not. Default: false.
   */
  session?: boolean | undefined;
  /** Address of the server without `/api`, for instance `https://earshot.example.com`. Default: `EARSHOT_BASE_URL`. */
  baseUrl?: string | undefined;
  /** Another implementation of fetch, for proxies or tests. Default: the runtime's, without Node's 300 s limit. */
  fetch?: Fetch | undefined;
  /** Time limit of a call, retries included, except for a create. Default: 60,000 ms. */
  timeoutMs?: number | undefined;
  /** Time limit of a create, retries included. Default: 600,000 ms, since a long recording takes about eight minutes. */
  createTimeoutMs?: number | undefined;
  /** Retries after connection failures and 500, 502, 503, 504, after 2 s, 4 s, … and a little more, or after `Retry-After`. 0 to 10; default: 2. */
  maxRetries?: number | undefined;
  /** On a 429, wait the full window (60 s) once and try again, instead of throwing RateLimitError. Default: false. */
  waitOnRateLimit?: boolean | undefined;
  /** Observers of requests, responses and retries. */
  hooks?: ClientHooks | undefined;
  /** Clock, for tests. */
  clock?: Clock | undefined;
}

/** Options of one call. They default to those of the client. */
export interface CallOptions {
  /** Aborting it ends the call, which rejects with the signal's reason, as fetch does. */
  signal?: AbortSignal | undefined;
  /** Time limit of this call in ms, retries included. A rate-limit wait does not count. */
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
  waitOnRateLimit?: boolean | undefined;
}

export interface Settings {
  /** Undefined in a session. */
  apiKey: string | undefined;
  session: boolean;
  baseUrl: string;
  fetch: Fetch;
  timeoutMs: number;
  createTimeoutMs: number;
  maxRetries: number;
  waitOnRateLimit: boolean;
  hooks: ClientHooks;
  clock: Clock;
}

/** @throws ConfigurationError when something is missing or out of range */
export function resolveSettings(options: EarshotClientOptions): Settings {
  const session = options.session ?? false;
  if (session && options.apiKey !== undefined) {
    throw new ConfigurationError('Pass either apiKey or session: true, not both.');
  }
  return {
    session,
    apiKey: session ? undefined : checkApiKey(options.apiKey ?? environment('EARSHOT_API_KEY')),
    baseUrl: checkBaseUrl(options.baseUrl ?? environment('EARSHOT_BASE_URL')),
    fetch: options.fetch ?? defaultFetch,
    timeoutMs: checkTimeout('timeoutMs', options.timeoutMs ?? 60_000),
    createTimeoutMs: checkTimeout('createTimeoutMs', options.createTimeoutMs ?? 600_000),
    maxRetries: checkMaxRetries(options.maxRetries ?? 2),
    waitOnRateLimit: options.waitOnRateLimit ?? false,
    hooks: options.hooks ?? {},
    clock: options.clock ?? systemClock,
  };
}

function environment(name: string): string | undefined {
  // Browsers and some edge runtimes have no process.
  return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name];
}

/** Trimmed. JavaScript programs may pass a URL object, say. */
function checkText(name: string, given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'string') return given.trim();
  throw new ConfigurationError(`${name} must be a string.`);
}

function checkApiKey(given: string | undefined): string {
  const apiKey = checkText('apiKey', given);
  if (!apiKey) {
    throw new ConfigurationError(
      'No API key. Set EARSHOT_API_KEY or pass new EarshotClient({ apiKey }). An administrator, or the operator of the server, can create a key.',
    );
  }
  // Checked here, since an error of fetch would quote the key.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ConfigurationError(
      'The API key contains spaces, line breaks or other invalid characters. Copy it again.',
    );
  }
  return apiKey;
}

function checkBaseUrl(given: string | undefined): string {
  const text = checkText('baseUrl', given);
  if (!text) {
    throw new ConfigurationError(
      'No server address. Set EARSHOT_BASE_URL or pass new EarshotClient({ baseUrl }), for instance http://127.0.0.1:3000.',
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new ConfigurationError(
      'baseUrl (EARSHOT_BASE_URL) must be an http:// or https:// address without user, query or fragment.',
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

export function checkTimeout(name: string, timeoutMs: number): number {
  if (timeoutMs > 0 && timeoutMs <= longestTimerMs) return timeoutMs;
  throw new ConfigurationError(`${name} must be a number of milliseconds above 0 and at most ${longestTimerMs}.`);
}

export function checkMaxRetries(maxRetries: number): number {
  if (Number.isInteger(maxRetries) && maxRetries >= 0 && maxRetries <= 10) return maxRetries;
  throw new ConfigurationError('maxRetries must be an integer from 0 to 10.');
}

/** A new key, or the caller's own. */
export function checkIdempotencyKey(given: string | undefined): string {
  // The server remembers a create by its key, so a repeat neither runs nor costs again (docs/decisions/idempotency.md#d9).
  if (given === undefined) return randomKey();
  if (typeof given === 'string' && /^[\x20-\x7e]{1,255}$/.test(given) && given.trim() === given) return given;
  throw new ConfigurationError(
    'idempotencyKey must have 1 to 255 printable ASCII characters, and no space at either end.',
  );
}

function randomKey(): string {
  // Browsers have randomUUID in secure contexts only; a self-hosted page may be plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
