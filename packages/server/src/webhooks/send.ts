// One attempt of a delivery: checked address, signed now with the present secret, 10 seconds in all, no redirects (docs/decisions/webhooks.md#d47, #d49).
import { EventEmitter } from 'node:events';
import { eventHeader, isDelivered, signatureHeader, timestampHeader } from '@earshot/core';
import { signWebhook } from '@earshot/core/webhooks';
import { PrivateAddressError, type PublicHosts, UnresolvedHostError } from '../network/public-hosts.ts';
import type { ClaimedDelivery } from '../records/webhook-deliveries.ts';

const drainedBytes = 64 * 1024;
/** Of an answer in all: what is drained, and as much again several times for headers and for what is between small chunks. */
export const mostAnswerBytes = 8 * drainedBytes;

/** The event that a body announces: it stands first in it. */
const eventOfBody = (body: Buffer): string =>
  /^\{"event":"([\w.]+)"/.exec(body.toString('latin1', 0, 60))?.[1] ?? 'analysis.completed';

/** How an attempt ended, for metrics and the log; never shown to anyone else. */
export type AttemptOutcome =
  | 'delivered'
  | 'status'
  | 'timeout'
  | 'private_address'
  | 'unresolved'
  | 'network'
  | 'not_https'
  /** EARSHOT_SECRET has changed: nothing can be signed until the destination gets a new secret, or the server the old one. */
  | 'secret_unreadable';

/** Makes the attempt; `secret` is null when it cannot be read. Never throws. */
export async function attempt(
  delivery: ClaimedDelivery,
  secret: string | null,
  hosts: PublicHosts,
  timeoutMs: number,
): Promise<AttemptOutcome> {
  if (secret === null) return 'secret_unreadable';
  // undici takes an emitter for a signal; an AbortSignal with a time-out costs several times as much.
  const signal = new EventEmitter();
  let isLate = false;
  // After a process was held up its timers come first: an answer that is there by then still counts.
  const timer = setTimeout(() => setImmediate(abort), timeoutMs);
  function abort() {
    isLate = true;
    signal.emit('abort');
  }
  try {
    const url = new URL(delivery.target_url);
    if (url.protocol !== 'https:') return 'not_https';
    // A kept connection skips the look-up: the check belongs to every attempt.
    await hosts.check(url.hostname);
    const { statusCode, body } = await hosts.request(url, {
      method: 'POST',
      signal,
      headers: {
        'Content-Type': 'application/json',
        [eventHeader]: eventOfBody(delivery.body),
        [timestampHeader]: String(delivery.timestamp_seconds),
        [signatureHeader]: signWebhook(secret, delivery.timestamp_seconds, delivery.body),
      },
      body: delivery.body,
      // The signal is the only clock.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    // Ends when the answer does, when it is too long, or when the signal destroys it.
    await body.dump({ limit: drainedBytes });
    if (isLate) return 'timeout';
    return isDelivered(statusCode) ? 'delivered' : 'status';
  } catch (error) {
    if (isLate) return 'timeout';
    if (error instanceof PrivateAddressError) return 'private_address';
    return error instanceof UnresolvedHostError ? 'unresolved' : 'network';
  } finally {
    clearTimeout(timer);
  }
}
