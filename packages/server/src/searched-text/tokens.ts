// The index stores numbers in place of words and ids, made of them and of the company, in base 32. No text can be read from the index, and no company's words meet another's (docs/decisions/search.md#index).
import { localDigits } from '../records/call-parties.ts';
import { leastOfBeginning, type Term } from './query.ts';

type Kind = 'word' | 'beginning' | 'person';

/** Lengths of the beginnings in the index; a longer one is looked up by the part that is there. The last are for telephone numbers. */
const beginnings = [leastOfBeginning, 5, 8, 11, 13] as const;
/** An analysis has no more: about those of eight hours of talk. */
const mostTokens = 20_000;

/** Hashes of 30 bits; what two words share costs a look at the analysis, and finds nothing false. */
export function tokenMaker(companyId: string): (kind: Kind, text: string) => string {
  const seeds = {
    word: mixed(`word ${companyId}`, 0x811c9dc5),
    beginning: mixed(`beginning ${companyId}`, 0x811c9dc5),
    person: mixed(`person ${companyId}`, 0x811c9dc5),
  };
  return (kind, text) => (finished(mixed(text, seeds[kind])) >>> 2).toString(32).padStart(6, '0');
}

/** The tokens of an analysis: its words, their beginnings, and who may see it. */
export function tokensOf(companyId: string, words: Iterable<string>, people: readonly string[]): string[] {
  const token = tokenMaker(companyId);
  const tokens = new Set(people.map((id) => token('person', id)));
  for (const word of words) {
    if (tokens.size >= mostTokens) break;
    tokens.add(token('word', word));
    for (const letters of beginnings)
      if (word.length >= letters) tokens.add(token('beginning', word.slice(0, letters)));
  }
  return [...tokens];
}

/** Of each list, at least one is in the index of an analysis that has the terms. */
export function tokensOfTerms(companyId: string, terms: readonly Term[]): string[][] {
  const token = tokenMaker(companyId);
  const ofBeginning = (word: string) => {
    const letters = beginnings.findLast((length) => length <= word.length);
    return token('beginning', word.slice(0, letters));
  };
  return terms.flatMap(({ words, isBeginning, isNumber }) =>
    words.map((word, index) => {
      if (!isBeginning || index < words.length - 1) return [token('word', word)];
      // A number that lacks country or area code ends alike.
      const isLong = isNumber && word.length > localDigits;
      return [ofBeginning(word), ...(isLong ? [token('word', word.slice(-localDigits))] : [])];
    }),
  );
}

/** FNV-1a. */
function mixed(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** The last steps of MurmurHash3, which spread what FNV leaves close together. */
function finished(hash: number): number {
  let value = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
