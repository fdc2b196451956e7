// What a side is called by.
import { describe, expect, it } from 'vitest';
import { parseConversation } from '../transcript/parse.ts';
import { nameOf, ownName } from './speaker-names.ts';

describe('a speaker’s own name', () => {
  it.each([
    ['Caio | Suporte PontoCerto', 'Caio'],
    ['Farida Noor - Clearstep', 'Farida Noor'],
    ['Aled (Tillmate Support)', 'Aled'],
    ['Ana-María López', 'Ana-María López'],
    ['(11) 98888-7777', '(11) 98888-7777'],
  ])('%s: without company or department', (name, own) => {
    expect(ownName(name)).toBe(own);
  });
});

describe('whom a report names', () => {
  it('is the given name, else a speaker’s that is no label', () => {
    const { conversation } = {
      conversation: parseConversation('Agent: Good morning.\nClient: Hello.', {
        salespersonName: null,
        clientName: null,
      }),
    };
    const called = (name: string) => ({
      ...conversation,
      speakers: conversation.speakers.map((speaker) => (speaker.side === 'client' ? { ...speaker, name } : speaker)),
    });
    expect(nameOf(called('Customer Anna'), 'client', null)).toBeNull();
    expect(nameOf(called('Unknown'), 'client', null)).toBeNull();
    expect(nameOf(called('Dono'), 'client', null)).toBeNull();
    expect(nameOf(called('Cajera 2'), 'client', null)).toBeNull();
    expect(nameOf(called('Moira Duff | Brewhaus'), 'client', null)).toBe('Moira Duff');
    expect(nameOf(called('Moira Duff'), 'client', 'Ms Duff')).toBe('Ms Duff');
  });
});
