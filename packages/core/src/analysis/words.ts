// What counts as a word, the same for every measure (docs/catalogue.md#measured-not-guessed).

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Number of whitespace-separated tokens that hold a letter or digit; emoji and lone punctuation are no words. */
export function countWords(text: string): number {
  let count = 0;
  for (const token of text.split(/\s+/)) if (letterOrDigit.test(token)) count += 1;
  return count;
}

/** Lower-case words without accents or punctuation, e.g. `«Olá, Zé!»` → `['ola', 'ze']`. */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Words of a text as one string with a space at both ends, so that ` phrase ` finds whole words only. */
export function plainText(text: string): string {
  return ` ${plainWords(text).join(' ')} `;
}
