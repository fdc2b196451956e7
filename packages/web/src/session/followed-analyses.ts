// Analyses that are under way, looked at again until they have ended: only their lines, and not while nobody looks at the page.
import type { AnalysisListItem, ListedAnalysis } from '@earshot/core/client';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { oldestOf } from './oldest.ts';

/** What the server tells of at once. */
const mostAtOnce = 100;
const shortestMs = 2500;
const longestMs = 10_000;
const afterFailureMs = 20_000;

export const isUnderWay = ({ status }: Pick<AnalysisListItem, 'status'>) =>
  status === 'pending' || status === 'processing';

/**
 * The present lines of analyses that are pending or processing (undefined until they are known). Looks every few seconds, ever less often,
 * not at all while the tab is hidden, and at once when it is shown again.
 */
export function useFollowedAnalyses(ids: readonly string[]): ListedAnalysis[] | undefined {
  const asked = oldestOf(ids, mostAtOnce);
  return useQuery({
    queryKey: ['followed', ...asked],
    queryFn: ({ signal }) => api.analyses.listByIds(asked, { signal }),
    enabled: asked.length > 0,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.error ? afterFailureMs : Math.min(shortestMs + 500 * state.dataUpdateCount, longestMs),
  }).data;
}
