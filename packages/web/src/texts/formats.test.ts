import { describe, expect, it } from 'vitest';
import { count, formatsOf, relativeTime } from './formats.ts';

describe('formats', () => {
  it.each([
    [0, '0:00'],
    [9.6, '0:10'],
    [75, '1:15'],
    [3599.6, '1:00:00'],
    [3675, '1:01:15'],
    [36_000, '10:00:00'],
  ])('%d seconds → %s', (seconds, text) => {
    expect(formatsOf('en').duration(seconds)).toBe(text);
  });

  it('numbers as the language writes them', () => {
    expect(formatsOf('en').number(1234.56)).toBe('1,234.6');
    expect(formatsOf('pt').number(1234.56)).toBe('1.234,6');
    expect(formatsOf('pt').number(0.125, 2)).toBe('0,13');
    expect(formatsOf('en').percent(63.4)).toBe('63%');
  });
});

it.each([
  ['en', 0, '0 calls'],
  ['en', 1, '1 call'],
  ['en', 1234, '1,234 calls'],
  ['pt', 0, '0 call'],
  ['pt', 2, '2 calls'],
  // Its "many", for which no form is given.
  ['pt', 1_000_000, '1.000.000 calls'],
  ['es', 1, '1 call'],
  ['es', 12_345, '12.345 calls'],
] as const)('%s %d → %s', (language, number, text) => {
  expect(count(language, number, { one: '# call', other: '# calls' })).toBe(text);
});

it.each([
  ['en', 0, 'now'],
  ['en', -59, 'now'],
  ['en', -60, '1 minute ago'],
  ['en', -3 * 3600 - 59 * 60, '3 hours ago'],
  ['en', -86_400, 'yesterday'],
  ['pt', -2 * 86_400, 'anteontem'],
  ['es', 5 * 86_400, 'dentro de 5 días'],
] as const)('%s %d s → %s', (language, seconds, text) => {
  expect(relativeTime(language, seconds)).toBe(text);
});
