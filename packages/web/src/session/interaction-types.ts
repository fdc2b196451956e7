// The types of interaction that there are: the catalogue's and the company's own.
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export const interactionTypesKey = ['interactionTypes'];

/** In place of a type's key, where analyses are filtered: those without one (docs/contract.md#get-apianalyses). */
export const untyped = '__none__';

/** Asked for when `isWanted`. */
export function useInteractionTypes(isWanted = true) {
  return useQuery({
    queryKey: interactionTypesKey,
    queryFn: ({ signal }) => api.interactionTypes.list({ signal }),
    enabled: isWanted,
  });
}
