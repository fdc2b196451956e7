// Interaction types as the procedures show them, the catalogue's and the company's own, and what a company's own must meet.
import {
  type CriterionInput,
  definitionFor,
  earshotError,
  type InteractionTypeDefinition,
  interactionTypes,
  isInteractionTypeKey,
  type Language,
  type ScorecardDefinition,
} from '@earshot/core';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import type { Database, Queries } from '../records/database.ts';
import type { CompanyType } from '../records/interaction-types.ts';
import { companyType, setTypeDeactivatedAt } from '../records/interaction-types.ts';

/** Criteria as stored. Throws 400 when two have the same key. */
export function criteriaToStore(criteria: readonly CriterionInput[]): ScorecardDefinition['criteria'] {
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
export async function requireCompanyType(
  db: Queries,
  companyId: string,
  key: string,
): Promise<InteractionTypeDefinition> {
  if (isInteractionTypeKey(key)) throw earshotError('interactionTypeBuiltIn');
  const type = await companyType(db, companyId, key);
  if (!type) throw earshotError('interactionTypeNotFound');
  return companyTypeView(type);
}

/** Switches a type of the company on or off, and gives it as it is then. */
export async function switchType(
  db: Database,
  actor: Actor,
  key: string,
  isActive: boolean,
  now: number,
): Promise<InteractionTypeDefinition> {
  const { companyId } = actor;
  await requireCompanyType(db, companyId, key);
  await db.transaction(async (tx) => {
    await setTypeDeactivatedAt(tx, companyId, key, isActive ? null : now);
    const kind = isActive ? 'interactionType.activated' : 'interactionType.deactivated';
    await recordDeed(tx, actor, { kind, subjectId: key }, now);
  });
  return requireCompanyType(db, companyId, key);
}

function definitionView(
  definition: ScorecardDefinition,
  isCustom: boolean,
  isActive: boolean,
): InteractionTypeDefinition {
  const { key, label, macroFront } = definition;
  const criteria = definition.criteria.map((criterion) => ({
    key: criterion.key,
    label: criterion.label,
    polarity: criterion.polarity,
    weight: criterion.weight,
    description: criterion.description ?? '',
    cues: criterion.cues ?? [],
  }));
  return { key, label, macroFront, isCustom, isActive, criteria };
}

export const catalogueTypes = (language: Language): InteractionTypeDefinition[] =>
  interactionTypes.map(({ key }) => definitionView(definitionFor(key, language)!, false, true));

export const companyTypeView = ({ definition, isActive }: CompanyType): InteractionTypeDefinition =>
  definitionView(definition, true, isActive);
