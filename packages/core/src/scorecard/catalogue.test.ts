import { describe, expect, it } from 'vitest';
import { definitionFor, interactionTypes, isInteractionTypeKey } from './catalogue.ts';
import { criterionKeys, isCriterionKey, negativeCriteria } from './criteria.ts';
import { criterionDescriptions, criterionLabels } from './criterion-labels.ts';

const languages = ['pt', 'en', 'es'] as const;

/** `key×2 −` as the catalogue writes criteria. */
function written(key: string): string {
  const type = interactionTypes.find((entry) => entry.key === key)!;
  const criteria = type.criteria.map(
    (criterion) =>
      criterion.key + (criterion.weight === 2 ? ' ×2' : '') + (criterion.polarity === 'negative' ? ' −' : ''),
  );
  return `${type.macroFront}: ${criteria.join(', ')}`;
}

describe('catalogue: Interaction types', () => {
  it('has the twelve types in the order of the table', () => {
    expect(interactionTypes.map(({ key }) => key)).toEqual([
      'cold_call',
      'lead_qualification',
      'discovery',
      'demo',
      'negotiation',
      'closing',
      'follow_up',
      'onboarding',
      'renewal_expansion',
      'retention',
      'support',
      'complaint',
    ]);
  });

  it.each([
    [
      'cold_call',
      'prospecting: greeting_identification, purpose_stated, permission_to_talk, open_questions, relevance_hook, next_step_scheduled ×2, pressure_tactics −, talked_over_client −',
    ],
    [
      'lead_qualification',
      'prospecting: greeting_identification, open_questions ×2, need_confirmed, budget_explored, decision_process_explored, timeline_explored, next_step_scheduled ×2, price_before_need −',
    ],
    [
      'discovery',
      'sales: purpose_stated, open_questions ×2, pain_impact_explored ×2, need_confirmed, decision_process_explored, timeline_explored, next_step_scheduled, talked_over_client −, price_before_need −',
    ],
    [
      'demo',
      'sales: purpose_stated, need_confirmed, value_tied_to_need ×2, engagement_checked, social_proof, next_step_scheduled ×2, unexplained_jargon −, talked_over_client −',
    ],
    [
      'negotiation',
      'sales: need_confirmed, price_presented, value_tied_to_need, objection_handled ×2, concession_traded, decision_process_explored, next_step_scheduled ×2, pressure_tactics −, disparaged_competitor −',
    ],
    [
      'closing',
      'sales: recap, price_presented, objection_handled, commitment_requested ×2, next_step_scheduled ×2, pressure_tactics −, unverified_promise −',
    ],
    [
      'follow_up',
      'sales: greeting_identification, prior_contact_referenced, open_questions, objection_handled, commitment_requested, next_step_scheduled ×2, pressure_tactics −',
    ],
    [
      'onboarding',
      'relationship: greeting_identification, purpose_stated, goals_confirmed, solution_explained ×2, engagement_checked, next_step_scheduled, unexplained_jargon −',
    ],
    [
      'renewal_expansion',
      'relationship: satisfaction_checked, results_reviewed, expansion_explored ×2, price_presented, objection_handled, next_step_scheduled, pressure_tactics −',
    ],
    [
      'retention',
      'relationship: empathy_shown, cancel_reason_explored ×2, retention_offer ×2, objection_handled, commitment_requested, talked_over_client −, pressure_tactics −',
    ],
    [
      'support',
      'service: greeting_identification, problem_diagnosed ×2, solution_explained ×2, resolution_confirmed, next_step_scheduled, unexplained_jargon −',
    ],
    [
      'complaint',
      'service: empathy_shown ×2, problem_diagnosed, responsibility_taken, solution_explained, resolution_confirmed, next_step_scheduled, talked_over_client −, blamed_client −',
    ],
  ])('%s', (key, criteria) => {
    expect(written(key)).toBe(criteria);
  });

  it('uses every criterion somewhere, and names every one in three languages, no two alike', () => {
    const used = new Set(interactionTypes.flatMap(({ criteria }) => criteria.map(({ key }) => key)));
    expect([...used].sort()).toEqual([...criterionKeys].sort());
    for (const texts of [criterionLabels, criterionDescriptions]) {
      for (const language of languages) {
        expect(new Set(criterionKeys.map((key) => texts[key][language])).size).toBe(criterionKeys.length);
      }
    }
    expect(negativeCriteria.size).toBe(7);
  });

  it('gives a built-in type as a definition in one language', () => {
    const definition = definitionFor('support', 'pt');
    expect(definition).toMatchObject({ key: 'support', macroFront: 'service', label: 'Suporte' });
    expect(definition!.criteria[1]).toEqual({
      key: 'problem_diagnosed',
      label: 'Problema diagnosticado',
      polarity: 'objective',
      weight: 2,
      description: criterionDescriptions.problem_diagnosed.pt,
    });
    expect(definitionFor('toString', 'en')).toBeNull();
  });

  it('knows its keys', () => {
    expect(isInteractionTypeKey('demo')).toBe(true);
    expect(isInteractionTypeKey('constructor')).toBe(false);
    expect(isCriterionKey('recap')).toBe(true);
    expect(isCriterionKey('Recap')).toBe(false);
  });
});
