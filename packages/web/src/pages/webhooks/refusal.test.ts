import { errorTable } from '@earshot/core';
import { BadRequestError, ConflictError, NotFoundError } from '@earshot/core/client';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

it.each([
  ['url', 'destinationUrlInvalid'],
  ['credentials', 'destinationUrlCredentials'],
  ['private', 'destinationUrlPrivate'],
  ['unresolved', 'destinationUrlUnresolved'],
  ['trigger', 'destinationTriggersEmpty'],
] as const)('%s is told by the message of %s', (key, error) => {
  const { code, message } = errorTable[error];
  expect(refusalOf(new BadRequestError({ code, message, serverMessage: message }))).toBe(key);
});

it('a duplicate is a conflict; what is not known keeps the server’s words', () => {
  const { code, message } = errorTable.destinationDuplicate;
  expect(refusalOf(new ConflictError({ code, message, serverMessage: message }))).toBe('duplicate');
  expect(refusalOf(new NotFoundError({ code: 'NOT_FOUND', message: 'x' }))).toBeNull();
  expect(refusalOf(new BadRequestError({ code: 'BAD_REQUEST', message: 'x', serverMessage: 'x' }))).toBeNull();
  expect(refusalOf(null)).toBeNull();
});
