// The saved views of the reader, kept under one key.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export const viewsKey = ['views'];

export const viewsQuery = queryOptions({
  queryKey: viewsKey,
  queryFn: ({ signal }) => api.users.getViews({ signal }),
});
