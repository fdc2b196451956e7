import { describe, expect, it } from 'vitest';
import { delayBeforeAttemptMs, isDelivered } from './retry-schedule.ts';

describe('contract: Delivery and retry', () => {
  it('five attempts: at once, then about 5, 10, 20 and 40 s, then discarded', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempt) => delayBeforeAttemptMs(attempt, 0.5))).toEqual([
      0,
      5_000,
      10_000,
      20_000,
      40_000,
      null,
    ]);
  });

  it('D48: delays vary by 10 % each way', () => {
    expect(delayBeforeAttemptMs(2, 0)).toBe(4_500);
    expect(delayBeforeAttemptMs(5, 0.999999)).toBe(44_000);
    expect(delayBeforeAttemptMs(1, 0.9)).toBe(0);
  });

  it('only 2xx is delivered', () => {
    expect([200, 204, 299].every(isDelivered)).toBe(true);
    expect([100, 199, 300, 302, 400, 410, 500].some(isDelivered)).toBe(false);
  });
});
