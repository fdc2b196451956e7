// When a delivery is tried again, and when it is given up (docs/contract.md#delivery-and-retry; docs/decisions/webhooks.md#d48).

/** Attempts of a delivery, after which it is given up. */
export const maxDeliveryAttempts = 5;
/** Longest time of one attempt, in ms. */
export const attemptTimeoutMs = 10_000;

const baseDelayMs = 5_000;
/** Delays vary by a tenth each way, so that receivers that came back are not hit all at once. */
const jitter = 0.1;

/**
 * Wait before an attempt, in ms, from the end of the failed one: 0, then about 5, 10, 20, 40 s; null = discard.
 * @param attempt 1 for the first
 * @param random 0 ≤ random < 1
 */
export function delayBeforeAttemptMs(attempt: number, random: number): number | null {
  if (attempt > maxDeliveryAttempts) return null;
  if (attempt <= 1) return 0;
  const variation = 1 + jitter * (2 * random - 1);
  return Math.round(baseDelayMs * 2 ** (attempt - 2) * variation);
}

/** Whether an answer counts as delivered: 2xx only. */
export function isDelivered(status: number): boolean {
  return status >= 200 && status <= 299;
}
