// Candidate terms of a sentence: nouns and noun pairs as well as they can be told without a grammar.
import type { Language } from '@earshot/core';
import { ownName } from '../conversation/speaker-names.ts';
import { normalise } from '../lexical/tokens.ts';
import { givenNames } from './given-names.ts';
import type { Reading, Sentence } from './reading/reading.ts';

export interface Term {
  /** Normalised words, the key under which mentions count. */
  readonly key: string;
  /** As written, in lower case. */
  readonly text: string;
  readonly sentence: Sentence;
  /** Index of its first word in the sentence. */
  readonly at: number;
  readonly words: number;
  /** An article or possessive stands before it. */
  readonly determined: boolean;
}

/** Mentions in the singular and the plural are one term. */
function singular(word: string): string {
  return word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Words after which a noun stands, whatever its ending. */
const determiners = new Set(
  'o os um uma uns umas do dos da das no na nos nas ao meu minha seu sua nosso nossa esse essa este esta el la los las un una unos unas del al mi su tu nuestro nuestra este ese esta esa the a an your my our this that their its'.split(
    ' ',
  ),
);
/** "No problem", "sem custo": what is not there is no subject. */
const negations: Readonly<Record<Language, ReadonlySet<string>>> = {
  pt: new Set(['sem', 'nenhum', 'nenhuma']),
  en: new Set(['no', 'without']),
  es: new Set(['sin', 'ningun', 'ninguna']),
};
const linkWords = new Set(['de', 'do', 'da', 'del', 'of']);

/** Words of the names of people in the conversation: speakers, hints, and anybody who is spoken of by a common given name. */
export function personWords(reading: Reading, hints: readonly (string | null)[]): Set<string> {
  const names = [...reading.conversation.speakers.map(({ name }) => ownName(name)), ...hints];
  const words = names.flatMap((name) => normalise(name ?? '').split(/[^\p{L}]+/u));
  const spokenOf = reading.sentences.flatMap(({ tokens }) =>
    tokens.filter(({ norm, capital }) => capital && givenNames.has(norm)).map(({ norm }) => norm),
  );
  return new Set([...words.filter((word) => word.length >= 3), ...spokenOf]);
}

export class TermFinder {
  readonly #reading: Reading;
  readonly #people: ReadonlySet<string>;
  readonly #endings: readonly string[];
  readonly #subjects: ReadonlySet<string>;

  constructor(reading: Reading, people: ReadonlySet<string>) {
    this.#reading = reading;
    this.#people = people;
    const { words } = reading.pack.pack;
    this.#endings = words.notNounEndings.split(/\s+/).filter(Boolean);
    this.#subjects = new Set(Object.values(words.categories).flatMap((list) => list.split(/\s+/)));
  }

  /** A word that may name a subject. Subject words of the pack always do. */
  isNoun(word: string, before = ''): boolean {
    if (this.#subjects.has(word)) return true;
    if (word.length < 3 || /\d/.test(word) || this.#reading.pack.stop.has(word) || this.#people.has(word)) return false;
    if (determiners.has(before) && word.length >= 4) return true;
    return !this.#endings.some((ending) => word.endsWith(ending) && word.length - ending.length >= 2);
  }

  /** Single nouns, pairs that stand together, and "noun de noun". */
  find(sentence: Sentence): Term[] {
    const terms: Term[] = [];
    const { words } = sentence;
    for (let at = 0; at < words.length; at++) {
      if (negations[this.#reading.language].has(words[at - 1] ?? '') || !this.isNoun(words[at]!, words[at - 1]))
        continue;
      terms.push(this.#term(sentence, at, 1));
      if (at + 1 < words.length && this.isNoun(words[at + 1]!)) terms.push(this.#term(sentence, at, 2));
      if (at + 2 < words.length && linkWords.has(words[at + 1]!) && this.isNoun(words[at + 2]!))
        terms.push(this.#term(sentence, at, 3));
    }
    return terms.filter((term) => !/[,.;:!?\n]/.test(term.text));
  }

  #term(sentence: Sentence, at: number, words: number): Term {
    const first = sentence.tokens[at]!;
    const last = sentence.tokens[at + words - 1]!;
    const stretch = sentence.stretches.findLast((s) => s.firstWord <= at)!;
    const { text } = this.#reading.conversation.segments[stretch.segment]!;
    // A term that runs over into the next cue has no text of its own: its end lies before its beginning.
    const written = last.end > first.start ? text.slice(first.start, last.end).replace(/['’]s$/, '') : ',';
    const key = sentence.words
      .slice(at, at + words)
      .map(singular)
      .join(' ');
    return {
      key,
      text: written.toLowerCase(),
      sentence,
      at,
      words,
      determined: determiners.has(sentence.words[at - 1] ?? ''),
    };
  }
}
