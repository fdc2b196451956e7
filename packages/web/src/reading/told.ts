// What has been told already: the same words of a conversation are not shown in two parts of the page.
import { foldedQuery } from './transcript/fold.ts';

const quoted = /[“«"]([^”»"]{3,})[”»"]/gu;

/** The words that a text quotes, or else the text itself. */
function wordsOf(text: string): string[] {
  const quotes = [...text.matchAll(quoted)].map(([, words]) => words!);
  return (quotes.length > 0 ? quotes : [text]).map((words) => foldedQuery(words.replace(/(…|\.{3})$/u, '')));
}

/** A check whether a text says anything that was not told before. */
export function toldOnce(told: readonly (string | null | undefined)[]): (text: string) => boolean {
  const before = foldedQuery(told.filter(Boolean).join(' '));
  return (text) => text.trim() !== '' && wordsOf(text).some((words) => !before.includes(words));
}
