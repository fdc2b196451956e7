// A thread of e-mails: what stands before `wrote:` names the writer, however it is spaced; a line without it names nobody.
import { expect, it } from 'vitest';
import { parseMailThread } from './mail-thread.ts';

it('blanks around the date and the name do not matter', () => {
  const thread = parseMailThread(
    'On Tue, 4 Mar 2025 at 10:40,   Ana Lima   <ana@velora.example> wrote:\n> Ready?\nEl mar, 4 mar 2025 a las 10:50, Rui Paz <rui@b.example> escribió:\n> Yes.\n',
  );
  expect(thread?.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Ana Lima', 'Ready?'],
    ['Rui Paz', 'Yes.'],
  ]);
});

it('the name may stand behind the time without a comma, and `wrote:` on a line of its own', () => {
  const thread = parseMailThread(
    'Works for me.\n\nOn Tue, Mar 4, 2025 at 10:40 AM Ana Lima <ana@velora.example>\nwrote:\n> Ready on Friday?\n> On Mon, Mar 3, 2025 at 9:10 AM Rui Paz <rui@b.example> wrote:\n>> When is it ready?\n',
  );
  expect(thread?.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Rui Paz', 'When is it ready?'],
    ['Ana Lima', 'Ready on Friday?'],
    ['Rui Paz', 'Works for me.'],
  ]);
});

it('lines that only begin like one name nobody', () => {
  const line = `On ${' '.repeat(90)}<${'a'.repeat(100)}\n`;
  expect(parseMailThread(`Ana wrote:\n${line.repeat(3)}`)).toBeNull();
});
