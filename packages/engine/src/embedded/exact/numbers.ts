// Numbers in figures and in words: "3.847", "25 mil", "fifteen hundred", "oitenta e nove e noventa", "treinta y cuatro con noventa".
import type { Language } from '../../transcript/conversation.ts';
import { type NumberWords, numberWords } from './number-words.ts';

export interface ReadNumber {
  /** Index after the last word of the number. */
  readonly to: number;
  readonly value: number;
  /** Written in figures. */
  readonly figures: boolean;
}

const FIGURES = /^\d+(?:[.,]\d+)*$/;

/** A token in figures as a value: a separator before exactly three digits groups thousands, any other is a decimal point. */
export function figuresValue(word: string): number | null {
  if (!FIGURES.test(word)) return null;
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

/** Reads the number that begins at `at`, or null. "um", "una", "a" count only before a multiplier. */
export function readNumber(words: readonly string[], at: number, language: Language): ReadNumber | null {
  const table = numberWords[language];
  const figures = readFigures(words, at, table);
  if (figures) return figures;
  let total = 0;
  let current = -1;
  let i = at;
  let linked = false;
  for (; i < words.length; i++) {
    const word = words[i]!;
    const small = table.small.get(word);
    const hundred = table.hundreds.get(word);
    const multiplier = table.multipliers.get(word);
    if (small !== undefined) {
      if (current < 0 || current % 100 === 0) current = Math.max(current, 0) + small;
      else if (current % 10 === 0 && current % 100 >= 20 && small < 10) current += small;
      else if (linked && small >= 10 && current % 10 !== 0)
        return { to: i + 1, value: total + current + small / 100, figures: false };
      else break;
    } else if (hundred !== undefined) {
      if (current < 0) current = hundred;
      else if (linked && current < 100 && total === 0) {
        total = current * 1000;
        current = hundred;
      } else break;
    } else if (multiplier !== undefined && (current >= 0 || (i === at && word === 'mil'))) {
      if (multiplier === 100) current *= 100;
      else {
        total += Math.max(current, 1) * multiplier;
        current = 0;
      }
    } else if (i === at && table.one.has(word) && table.multipliers.has(words[i + 1] ?? '')) {
      current = 1;
    } else if (i > at && table.and.has(word) && isNumberWord(words[i + 1], table)) {
      linked = true;
      continue;
    } else if (i > at && table.and.has(word) && words[i + 1] === 'a' && words[i + 2] === 'half') {
      const scale = table.multipliers.get(words[i + 3] ?? '') ?? 1;
      return { to: scale > 1 ? i + 4 : i + 3, value: (total + Math.max(current, 0) + 0.5) * scale, figures: false };
    } else if (i > at && table.point.has(word) && isNumberWord(words[i + 1], table)) {
      const fraction = readNumber(words, i + 1, language);
      if (!fraction) break;
      const size = language === 'en' && fraction.value < 10 ? 10 : 100;
      return { to: fraction.to, value: total + Math.max(current, 0) + fraction.value / size, figures: false };
    } else break;
    linked = false;
  }
  if (i === at || (current < 0 && total === 0)) return null;
  if (linked) i--;
  return { to: i, value: total + Math.max(current, 0), figures: false };
}

function isNumberWord(word: string | undefined, table: NumberWords): boolean {
  return word !== undefined && (table.small.has(word) || table.hundreds.has(word) || FIGURES.test(word));
}
