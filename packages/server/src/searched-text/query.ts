// What somebody looks for: words, beginnings of words, words that follow one another, and numbers. None of it is an operator of a database.
import { digitsOf, numberPattern, wordsOf } from './words.ts';

/** Words that follow one another; with `isBeginning`, the last is only the beginning of a word. */
export interface Term {
  words: readonly string[];
  isBeginning: boolean;
  /** The only word is the digits of a telephone number, or their beginning. */
  isNumber?: true;
}

/** A shorter beginning is looked for as a whole word only, because too many words begin with it. */
export const leastOfBeginning = 3;

export const quotationMarks = /["“”„]/g;

/** All of them have to be found; none where nothing is a letter or a digit. */
export function readQuery(text: string): Term[] {
  const terms: Term[] = [];
  const add = (part: string, mayGoOn: boolean) => {
    const words = wordsOf(part).map((word) => word.text);
    const isBeginning = mayGoOn && (words.at(-1)?.length ?? 0) >= leastOfBeginning;
    if (words.length > 0) terms.push({ words, isBeginning });
  };
  const parts = text.split(quotationMarks);
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    // A quotation mark that is still to come: what is being typed is its last word.
    if (index % 2 === 1) add(part, isLast);
    else readPart(part, isLast, terms, add);
  }
  const distinct = new Map(terms.map((term) => [JSON.stringify(term), term]));
  return [...distinct.values()];
}

function readPart(part: string, isLast: boolean, terms: Term[], add: (part: string, mayGoOn: boolean) => void): void {
  const rest = part.replaceAll(numberPattern, (found) => {
    const digits = digitsOf(found);
    if (digits === null) return found;
    terms.push({ words: [digits], isBeginning: true, isNumber: true });
    return ' ';
  });
  const chunks = rest.trimEnd().split(/\s+/);
  for (const [index, chunk] of chunks.entries())
    add(chunk, chunk.endsWith('*') || (isLast && index === chunks.length - 1));
}
