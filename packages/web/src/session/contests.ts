// Verdicts that somebody contests and nobody has decided, as far as the reader's role reaches.
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const contestsQuery = queryOptions({
  queryKey: ['contests'],
  queryFn: ({ signal }) => api.analyses.listContests({ signal }),
});
