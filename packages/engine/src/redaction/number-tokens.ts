// Words and digits of a text as tokens, each number word of three languages with its digits; one pass, so linear in the text.
import type { Language } from '@earshot/core';
import { masksOf } from './written-values.ts';

/** A word or a row of digits; `digits`: what it says as a number, null where it says none. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Lower case, without accents. */
  readonly word: string;
  readonly digits: string | null;
  /** `unit` joins a `tens` or `hundreds` before it: "forty one" is 41. */
  readonly size: 'written' | 'unit' | 'teen' | 'tens' | 'hundreds' | null;
}

/** A text with its tokens. */
export interface Read {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** A list of words as a set. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const listed = (size: Exclude<Token['size'], null>, texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([digits, words]) => words.split(' ').map((word) => [word, { digits, size }] as const));

const numberWords = new Map([
  ...listed('unit', {
    0: 'zero cero oh o',
    1: 'one um uma uno una un',
    2: 'two dois duas dos',
    3: 'three tres',
    4: 'four quatro cuatro',
    5: 'five cinco',
    6: 'six seis meia',
    7: 'seven sete siete',
    8: 'eight oito ocho',
    9: 'nine nove nueve niner',
  }),
  ...listed('teen', {
    10: 'ten dez diez',
    11: 'eleven onze once',
    12: 'twelve doze doce',
    13: 'thirteen treze trece',
    14: 'fourteen quatorze catorze catorce',
    15: 'fifteen quinze quince',
    16: 'sixteen dezesseis dezasseis dieciseis',
    17: 'seventeen dezessete dezassete diecisiete',
    18: 'eighteen dezoito dieciocho',
    19: 'nineteen dezenove dezanove diecinueve',
    21: 'veintiuno veintiun veintiuna',
    22: 'veintidos',
    23: 'veintitres',
    24: 'veinticuatro',
    25: 'veinticinco',
    26: 'veintiseis',
    27: 'veintisiete',
    28: 'veintiocho',
    29: 'veintinueve',
  }),
  ...listed('tens', {
    20: 'twenty vinte veinte',
    30: 'thirty trinta treinta',
    40: 'forty fourty quarenta cuarenta',
    50: 'fifty cinquenta cincuenta',
    60: 'sixty sessenta sesenta',
    70: 'seventy setenta',
    80: 'eighty oitenta ochenta',
    90: 'ninety noventa',
  }),
  ...listed('hundreds', {
    100: 'cem cento cien ciento',
    200: 'duzentos duzentas doscientos doscientas',
    300: 'trezentos trezentas trescientos trescientas',
    400: 'quatrocentos quatrocentas cuatrocientos cuatrocientas',
    500: 'quinhentos quinhentas quinientos quinientas',
    600: 'seiscentos seiscentas seiscientos seiscientas',
    700: 'setecentos setecentas setecientos setecientas',
    800: 'oitocentos oitocentas ochocientos ochocientas',
    900: 'novecentos novecentas novecientos novecientas',
  }),
]);

/** They join the words of one number: "oitenta e dois". */
export const ands = wordSet('e y and');

/** Number words of other languages that mean something else in this one. */
const otherwise: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('um uma un una uno once dos meia'),
  pt: wordSet('o oh once dos un una uno ten'),
  es: wordSet('o oh um uma ten meia'),
};

/** Without accents, in lower case, as number words and labels stand in their lists. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** All tokens, in order. A word of letters and digits, such as `12345678Z`, is several. */
export function tokensOf(text: string, language: Language): Token[] {
  const masks = masksOf(text);
  const tokens: Token[] = [];
  let mask = 0;
  for (const { 0: source, index: start } of text.matchAll(/[0-9]+|[\p{L}\p{M}\p{Nl}\p{No}]+/gu)) {
    while (mask < masks.length && masks[mask]!.end <= start) mask += 1;
    const isMasked = mask < masks.length && masks[mask]!.start <= start;
    tokens.push(tokenOf(source, start, isMasked, language));
  }
  return tokens;
}

/** No number word is longer, and no label. */
const longestWord = 64;

function tokenOf(source: string, start: number, isMasked: boolean, language: Language): Token {
  const end = start + source.length;
  const isWritten = /^[0-9]/.test(source);
  if (isWritten) return { start, end, word: isMasked ? '' : source, digits: isMasked ? null : source, size: 'written' };
  const word = source.length > longestWord ? '' : folded(source);
  const number = otherwise[language].has(word) ? undefined : numberWords.get(word);
  return { start, end, word, digits: number?.digits ?? null, size: number?.size ?? null };
}
