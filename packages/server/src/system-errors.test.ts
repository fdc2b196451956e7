import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { codeOf, isRunning, messageOf } from './system-errors.ts';

it('a failed call of the system has its code', async () => {
  const failure = await readFile('/no such file').catch((error: unknown) => error);
  expect(codeOf(failure)).toBe('ENOENT');
  expect(messageOf(failure)).toMatch(/no such file/);
});

it('an error without a code, and a value that is no error, have none', () => {
  expect([new Error('text'), 'text', null, undefined, { code: 'ENOENT' }].map(codeOf)).toEqual(['', '', '', '', '']);
});

it('a thrown value that is no error is told as text', () => {
  expect(['text', null].map(messageOf)).toEqual(['text', 'null']);
});

it('this process is running, and one beyond the last number is not', () => {
  expect([process.pid, 2 ** 31 - 1].map(isRunning)).toEqual([true, false]);
});
