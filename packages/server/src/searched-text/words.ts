// Words of a text as the search compares them: without case and accents, the same for what is stored and for what is looked for (docs/decisions/search.md#words).
import { digitsOfNumber, localDigits } from '../records/call-parties.ts';

/** `text` is folded; `from` and `to` are its place in the text that it is a word of. */
export interface Word {
  text: string;
  from: number;
  to: number;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Longer words are cut, because no word of a language is this long. */
const longestWord = 64;

/** Empty where nothing of it is a letter or a digit. */
function folded(word: string): string {
  const plain = /^[\da-z]*$/i.test(word) ? word : word.normalize('NFKD').replace(/[^\p{L}\p{N}]+/gu, '');
  return plain.toLowerCase().slice(0, longestWord);
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const foldedWord = folded(word);
    if (foldedWord !== '') words.push({ text: foldedWord, from: index, to: index + word.length });
  }
  return words;
}

/** Digits with separators among them, as people write telephone numbers. */
export const numberPattern = /[+(]?\d[\d ().\-/]{0,30}\d/g;
const [leastDigits, mostDigits] = [7, 20];
export interface WrittenNumber extends Word {
  /** As it is written; the others are parts of it, without country or area code. */
  isWhole: boolean;
}

/** The digits of what `numberPattern` has found, where it may be a telephone number or its beginning; else null. */
export function digitsOf(found: string): string | null {
  const { length } = found.replaceAll(/\D/g, '');
  const isNumber = length >= (/^[+(]/.test(found) ? 3 : leastDigits) && length <= mostDigits;
  return isNumber ? digitsOfNumber(found) || null : null;
}

/** The telephone numbers of a text, each whole, and without country and area code. */
export function numbersOf(text: string): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  for (const { 0: found, index } of text.matchAll(numberPattern)) {
    const digits = digitsOf(found);
    if (digits === null) continue;
    for (let cut = 0; cut === 0 || digits.length - cut >= localDigits; cut += 1)
      numbers.push({ text: digits.slice(cut), from: index, to: index + found.length, isWhole: cut === 0 });
  }
  return numbers;
}

/** Whether a number of the text has exactly these digits. */
export const hasWholeNumber = (text: string, digits: string): boolean =>
  numbersOf(text).some((number) => number.isWhole && number.text === digits);
