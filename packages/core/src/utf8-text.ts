// The schema of texts with a limit of bytes in UTF-8: the document's `x-max-bytes` (docs/decisions/requests.md#d61).
import { z } from 'zod';
import { isWithinBytes } from './text-bytes.ts';

/** A longer text is `too_big`, as zod says it of characters. */
export function textWithin(maxBytes: number): z.ZodString {
  return z.string().check((payload) => {
    if (isWithinBytes(payload.value, maxBytes)) return;
    payload.issues.push({
      origin: 'string',
      code: 'too_big',
      maximum: maxBytes,
      inclusive: true,
      path: [],
      message: `Too big: expected string to have <=${maxBytes} bytes`,
      input: payload.value,
    });
  });
}
