// The types of interaction that there are: the catalogue's and the company's own.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../texts/language.ts';
import { api } from './api.ts';

export const interactionTypesKey = ['interactionTypes'];

/** In place of a type's key, where analyses are filtered: those without one (docs/contract.md#get-apianalyses). */
export const untyped = '__none__';

/** In the language of the reader; asked for when `isWanted`. */
export function useInteractionTypes(isWanted = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...interactionTypesKey, language],
    queryFn: ({ signal }) => api.interactionTypes.list({ language, signal }),
    enabled: isWanted,
  });
}

export type TypeLabels = (key: string | null, label: string | null) => string | null;

/** What types are called in the reader's language, by key; a type that is not known keeps the name that it has. */
export function useTypeLabels(): TypeLabels {
  const { data } = useInteractionTypes();
  return useCallback((key, label) => data?.find((type) => type.key === key)?.label ?? label ?? key, [data]);
}

/** What criteria are called in the reader's language, by key; types that were given up have theirs too. */
export function useCriterionLabels(): ReadonlyMap<string, string> {
  const { data = [] } = useInteractionTypes();
  return useMemo(() => new Map(data.flatMap(({ criteria }) => criteria.map(({ key, label }) => [key, label]))), [data]);
}
