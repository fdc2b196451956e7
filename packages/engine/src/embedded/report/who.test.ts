// Tests of who.ts: what a side is called by.
import { describe, expect, it } from 'vitest';
import { read } from '../testing/dialogue.ts';
import { nameOf } from './who.ts';

describe('whom a report names', () => {
  it('is the given name, else a speaker’s that is no label', () => {
    const { conversation } = read('en', 'A: Good morning.', 'C: Hello.');
    const called = (name: string) => ({
      ...conversation,
      speakers: conversation.speakers.map((speaker) => (speaker.side === 'client' ? { ...speaker, name } : speaker)),
    });
    expect(nameOf(called('Customer Anna'), 'client', null)).toBeNull();
    expect(nameOf(called('Unknown'), 'client', null)).toBeNull();
    expect(nameOf(called('Moira Duff | Brewhaus'), 'client', null)).toBe('Moira Duff');
    expect(nameOf(called('Moira Duff'), 'client', 'Ms Duff')).toBe('Ms Duff');
  });
});
