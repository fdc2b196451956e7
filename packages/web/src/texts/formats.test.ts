import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

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
    expect(formatsOf('es').percent(63.44, 1)).toBe('63,4\u00a0%');
  });
});
