// Codes of authenticator apps, against the vectors of RFC 6238 and RFC 4648.
import { describe, expect, it } from 'vitest';
import { base32, codeAt, stepAt, stepsOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('RFC 6238, appendix B (SHA-1), the last six digits', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('%d s → %s', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
  });
});

it('a clock may be wrong by one step, not by two', () => {
  const now = 1_111_111_109_000;
  const at = (skew: number) => stepsOf(secret, codeAt(secret, stepAt(now) + skew), now);
  expect([-2, -1, 0, 1, 2].map((skew) => at(skew).length)).toEqual([0, 1, 1, 1, 0]);
  expect(at(1)).toEqual([stepAt(now) + 1]);
});

it.each(['', '12345', '1234567', 'abcdef'])('%j is no code of any step', (code) => {
  expect(stepsOf(secret, code, 59_000)).toEqual([]);
});

it('base32 as in RFC 4648, section 10, without padding', () => {
  const encoded = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(encoded).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});
