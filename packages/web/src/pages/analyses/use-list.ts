// The list as it grows: pages on demand, lines under way followed to their end, and what arrives meanwhile (docs/decisions/listing.md).
import type { ListedAnalysis, ListedPage } from '@earshot/core/client';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '../../session/api.ts';
import { isUnderWay, useFollowedAnalyses } from '../../session/followed-analyses.ts';
import { type Filters, inputOf, orderOf } from './filters.ts';
import { type LoadedList, unknownLines, withLines, withNewLines, withoutLine } from './loaded-list.ts';

/** More than a screen, to be there soon on a slow telephone; then more at once. */
const firstPageSize = 20;
const pageSize = 100;
/** How many of the newest are looked at, and how often. */
const newestLooked = 25;
const newestEveryMs = 20_000;
/** Somebody who comes back to the tab sees what has come in meanwhile. */
const newestFreshMs = 2000;
/** Somebody who has scrolled further is reading: nothing may move there. */
const nearTopPixels = 300;

/** The list as it is first asked for, and continued. */
export function listQuery(queries: QueryClient, filters: Filters) {
  const input = inputOf(filters);
  return infiniteQueryOptions({
    queryKey: ['analyses', 'list', input],
    queryFn: async ({ pageParam, signal }) => {
      const place = pageParam === undefined ? { limit: firstPageSize } : { limit: pageSize, cursor: pageParam };
      const page = await api.analyses.listPage({ ...input, ...place }, { signal });
      // What was just loaded is the newest.
      if (pageParam === undefined) queries.setQueryData(newestKeyOf(filters), page);
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Loaded once: what changes is put in below, and no page is asked for twice.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const newestKeyOf = (filters: Filters) => ['analyses', 'newest', inputOf(filters)];

export function useList(filters: Filters) {
  const queries = useQueryClient();
  const input = inputOf(filters);
  const order = orderOf(filters);
  const newestKey = newestKeyOf(filters);
  const query = listQuery(queries, filters);
  const key = query.queryKey;
  const list = useInfiniteQuery(query);
  const { data } = list;
  const change = (how: (known: LoadedList) => LoadedList) =>
    queries.setQueryData<LoadedList>(key, (known) => known && how(known));

  const underWay = useMemo(
    () => data?.pages.flatMap(({ items }) => items.filter(isUnderWay).map(({ id }) => id)) ?? [],
    [data],
  );
  const followed = useFollowedAnalyses(underWay);
  const newest = useQuery({
    queryKey: newestKey,
    // By creation: a conversation that has just come in may have taken place long ago.
    queryFn: ({ signal }) =>
      api.analyses.listPage({ ...input, orderBy: 'createdAt', ascending: false, limit: newestLooked }, { signal }),
    enabled: list.isSuccess,
    staleTime: newestFreshMs,
    refetchInterval: newestEveryMs,
  }).data?.items;

  const arrived = useMemo(() => (data && newest ? unknownLines(data, newest, order) : []), [data, newest, order]);
  const showArrived = () => {
    // There may be others between, so the list begins anew.
    if (arrived.length === newest?.length && arrived.length >= newestLooked)
      return void queries.resetQueries({ queryKey: key });
    change((known) => withNewLines(known, unknownLines(known, arrived, order), order));
  };
  // Each answer is put in once, when it comes: the other one may be older.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (followed) change((known) => withLines(known, followed));
  }, [followed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (newest) change((known) => withLines(known, newest));
    if (arrived.length > 0 && scrollY < nearTopPixels) showArrived();
  }, [newest]);

  return {
    ...list,
    /** New ones that are not shown yet, since somebody is reading further down. */
    arrived,
    showArrived,
    replaceLine: (line: ListedAnalysis) => change((known) => withLines(known, [line])),
    removeLine: (id: string) => {
      change((known) => withoutLine(known, id));
      queries.setQueryData<ListedPage>(
        newestKey,
        (known) => known && { ...known, items: known.items.filter((line) => line.id !== id) },
      );
      // What the lists of other filters have is no longer true; this one is right as it is.
      queries.removeQueries({ queryKey: ['analyses'], type: 'inactive' });
      void queries.invalidateQueries({ queryKey: newestKey });
    },
  };
}
