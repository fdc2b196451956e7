// The company's analyses under a legal hold, and placing or lifting one; for administrators (docs/decisions/erasure.md).
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';

/** The server tells of those held longest, and of no more. */
export const mostHolds = 1000;

export const legalHoldsQuery = queryOptions({
  queryKey: ['legal-holds'],
  queryFn: ({ signal }) => api.analyses.listLegalHolds({ signal }),
});

export function useSetLegalHold(): (id: string, held: boolean) => Promise<void> {
  const queries = useQueryClient();
  return async (id, held) => {
    await api.analyses.setLegalHold(id, held);
    void queries.invalidateQueries({ queryKey: legalHoldsQuery.queryKey });
    await queries.invalidateQueries({ queryKey: ['analyses'] });
  };
}
