// Worker thread: reads the texts of long analyses, for the index and for a search, off the thread that serves requests.
import { setPriority } from 'node:os';
import { indexedTokens } from '../searched-text/indexed-tokens.ts';
import { passagesOf } from '../searched-text/passages.ts';
import { searchedTexts } from '../searched-text/searched-texts.ts';
import type { SearchTask } from './searcher.ts';
import { serveTasks } from './serve-tasks.ts';

const niceness = 5;

// Short requests have the processors first. Only on Linux does 0 mean this thread; elsewhere it is the whole process.
if (process.platform === 'linux') setPriority(0, niceness);

serveTasks<SearchTask>(async ({ row, terms }) => ({
  value: terms === null ? indexedTokens(row) : passagesOf(searchedTexts(row), terms),
}));
