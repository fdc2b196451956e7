// The catalogue of interaction types: which criteria each is judged by, and how heavily.
import type { Language, MacroFront, Polarity } from '../generated/types.gen.ts';
import { type CriterionKey, negativeCriteria } from './criteria.ts';
import { criterionDescriptions, criterionLabels } from './criterion-labels.ts';
import { interactionTypeLabels } from './labels.ts';

/** `×2` in a list makes a criterion count double; the others have weight 1. */
type Weighted = CriterionKey | `${CriterionKey} ×2`;

const types = {
  cold_call: {
    macroFront: 'prospecting',
    criteria: [
      'greeting_identification',
      'purpose_stated',
      'permission_to_talk',
      'open_questions',
      'relevance_hook',
      'next_step_scheduled ×2',
      'pressure_tactics',
      'talked_over_client',
    ],
  },
  lead_qualification: {
    macroFront: 'prospecting',
    criteria: [
      'greeting_identification',
      'open_questions ×2',
      'need_confirmed',
      'budget_explored',
      'decision_process_explored',
      'timeline_explored',
      'next_step_scheduled ×2',
      'price_before_need',
    ],
  },
  discovery: {
    macroFront: 'sales',
    criteria: [
      'purpose_stated',
      'open_questions ×2',
      'pain_impact_explored ×2',
      'need_confirmed',
      'decision_process_explored',
      'timeline_explored',
      'next_step_scheduled',
      'talked_over_client',
      'price_before_need',
    ],
  },
  demo: {
    macroFront: 'sales',
    criteria: [
      'purpose_stated',
      'need_confirmed',
      'value_tied_to_need ×2',
      'engagement_checked',
      'social_proof',
      'next_step_scheduled ×2',
      'unexplained_jargon',
      'talked_over_client',
    ],
  },
  negotiation: {
    macroFront: 'sales',
    criteria: [
      'need_confirmed',
      'price_presented',
      'value_tied_to_need',
      'objection_handled ×2',
      'concession_traded',
      'decision_process_explored',
      'next_step_scheduled ×2',
      'pressure_tactics',
      'disparaged_competitor',
    ],
  },
  closing: {
    macroFront: 'sales',
    criteria: [
      'recap',
      'price_presented',
      'objection_handled',
      'commitment_requested ×2',
      'next_step_scheduled ×2',
      'pressure_tactics',
      'unverified_promise',
    ],
  },
  follow_up: {
    macroFront: 'sales',
    criteria: [
      'greeting_identification',
      'prior_contact_referenced',
      'open_questions',
      'objection_handled',
      'commitment_requested',
      'next_step_scheduled ×2',
      'pressure_tactics',
    ],
  },
  onboarding: {
    macroFront: 'relationship',
    criteria: [
      'greeting_identification',
      'purpose_stated',
      'goals_confirmed',
      'solution_explained ×2',
      'engagement_checked',
      'next_step_scheduled',
      'unexplained_jargon',
    ],
  },
  renewal_expansion: {
    macroFront: 'relationship',
    criteria: [
      'satisfaction_checked',
      'results_reviewed',
      'expansion_explored ×2',
      'price_presented',
      'objection_handled',
      'next_step_scheduled',
      'pressure_tactics',
    ],
  },
  retention: {
    macroFront: 'relationship',
    criteria: [
      'empathy_shown',
      'cancel_reason_explored ×2',
      'retention_offer ×2',
      'objection_handled',
      'commitment_requested',
      'talked_over_client',
      'pressure_tactics',
    ],
  },
  support: {
    macroFront: 'service',
    criteria: [
      'greeting_identification',
      'problem_diagnosed ×2',
      'solution_explained ×2',
      'resolution_confirmed',
      'next_step_scheduled',
      'unexplained_jargon',
    ],
  },
  complaint: {
    macroFront: 'service',
    criteria: [
      'empathy_shown ×2',
      'problem_diagnosed',
      'responsibility_taken',
      'solution_explained',
      'resolution_confirmed',
      'next_step_scheduled',
      'talked_over_client',
      'blamed_client',
    ],
  },
} as const satisfies Record<string, { macroFront: MacroFront; criteria: readonly Weighted[] }>;

/** Key of a type of the catalogue (docs/contract.md#analysis-full). */
export type InteractionTypeKey = keyof typeof types;

/** A type of the catalogue with its criteria and their weights. */
export type InteractionTypeEntry = {
  key: InteractionTypeKey;
  macroFront: MacroFront;
  label: Record<Language, string>;
  criteria: { key: CriterionKey; weight: number; polarity: Polarity }[];
};

/** The built-in types, in the order that settles ties of detection. */
export const interactionTypes: readonly InteractionTypeEntry[] = (Object.keys(types) as InteractionTypeKey[]).map(
  (key) => ({
    key,
    macroFront: types[key].macroFront,
    label: interactionTypeLabels[key],
    criteria: types[key].criteria.map(readWeighted),
  }),
);

/** How a conversation is judged: the same shape for built-in types and for those of a company. */
export type ScorecardDefinition = {
  key: string;
  macroFront: MacroFront;
  label: string;
  /** In a company's own type: the key of the catalogue type whose conversations it judges. */
  replaces?: string;
  criteria: {
    key: string;
    label: string;
    polarity: Polarity;
    weight: number;
    description?: string;
    /** Phrases by which the embedded engine finds a company's own criterion. */
    cues?: string[];
  }[];
};

/** A built-in type with its texts in one language; null for a key that the catalogue does not have. */
export function definitionFor(key: string, language: Language): ScorecardDefinition | null {
  const type = interactionTypes.find((entry) => entry.key === key);
  if (!type) return null;
  return {
    key: type.key,
    macroFront: type.macroFront,
    label: type.label[language],
    criteria: type.criteria.map((criterion) => ({
      key: criterion.key,
      label: criterionLabels[criterion.key][language],
      polarity: criterion.polarity,
      weight: criterion.weight,
      description: criterionDescriptions[criterion.key][language],
    })),
  };
}

/** Whether the text is a type of the catalogue; types of a company are not. */
export function isInteractionTypeKey(text: string): text is InteractionTypeKey {
  return Object.hasOwn(types, text);
}

function readWeighted(text: Weighted): InteractionTypeEntry['criteria'][number] {
  const key = text.replace(' ×2', '') as CriterionKey;
  return { key, weight: text === key ? 1 : 2, polarity: negativeCriteria.has(key) ? 'negative' : 'objective' };
}
