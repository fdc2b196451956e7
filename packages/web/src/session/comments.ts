// Comments that are addressed to the reader and not done, those on one analysis, good examples, and marking one as done.
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

/** Of a criterion, or of any with null. */
export const examplesQuery = (criterion: string | null) =>
  queryOptions({
    queryKey: ['comments', 'examples', criterion],
    queryFn: ({ signal }) => api.analyses.listExamples(criterion === null ? {} : { criterion }, { signal }),
  });

export function useCommentDone() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, done }: { id: string; done: boolean }) => api.analyses.setCommentDone(id, done),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['comments'] }),
  });
}

export function useCommentDeletion() {
  const queries = useQueryClient();
  return async (id: string) => {
    await api.analyses.deleteComment(id);
    await queries.invalidateQueries({ queryKey: ['comments'] });
  };
}
