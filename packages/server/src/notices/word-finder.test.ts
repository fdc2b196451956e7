import { expect, it } from 'vitest';
import { wordFinder } from './word-finder.ts';

it.each([
  ['preço', true],
  ['PRECO', true],
  ['cancelar o contrato', true],
  ['cancelar, o  contrato!', true],
  ['prec', false],
  ['contrato novo', false],
  ['!', false],
])('whole words, whatever accents, capitals and marks: %s → %s', (phrase, isThere) => {
  expect(wordFinder('O Preço subiu. Quero cancelar o contrato.')(phrase)).toBe(isThere);
});
