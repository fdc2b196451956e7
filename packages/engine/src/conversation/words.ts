// Words and sentences: what counts as one, the same for every measure (docs/catalogue.md#measured-not-guessed).

export { countWords, plainText, plainWords } from '@earshot/core';

const sentenceEnd = new Set(['.', '?', '!', '…']);
const closers = new Set(['"', '”', '»', "'", '’', ')', ']']);
const abbreviations = new Set([
  'sr',
  'sra',
  'srta',
  'dr',
  'dra',
  'mr',
  'mrs',
  'ms',
  'prof',
  'no',
  'nº',
  'av',
  'st',
  'etc',
  'ud',
  'uds',
]);

/** Sentences of a text, trimmed, in order: cut at line ends and after `. ? ! …` followed by a space. One pass. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let from = 0;
    for (let at = 0; at < line.length; at += 1) {
      if (!sentenceEnd.has(line[at]!)) continue;
      let next = at + 1;
      while (next < line.length && (sentenceEnd.has(line[next]!) || closers.has(line[next]!))) next += 1;
      const ends = next >= line.length || /\s/.test(line[next]!);
      if (ends && !(line[at] === '.' && endsInAbbreviation(line.slice(Math.max(from, at - 6), at)))) {
        sentences.push(line.slice(from, next).trim());
        from = next;
      }
      at = next - 1;
    }
    sentences.push(line.slice(from).trim());
  }
  return sentences.filter((sentence) => sentence !== '');
}

function endsInAbbreviation(before: string): boolean {
  const word = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
  return abbreviations.has(word) || (word.length === 1 && /\p{L}/u.test(word) && !/[aeoyéàó]/.test(word));
}
