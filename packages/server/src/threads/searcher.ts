// Texts that are searched: those of long analyses are read in threads, companies by turns, so that nobody who is served meanwhile waits for them.
import type { SearchPassage } from '@earshot/core';
import type { SearchedRow } from '../records/search-index.ts';
import { indexedTokens } from '../searched-text/indexed-tokens.ts';
import { passagesOf } from '../searched-text/passages.ts';
import type { Term } from '../searched-text/query.ts';
import { searchedTexts } from '../searched-text/searched-texts.ts';
import { openLane } from './lane.ts';

/** Without terms, the task is to list the tokens for the index. */
export interface SearchTask {
  row: SearchedRow;
  terms: readonly Term[] | null;
}

export interface Searcher {
  /** What the index has of the analysis, separated by spaces. */
  tokens(row: SearchedRow): Promise<string>;
  /** Empty unless the analysis has every term. */
  passages(row: SearchedRow, terms: readonly Term[]): Promise<SearchPassage[]>;
  close(): Promise<void>;
}

/** A quarter of an hour of talk, which takes about a millisecond. */
const shortCharacters = 16 * 1024;
/** Far more than the first mebibyte of an analysis takes, with all words of it. */
const memoryMb = 256;
/** The index is made for all companies in one line, which none of them holds up by its searches. */
const indexTurn = 'index';
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

export function startSearcher(): Searcher {
  const lane = openLane({
    file: new URL(`./search-worker.${extension}`, import.meta.url),
    setup: null,
    memoryMb,
    deadlinesMs: {},
    after: () => () => undefined,
    threads: 2,
    tasksPerThread: 1,
    mostPerCompany: 1,
  });
  const isShort = ({ turns, transcript }: SearchedRow) =>
    (turns?.length ?? 0) + (transcript?.length ?? 0) <= shortCharacters;
  return {
    tokens: async (row) =>
      isShort(row)
        ? indexedTokens(row)
        : ((await lane.run(indexTurn, { row, terms: null } satisfies SearchTask)) as string),
    passages: async (row, terms) =>
      isShort(row)
        ? passagesOf(searchedTexts(row), terms)
        : ((await lane.run(row.company_id, { row, terms } satisfies SearchTask)) as SearchPassage[]),
    close: () => lane.close(),
  };
}
