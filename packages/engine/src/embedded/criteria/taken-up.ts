// Whether the attendant takes up a word that the client said before.
import { contentWords } from '../exchange.ts';
import type { Reading, Sentence } from '../reading/reading.ts';

/** Letters by which two forms of a word are the same. */
const stemLetters = 5;
const stemOf = (word: string): string => word.slice(0, stemLetters).replace(/s$/, '');

/** By stem of a content word: the first sentence in which the client says it, and not to ask. */
const clientWords = new WeakMap<Reading, ReadonlyMap<string, number>>();

function clientWordsOf(reading: Reading): ReadonlyMap<string, number> {
  const known = clientWords.get(reading);
  if (known) return known;
  const first = new Map<string, number>();
  for (const sentence of reading.sentences) {
    if (sentence.side !== 'client' || sentence.question) continue;
    for (const word of contentWords(reading, sentence).map(stemOf))
      if (!first.has(word)) first.set(word, sentence.index);
  }
  clientWords.set(reading, first);
  return first;
}

/** Whether the sentence says a word again that the client said before it. */
export const takesUp = (reading: Reading, sentence: Sentence): boolean =>
  contentWords(reading, sentence).some(
    (word) => (clientWordsOf(reading).get(stemOf(word)) ?? sentence.index) < sentence.index,
  );
