// One attempt of a delivery: checked address, signed now with the present secret, 10 seconds in all, no redirects (docs/decisions/webhooks.md#d47, #d49).
import { eventHeader, isDelivered, signatureHeader, timestampHeader } from '@earshot/core';
import { signWebhook } from '@earshot/core/webhooks';
import { drainedBytes, postForStatus } from '../network/post-for-status.ts';
import { type DispatchingHosts, PrivateAddressError, UnresolvedHostError } from '../network/public-hosts.ts';
import type { ClaimedDelivery } from '../records/webhook-deliveries.ts';

/** Bytes of a whole answer: what is drained of its body, and several times as much for headers and for what is between small chunks. */
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
  hosts: DispatchingHosts,
  timeoutMs: number,
): Promise<AttemptOutcome> {
  if (secret === null) return 'secret_unreadable';
  const startedAt = performance.now();
  try {
    const url = new URL(delivery.target.target_url);
    if (url.protocol !== 'https:') return 'not_https';
    // A kept connection skips the look-up: the check belongs to every attempt.
    await hosts.check(url.hostname);
    const headers = {
      'Content-Type': 'application/json',
      [eventHeader]: eventOfBody(delivery.body),
      [timestampHeader]: String(delivery.timestamp_seconds),
      [signatureHeader]: signWebhook(secret, delivery.timestamp_seconds, delivery.body),
    };
    const leftMs = timeoutMs - (performance.now() - startedAt);
    const status = await postForStatus(hosts, url, headers, delivery.body, leftMs);
    if (status === null) return 'timeout';
    return isDelivered(status) ? 'delivered' : 'status';
  } catch (error) {
    if (error instanceof PrivateAddressError) return 'private_address';
    return error instanceof UnresolvedHostError ? 'unresolved' : 'network';
  }
}
