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
import { catalogueTypesOff } from '../records/catalogue-types.ts';
import type { Queries } from '../records/database.ts';
import { companyTypes } from '../records/interaction-types.ts';
import { trialDigests } from '../records/type-trials.ts';
import { criteriaDigest } from './criteria-digest.ts';

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
  const type = (await companyTypeViews(db, companyId)).find((each) => each.key === key);
  if (!type) throw earshotError('interactionTypeNotFound');
  return type;
}

function definitionView(
  definition: ScorecardDefinition,
  more: Pick<InteractionTypeDefinition, 'isCustom' | 'isActive' | 'isTried' | 'replacedBy'>,
): InteractionTypeDefinition {
  const { key, label, macroFront, replaces } = definition;
  const criteria = definition.criteria.map((criterion) => ({
    key: criterion.key,
    label: criterion.label,
    polarity: criterion.polarity,
    weight: criterion.weight,
    description: criterion.description ?? '',
    cues: criterion.cues ?? [],
  }));
  return { key, label, macroFront, ...more, replaces: replaces ?? null, criteria };
}

/** The company's own, deactivated ones included. */
export async function companyTypeViews(db: Queries, companyId: string): Promise<InteractionTypeDefinition[]> {
  const types = await companyTypes(db, companyId);
  const tried = types.length === 0 ? new Set() : await trialDigests(db, companyId);
  return types.map(({ definition, isActive }) => {
    const isTried = tried.has(criteriaDigest(definition.criteria));
    return definitionView(definition, { isCustom: true, isActive, isTried, replacedBy: null });
  });
}

/** The catalogue's in one language, then the company's own. */
export async function typeViews(
  db: Queries,
  companyId: string,
  language: Language,
): Promise<InteractionTypeDefinition[]> {
  const own = await companyTypeViews(db, companyId);
  const off = await catalogueTypesOff(db, companyId);
  const catalogue = interactionTypes.map(({ key }) => {
    const isActive = !off.includes(key);
    const replacedBy = own.find(({ replaces }) => replaces === key)?.key ?? null;
    return definitionView(definitionFor(key, language)!, { isCustom: false, isActive, isTried: true, replacedBy });
  });
  return [...catalogue, ...own];
}
