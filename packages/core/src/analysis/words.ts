// What counts as a word, the same for every measure (docs/catalogue.md#measured-not-guessed).

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Number of whitespace-separated tokens that hold a letter or digit; emoji and lone punctuation are no words. */
export function countWords(text: string): number {
  let count = 0;
  for (const token of text.split(/\s+/)) if (letterOrDigit.test(token)) count += 1;
  return count;
}
