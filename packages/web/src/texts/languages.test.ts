import { expect, it } from 'vitest';
import { firstLanguage } from './languages.ts';

it.each([
  ['pt', ['en-GB'], 'pt'],
  [null, ['pt-BR', 'en'], 'pt'],
  [null, ['de-DE', 'es-419', 'en'], 'es'],
  [null, ['ES'], 'es'],
  [null, ['de'], 'en'],
  [null, [], 'en'],
  ['klingon', ['pt'], 'pt'],
  ['toString', [], 'en'],
] as const)('remembered %s, browser %j → %s', (remembered, preferred, language) => {
  expect(firstLanguage(remembered, preferred)).toBe(language);
});
