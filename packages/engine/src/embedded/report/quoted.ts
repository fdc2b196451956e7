// Quotes as they stand in a report: on one line, no longer than a line may be.

import { splitSentences } from '../../conversation/words.ts';
import type { Quote } from '../../findings/findings.ts';

const mostCharacters = 160;
/** Within a sentence of the summary, which holds up to four quotes. */
const mostInSentence = 110;

function cut(line: string, most: number): string {
  if (line.length <= most) return line;
  const space = line.lastIndexOf(' ', most);
  return `${(space > 0 ? line.slice(0, space) : line.slice(0, most)).replace(/[\ud800-\udbff]$/, '')} …`;
}

const oneLine = ({ text }: Quote) => text.replace(/\s+/g, ' ').trim();

/** A quote on one line, cut at a word where there is one, else between characters. */
export const short = (quote: Quote): string => cut(oneLine(quote), mostCharacters);

/** The fullest sentence of a quote, without the mark at its end, to stand within a sentence. `fillers`: words that may go from its beginning. */
export function clause(quote: Quote, fillers: ReadonlySet<string>): string {
  const fullest = splitSentences(oneLine(quote)).reduce((best, one) => (one.length > best.length ? one : best), '');
  return cut(withoutFillers(withoutEnd(withoutMark(fullest)), fillers), mostInSentence);
}

/** Without a chat's note of what it was: `[Audio] I would like …`, whose first bracket may be no part of the sentence. */
const withoutMark = (text: string): string => text.replace(/^\[?[\p{L} ]{1,20}\] ?(?=.)/u, '');

const endMarks = new Set('.!?…,;: ¡¿');

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && endMarks.has(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Fillers before a comma. What is left still stands in the transcript as it is: only the beginning goes. */
function withoutFillers(text: string, fillers: ReadonlySet<string>): string {
  const first = /^([\p{L}']{1,20})(?:,|…|\.\.\.) /u.exec(text);
  const word = first?.[1]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (!first || !word || !fillers.has(word) || text.length - first[0].length < 12) return text;
  return withoutFillers(text.slice(first[0].length), fillers);
}
