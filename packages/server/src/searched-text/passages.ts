// The passages of an analysis that have the words of a search; none where a word is missing.
import type { SearchPassage } from '@earshot/core';
import { isSameNumber } from '../records/call-parties.ts';
import type { Term } from './query.ts';
import type { SearchedText } from './searched-texts.ts';
import { numbersOf, type Word, type WrittenNumber, wordsOf } from './words.ts';

const mostPassages = 3;
const mostMarks = 20;
/** Of a longer text, the passage is a part around the first word. */
const longestPassage = 200;
const beforeFirst = 60;

interface Found {
  source: SearchedText;
  /** Places in the text, of each term that is there. */
  places: Map<number, Word[]>;
  /** Of these, numbers that have the digits that were asked for, and no others. */
  whole: Set<number>;
}

/** The one with most of the terms first, and of these one with whole numbers, and then what has others; empty unless every term is somewhere. */
export function passagesOf(texts: readonly SearchedText[], terms: readonly Term[]): SearchPassage[] {
  const areNumbers = terms.some(({ words }) => words.length === 1 && /^\d/.test(words[0]!));
  const found = texts.flatMap((source) => foundIn(source, terms, areNumbers) ?? []);
  const missing = new Set(terms.keys());
  const chosen: Found[] = [];
  while (missing.size > 0) {
    const news = ({ places, whole }: Found) => {
      const terms = [...places.keys()].filter((term) => missing.has(term));
      // Less than one more term.
      return terms.length + terms.filter((term) => whole.has(term)).length / (1 + terms.length);
    };
    const best = found.reduce<Found | null>((most, each) => (news(each) > (most ? news(most) : 0) ? each : most), null);
    if (best === null) return [];
    for (const term of best.places.keys()) missing.delete(term);
    chosen.push(best);
  }
  return chosen.slice(0, mostPassages).map(passageOf);
}

function foundIn(source: SearchedText, terms: readonly Term[], areNumbers: boolean): Found | null {
  const words = wordsOf(source.text);
  const numbers = areNumbers ? numbersOf(source.text) : [];
  const places = new Map<number, Word[]>();
  const whole = new Set<number>();
  for (const [index, term] of terms.entries()) {
    const exact = term.isNumber ? numbers.filter(({ isWhole, text }) => isWhole && text === term.words[0]) : [];
    if (exact.length > 0) whole.add(index);
    // A passage begins near its first mark, so nothing but these may be it.
    const marks = exact.length > 0 ? exact.slice(0, mostMarks) : placesOf(term, words, numbers);
    if (marks.length > 0) places.set(index, marks);
  }
  return places.size > 0 ? { source, places, whole } : null;
}

/** Those of the terms that a text has. */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  const [words, numbers] = [wordsOf(text), numbersOf(text)];
  return terms.filter((term) => placesOf(term, words, numbers).length > 0);
}

function placesOf(
  { words: wanted, isBeginning, isNumber }: Term,
  words: readonly Word[],
  numbers: readonly WrittenNumber[],
): Word[] {
  const last = wanted.length - 1;
  const isThere = (word: Word | undefined, index: number) => {
    if (word === undefined) return false;
    return isBeginning && index === last ? word.text.startsWith(wanted[index]!) : word.text === wanted[index];
  };
  const places: Word[] = [];
  for (let at = 0; at + last < words.length && places.length < mostMarks; at += 1)
    if (wanted.every((_, index) => isThere(words[at + index], index))) places.push(...words.slice(at, at + last + 1));
  // A text may have more of one number than a call takes arguments.
  const isMeant = (number: WrittenNumber) =>
    isThere(number, 0) || (isNumber && number.isWhole && isSameNumber(number.text, wanted[0]!));
  if (last === 0) places.push(...numbers.filter(isMeant).slice(0, mostMarks));
  return places;
}

function passageOf({ source, places }: Found): SearchPassage {
  const { text: whole, ...rest } = source;
  const sorted = [...places.values()].flat().toSorted((a, b) => a.from - b.from || b.to - a.to);
  const { from, to } = partAround(whole, sorted[0]!.from);
  const before = from > 0 ? '…' : '';
  const marks: { from: number; to: number }[] = [];
  let [last, shift] = [0, before.length - from];
  for (const mark of sorted) {
    if (mark.from < last || mark.from < from || mark.to > to || marks.length === mostMarks) continue;
    marks.push({ from: mark.from + shift, to: mark.to + shift });
    last = mark.to;
  }
  return { ...rest, text: `${before}${whole.slice(from, to)}${to < whole.length ? '…' : ''}`, marks };
}

/** Cut between words, or at least between characters. */
function partAround(text: string, first: number): { from: number; to: number } {
  if (text.length <= longestPassage) return { from: 0, to: text.length };
  const near = Math.max(0, first - beforeFirst);
  const space = near === 0 ? 0 : text.indexOf(' ', near) + 1;
  const from = space > 0 && space <= first ? space : near === 0 ? 0 : boundary(text, first);
  const far = from + longestPassage;
  if (far >= text.length) return { from, to: text.length };
  const end = text.lastIndexOf(' ', far);
  return { from, to: end > first ? end : boundary(text, far) };
}

const boundary = (text: string, at: number): number => ((text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at);
