import { expect, it } from 'vitest';
import { printMinutes } from './print-minutes.ts';

it.each([
  [12, '12'],
  [0, '0'],
  [0.5, '0.5'],
  [3.25, '3.25'],
  [0.29, '0.29'],
  [1.1, '1.1'],
  [100.1 + 0.2, '100.3'],
  [1_000_000, '1000000'],
  [-2.5, '-2.5'],
])('D22, D57: %d prints as %s', (minutes, text) => {
  expect(printMinutes(minutes)).toBe(text);
});

it('D57: a third decimal is cut, so that a refused balance never reads as enough', () => {
  expect(printMinutes(0.999)).toBe('0.99');
});
