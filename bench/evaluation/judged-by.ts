// The criteria by which a built-in interaction type is scored.
import { definitionFor, type InteractionTypeKey } from '@earshot/core';

export const judgedBy = (type: InteractionTypeKey): readonly string[] =>
  (definitionFor(type, 'en')?.criteria ?? []).map(({ key }) => key);
