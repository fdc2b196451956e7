// What spreadsheets are given.
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('has a byte order mark, the separator and the decimal sign of the reader’s region, and nothing for null', () => {
  const rows = [
    ['Score', 'Client'],
    [72.5, null],
  ];
  expect(csvOf(rows, 'en')).toBe('\uFEFFScore,Client\r\n72.5,\r\n');
  expect(csvOf(rows, 'pt')).toBe('\uFEFFScore;Client\r\n72,5;\r\n');
  expect(csvOf(rows, 'es')).toBe('\uFEFFScore;Client\r\n72,5;\r\n');
  expect(csvOf(rows, 'es-MX')).toBe('\uFEFFScore,Client\r\n72.5,\r\n');
});

it.each([
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['said "yes"', '"said ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('quotes %j', (cell, text) => {
  expect(csvOf([[cell]], 'en')).toBe(`\uFEFF${text}\r\n`);
});

it.each(['=cmd|x', '+1 202 555 0100', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1'])(
  'lets no formula of others run: %j',
  (cell) => {
    expect(csvOf([[cell]], 'pt').slice(1)).toMatch(/^"?'/);
  },
);

// A quote counts only where a cell begins, and the spreadsheet of another language ends a cell elsewhere.
it.each([
  ["Ana;=cmd|'/C calc'!A0;", "Ana;'=cmd|'/C calc'!A0;"],
  ['Ana, @SUM(A1)', "Ana,' @SUM(A1)"],
  ['Ana\n=1', "Ana\n'=1"],
  ['Ana\t+1', "Ana\t'+1"],
  ['＝1+1', "'＝1+1"],
  ['wants it on 2026-03-12, a+b', 'wants it on 2026-03-12, a+b'],
])('nor one behind what ends a cell in a spreadsheet of another language: %j', (cell, text) => {
  for (const language of ['en', 'pt'] as const) {
    expect(
      csvOf([[cell]], language)
        .slice(1, -2)
        .replaceAll('"', ''),
    ).toBe(text);
  }
});

it('a number of our own is one', () => {
  expect(csvOf([[-2]], 'en')).toBe('\uFEFF-2\r\n');
});
