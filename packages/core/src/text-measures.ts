// Measures of text: its words, the same for every measure (docs/catalogue.md#measured-not-guessed), and its bytes in UTF-8 without node: (docs/decisions/requests.md#d61).

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Number of whitespace-separated tokens that hold a letter or digit; emoji and lone punctuation are no words. */
export function countWords(text: string): number {
  let count = 0;
  for (const token of text.split(/\s+/)) if (letterOrDigit.test(token)) count += 1;
  return count;
}

/** Whether a text has at most `maxBytes` bytes in UTF-8. */
export function isWithinBytes(text: string, maxBytes: number): boolean {
  // A JavaScript character takes one to three bytes (a pair of them four), so most texts need no count.
  if (text.length * 3 <= maxBytes) return true;
  return text.length <= maxBytes && new TextEncoder().encode(text).length <= maxBytes;
}
