import { describe, expect, it } from 'vitest';
import { decideRate, rateWindowMs } from './sliding-window.ts';

/** A bucket that keeps the newest limit + 1 times, as the server does. */
function bucket(limit: number) {
  let hits: number[] = [];
  return (now: number) => {
    hits = [...hits, now].slice(-(limit + 1));
    return decideRate({ hits, limit, windowMs: rateWindowMs, now });
  };
}

describe('D44: sliding log', () => {
  it('allows `limit` requests and refuses the next', () => {
    const request = bucket(15);
    const decisions = Array.from({ length: 16 }, (_, index) => request(index));
    expect(decisions.map(({ allowed }) => allowed)).toEqual([...Array(15).fill(true), false]);
    expect(decisions.map(({ remaining }) => remaining)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]);
  });

  it('contract: retry rules: who waits the whole window passes', () => {
    const request = bucket(2);
    request(0);
    request(0);
    expect(request(0).allowed).toBe(false);
    expect(request(60_000).allowed).toBe(true);
  });

  it('contract: Limits: refused requests count, so hammering prolongs the block', () => {
    const request = bucket(2);
    const times = [0, 0, 20_000, 40_000, 60_000, 80_000, 100_000];
    expect(times.map((time) => request(time).allowed)).toEqual([true, true, false, false, false, false, false]);
    expect(request(160_000).allowed).toBe(true);
  });

  it('is no fixed window: a burst across its middle is refused', () => {
    const request = bucket(2);
    request(50_000);
    request(59_000);
    expect(request(61_000).allowed).toBe(false);
    expect(request(121_001).allowed).toBe(true);
  });

  it('D59: says in seconds from now when a further request fits', () => {
    const request = bucket(2);
    expect(request(0)).toEqual({ allowed: true, limit: 2, remaining: 1, resetSeconds: 60 });
    expect(request(30_500).resetSeconds).toBe(30);
    const refused = request(31_000);
    // The refused request itself counts: the one at 30.5 s must leave before another fits.
    expect(refused).toEqual({ allowed: false, limit: 2, remaining: 0, resetSeconds: 60, retryAfterSeconds: 60 });
    expect(request(31_000 + 60_000 - 400).allowed).toBe(true);
  });

  it('D44: forgets what a clock counted that was an hour ahead and was set back', () => {
    const request = bucket(2);
    const [now, ahead] = [1_000_000, 1_000_000 + 3_600_000];
    expect([ahead, ahead, ahead].map((time) => request(time).allowed)).toEqual([true, true, false]);
    expect([now, now, now].map((time) => request(time).allowed)).toEqual([true, true, false]);
  });
});
