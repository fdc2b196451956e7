// Letters beside a number, written on it or said: "12345678 Z", "equis uno dos", "zeta".
import type { Group } from './number-runs.ts';
import { type Read, type Token, wordSet } from './number-tokens.ts';

const said = new Map(
  Object.entries({
    Z: 'zeta ceta zed zee ze',
    X: 'equis xis ex',
    Y: 'griega ye why ipsilon',
    S: 'ese',
    L: 'ele',
    F: 'efe',
    M: 'eme',
    N: 'ene',
    R: 'erre ere',
    J: 'jota',
    H: 'hache aga',
    Q: 'cu que',
    K: 'ka',
    V: 'uve ve',
    B: 'be',
    C: 'ce',
    D: 'de',
    G: 'ge',
    P: 'pe',
    T: 'te',
    W: 'doble',
    A: 'a',
    E: 'e',
  }).flatMap(([letter, words]) => words.split(' ').map((word) => [word, letter] as const)),
);

export const letterOf = ({ word }: Token): string | null =>
  /^[a-z]$/.test(word) ? word.toUpperCase() : (said.get(word) ?? null);

interface Letter {
  readonly letter: string;
  readonly start: number;
  readonly end: number;
  /** Nothing but a mark stands between. */
  readonly isWrittenOn: boolean;
}

const before = wordSet('letra letter con with de e y la i');

/** Written against it or said after it: "12345678Z", "12345678, letra zeta". */
export function letterAfter({ text, tokens }: Read, { last, end }: Group): Letter | null {
  let place = last + 1;
  for (let skipped = 0; skipped < 2 && before.has(tokens[place]?.word ?? '') && tokens[place + 1]; skipped += 1) {
    // "i griega", "e ese": the word itself may be the letter.
    if (letterOf(tokens[place + 1]!) === null && tokens[place + 1]!.word !== 'letra') break;
    place += 1;
  }
  const token = tokens[place];
  if (!token || token.start - end > 24 || !/^[ \t,.\-a-z\n/:_*;·|]*$/i.test(text.slice(end, token.start))) return null;
  const letter = letterOf(token);
  if (letter === null) return null;
  const isWrittenOn =
    place === last + 1 && /^[ \-/:_*.]?$/.test(text.slice(end, token.start)) && token.word.length === 1;
  // "12345678 a" goes on; a letter of an identifier is in capitals, unless it stands against its number.
  const isCapital = /^\p{Lu}$/u.test(text.slice(token.start, token.end));
  return { letter, start: token.start, end: token.end, isWrittenOn: isWrittenOn && (isCapital || token.start === end) };
}

const isBeside = (text: string, token: Token, start: number) =>
  /^[ \t,.\-/:_*;·|]{0,3}\n?$/.test(text.slice(token.end, start));

export function letterBefore({ text, tokens }: Read, { first, start }: Group): Letter | null {
  const token = tokens[first - 1];
  if (!token || !isBeside(text, token, start)) return null;
  const letter = letterOf(token);
  return letter === null ? null : { letter, start: token.start, end: token.end, isWrittenOn: token.end === start };
}

const countryLetters = 2;

/** The country with which an IBAN begins, its letters written together or said one by one. */
export function countryBefore({ text, tokens }: Read, group: Group): { letters: string; start: number } | null {
  const token = tokens[group.first - 1];
  if (!token || !isBeside(text, token, group.start)) return null;
  const written = text.slice(token.start, token.end);
  const isWord = said.has(token.word) && token.end < group.start && !/^[A-Z]+$/.test(written);
  if (token.word.length === countryLetters && /^[a-z]+$/.test(token.word) && !isWord)
    return { letters: token.word.toUpperCase(), start: token.start };
  let letters = '';
  let start = token.start;
  for (let place = group.first - 1; place >= 0 && letters.length < countryLetters; place -= 1) {
    const letter = letterOf(tokens[place]!);
    if (letter === null) return null;
    letters = letter + letters;
    start = tokens[place]!.start;
  }
  return letters.length === countryLetters ? { letters, start } : null;
}
