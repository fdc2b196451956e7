// What a JSON value says, as a hash: the same for any order of keys, spacing and spelling of the same texts and numbers (docs/decisions/idempotency.md#d9).
import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal of `purpose` and the value. Nesting costs no stack, and long texts are not copied into another JSON text. */
export function jsonFingerprint(purpose: string, value: unknown): string {
  const hash = createHash('sha256');
  const rest: unknown[] = [value, purpose];
  while (rest.length > 0) {
    const next = rest.pop();
    // Each part begins with its kind and its length, so that no two values have the same parts.
    if (typeof next === 'string') hash.update(`s${Buffer.byteLength(next)}:`).update(next);
    else if (Array.isArray(next)) {
      hash.update(`a${next.length}:`);
      for (let at = next.length - 1; at >= 0; at -= 1) rest.push(next[at]);
    } else if (typeof next === 'object' && next !== null) {
      const keys = Object.keys(next).sort();
      hash.update(`o${keys.length}:`);
      for (let at = keys.length - 1; at >= 0; at -= 1)
        rest.push((next as Record<string, unknown>)[keys[at]!], keys[at]);
    } else hash.update(`v${JSON.stringify(next)};`);
  }
  return hash.digest('hex');
}
