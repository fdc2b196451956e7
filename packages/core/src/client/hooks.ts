// Events for observers of the client: facts for logs, metrics and traces, never headers, bodies or the key.
import type { EarshotApiError } from './errors.ts';
import type { RetryReason } from './transport/retry.ts';

/** An attempt that is about to be sent. */
export interface RequestEvent {
  /** The method that was called, for instance `analyses.create`. */
  operation: string;
  /** 1 for the first. */
  attempt: number;
  method: string;
  url: string;
  idempotencyKey: string | undefined;
}

/** An attempt that got a response of any status. `durationMs` is the time until its headers arrived. */
export interface ResponseEvent extends RequestEvent {
  status: number;
  requestId: string | undefined;
  durationMs: number;
}

/** A failed attempt that the client will repeat after `delayMs`. */
export interface RetryEvent {
  operation: string;
  /** The attempt that failed. */
  attempt: number;
  reason: RetryReason;
  delayMs: number;
  error: EarshotApiError;
}

/** Observers of calls. Errors that they throw or reject with are ignored, so a broken logger cannot lose a paid analysis. */
export interface ClientHooks {
  onRequest?: ((event: RequestEvent) => void) | undefined;
  onResponse?: ((event: ResponseEvent) => void) | undefined;
  onRetry?: ((event: RetryEvent) => void) | undefined;
}

export function notify<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    // An async observer's rejection would end a Node process.
    Promise.resolve(hook?.(event)).catch(() => {});
  } catch {
    // See ClientHooks.
  }
}
