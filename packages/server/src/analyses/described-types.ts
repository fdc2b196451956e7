// Interaction types as the procedures show them: the catalogue in the company's language, then the company's own.
import {
  definitionFor,
  type InteractionTypeDefinition,
  interactionTypes,
  type Language,
  type ScorecardDefinition,
} from '@earshot/core';
import type { CompanyType } from '../records/interaction-types.ts';

function described(definition: ScorecardDefinition, isCustom: boolean, isActive: boolean): InteractionTypeDefinition {
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

export const describedBuiltIns = (language: Language): InteractionTypeDefinition[] =>
  interactionTypes.map(({ key }) => described(definitionFor(key, language)!, false, true));

export const describedCompanyType = ({ definition, isActive }: CompanyType): InteractionTypeDefinition =>
  described(definition, true, isActive);
