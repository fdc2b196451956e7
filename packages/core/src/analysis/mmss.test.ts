import { describe, expect, it } from 'vitest';
import { parseMmSs, toMmSs } from './mmss.ts';

describe('contract: MM:SS', () => {
  it.each([
    [0, '00:00'],
    [59.99, '00:59'],
    [60, '01:00'],
    [5999, '99:59'],
    [7503, '125:03'],
    [-1, '00:00'],
  ])('%d s is %s', (seconds, text) => {
    expect(toMmSs(seconds)).toBe(text);
  });

  it('reads back what it writes', () => {
    for (const seconds of [0, 61, 5999, 7503, 36_000]) expect(parseMmSs(toMmSs(seconds))).toBe(seconds);
  });

  it.each(['', '1:00', '01:60', '01:00:00', '01:0', ' 01:00', '01:00.5', 'MM:SS'])('refuses %j', (text) => {
    expect(parseMmSs(text)).toBeNull();
  });
});
