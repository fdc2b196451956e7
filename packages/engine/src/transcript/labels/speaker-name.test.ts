// Tests of speaker-name.ts: a speaker's own name.
import { describe, expect, it } from 'vitest';
import { ownName } from './speaker-name.ts';

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
