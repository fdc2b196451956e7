import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

it('cuts between words, and a word without an end between characters', () => {
  const word = 'word '.repeat(40).trim();
  expect(beginningOf(word)).toBe(word);
  expect(beginningOf(`${word} a`)).toBe(`${word}…`);
  expect(beginningOf(`${word}s and more`)).toBe(`${word}s…`);
  expect(beginningOf(`${word}less`)).toBe(`${'word '.repeat(39).trim()}…`);
  expect(beginningOf('a'.repeat(300))).toBe(`${'a'.repeat(200)}…`);
  expect(beginningOf(`${'a'.repeat(199)}😀${'b'.repeat(9)}`)).toBe(`${'a'.repeat(199)}…`);
});
