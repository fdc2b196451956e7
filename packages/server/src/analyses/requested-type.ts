// The interaction type that a request names: of the catalogue, or an active one of the company (docs/contract.md#post-apianalyses).
import { definitionFor, earshotError, type ScorecardDefinition } from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { companyTypes } from '../records/interaction-types.ts';

export interface RequestedType {
  /** Null = to be detected. */
  definition: ScorecardDefinition | null;
  /** Active company types, which detection may choose. */
  candidates: readonly ScorecardDefinition[];
}

/** Throws 400 for a key that is neither, or whose company type is deactivated. */
export async function requestedType(
  db: Queries,
  companyId: string,
  key: string | undefined,
  { allowInactive = false } = {},
): Promise<RequestedType> {
  const types = await companyTypes(db, companyId);
  const candidates = types.filter((type) => type.isActive).map((type) => type.definition);
  if (key === undefined) return { definition: null, candidates };
  // The engine words it in the conversation's language.
  const builtIn = definitionFor(key, 'en');
  if (builtIn) return { definition: builtIn, candidates };
  const companyType = types.find((type) => type.definition.key === key);
  if (!companyType) throw earshotError('interactionTypeUnknown', key);
  if (!companyType.isActive && !allowInactive) throw earshotError('interactionTypeInactive', key);
  return { definition: companyType.definition, candidates };
}
