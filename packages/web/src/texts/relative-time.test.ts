import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

it.each([
  ['en', 0, 'now'],
  ['en', -59, 'now'],
  ['en', -60, '1 minute ago'],
  ['en', -3 * 3600 - 59 * 60, '3 hours ago'],
  ['en', -86_400, 'yesterday'],
  ['pt', -2 * 86_400, 'anteontem'],
  ['es', 5 * 86_400, 'dentro de 5 días'],
] as const)('%s %d s → %s', (language, seconds, text) => {
  expect(relativeTime(language, seconds)).toBe(text);
});
