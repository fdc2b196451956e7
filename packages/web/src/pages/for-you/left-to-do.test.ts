import type { ListedAnalysis } from '@earshot/core/client';
import { expect, it } from 'vitest';
import { leftToDo } from './left-to-do.ts';

const line = (id: string, clientLabel: string | null, nextStep: string | null, openObjections: string[] = []) =>
  ({ id, clientLabel, nextStep, measures: { openObjections } }) as unknown as ListedAnalysis;

it('is of each client what the latest conversation has left, and nothing that is only open', () => {
  const left = leftToDo([
    line('1', 'Reed Dairy', 'Open'),
    line('2', 'reed dairy ', 'Send the quote'),
    line('3', 'Hill Stores', 'Em aberto', ['too expensive']),
    line('4', null, 'Call on Monday'),
    line('5', null, 'Call on Tuesday'),
    line('6', 'Moss', null),
  ]);
  expect(left.map(({ line: { id }, step, objections }) => [id, step, objections])).toEqual([
    ['3', null, ['too expensive']],
    ['4', 'Call on Monday', []],
    ['5', 'Call on Tuesday', []],
  ]);
});
