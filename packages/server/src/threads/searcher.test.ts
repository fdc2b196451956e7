// Who waits for whom where long analyses are read for searches and for the index.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchedRow } from '../records/search-index.ts';
import { readQuery } from '../searched-text/query.ts';
import { type Searcher, startSearcher } from './searcher.ts';

let searcher: Searcher;
beforeAll(() => {
  searcher = startSearcher();
});
afterAll(() => searcher.close());

it('the index, one line of all companies, does not wait behind the searches of the company that it reads for', async () => {
  const row = {
    ...{ company_id: 'hostile', transcript: 'said '.repeat(40_000), turns: null },
    ...{ participants: null, telephony: null, objections: null, salesperson_id: null, created_by: null },
  } as SearchedRow;
  const ends: string[] = [];
  const searches = Array.from({ length: 20 }, () =>
    searcher.passages(row, readQuery('said')).then(() => ends.push('search')),
  );
  const index = searcher.tokens(row).then(() => ends.push('index'));
  await Promise.all([...searches, index]);
  expect(ends).toHaveLength(21);
  expect(ends.at(-1)).toBe('search');
});
