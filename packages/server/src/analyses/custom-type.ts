// A company's own type: a key of its own, criteria with distinct keys, and the type as stored.
import {
  type CriterionInput,
  earshotError,
  type InteractionTypeDefinition,
  isInteractionTypeKey,
  type ScorecardDefinition,
} from '@earshot/core';
import type { Queries } from '../records/database.ts';
import { companyType, setTypeDeactivatedAt } from '../records/interaction-types.ts';
import { describedCompanyType } from './described-types.ts';

/** Criteria as stored. Throws 400 when two have the same key. */
export function storedCriteria(criteria: readonly CriterionInput[]): ScorecardDefinition['criteria'] {
  const keys = new Set<string>();
  for (const { key } of criteria) {
    if (keys.has(key)) throw earshotError('criterionKeyRepeated', key);
    keys.add(key);
  }
  return criteria.map(({ key, label, polarity, weight, description, cues }) => ({
    key,
    label,
    polarity,
    weight: weight ?? 1,
    description: description ?? '',
    cues: cues ?? [],
  }));
}

/** The company's type as the procedures show it. Throws 400 for a type of the catalogue, 404 for one that is not there. */
export async function ownType(db: Queries, companyId: string, key: string): Promise<InteractionTypeDefinition> {
  if (isInteractionTypeKey(key)) throw earshotError('interactionTypeBuiltIn');
  const type = await companyType(db, companyId, key);
  if (!type) throw earshotError('interactionTypeNotFound');
  return describedCompanyType(type);
}

/** Switches a type of the company on (null) or off, and gives it as it is then. */
export async function switchType(
  db: Queries,
  companyId: string,
  key: string,
  deactivatedAt: number | null,
): Promise<InteractionTypeDefinition> {
  await ownType(db, companyId, key);
  await setTypeDeactivatedAt(db, companyId, key, deactivatedAt);
  return ownType(db, companyId, key);
}
