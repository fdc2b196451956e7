// Which failures are tried again, and after how long (docs/contract.md#retry-rules; docs/decisions/idempotency.md#d9).
import { ConflictError, ConnectionError, type EarshotApiError, RateLimitError } from './errors.ts';

/** Why a call is sent again: no answer, a 5xx, a 429 (only where asked for), or a create under the same key that still runs. */
export type RetryReason = 'connection' | 'serverError' | 'rateLimit' | 'stillRunning';

export interface RetryStep {
  reason: RetryReason;
  delayMs: number;
}

export interface RetryRules {
  /** After failures of the connection or the server; waits for a running analysis and for a rate limit don't count. */
  maxRetries: number;
  waitOnRateLimit: boolean;
  /** Whether sending it twice has the effect of sending it once. */
  safeToRepeat: boolean;
}

/** What this call has been through so far. */
export interface RetryHistory {
  retries: number;
  rateLimitWaits: number;
}

/** 502 and 504 are answers of proxies; the server's own are 500 and 503. */
const serverErrorStatuses = [500, 502, 503, 504];
/** Leaves more than half of the 15 creates a minute to others. */
const pollDelayMs = 10_000;
/** A longer wait than this is no window of Earshot's. */
export const longestWaitSeconds = 600;
/** By its text, since a key used with another body has the same code; core's error table is checked against it in a test. */
const stillRunning = /is still running/;

/** The next step after `error`, or null when it is to be thrown. Delays are 2 s, 4 s, 8 s, … */
export function nextStep(error: EarshotApiError, rules: RetryRules, history: RetryHistory): RetryStep | null {
  if (error instanceof RateLimitError) {
    const wanted = rules.waitOnRateLimit && history.rateLimitWaits === 0;
    if (!wanted || error.retryAfterSeconds > longestWaitSeconds) return null;
    return { reason: 'rateLimit', delayMs: error.retryAfterSeconds * 1000 };
  }
  if (!rules.safeToRepeat) return null;
  if (error instanceof ConflictError && stillRunning.test(error.serverMessage ?? '')) {
    return { reason: 'stillRunning', delayMs: pollDelayMs };
  }
  const connectionFailed = error instanceof ConnectionError;
  if (!connectionFailed && !serverErrorStatuses.includes(error.status ?? 0)) return null;
  if (history.retries >= rules.maxRetries) return null;
  return { reason: connectionFailed ? 'connection' : 'serverError', delayMs: 2000 * 2 ** history.retries };
}
