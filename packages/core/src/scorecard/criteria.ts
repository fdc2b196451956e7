// Every criterion of the catalogue: the fixed keys that stored data depends on, and which of them are faults.

/** Every criterion of the catalogue. */
export const criterionKeys = [
  'greeting_identification',
  'purpose_stated',
  'permission_to_talk',
  'open_questions',
  'relevance_hook',
  'need_confirmed',
  'budget_explored',
  'decision_process_explored',
  'timeline_explored',
  'pain_impact_explored',
  'value_tied_to_need',
  'engagement_checked',
  'social_proof',
  'price_presented',
  'objection_handled',
  'concession_traded',
  'recap',
  'commitment_requested',
  'next_step_scheduled',
  'prior_contact_referenced',
  'goals_confirmed',
  'solution_explained',
  'satisfaction_checked',
  'results_reviewed',
  'expansion_explored',
  'empathy_shown',
  'cancel_reason_explored',
  'retention_offer',
  'problem_diagnosed',
  'resolution_confirmed',
  'responsibility_taken',
  'talked_over_client',
  'pressure_tactics',
  'price_before_need',
  'unexplained_jargon',
  'disparaged_competitor',
  'unverified_promise',
  'blamed_client',
] as const;

/** Key of a criterion of the catalogue. */
export type CriterionKey = (typeof criterionKeys)[number];

/** Behaviours to avoid: for these `met: true` means that it happened. */
export const negativeCriteria: ReadonlySet<CriterionKey> = new Set([
  'talked_over_client',
  'pressure_tactics',
  'price_before_need',
  'unexplained_jargon',
  'disparaged_competitor',
  'unverified_promise',
  'blamed_client',
] as const);

/** Whether the text is a criterion of the catalogue; those of a company are not. */
export function isCriterionKey(text: string): text is CriterionKey {
  return (criterionKeys as readonly string[]).includes(text);
}
