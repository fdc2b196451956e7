// What a JSON value says, as a hash: the same for any order of keys, spacing and spelling of the same texts and numbers (docs/decisions/idempotency.md#d9).
import { createHash } from 'node:crypto';

/** Some milliseconds' worth. */
const sliceCharacters = 512 * 1024;

/** SHA-256 in hexadecimal of `purpose` and the value. Nesting costs no stack, long texts are not copied into another JSON text, and wait for `turn` again and again. */
export async function jsonFingerprint(purpose: string, value: unknown, turn: () => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  const rest: unknown[] = [value, purpose];
  while (rest.length > 0) {
    const next = rest.pop();
    // Each part begins with its kind and its length, so that no two values have the same parts.
    if (typeof next === 'string') {
      hash.update(`s${Buffer.byteLength(next)}:`);
      for (let at = 0; at < next.length; ) {
        const end = endOfSlice(next, at);
        hash.update(at === 0 && end === next.length ? next : next.slice(at, end));
        at = end;
        if (at < next.length) await turn();
      }
    } else if (Array.isArray(next)) {
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

/** Not within a pair of surrogates, whose halves have no bytes of their own. */
function endOfSlice(text: string, at: number): number {
  const end = Math.min(at + sliceCharacters, text.length);
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd800 && last < 0xdc00 ? end - 1 : end;
}
