import { expect, it } from 'vitest';
import { lastMonths, monthIn, periodName, rangeOf } from './month.ts';

const now = new Date(2026, 0, 31, 12);

it('the month of the address or none, and twelve to choose from', () => {
  const of = (query: string) => monthIn(new URLSearchParams(query));
  expect([of(''), of('month=2026-10'), of('month=2026-13'), of('month=soon')]).toEqual([null, '2026-10', null, null]);
  expect(lastMonths(now)).toHaveLength(12);
  expect(lastMonths(now).slice(0, 2)).toEqual(['2026-01', '2025-12']);
});

it('from the first to the last moment of a month', () => {
  const { from, to } = rangeOf('2026-12');
  expect(new Date(from)).toEqual(new Date(2026, 11, 1));
  expect(new Date(to)).toEqual(new Date(2026, 11, 31, 23, 59, 59, 999));
  expect(rangeOf('2026-02', 3)).toEqual({ from: rangeOf('2025-12').from, to: rangeOf('2026-02').to });
});

it.each([
  ['en-GB', 'October 2026', 'August – October 2026', 'November 2025 – October 2026'],
  ['pt-BR', 'outubro de 2026', 'agosto – outubro de 2026', 'novembro de 2025 – outubro de 2026'],
  ['es', 'octubre de 2026', 'agosto–octubre de 2026', 'noviembre de 2025 – octubre de 2026'],
])('a period in %s', (locale, ...names) => {
  // Intl puts thin spaces around the dash.
  expect([1, 3, 12].map((months) => periodName('2026-10', months, locale).replace(/\s/g, ' '))).toEqual(names);
});
