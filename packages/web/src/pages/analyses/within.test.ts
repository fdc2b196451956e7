import { expect, it } from 'vitest';
import { daysWithin, withins } from './within.ts';

const at = (year: number, month: number, day: number) =>
  withins.map((within) => Object.values(daysWithin(within, new Date(year, month - 1, day, 12))).join(' '));

it('periods move with the calendar: weeks from Monday to Sunday, months from the first to the last day (issue 23)', () => {
  expect(at(2026, 11, 30)).toEqual([
    '2026-11-30 2026-12-06',
    '2026-11-23 2026-11-29',
    '2026-11-01 2026-11-30',
    '2026-10-01 2026-10-31',
  ]);
  // A Sunday at the turn of a year, and March after a February of 29 days.
  expect(at(2028, 1, 2)).toEqual([
    '2027-12-27 2028-01-02',
    '2027-12-20 2027-12-26',
    '2028-01-01 2028-01-31',
    '2027-12-01 2027-12-31',
  ]);
  expect(at(2028, 3, 1)[3]).toBe('2028-02-01 2028-02-29');
});
