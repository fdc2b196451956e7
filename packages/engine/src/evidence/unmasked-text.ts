// A text as a reader takes it: invisible characters gone, look-alike letters and digits as those that they stand for.

/** Letters of other scripts that look like a Latin one, which stands at the same place below. */
const lookAlikes = 'аАвВсСеЕёЁнНіІїјЈкКмМоОрРѕЅтТуУхХԁɡԛᴠѵѡαΑβΒεΕηΗιΙκΚμΜνΝοΟρΡτΤυΥχΧωΩ';
const theirLatin = 'aAbBcCeEeEhHiIijJkKmMoOpPsStTyYxXdgqvvwaAbBeEnHiIkKuMvNoOpPtTuYxXwO';

const latinOf = new Map([...lookAlikes].map((letter, at) => [letter, [...theirLatin][at]!]));
const letterOfDigit: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

const foreignLetters = /[\u0370-\u03ff\u0400-\u04ff\u0500-\u052f\u0261\u1d20]/g;
/** Letters with digits or signs among them: `sc0re`, `cr1ter1a`. */
const maskedWord = /(?<![\p{L}\p{N}@$])\p{L}+[013457@$!|][\p{L}013457@$!|]*(?![\p{N}])/gu;
/** Digits with letters among them that look like digits: `1OO`, `l00`. */
const maskedNumber = /(?<![\p{L}\p{N}])(?=[oOlI\d]{2,4}(?![\p{L}\p{N}]))(?=[oOlI]*\d)[oOlI\d]+/gu;
/** Letters with something between each two: `i g n o r e`, `s.c.o.r.e`. */
const spacedWord = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}){3,30}(?![\p{L}\p{N}])/gu;

/** `text` without masks. What was not masked stays as it is. */
export function unmaskedText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(foreignLetters, (letter) => latinOf.get(letter) ?? letter)
    .replace(maskedNumber, (number) => number.replace(/[oO]/g, '0').replace(/[lI]/g, '1'))
    .replace(maskedWord, (word) => word.replace(/[013457@$!|]/g, (sign) => letterOfDigit[sign]!))
    .replace(spacedWord, (word) => word.replace(/[ ._*-]/g, ''));
}
