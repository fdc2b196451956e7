// Worker thread: reads the texts of long analyses, for the index and for a search, off the thread that serves requests.
import { indexedTokens } from '../searched-text/indexed-tokens.ts';
import { passagesOf } from '../searched-text/passages.ts';
import { searchedTexts } from '../searched-text/searched-texts.ts';
import { yieldToOthers } from './niceness.ts';
import type { SearchTask } from './searcher.ts';
import { serveTasks } from './serve-tasks.ts';

// Short requests have the processors first.
yieldToOthers(5);

serveTasks<SearchTask>(async ({ row, terms }) => ({
  value: terms === null ? indexedTokens(row) : passagesOf(searchedTexts(row), terms),
}));
