// The rate limit: a sliding log in which refused requests count too (docs/contract.md#limits; docs/decisions/rate-limits.md#d44).

/** Window of every limit (docs/contract.md#limits). */
export const rateWindowMs = 60_000;

/** Whether a request may go on, and what its `RateLimit-*` headers say. */
export type RateDecision = {
  allowed: boolean;
  limit: number;
  /** Requests left after this one; 0 when refused. */
  remaining: number;
  /** Seconds from now until a further request fits, or until the oldest counted one leaves the window. */
  resetSeconds: number;
  /** For Retry-After: the whole window, as the message of the 429 says; only when refused. */
  retryAfterSeconds?: number;
};

/**
 * Decides about the newest request of a bucket.
 * @param hits times in ms, ascending, this request included; the newest `limit + 1` of a bucket are enough
 * @returns refused when `limit` earlier requests lie in the window before this one
 */
export function decideRate(input: {
  hits: readonly number[];
  limit: number;
  windowMs: number;
  now: number;
}): RateDecision {
  const { limit, windowMs, now } = input;
  // A request exactly one window old has left: who waits the full 60 s passes. What lies a window ahead was counted by a clock that was
  // set back since, and would block until then.
  const counted = input.hits.filter((time) => time > now - windowMs && time < now + windowMs);
  const earlier = Math.max(0, counted.length - 1);
  const allowed = earlier < limit;
  const next = counted[Math.max(0, counted.length - limit)] ?? now;
  return {
    allowed,
    limit,
    remaining: allowed ? limit - earlier - 1 : 0,
    resetSeconds: Math.max(1, Math.ceil((next + windowMs - now) / 1000)),
    ...(!allowed && { retryAfterSeconds: Math.ceil(windowMs / 1000) }),
  };
}
