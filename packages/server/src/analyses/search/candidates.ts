// Where a search looks next: among what has the words, or, where a filter selects few and the words are common, among those few (docs/decisions/search.md#narrowed).
import type { Queries } from '../../records/database.ts';
import {
  type Candidate,
  type CandidateQuery,
  candidatesAmong,
  fewOfFilters,
  searchHits,
} from '../../records/search-candidates.ts';

export interface NextCandidates {
  /** Newest first; may be none although more follow. */
  candidates: readonly Candidate[];
  /** The last one that was passed, wanted or not; null where that is the last of the candidates. */
  passed: Candidate | null;
  isEnd: boolean;
  /** This call has passed as many as one may. */
  isTired: boolean;
}

/** Hits that are read at once from the index: this many at first, and more each time while filters drop most of them. */
const fewestHits = 50;
const mostHits = 4000;
const growth = 4;
/** Passed in one call, at most. */
const mostPassed = 20_000;
/** A filter that selects no more is looked through from its side. */
const fewOfFilter = 1000;

/** Each call of what it gives goes on after the one before. */
export function startCandidates(db: Queries, query: Omit<CandidateQuery, 'limit'>): () => Promise<NextCandidates> {
  let [limit, before, passedInAll] = [fewestHits, query.before, 0];
  /** Undefined until it is asked for. */
  let few: readonly string[] | null | undefined;

  return async () => {
    // Runs in a thread, because words that are common alone and rare together take long to find.
    if (few) {
      const candidates = await candidatesAmong(db, few, { ...query, before, limit: fewestHits });
      before = candidates.at(-1)?.place ?? before;
      return { candidates, passed: null, isEnd: candidates.length < fewestHits, isTired: false };
    }
    const hits = await searchHits(db, { ...query, before, limit });
    const candidates = hits.filter(({ isWanted }) => isWanted === 1);
    const passed = hits.at(-1) ?? null;
    const isEnd = hits.length < limit;
    before = passed?.place ?? before;
    passedInAll += hits.length;
    const isNarrow = candidates.length * growth < hits.length;
    if (isNarrow && !isEnd && few === undefined) few = await fewOfFilters(db, query, fewOfFilter);
    limit = isNarrow ? Math.min(limit * growth, mostHits) : fewestHits;
    return { candidates, passed, isEnd, isTired: !few && passedInAll >= mostPassed };
  };
}
