// What the client and its calls can be told, with defaults, limits and the environment.
import { type Clock, longestTimerMs, systemClock } from './clock.ts';
import { ConfigurationError } from './errors.ts';
import type { ClientHooks } from './hooks.ts';
import { type Fetch, patientFetch } from './patient-fetch.ts';

/** What a client is made with; all of it optional where `EARSHOT_API_KEY` and `EARSHOT_BASE_URL` are set. */
export interface EarshotClientOptions {
  /** API key. Default: the environment variable `EARSHOT_API_KEY`. */
  apiKey?: string | undefined;
  /**
   * For pages in a browser: the person's session (`client.auth.login`) instead of a key, by the cookie of the page's own origin. Needs
   * `baseUrl`; procedures work, the REST interface does not. Default: false.
   */
  session?: boolean | undefined;
  /** Address of the server without `/api`, for instance `https://earshot.example.com`. Default: `EARSHOT_BASE_URL`. */
  baseUrl?: string | undefined;
  /** Another implementation of fetch, for proxies or tests. Default: the runtime's, with Node's 300 s limit lifted. */
  fetch?: Fetch | undefined;
  /** Longest time of a call, retries included, except of a create. Default: 60,000 ms. */
  timeoutMs?: number | undefined;
  /** Longest time of a create, retries included. Default: 600,000 ms, since a long recording takes about eight minutes. */
  createTimeoutMs?: number | undefined;
  /** Retries after failures of the connection and 500, 502, 503, 504, waiting 2 s, 4 s, … Default: 2; 0 to 10. */
  maxRetries?: number | undefined;
  /** On a 429, wait the full window (60 s) once and try again, instead of throwing RateLimitError. Default: false. */
  waitOnRateLimit?: boolean | undefined;
  /** Observers of requests, answers and retries. */
  hooks?: ClientHooks | undefined;
  /** Time, for tests. */
  clock?: Clock | undefined;
}

/** Options of one call; what is left out is taken from the client. */
export interface CallOptions {
  /** Aborting it ends the call, which then rejects with the signal's reason, as fetch does. */
  signal?: AbortSignal | undefined;
  /** Longest time of this call in ms, retries included; the wait for a rate limit is not counted. */
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
    throw new ConfigurationError('Give either apiKey or session: true.');
  }
  return {
    session,
    apiKey: session ? undefined : checkApiKey(options.apiKey ?? environment('EARSHOT_API_KEY')),
    baseUrl: checkBaseUrl(options.baseUrl ?? environment('EARSHOT_BASE_URL')),
    fetch: options.fetch ?? patientFetch,
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

/** Trimmed; JavaScript programs give a URL, say. */
function checkText(name: string, given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given === 'string') return given.trim();
  throw new ConfigurationError(`${name} must be a text.`);
}

function checkApiKey(given: string | undefined): string {
  const apiKey = checkText('apiKey', given);
  if (!apiKey) {
    throw new ConfigurationError(
      'No API key. Set EARSHOT_API_KEY or pass new EarshotClient({ apiKey }); whoever runs the server, or an administrator, makes one.',
    );
  }
  // Checked here, since a refusal by fetch would quote the key.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ConfigurationError(
      'The API key has spaces, line breaks or other characters that no key has. Copy it again.',
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
      'baseUrl (EARSHOT_BASE_URL) must be an http:// or https:// address without user, query and fragment.',
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
