// Comments that are addressed to the reader and not done, and those on one analysis.
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const myCommentsQuery = queryOptions({
  queryKey: ['comments', 'mine'],
  queryFn: ({ signal }) => api.analyses.listMyComments({ signal }),
});

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['comments', 'of', id],
    queryFn: ({ signal }) => api.analyses.listComments(id, { signal }),
  });
