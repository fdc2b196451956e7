// Sentences that an engine writes itself: one that states a figure, name, date or quote which the transcript does not hold is dropped.

import type { Conversation } from '../conversation/conversation.ts';
import { sideOfLabel } from '../conversation/role-words.ts';
import { plainText, plainWords, splitSentences } from '../conversation/words.ts';
import { languagePacks } from '../language/packs.ts';
import { figuresValue, readNumber } from '../lexical/numbers.ts';
import { normalise, type Token, Tokeniser } from '../lexical/tokens.ts';
import { withoutOrders } from './auditor-orders.ts';
import { comparableText } from './quote-text.ts';

/** Checks texts about one conversation. */
export interface TextCheck {
  /** The sentences of a text that the transcript supports, joined by spaces; `dropped` is how many others there were. */
  supported(text: string): { text: string; dropped: number };
}

// Counts of up to a dozen in words ("two objections") are the writer's own arithmetic.
const largestOwnCount = 12;
// Capitals that name nobody.
const noNames = new Set('i sr sra srta dr dra mr mrs ms dona don doña ok bant crm roi ceo'.split(' '));

/** `known`: words that may stand though nobody says them, such as the names given and the type's label. */
export function createTextCheck(
  conversation: Pick<Conversation, 'segments' | 'speakers' | 'language'>,
  known: readonly string[],
): TextCheck {
  const { language, segments } = conversation;
  const said = [
    ...segments.map(({ text }) => withoutOrders(text, '')),
    ...conversation.speakers.map(({ name }) => name),
    ...known,
  ];
  const tokeniser = new Tokeniser();
  const words = new Set<string>();
  const values = new Set<number>();
  for (const text of said) {
    for (const word of plainWords(text)) words.add(word);
    for (const { value } of numbersOf(normsOf(tokeniser.tokens(text)), language)) values.add(value);
    for (const word of plainWords(text)) {
      const ordinal = languagePacks[language].numbers.ordinals.get(word);
      if (ordinal !== undefined) values.add(ordinal);
    }
  }
  const comparable = comparableText(said.join(' '));
  const plain = plainText(said.join(' '));

  const holds = ({ value, kind }: StatedNumber) =>
    kind === 'count' ||
    values.has(value) ||
    // "16:00" for "four in the afternoon".
    (kind === 'clock' && (value === 0 || values.has(value - 12)));
  const hasName = (name: string) => plainWords(name).every((part) => part.length === 1 || words.has(part));

  function isSupported(sentence: string): boolean {
    const quotes = quotesIn(sentence);
    if (!quotes.every((quote) => comparable.includes(bare(comparableText(quote))) || plain.includes(plainText(quote))))
      return false;
    const tokens = tokeniser.tokens(sentence);
    const norms = normsOf(tokens);
    if (!numbersOf(norms, language).every(holds)) return false;
    if (!datesIn(norms, language).every((word) => words.has(word))) return false;
    return namesIn(sentence, tokens).every(
      (name) => noNames.has(normalise(name)) || sideOfLabel(name) !== null || hasName(name),
    );
  }

  return {
    supported(text) {
      const sentences = splitSentences(text);
      const kept = sentences.filter(isSupported);
      return { text: kept.join(' '), dropped: sentences.length - kept.length };
    },
  };
}

const normsOf = (tokens: readonly Token[]): string[] => tokens.map(({ norm }) => norm);

interface StatedNumber {
  readonly value: number;
  /** `count`: a small number in words; `clock`: part of a time in figures. */
  readonly kind: 'count' | 'clock' | 'figure';
}

/** Numbers of a text; figures glued to letters (`10h30`, `25k`) and times, dates and ratios part by part. */
function numbersOf(words: readonly string[], language: Conversation['language']): StatedNumber[] {
  const numbers: StatedNumber[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const read = readNumber(words, at, language);
    if (read) {
      numbers.push({ value: read.value, kind: !read.figures && read.value <= largestOwnCount ? 'count' : 'figure' });
      at = Math.max(at, read.to - 1);
    } else if (/\d/.test(word)) {
      const kind = /^\d{1,2}(?:h|:\d)/.test(word) ? 'clock' : 'figure';
      for (const part of word.match(/\d+(?:[.,]\d+)*/g) ?? [])
        numbers.push({ value: figuresValue(part) ?? Number.NaN, kind });
    }
  }
  return numbers;
}

/** Weekdays and months, which two of the languages write in lower case. */
function datesIn(words: readonly string[], language: Conversation['language']): string[] {
  const { months, weekdays } = languagePacks[language].calendar;
  return words.filter((word, at) => {
    // In English they are capitalised, so names, and "may" and "march" are words; in Portuguese "segunda" is one too.
    if (language === 'en') return word === 'tomorrow' || word === 'yesterday';
    if (months.has(word))
      return language === 'es' || word !== 'marco' || words[at - 1] === 'de' || words[at - 1] === 'em';
    if (!weekdays.has(word)) return word === 'amanha';
    if (language === 'es' || word === 'sabado' || word === 'domingo') return true;
    return words[at + 1] === 'feira' || (words[at - 1] === 'na' && words[at + 1] === undefined);
  });
}

const quotePattern = /“([^“”]{1,600})”|"([^"]{1,600})"|«([^«»]{1,600})»|‘([^‘’]{2,600})’(?!\p{L})/gu;

function quotesIn(sentence: string): string[] {
  return [...sentence.matchAll(quotePattern)].map((match) => match.slice(1).find((part) => part !== undefined) ?? '');
}

function bare(quote: string): string {
  return quote.replace(/^(?:\.\.\.|…|\s){1,4}|(?:\.\.\.|…|[.,;]|\s){1,4}$/g, '');
}

/** Capitalised words that begin no sentence, quote or clause behind a colon; also such openings with a capital inside or another behind. */
function namesIn(sentence: string, tokens: readonly Token[]): string[] {
  return tokens
    .filter((token, at) => {
      if (!token.capital || token.norm.length < 2) return false;
      const written = sentence.slice(token.start, token.end);
      const before = sentence.slice(0, token.start).trimEnd();
      const opens = before === '' || /[“"«‘(:–—-]$/.test(before);
      if (!opens || /\p{Ll}\p{Lu}/u.test(written)) return true;
      const next = tokens[at + 1];
      return next?.capital === true && sentence.slice(token.end, next.start) === ' ';
    })
    .map((token) => sentence.slice(token.start, token.end));
}
