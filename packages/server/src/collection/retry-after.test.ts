import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-05-30T22:00:00Z');
const after = (header: string) => retryAfterMs({ 'retry-after': header }, now);

describe('how long a provider asks to be left alone', () => {
  it('is in seconds, or until a date of HTTP or ISO 8601', () => {
    expect(after('120')).toBe(120_000);
    expect(after('0')).toBe(0);
    expect(after('Sat, 30 May 2026 22:00:30 GMT')).toBe(30_000);
    expect(after('2026-05-31T00:00:00Z')).toBe(7_200_000);
    expect(after('Sat, 30 May 2026 21:00:00 GMT')).toBe(0);
  });

  it('is until midnight in UTC when a day is used up', () => {
    expect(retryAfterMs({ 'x-ratelimit-type': 'Daily-limit' }, now)).toBe(7_200_000);
    expect(retryAfterMs({ 'x-ratelimit-type': 'QPS' }, now)).toBeNull();
  });

  it('is a day at most: longer waits nobody would get out of', () => {
    for (const header of ['999999999', 'Fri, 31 Dec 9999 23:59:59 GMT', '+275760-09-13T00:00:00Z'])
      expect(after(header), header).toBe(86_400_000);
  });

  it('is not said by what cannot be read', () => {
    expect(after('soon')).toBeNull();
    expect(after('-5')).not.toBeLessThan(0);
    expect(retryAfterMs({}, now)).toBeNull();
  });
});
