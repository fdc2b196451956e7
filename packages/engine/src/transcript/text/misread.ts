// UTF-8 that was read as Latin-1 or Windows-1252 and written again: `ClÃ¡udio` for `Cláudio`, as downloads of Messenger and Instagram have it.

/** Where Windows-1252 differs from Latin-1. */
const windowsCodes = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, at) => [character, 0x80 + at]),
);
const next = `[\\u0080-\\u00bf${[...windowsCodes.keys()].join('')}]`;
const misread = new RegExp(`[\\u00c2-\\u00df]${next}|[\\u00e0-\\u00ef]${next}{2}|[\\u00f0-\\u00f4]${next}{3}`, 'g');
/** The same as JSON escapes it: `\\u00c3\\u00a1`. */
const nextEscaped = String.raw`\\u00[89ab][\da-f]`;
const escaped = new RegExp(
  String.raw`\\u00(?:(?:c[2-9a-f]|d[\da-f])${nextEscaped}|e[\da-f](?:${nextEscaped}){2}|f[0-4](?:${nextEscaped}){3})`,
  'gi',
);
/** Blanks and marks of the file itself are no letters. */
const foreign = /[^\0-\x7f\ufeff\u00a0\u200b-\u200f\u2028\u2029\u202f]|\\u00[89a-f][\da-f]/gi;
/** Nearly all that is not plain must read so: the letter `Ã` is one in Portuguese. */
const leastShare = 0.9;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const mostKnown = 4096;
/** Characters of `\\u00c3`. */
const escapeLength = 6;

/** The source as it was meant; any other comes back as it is. */
export function withoutMisreading(source: string): string {
  if (source.search(misread) < 0 && source.search(escaped) < 0) return source;
  let restored = 0;
  /** The same few letters come again and again. */
  const known = new Map<string, string | null>();
  const restore = (found: string, bytesIn: (found: string) => readonly number[]) => {
    let text = known.get(found);
    if (text === undefined) {
      text = decoded(bytesIn(found));
      if (known.size < mostKnown) known.set(found, text);
    }
    // A letter takes as many bytes as it has marks or escapes.
    if (text !== null) restored += found[0] === '\\' ? found.length / escapeLength : found.length;
    return text ?? found;
  };
  const meant = source
    .replace(misread, (found) => restore(found, (letters) => [...letters].map(byteOf)))
    .replace(escaped, (found) => restore(found, bytesOf));
  return restored >= leastShare * (source.match(foreign)?.length ?? 0) ? meant : source;
}

const byteOf = (character: string) => windowsCodes.get(character) ?? character.charCodeAt(0);
const bytesOf = (escapes: string) =>
  (escapes.match(/[\da-f]{2}(?![\da-f])/gi) ?? []).map((hex) => Number.parseInt(hex, 16));

/** What bytes are in UTF-8; null where they are none. */
function decoded(bytes: readonly number[]): string | null {
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
