// Text as quotes are compared: whitespace, case and typographic quotes aside (docs/catalogue.md#evidence-is-verified).

const everySingleQuote = /[\u2018\u2019\u201a\u201b\u2032`´]/g;
const everyDoubleQuote = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g;
const invisible = /[\u200b-\u200f\u2060\ufeff\u00ad]/;
const everyInvisible = new RegExp(invisible, 'g');

/** For each UTF-16 unit of `comparableText(composed)`, its place in `composed`, which must be in form NFC. */
export function comparableOrigins(composed: string): number[] {
  const origins: number[] = [];
  // As at the start, so that no space begins the text.
  let isAfterSpace = true;
  for (let at = 0; at < composed.length; at += 1) {
    const character = composed[at]!;
    if (invisible.test(character)) continue;
    const isSpace = /\s/.test(character);
    if (!(isSpace && isAfterSpace)) origins.push(at);
    isAfterSpace = isSpace;
  }
  if (isAfterSpace) origins.pop();
  return origins;
}

/** Comparable form: runs of whitespace are one space, none at the ends. Every unit stays one, or origins would not be true (`İ` would become two). */
export function comparableText(original: string): string {
  return original
    .normalize('NFC')
    .replace(everyInvisible, '')
    .replace(everySingleQuote, "'")
    .replace(everyDoubleQuote, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('İ', 'i')
    .toLowerCase();
}
