// Retry rules: which failures are retried, and after which delay (docs/contract.md#retry-rules; docs/decisions/idempotency.md#d9).
import { ConflictError, ConnectionError, type EarshotApiError, RateLimitError } from '../errors.ts';

/** Reason for a retry: no response, a 5xx, a 429 (with `waitOnRateLimit`), or a create with the same key that is still running. */
export type RetryReason = 'connection' | 'serverError' | 'rateLimit' | 'stillRunning';

export interface RetryStep {
  reason: RetryReason;
  delayMs: number;
}

export interface RetryRules {
  /** Retries after connection and server failures. Waits for a running analysis or a rate limit do not count. */
  maxRetries: number;
  waitOnRateLimit: boolean;
  /** Whether sending it twice has the effect of sending it once. */
  safeToRepeat: boolean;
}

/** Retries of this call so far. */
export interface RetryHistory {
  retries: number;
  rateLimitWaits: number;
}

/** 502 and 504 are answers of proxies; the server's own are 500 and 503. */
const serverErrorStatuses = [500, 502, 503, 504];
/** Leaves more than half of the 15 creates per minute to other callers. */
const pollDelayMs = 10_000;
/** No rate limit of Earshot lasts longer than this. */
export const longestWaitSeconds = 600;
/** Matched by text, since a key used with another body has the same code. A test compares it with core's error table. */
const stillRunningMessage = /is still running/;

/** The next step after `error`, or null to throw it. Delays are 2 s, 4 s, 8 s, … */
export function nextStep(error: EarshotApiError, rules: RetryRules, history: RetryHistory): RetryStep | null {
  if (error instanceof RateLimitError) {
    const mayWait = rules.waitOnRateLimit && history.rateLimitWaits === 0;
    if (!mayWait || error.retryAfterSeconds > longestWaitSeconds) return null;
    return { reason: 'rateLimit', delayMs: error.retryAfterSeconds * 1000 };
  }
  if (!rules.safeToRepeat) return null;
  if (error instanceof ConflictError && stillRunningMessage.test(error.serverMessage ?? '')) {
    return { reason: 'stillRunning', delayMs: pollDelayMs };
  }
  const connectionFailed = error instanceof ConnectionError;
  if (!connectionFailed && !serverErrorStatuses.includes(error.status ?? 0)) return null;
  if (history.retries >= rules.maxRetries) return null;
  return { reason: connectionFailed ? 'connection' : 'serverError', delayMs: 2000 * 2 ** history.retries };
}
