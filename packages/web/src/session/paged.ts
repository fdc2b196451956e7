// Lists that the server hands out page by page: each page says where the next one begins.
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Where a page begins; the first one needs no cursor. */
export interface PagePlace {
  cursor?: string;
}

export const pagedQuery = <Page extends { nextCursor: string | null }>(
  queryKey: QueryKey,
  read: (place: PagePlace, options: { signal: AbortSignal }) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam === undefined ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
