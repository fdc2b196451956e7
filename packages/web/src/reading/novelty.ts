// Whether a text adds anything to what the page shows: the same words of a conversation are not shown in two parts of it.
import { foldedQuery } from './transcript/fold.ts';

const quoted = /[“«"]([^”»"]{3,})[”»"]/gu;

/** The words that a text quotes, otherwise the text itself. */
function wordsOf(text: string): string[] {
  const quotes = [...text.matchAll(quoted)].map(([, words]) => words!);
  return (quotes.length > 0 ? quotes : [text]).map((words) => foldedQuery(words.replace(/(…|\.{3})$/u, '')));
}

/** A check whether a text says anything that is not in `shown`. */
export function noveltyCheck(shown: readonly (string | null | undefined)[]): (text: string) => boolean {
  const known = foldedQuery(shown.filter(Boolean).join(' '));
  return (text) => text.trim() !== '' && wordsOf(text).some((words) => !known.includes(words));
}
