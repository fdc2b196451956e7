// Numbers in figures and in words: "3.847", "25 mil", "fifteen hundred", "oitenta e nove e noventa", "treinta y cuatro con noventa".

import type { Language } from '@earshot/core';
import type { NumberWords } from '../language/number-words.ts';
import { languagePacks } from '../language/packs.ts';

export interface ReadNumber {
  /** Index after the last word of the number. */
  readonly to: number;
  readonly value: number;
  /** Written in figures. */
  readonly figures: boolean;
}

const figuresPattern = /^\d+(?:[.,]\d+)*$/;

/** A token in figures as a value: a separator before exactly three digits groups thousands, any other is a decimal point. */
export function figuresValue(word: string): number | null {
  if (!figuresPattern.test(word)) return null;
  const parts = word.split(/[.,]/);
  const last = parts.at(-1)!;
  if (parts.length > 1 && last.length !== 3) return Number(`${parts.slice(0, -1).join('')}.${last}`);
  return Number(parts.join(''));
}

/** Value of a compact token such as `25k`. */
function compactValue(word: string): number | null {
  const match = /^(\d+(?:[.,]\d+)?)(k|mil|m)$/.exec(word);
  if (!match) return null;
  return figuresValue(match[1]!)! * (match[2] === 'm' ? 1_000_000 : 1000);
}

function readFigures(words: readonly string[], at: number, table: NumberWords): ReadNumber | null {
  const word = words[at] ?? '';
  const compact = compactValue(word);
  if (compact !== null) return { to: at + 1, value: compact, figures: true };
  const value = figuresValue(word);
  if (value === null) return null;
  const multiplier = table.multipliers.get(words[at + 1] ?? '');
  if (multiplier) return { to: at + 2, value: value * multiplier, figures: true };
  return { to: at + 1, value, figures: true };
}

/** Reads the number that begins at `at`, or null. "um", "una", "a" count only before a multiplier or after "and". */
export function readNumber(words: readonly string[], at: number, language: Language): ReadNumber | null {
  const table = languagePacks[language].numbers;
  return readFigures(words, at, table) ?? readSpelt(words, at, language, table);
}

/** The value of a word below a hundred; that for one only where it can be no article. */
function smallValue(word: string, linked: boolean, next: string | undefined, table: NumberWords): number | undefined {
  const one = table.one.has(word) && (linked || table.multipliers.has(next ?? ''));
  return table.small.get(word) ?? (one ? 1 : undefined);
}

function readSpelt(words: readonly string[], at: number, language: Language, table: NumberWords): ReadNumber | null {
  const read = (to: number, value: number): ReadNumber => ({ to, value, figures: false });
  /** Finished thousands and millions, and what stands below them; -1 before the first word. */
  let total = 0;
  let below = -1;
  let linked = false;
  let i = at;
  for (; i < words.length; i++) {
    const word = words[i]!;
    const small = smallValue(word, linked, words[i + 1], table);
    const hundred = table.hundreds.get(word);
    const multiplier = table.multipliers.get(word);
    const follows = i > at && startsNumber(words[i + 1], table);
    if (small !== undefined) {
      if (below <= 0 || below % 100 === 0) below = Math.max(below, 0) + small;
      else if (below % 10 === 0 && below % 100 >= 20 && small < 10) below += small;
      // "oitenta e nove e noventa": cents after "and".
      else if (linked && small >= 10 && below % 10 !== 0) return read(i + 1, total + below + small / 100);
      else break;
    } else if (hundred !== undefined) {
      if (below <= 0) below = hundred;
      // "quatro e oitocentos": thousands left unsaid.
      else if (linked && below < 100 && total === 0) [total, below] = [below * 1000, hundred];
      else break;
    } else if (multiplier !== undefined && (below >= 0 || (i === at && word === 'mil'))) {
      if (multiplier === 100) below *= 100;
      else [total, below] = [total + Math.max(below, 1) * multiplier, 0];
    } else if (table.and.has(word) && (follows || (i > at && table.one.has(words[i + 1] ?? '') && language !== 'en'))) {
      linked = true;
      continue;
    } else if (i > at && table.and.has(word) && words[i + 1] === 'a' && words[i + 2] === 'half') {
      const scale = table.multipliers.get(words[i + 3] ?? '') ?? 1;
      return read(scale > 1 ? i + 4 : i + 3, (total + Math.max(below, 0) + 0.5) * scale);
    } else if (table.point.has(word) && follows) {
      const fraction = readNumber(words, i + 1, language)!;
      const size = language === 'en' && fraction.value < 10 ? 10 : 100;
      return read(fraction.to, total + Math.max(below, 0) + fraction.value / size);
    } else break;
    linked = false;
  }
  if (below < 0 && total === 0) return null;
  return read(linked ? i - 1 : i, total + Math.max(below, 0));
}

function startsNumber(word: string | undefined, table: NumberWords): boolean {
  return word !== undefined && (table.small.has(word) || table.hundreds.has(word) || figuresPattern.test(word));
}
