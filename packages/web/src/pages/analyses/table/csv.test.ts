// What spreadsheets are given.
import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('has a byte order mark, the separator and the decimal sign of the language, and nothing for null', () => {
  const rows = [
    ['Score', 'Client'],
    [72.5, null],
  ];
  expect(csvOf(rows, 'en')).toBe('\uFEFFScore,Client\r\n72.5,\r\n');
  expect(csvOf(rows, 'pt')).toBe('\uFEFFScore;Client\r\n72,5;\r\n');
  expect(csvOf(rows, 'es')).toBe('\uFEFFScore;Client\r\n72,5;\r\n');
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

it('a number of our own is one', () => {
  expect(csvOf([[-2]], 'en')).toBe('\uFEFF-2\r\n');
});
