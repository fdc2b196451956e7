// The interaction type that judges what a request names: one of the catalogue, or an active one of the company, which may replace one of the catalogue (docs/contract.md#post-apianalyses, docs/decisions/house-types.md).
import { definitionFor, earshotError, type ScorecardDefinition } from '@earshot/core';
import { catalogueTypesOff } from '../records/catalogue-types.ts';
import type { Queries } from '../records/database.ts';
import { companyTypes } from '../records/interaction-types.ts';

export interface RequestedType {
  /** Null = to be detected. */
  definition: ScorecardDefinition | null;
  /** Active company types, which detection may choose. */
  candidates: readonly ScorecardDefinition[];
  /** Types of the catalogue that detection may not choose. */
  typesOff: readonly string[];
}

/**
 * When the key was named: in a request that is checked now, in one that was accepted and waits for its analysis, or by an
 * analysis that was judged by the type. What was accepted is not refused later, and what has judged judges again.
 */
export type NamedIn = 'request' | 'queue' | 'analysis';

/** Throws 400 for a key that is neither, or whose type is switched off where `namedIn` is a request. */
export async function requestedType(
  db: Queries,
  companyId: string,
  key: string | undefined,
  namedIn: NamedIn = 'request',
): Promise<RequestedType> {
  const types = await companyTypes(db, companyId);
  const candidates = types.filter((type) => type.isActive).map((type) => type.definition);
  const typesOff = await catalogueTypesOff(db, companyId);
  const found = (definition: ScorecardDefinition | null) => ({ definition, candidates, typesOff });
  if (key === undefined) return found(null);
  // The engine words it in the conversation's language.
  const builtIn = definitionFor(key, 'en');
  const substitute = candidates.find(({ replaces }) => replaces === key);
  if (substitute && namedIn !== 'analysis') return found(substitute);
  const own = types.find((type) => type.definition.key === key);
  const definition = builtIn ?? own?.definition;
  if (!definition) throw earshotError('interactionTypeUnknown', key);
  const isOn = builtIn ? !typesOff.includes(key) : own?.isActive;
  if (!isOn && namedIn === 'request') throw earshotError('interactionTypeInactive', key);
  return found(definition);
}
