// A description names keys of programs, and nothing that somebody wrote as a key.
import { expect, it } from 'vitest';
import { describeJson } from './describe.ts';

it.each([
  ['id', "an object with the keys 'id'"],
  ['$ref', "an object with the keys '$ref'"],
  ['@type', "an object with the keys '@type'"],
  ['call-id', "an object with the keys 'call-id'"],
  ['ana@velora.example', 'an object with 1 key'],
  ['ana.lima', 'an object with 1 key'],
  ['Ana Lima', 'an object with 1 key'],
])('the key %s', (key, said) => {
  expect(describeJson({ [key]: 1 })).toBe(said);
});
