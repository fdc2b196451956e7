// The types of interaction that there are: the catalogue's and the company's own.
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export function useInteractionTypes() {
  return useQuery({
    queryKey: ['interactionTypes'],
    queryFn: ({ signal }) => api.interactionTypes.list({ signal }),
  });
}
