// The schema of objects whose keys are the sender's own and whose values are texts: the document's `x-text-map` (docs/decisions/creation.md#d68).
import { z } from 'zod';

/** Refused with an issue for each key that is empty or too long, each text that is too long, and for too many keys. */
export function textMap(maxKeys: number, maxKeyCharacters: number, maxTextCharacters: number) {
  return z.record(z.string(), z.string().max(maxTextCharacters)).check((payload) => {
    const keys = Object.keys(payload.value);
    if (keys.length > maxKeys) payload.issues.push(tooBig('object', maxKeys, 'keys', [], payload.value));
    for (const key of keys) {
      if (key === '')
        payload.issues.push({
          origin: 'string',
          code: 'too_small',
          minimum: 1,
          inclusive: true,
          path: [key],
          message: 'Too small: expected key to have >=1 characters',
          input: key,
        });
      if (key.length > maxKeyCharacters)
        payload.issues.push(tooBig('string', maxKeyCharacters, 'characters', [key], key));
    }
  });
}

function tooBig(origin: 'object' | 'string', maximum: number, of: string, path: string[], input: unknown) {
  const what = origin === 'string' ? 'key' : origin;
  const message = `Too big: expected ${what} to have <=${maximum} ${of}`;
  return { origin, code: 'too_big', maximum, inclusive: true, path, message, input } as const;
}
