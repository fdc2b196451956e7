import { expect, it } from 'vitest';
import { expiryOf } from './expiry-choice.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it.each([
  ['never', '', undefined],
  ['days30', '', '2026-04-09T12:00:00.000Z'],
  ['year', '', '2027-03-10T12:00:00.000Z'],
  ['date', '2026-03-12', new Date('2026-03-12T23:59:59').toISOString()],
  ['date', '2026-03-01', null],
  ['date', '', null],
  ['date', '2026-02-31', null],
] as const)('%s %s → %s', (choice, date, time) => {
  expect(expiryOf(choice, date, now)).toBe(time);
});
