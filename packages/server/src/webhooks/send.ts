// One attempt of a delivery: checked address, signed now with the present secret, 10 seconds in all, no redirects (docs/decisions/webhooks.md#d47, #d49).
import { eventHeader, isDelivered, signatureHeader, timestampHeader, type WebhookFailure } from '@earshot/core';
import { signWebhook } from '@earshot/core/webhooks';
import { drainedBytes, postForStatus } from '../network/post-for-status.ts';
import { type DispatchingHosts, PrivateAddressError, UnresolvedHostError } from '../network/public-hosts.ts';
import type { ClaimedDelivery } from '../records/webhook-deliveries.ts';
import { eventOfBody } from '../records/webhook-history.ts';

/** Of an answer in all: what is drained of its body, and as much again several times for headers and for what is between small chunks. */
export const mostAnswerBytes = 8 * drainedBytes;

/** How an attempt ended: for metrics and the log, and for the company's administrators. */
export type AttemptOutcome = 'delivered' | WebhookFailure;

/** What an attempt came to; `status` of the answer, where there was one. */
export interface AttemptResult {
  outcome: AttemptOutcome;
  status: number | null;
}

/** Makes the attempt; `secret` is null when it cannot be read. Never throws. */
export async function attempt(
  delivery: Pick<ClaimedDelivery, 'body' | 'timestamp_seconds'> & { target: { target_url: string } },
  secret: string | null,
  hosts: DispatchingHosts,
  timeoutMs: number,
): Promise<AttemptResult> {
  const without = (outcome: AttemptOutcome) => ({ outcome, status: null });
  if (secret === null) return without('secret_unreadable');
  const startedAt = performance.now();
  try {
    const url = new URL(delivery.target.target_url);
    if (url.protocol !== 'https:') return without('not_https');
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
    if (status === null) return without('timeout');
    return { outcome: isDelivered(status) ? 'delivered' : 'status', status };
  } catch (error) {
    if (error instanceof PrivateAddressError) return without('private_address');
    if (error instanceof UnresolvedHostError) return without('unresolved');
    return without(isOfTls(error) ? 'tls' : 'network');
  }
}

/** Certificates are refused by codes of OpenSSL, handshakes by its errors, and a wrong name by one of Node's. */
function isOfTls(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_CA$|HOSTNAME_MISMATCH$)/.test(
    code,
  );
}
