import { BadRequestError, ConflictError, NotFoundError } from '@earshot/core/client';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

it.each([
  ['url', 'destination_url_invalid'],
  ['credentials', 'destination_url_credentials'],
  ['private', 'destination_url_private'],
  ['unresolved', 'destination_url_unresolved'],
  ['trigger', 'destination_triggers_empty'],
] as const)('%s is told by the reason %s', (key, reason) => {
  expect(refusalOf(new BadRequestError({ code: 'BAD_REQUEST', message: 'x', reason }))).toBe(key);
});

it('so is a duplicate; what is not known is no refusal of its own', () => {
  const duplicate = { code: 'CONFLICT', message: 'x', reason: 'destination_duplicate' } as const;
  expect(refusalOf(new ConflictError(duplicate))).toBe('duplicate');
  expect(refusalOf(new NotFoundError({ code: 'NOT_FOUND', message: 'x' }))).toBeNull();
  expect(refusalOf(new Error('x'))).toBeNull();
  expect(refusalOf(null)).toBeNull();
});
