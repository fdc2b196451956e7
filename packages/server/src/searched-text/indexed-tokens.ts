// What the index has of an analysis: the tokens of its words and numbers, and of the people who may see it.
import type { SearchedRow } from '../records/search-index.ts';
import { searchedTexts } from './searched-texts.ts';
import { tokensOf } from './tokens.ts';
import { numbersOf, wordsOf } from './words.ts';

/** Separated by spaces, as they are stored. */
export function indexedTokens(row: SearchedRow): string {
  const words = new Set<string>();
  // The short texts first: of a long analysis, not all words find room.
  for (const { text } of searchedTexts(row).reverse()) {
    for (const word of wordsOf(text)) words.add(word.text);
    for (const number of numbersOf(text)) words.add(number.text);
  }
  const people = [row.salesperson_id, row.created_by].filter((id) => id !== null);
  return tokensOf(row.company_id, words, people).join(' ');
}
