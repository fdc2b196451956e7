// Lines that commands print for people.
import { expect, it } from 'vitest';
import { tableOf } from './command.ts';

it('tableOf: a name from outside makes no line of its own and moves no cursor', () => {
  const rows = [['id', null, 'Vera\r\n\u001b[2Jother \u202egone', '']];
  expect(tableOf(rows, 'None.')).toBe('id  Vera [2Jother  gone');
});
