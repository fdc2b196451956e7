import { expect, it } from 'vitest';
import { count } from './count.ts';

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
