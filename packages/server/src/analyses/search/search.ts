// A page of a search: the index gives candidates, and each is looked up as it is stored now, so that nothing is found that is erased, or that the caller does not see (docs/decisions/search.md).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeCursorOf, encodeCursor, type SearchPassage, visibleUserIds } from '@earshot/core';
import { sealsFor } from '../../access/cryptography.ts';
import { type Candidate, type SearchedRow, searchCandidates, searchedRow } from '../../records/search-index.ts';
import { readQuery } from '../../searched-text/query.ts';
import { tokenMaker, tokensOfTerms } from '../../searched-text/tokens.ts';
import type { Caller, Service } from '../../service.ts';
import { isVisible } from '../analysis-for-caller.ts';

export interface SearchInput {
  query: string;
  limit: number;
  cursor?: string | undefined;
  archived?: boolean | undefined;
}

export interface FoundAnalysis {
  row: SearchedRow;
  passages: SearchPassage[];
}

/** Read at once from the index. */
const candidatesAtOnce = 50;
/** Looked at for one page, at most: a search for something rare goes on with the next page. */
const mostCandidates = 300;
const mostCharacters = 6 * 1024 * 1024;

/** Throws 400 for a cursor that is none. */
export async function searchAnalyses(
  { query, limit, cursor, archived }: SearchInput,
  caller: Pick<Caller, 'companyId' | 'userId' | 'role' | 'supervisedIds'>,
  { db, secrets, searcher }: Pick<Service, 'db' | 'secrets' | 'searcher'>,
): Promise<{ found: FoundAnalysis[]; nextCursor: string | null }> {
  const seals = sealsFor(secrets, 'cursor');
  const first = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursorOf('search', cursor, ...seals).createdAtMs;
  const terms = readQuery(query);
  if (terms.length === 0) return { found: [], nextCursor: null };
  const people = visibleUserIds(caller);
  const token = tokenMaker(caller.companyId);
  const candidateQuery = {
    companyId: caller.companyId,
    tokens: tokensOfTerms(caller.companyId, terms),
    peopleTokens: people === 'all' ? null : people.map((id) => token('person', id)),
    ...(archived !== undefined && { isArchived: archived }),
    limit: candidatesAtOnce,
  };
  const found: FoundAnalysis[] = [];
  const goOnAfter = ({ place, id }: Candidate) => encodeCursor({ createdAtMs: place, id }, seals[0], 'search');
  let [looked, characters, before] = [0, 0, first];
  let last: Candidate | null = null;
  for (;;) {
    // In a thread: words that are common by themselves and rare together take long to be found.
    const candidates = await searchCandidates(db.large, { ...candidateQuery, before });
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
      await nextTurn();
    }
    if (candidates.length < candidatesAtOnce) return { found, nextCursor: null };
    before = candidates.at(-1)!.place;
  }

  function isShown(row: SearchedRow): boolean {
    const isWanted = archived === undefined || archived === (row.archived_at !== null);
    return row.company_id === caller.companyId && isVisible(caller, row) && isWanted;
  }
}
