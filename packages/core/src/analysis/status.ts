// How often a queued analysis is tried again (docs/decisions/creation.md#d37).

/** Most times that an asynchronous analysis goes back to `pending`. */
export const maxAutoRetries = 3;

/**
 * Wait before the next try of an asynchronous analysis after a failure of ours, in ms: 30 s × 2ⁿ; null = give up.
 * @param autoRetryCount retries made so far
 */
export function autoRetryDelayMs(autoRetryCount: number): number | null {
  return autoRetryCount < maxAutoRetries ? 30_000 * 2 ** autoRetryCount : null;
}
