// docs/decisions/requests.md#d61: texts are bounded by their bytes in UTF-8, and say so as zod does.
import { expect, it } from 'vitest';
import { textWithin } from './utf8-text.ts';

it.each([
  ['a', 12, 13],
  ['é', 6, 7],
  ['€', 4, 5],
  ['😀', 3, 4],
  ['\ud800', 4, 5],
])('bytes are counted, not characters: %s', (character, most, tooMany) => {
  const schema = textWithin(12);
  expect(schema.safeParse(character.repeat(most)).success).toBe(true);
  expect(schema.safeParse(character.repeat(tooMany)).success).toBe(false);
});

it('the issue has zod’s form, and a value that is no text its own', () => {
  const schema = textWithin(12);
  expect(schema.safeParse('x'.repeat(13)).error!.issues).toEqual([
    {
      code: 'too_big',
      origin: 'string',
      maximum: 12,
      inclusive: true,
      path: [],
      message: 'Too big: expected string to have <=12 bytes',
    },
  ]);
  expect(schema.safeParse(5).error!.issues[0]).toMatchObject({ code: 'invalid_type', expected: 'string' });
});
