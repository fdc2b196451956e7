// One analysis as pages read it: asked again while it is made, and the type that judged it.
import type { Analysis, InteractionTypeDefinition } from '@earshot/core/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { isUnderWay } from './followed-analyses.ts';
import { useInteractionTypes } from './interaction-types.ts';

const pollMs = 3000;

export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: ['analyses', 'one', id],
    queryFn: ({ signal }) => api.analyses.getWithTurns(id, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });

/** The type by which it was judged, as it is now, in the reader's language; undefined until it is known, and where it is gone. */
export function useJudgingType(analysis: Analysis | undefined): InteractionTypeDefinition | undefined {
  const typeKey = analysis?.interactionScorecard?.typeKey;
  const { data } = useInteractionTypes(typeKey !== undefined);
  return data?.find(({ key }) => key === typeKey);
}
