// The attendant says their own name or the company's in the first turns (docs/catalogue.md#what-each-criterion-means).

import { normalise } from '../../lexical/tokens.ts';
import { has, type Reading, type Sentence } from '../reading/reading.ts';
import { isOpening } from './cued.ts';

/** Words of the attendant's name: as given by the caller, or as the speaker is called in the file. */
function nameWords(reading: Reading, speaker: string | null, salespersonName: string | null): Set<string> {
  const words = [salespersonName ?? '', speaker ?? ''].flatMap((name) => normalise(name).split(/[^a-z]+/));
  return new Set(words.filter((word) => word.length >= 3 && !reading.pack.stop.has(word)));
}

/** A sentence of the attendant's opening in which the own name is said; a name in the file alone is no introduction. */
export function findIntroduction(reading: Reading, salespersonName: string | null): Sentence | null {
  for (const turn of reading.turns) {
    if (turn.side !== 'attendant') continue;
    const own = nameWords(reading, turn.speaker, salespersonName);
    for (const sentence of reading.sentencesOf(turn)) {
      const named = sentence.tokens.some((token) => token.capital && own.has(token.norm));
      if (named && isOpening(sentence, reading) && !has(sentence, 'adminQuestion')) return sentence;
    }
  }
  return null;
}
