// Comments that are addressed to the reader and not done, those on one analysis, and marking one as done.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';

export const myCommentsQuery = queryOptions({
  queryKey: ['comments', 'mine'],
  queryFn: ({ signal }) => api.analyses.listMyComments({}, { signal }),
});

/** Those that the reader has addressed to others, done or not. */
export const commentsByMeQuery = queryOptions({
  queryKey: ['comments', 'byMe'],
  queryFn: ({ signal }) => api.analyses.listMyComments({ byMe: true }, { signal }),
});

export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['comments', 'of', id],
    queryFn: ({ signal }) => api.analyses.listComments(id, { signal }),
  });

export function useCommentDone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) => api.analyses.setCommentDone(id, done),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['comments'] }),
  });
}
