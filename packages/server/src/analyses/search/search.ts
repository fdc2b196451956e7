// A page of a search: the index gives candidates, and each is looked up as it is stored now, so that nothing is found that is erased, or that the caller does not see (docs/decisions/search.md).
import { decodeCursorOf, encodeCursor, type SearchPassage, visibleUserIds } from '@earshot/core';
import { sealsFor } from '../../access/cryptography.ts';
import { largeTurn } from '../../large-turns.ts';
import type { ListFilters } from '../../records/list-filters.ts';
import type { Candidate } from '../../records/search-candidates.ts';
import { placesBetween, type SearchedRow, searchedRow } from '../../records/search-index.ts';
import { readQuery } from '../../searched-text/query.ts';
import { tokenMaker, tokensOfTerms } from '../../searched-text/tokens.ts';
import type { Caller, Service } from '../../service.ts';
import { isVisible } from '../analysis-for-caller.ts';
import { startCandidates } from './candidates.ts';

export interface SearchInput {
  query: string;
  limit: number;
  cursor?: string | undefined;
}

export interface FoundAnalysis {
  row: SearchedRow;
  passages: SearchPassage[];
}

/** Looked at for one page, at most: a search for something rare goes on with the next page. */
const mostCandidates = 300;
const mostCharacters = 6 * 1024 * 1024;

/** Throws 400 for an invalid cursor. */
export async function searchAnalyses(
  { query, limit, cursor }: SearchInput,
  filters: ListFilters,
  caller: Pick<Caller, 'companyId' | 'userId' | 'role' | 'supervisedIds'>,
  { db, secrets, searcher }: Pick<Service, 'db' | 'secrets' | 'searcher'>,
): Promise<{ found: FoundAnalysis[]; nextCursor: string | null }> {
  const seals = sealsFor(secrets, 'cursor');
  const first = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursorOf('search', cursor, ...seals).createdAtMs;
  const terms = readQuery(query);
  const people = visibleUserIds(caller);
  const { salespersonIds } = filters;
  if (terms.length === 0 || salespersonIds?.length === 0) return { found: [], nextCursor: null };
  const token = tokenMaker(caller.companyId);
  const tokensOf = (ids: readonly string[]) => ids.map((id) => token('person', id));
  const places = placesBetween(filters.occurredFromMs, filters.occurredToMs);
  const nextCandidates = startCandidates(db.large, {
    companyId: caller.companyId,
    tokens: [
      ...[...(people === 'all' ? [] : [people]), ...(salespersonIds ? [salespersonIds] : [])].map(tokensOf),
      ...tokensOfTerms(caller.companyId, terms),
    ],
    filters,
    from: places.from,
    before: Math.min(first, places.before),
  });
  const found: FoundAnalysis[] = [];
  const goOnAfter = ({ place, id }: Candidate) => encodeCursor({ createdAtMs: place, id }, seals[0], 'search');
  let [looked, characters] = [0, 0];
  let last: Candidate | null = null;
  for (;;) {
    const { candidates, passed, isEnd, isTired } = await nextCandidates();
    for (const candidate of candidates) {
      if (looked === mostCandidates || characters > mostCharacters) return { found, nextCursor: goOnAfter(last!) };
      const row = await searchedRow(db, candidate.id);
      looked += 1;
      characters += (row?.turns?.length ?? 0) + (row?.transcript?.length ?? 0);
      const passages = row && isShown(row) ? await searcher.passages(row, terms) : [];
      if (passages.length > 0) {
        // One more than the page tells whether anything follows.
        if (found.length === limit) return { found, nextCursor: goOnAfter(last!) };
        found.push({ row: row!, passages });
      }
      last = candidate;
      // Others are served between two.
      await largeTurn(caller.companyId);
    }
    if (isEnd) return { found, nextCursor: null };
    last = passed ?? last;
    if (isTired) return { found, nextCursor: goOnAfter(last!) };
  }

  /** Filters were asked of the row as it was a moment before; who sees it, of what is shown. */
  function isShown(row: SearchedRow): boolean {
    return row.company_id === caller.companyId && isVisible(caller, row);
  }
}
