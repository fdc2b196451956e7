// One attempt of a delivery: checked address, signed now with the present secret, 10 seconds in all, no redirects (D47, D49).
import { analysisCompletedEvent, eventHeader, isDelivered, signatureHeader, timestampHeader } from '@earshot/core';
import { signWebhook } from '@earshot/core/webhooks';
import { PrivateAddressError, type PublicHosts, UnresolvedHostError } from '../network/public-hosts.ts';
import type { ClaimedDelivery } from '../records/webhook-deliveries.ts';

const drainedBytes = 64 * 1024;

/** How an attempt ended, for metrics and the log; never shown to anyone else. */
export type AttemptOutcome =
  | 'delivered'
  | 'status'
  | 'timeout'
  | 'private_address'
  | 'unresolved'
  | 'network'
  | 'not_https';

/** Makes the attempt. Never throws. */
export async function attempt(
  delivery: ClaimedDelivery,
  hosts: PublicHosts,
  timeoutMs: number,
): Promise<AttemptOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const url = new URL(delivery.target_url);
    if (url.protocol !== 'https:') return 'not_https';
    // A kept connection skips the look-up: the check belongs to every attempt.
    await hosts.check(url.hostname);
    const bytes = Buffer.from(delivery.body);
    const { statusCode, body } = await hosts.request(url, {
      method: 'POST',
      signal,
      headers: {
        'Content-Type': 'application/json',
        [eventHeader]: analysisCompletedEvent,
        [timestampHeader]: String(delivery.timestamp_seconds),
        [signatureHeader]: signWebhook(delivery.secret, delivery.timestamp_seconds, bytes),
      },
      body: bytes,
      // The signal is the only clock.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    // Rejects when the time is up before the answer is; beyond the limit the connection is dropped.
    await body.dump({ limit: drainedBytes, signal });
    return isDelivered(statusCode) ? 'delivered' : 'status';
  } catch (error) {
    return outcomeOf(error, signal);
  }
}

function outcomeOf(error: unknown, signal: AbortSignal): AttemptOutcome {
  if (signal.aborted) return 'timeout';
  if (error instanceof PrivateAddressError) return 'private_address';
  if (error instanceof UnresolvedHostError) return 'unresolved';
  return 'network';
}
