import { describe, expect, it } from 'vitest';
import { dayOf } from '../../texts/day.ts';
import { daysIn, intervalOf, intervalsOf, periodOf, rangesOf } from './period.ts';

const now = new Date(2026, 10, 28, 15, 30);
const period = (query: string) => periodOf(new URLSearchParams(query), now);

describe('the period of an address', () => {
  it('is the last four weeks, today among them, unless it says something else that makes sense', () => {
    const usual = { preset: '4w', from: '2026-11-01', to: '2026-11-28' };
    for (const query of ['', 'period=4w', 'period=toString', 'from=2026-01-01', 'from=x&to=2026-01-01'])
      expect(period(query)).toEqual(usual);
    expect(period('period=7d')).toEqual({ preset: '7d', from: '2026-11-22', to: '2026-11-28' });
    expect(period('from=2026-01-01&to=2026-01-31')).toEqual({ preset: null, from: '2026-01-01', to: '2026-01-31' });
  });

  it('is divided into weeks, and into days only where it is no longer than one (issue 23)', () => {
    expect(intervalOf(period('period=7d'))).toBe('day');
    expect(intervalOf(period('period=4w'))).toBe('week');
    expect(intervalOf(period('period=12w'))).toBe('week');
    expect(daysIn(period('period=52w'))).toBe(364);
  });
});

describe('the period before', () => {
  it('ends as many days earlier, at the same time of day, when the present one is not over', () => {
    const { present, before } = rangesOf(period('period=7d'), now);
    expect(present).toEqual({ from: new Date(2026, 10, 22), to: now });
    expect(before).toEqual({ from: new Date(2026, 10, 15), to: new Date(2026, 10, 21, 15, 30) });
  });

  it('is the whole of the days before days that are over', () => {
    const { present, before } = rangesOf(period('from=2026-01-11&to=2026-01-20'), now);
    expect(present).toEqual({ from: new Date(2026, 0, 11), to: new Date(2026, 0, 20, 23, 59, 59, 999) });
    expect(before).toEqual({ from: new Date(2026, 0, 1), to: new Date(2026, 0, 10, 23, 59, 59, 999) });
  });
});

describe('days and weeks of a range, as analysis.getTrends divides it', () => {
  const range = { from: new Date('2026-03-04T03:00Z'), to: new Date('2026-03-17T02:59Z') };

  it('days begin where the clock of the place says so', () => {
    const days = intervalsOf(range, 'day', -180).map((start) => new Date(start).toISOString());
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-03-04T03:00:00.000Z', '2026-03-16T03:00:00.000Z', 13]);
  });

  it('weeks begin on Monday', () => {
    const weeks = intervalsOf(range, 'week', -180).map((start) => new Date(start).toISOString());
    expect(weeks).toEqual(['2026-03-02T03:00:00.000Z', '2026-03-09T03:00:00.000Z', '2026-03-16T03:00:00.000Z']);
  });
});

it('the day of a moment is the one of the reader', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
