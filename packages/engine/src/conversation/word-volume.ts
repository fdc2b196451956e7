// How much was said, for what it costs: words as every measure counts them, and a least number that no way of writing hides (docs/decisions/minutes.md#d62).
import { countWords } from './words.ts';

/** No language that parts its words by spaces has longer ones on average. */
const lettersPerWord = 8;
/** Chinese and Japanese part no words; one has about two characters. */
const denseCharactersPerWord = 2;

export interface WordVolume {
  /** Tokens between spaces, but never fewer than the letters are worth: what is paid at 150 a minute. */
  readonly words: number;
  /** Runs of letters and digits, whatever stands between them, and never fewer than the letters are worth: what sets the least price. */
  readonly leastWords: number;
}

const isDense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const isLetter = /[\p{L}\p{N}]/u;
/** Within a word: accents, apostrophes, joiners and soft hyphens. A space of no width parts words as any other does. */
const joins = /\p{M}|['’\u00ad]|\u200c|\u200d/u;

/**
 * Counts texts in one pass: letters and digits are worth a word for each eight, a Chinese or Japanese character half a word. So text
 * without spaces, with points or invisible characters for spaces, or in one endless word costs like any other.
 */
export function wordVolume(texts: Iterable<string>): WordVolume {
  let tokens = 0;
  let runs = 0;
  let letters = 0;
  let dense = 0;
  for (const text of texts) {
    tokens += countWords(text);
    let isInside = false;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code < 128) {
        const isAscii = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
        if (isAscii) {
          letters += 1;
          if (!isInside) runs += 1;
        }
        isInside = isAscii || (isInside && code === 39);
        continue;
      }
      const character = String.fromCodePoint(text.codePointAt(at)!);
      at += character.length - 1;
      if (isDense.test(character)) {
        dense += 1;
        isInside = false;
      } else if (isLetter.test(character)) {
        letters += 1;
        if (!isInside) runs += 1;
        isInside = true;
      } else if (!joins.test(character)) isInside = false;
    }
  }
  const characters = dense / denseCharactersPerWord;
  const worth = Math.ceil(letters / lettersPerWord + characters);
  return { words: Math.max(tokens, worth), leastWords: Math.max(runs + Math.ceil(characters), worth) };
}
