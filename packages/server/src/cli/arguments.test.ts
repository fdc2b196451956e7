// What the texts of options become, and which are refused before anything is done.
import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { email, filled, futureTime, minutes, password, signedMinutes } from './arguments.ts';

describe('minutes', () => {
  it.each([
    ['0', 0],
    ['2.5', 2.5],
    ['600', 600],
    ['999999999.99', 999_999_999.99],
  ])('%s', (text, value) => expect(minutes(text)).toBe(value));

  it.each([
    ['-197', -197],
    ['-0', 0],
    ['-0.01', -0.01],
    ['197', 197],
  ])('that may be negative: %s', (text, value) => expect(signedMinutes(text)).toBe(value));

  const refused = [
    '',
    ' ',
    '-',
    '--1',
    '+1',
    '1e309',
    '1e3',
    'NaN',
    'Infinity',
    '0.001',
    '.5',
    '5.',
    '1,5',
    '0x10',
    '1000000000',
    '1 2',
    '１',
  ];
  it.each(refused)('%j → refused, negative too', (text) => {
    expect(() => minutes(text)).toThrow(InvalidArgumentError);
    expect(() => signedMinutes(text)).toThrow(InvalidArgumentError);
    expect(() => signedMinutes(`-${text}`)).toThrow(InvalidArgumentError);
  });
});

describe('texts', () => {
  it('names: as the interface takes them, trimmed', () => {
    expect(filled('  Ana Reis ')).toBe('Ana Reis');
    expect(filled('x'.repeat(200))).toHaveLength(200);
    for (const text of ['', ' ', '\n', 'x'.repeat(201), 'Ana\nReis', 'Ana\u001b[31m', 'Ana\0'])
      expect(() => filled(text), JSON.stringify(text)).toThrow(InvalidArgumentError);
  });

  it('e-mail addresses: those that can sign in', () => {
    expect(email('ana@localhost')).toBe('ana@localhost');
    for (const text of ['', 'ana', '@', 'a@b@c', 'a b@c', 'a@b\n', `${'x'.repeat(250)}@b.co`])
      expect(() => email(text), JSON.stringify(text)).toThrow(InvalidArgumentError);
  });

  it('passwords of 10 to 200 characters, times that exist and lie ahead', () => {
    for (const text of ['', 'x'.repeat(9), 'x'.repeat(201)]) expect(() => password(text)).toThrow(InvalidArgumentError);
    for (const text of ['', 'tomorrow', '2099-02-30', '2020-01-01', '1e20'])
      expect(() => futureTime(text), text).toThrow(InvalidArgumentError);
  });
});
