// What an observer of the client gets to see: facts for logs, metrics and traces, never headers, bodies or the key.
import type { EarshotApiError } from './errors.ts';
import type { RetryReason } from './retry.ts';

/** An attempt that is about to be sent. */
export interface RequestEvent {
  /** Internal name of the operation, for instance `analysis.submitAnalysis`; `data.path` of its errors. */
  operation: string;
  /** 1 for the first. */
  attempt: number;
  method: string;
  url: string;
  idempotencyKey: string | undefined;
}

/** An attempt that was answered, whatever the status; `durationMs` is the time to the answer's headers. */
export interface ResponseEvent extends RequestEvent {
  status: number;
  requestId: string | undefined;
  durationMs: number;
}

/** A failed attempt that will be followed by another one after `delayMs`. */
export interface RetryEvent {
  operation: string;
  /** The attempt that failed. */
  attempt: number;
  reason: RetryReason;
  delayMs: number;
  error: EarshotApiError;
}

/** Observers only watch: what they throw, or reject with, is ignored, so that a logger can't lose an analysis that was paid for. */
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
