// A language pack made ready: cues compiled once per process, on first use.
import type { Language } from '@earshot/core';
import type { LanguagePack } from '../language/pack.ts';
import { languagePacks } from '../language/packs.ts';
import type { Span } from '../lexical/spans.ts';
import type { Token } from '../lexical/tokens.ts';
import { givenNames } from './given-names.ts';
import { isKnownWord } from './known-words.ts';
import { Matcher } from './match/matcher.ts';

export interface LoadedPack {
  readonly pack: LanguagePack;
  readonly matcher: Matcher;
  /** Finds the cues of `outcomes`, `errands`, `elsewhere`, `toldObjections` and `steps`, compiled on first use. */
  readonly outcomeMatcher: () => Matcher;
  /** Finds those of `behaviours` and `replies` likewise. */
  readonly behaviourMatcher: () => Matcher;
  /** Everyday spellings and the shorthand of chats, written out. */
  readonly spellings: Readonly<Record<string, string>>;
  readonly stop: ReadonlySet<string>;
  readonly fillers: ReadonlySet<string>;
  readonly breaths: ReadonlySet<string>;
  readonly imperatives: ReadonlySet<string>;
  readonly movesOn: ReadonlySet<string>;
  /** Whether a sentence without a mark begins as a question does. */
  opensQuestion(words: readonly string[], opening: number): boolean;
  /** Proper names among the tokens, longest runs of capitalised words; in a conversation without capitals, of given names and words that nobody else uses. */
  names(tokens: readonly Token[], hasCapitals: boolean): Span[];
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Cue sheets under one name space: criteria by key, contexts by name, `objection:<kind>`, `type:<key>`. */
function sheets(pack: LanguagePack): Record<string, string> {
  const all: Record<string, string> = { ...pack.criteria, ...pack.context };
  for (const [kind, sheet] of Object.entries(pack.objections)) all[`objection:${kind}`] = sheet;
  for (const [key, sheet] of Object.entries(pack.types)) all[`type:${key}`] = sheet;
  return merged(all, pack);
}

/** Cue sheets with the pairs of words that are heard as one. */
function merged(all: Record<string, string>, { words }: LanguagePack): Record<string, string> {
  for (const [pair, word] of Object.entries(words.merged)) {
    const both = new RegExp(`\\b${pair}\\b`, 'g');
    for (const [cue, sheet] of Object.entries(all)) all[cue] = sheet.replace(both, word);
  }
  return all;
}

/** Letters from which on a word that nobody else uses is a name. */
const leastLetters = 4;
const isStrange = (language: Language, norm: string): boolean =>
  norm.length >= leastLetters && /^[a-z]+$/.test(norm) && !isKnownWord(language, norm);

function load(language: Language, pack: LanguagePack): LoadedPack {
  const stop = set(pack.words.stop);
  const fillers = set(pack.words.fillers);
  const openers = set(pack.words.questionOpeners);
  const notNames = set(pack.words.notNames);
  const common = new Set([...stop, ...fillers, ...notNames]);
  let outcomeMatcher: Matcher | undefined;
  let behaviourMatcher: Matcher | undefined;
  return {
    pack,
    matcher: new Matcher(sheets(pack), common),
    outcomeMatcher: () =>
      (outcomeMatcher ??= new Matcher(
        merged({ ...pack.outcomes, ...pack.errands, ...pack.elsewhere, ...pack.toldObjections, ...pack.steps }, pack),
        common,
      )),
    behaviourMatcher: () =>
      (behaviourMatcher ??= new Matcher(merged({ ...pack.behaviours, ...pack.replies }, pack), common)),
    spellings: { ...pack.words.spellings, ...pack.words.shorthand },
    stop,
    fillers,
    breaths: set(pack.words.breaths),
    imperatives: set(pack.words.imperatives),
    movesOn: set(pack.words.movesOn),
    opensQuestion: (words, opening) => openers.has(words[opening] ?? ''),
    names(tokens, hasCapitals) {
      const spans: Span[] = [];
      const isMeant = hasCapitals
        ? ({ capital }: Token) => capital
        : ({ norm }: Token) => givenNames.has(norm) || isStrange(language, norm);
      const named = (i: number) => {
        const token = tokens[i];
        return (
          token !== undefined &&
          isMeant(token) &&
          !notNames.has(token.norm) &&
          !stop.has(token.norm) &&
          !fillers.has(token.norm)
        );
      };
      for (let i = 0; i < tokens.length; i++) {
        if (!named(i)) continue;
        let to = i + 1;
        while (named(to)) to++;
        for (let at = i; at < to; at++) spans.push({ kind: 'name', from: at, to, value: null });
        i = to - 1;
      }
      return spans;
    },
  };
}

const packCache = new Map<Language, LoadedPack>();

/** The pack of a language, compiled at most once. */
export function packOf(language: Language): LoadedPack {
  const ready = packCache.get(language) ?? load(language, languagePacks[language]);
  packCache.set(language, ready);
  return ready;
}
