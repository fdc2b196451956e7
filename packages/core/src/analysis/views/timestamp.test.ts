import { expect, it } from 'vitest';
import { toTimestamp } from './timestamp.ts';

const dayMs = 24 * 60 * 60 * 1000;

it.each([
  ['the epoch', 0],
  ['before it', -1],
  ['the last ms of a day', Date.UTC(2026, 1, 28, 23, 59, 59, 999)],
  ['the next one', Date.UTC(2026, 2, 1)],
  ['a leap day', Date.UTC(2028, 1, 29, 12, 30, 5, 7)],
  ['a year of five digits', Date.UTC(10_000, 0, 1, 1, 2, 3, 4)],
])('contract: times: gives what Date gives for %s', (_name, timeMs) => {
  expect(toTimestamp(timeMs)).toBe(new Date(timeMs).toISOString());
});

it('contract: times: gives what Date gives, in any order of days', () => {
  const times = Array.from({ length: 5000 }, (_, index) =>
    Math.floor(((index * 7919) % 5000) * dayMs * 1.37 + index * 86_413),
  );
  expect(times.map(toTimestamp)).toEqual(times.map((time) => new Date(time).toISOString()));
});

it('contract: times: refuses what is no time, as Date does', () => {
  expect(() => toTimestamp(Number.NaN)).toThrow(RangeError);
});
