// Text as quotes are compared: whitespace, case and typographic quotes aside (catalogue: Evidence is verified).

const singleQuotes = /[\u2018\u2019\u201a\u201b\u2032`´]/;
const doubleQuotes = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/;
const invisible = /[\u200b-\u200f\u2060\ufeff\u00ad]/;
const everySingleQuote = new RegExp(singleQuotes, 'g');
const everyDoubleQuote = new RegExp(doubleQuotes, 'g');
const everyInvisible = new RegExp(invisible, 'g');

/** Comparable text and, for each of its characters, the place in the original where it came from. */
export interface Comparable {
  readonly text: string;
  readonly origins: readonly number[];
}

/** Comparable form of a text with its origins; runs of whitespace are one space, none at the ends. */
export function comparable(original: string): Comparable {
  let text = '';
  const origins: number[] = [];
  for (let at = 0; at < original.length; at += 1) {
    const character = original[at]!;
    if (invisible.test(character)) continue;
    if (/\s/.test(character)) {
      if (text === '' || text.endsWith(' ')) continue;
      text += ' ';
      origins.push(at);
      continue;
    }
    const plain = singleQuotes.test(character) ? "'" : doubleQuotes.test(character) ? '"' : lowerCase(character);
    text += plain;
    origins.push(at);
  }
  if (text.endsWith(' ')) return { text: text.slice(0, -1), origins: origins.slice(0, -1) };
  return { text, origins };
}

/** Comparable form alone, without origins: much faster, and of the same length. */
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

/** Lower case of one UTF-16 unit, which stays one so that origins stay true (`İ` would become two). */
function lowerCase(character: string): string {
  return character === 'İ' ? 'i' : character.toLowerCase();
}
