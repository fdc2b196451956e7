// Retry rules: which failures are retried, and after which delay (docs/contract.md#retry-rules; docs/decisions/idempotency.md#d9).
import {
  ConflictError,
  ConnectionError,
  type EarshotApiError,
  RateLimitError,
  ServiceUnavailableError,
} from '../errors.ts';

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
  /** From 0 to below 1. */
  random?: number;
}

/** 502 and 504 are answers of proxies; the server's own are 500 and 503. */
const serverErrorStatuses = [500, 502, 503, 504];
/** Leaves more than half of the 15 creates per minute to other callers. */
const pollDelayMs = 10_000;
/** No rate limit of Earshot lasts longer than this. */
export const longestWaitSeconds = 600;
/** Matched by text where an older server sends no reason: a key used with another body has the same code. */
const stillRunningMessage = /is still running/;

function isStillRunning(error: EarshotApiError): boolean {
  if (error.reason !== undefined) return error.reason === 'idempotency_key_running';
  return error instanceof ConflictError && stillRunningMessage.test(error.serverMessage ?? '');
}

/** Up to a quarter more than the contract's delays, so that clients which failed together do not come back together. */
const jitter = 0.25;

/** The next step after `error`, or null to throw it. Delays are 2 s, 4 s, 8 s, … and a little more, or what a 503 says in `Retry-After`. */
export function nextStep(error: EarshotApiError, rules: RetryRules, history: RetryHistory): RetryStep | null {
  if (error instanceof RateLimitError) {
    const mayWait = rules.waitOnRateLimit && history.rateLimitWaits === 0;
    if (!mayWait || error.retryAfterSeconds > longestWaitSeconds) return null;
    return { reason: 'rateLimit', delayMs: error.retryAfterSeconds * 1000 };
  }
  if (!rules.safeToRepeat) return null;
  if (isStillRunning(error)) {
    return { reason: 'stillRunning', delayMs: pollDelayMs };
  }
  const connectionFailed = error instanceof ConnectionError;
  if (!connectionFailed && !serverErrorStatuses.includes(error.status ?? 0)) return null;
  if (history.retries >= rules.maxRetries) return null;
  const stretch = 1 + jitter * (history.random ?? 0);
  const backoffMs = 2000 * 2 ** history.retries * stretch;
  const toldSeconds = error instanceof ServiceUnavailableError ? (error.retryAfterSeconds ?? 0) : 0;
  if (toldSeconds > longestWaitSeconds) return null;
  const delayMs = Math.round(Math.max(backoffMs, toldSeconds * 1000 * stretch));
  return { reason: connectionFailed ? 'connection' : 'serverError', delayMs };
}
