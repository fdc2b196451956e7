// Adherence to the method: five stages, 20 points each; the furthest one seen is the stage of the sale.
import type { Language, MethodAdherence, Stage } from '../generated/types.gen.ts';
import type { CriterionKey } from './criteria.ts';
import { type StepKey, stepKeys, stepLabels } from './labels.ts';

/** The steps that were seen, each with the `MM:SS` of its first evidence (null where the form has no times). */
export type StepEvidence = Partial<Record<StepKey, { timestamp: string | null }>>;

/** Criteria that prove a step by themselves. */
export const stepProofs = {
  connect: ['greeting_identification', 'purpose_stated', 'permission_to_talk'],
  qualify: [
    'open_questions',
    'budget_explored',
    'decision_process_explored',
    'timeline_explored',
    'pain_impact_explored',
    'need_confirmed',
    'goals_confirmed',
    'problem_diagnosed',
    'cancel_reason_explored',
    'satisfaction_checked',
  ],
  present: [
    'solution_explained',
    'value_tied_to_need',
    'social_proof',
    'results_reviewed',
    'retention_offer',
    'expansion_explored',
    'price_presented',
  ],
  negotiate: ['price_presented', 'concession_traded', 'retention_offer'],
  close: ['commitment_requested'],
} as const satisfies Readonly<Record<StepKey, readonly CriterionKey[]>>;

const stageNames: Readonly<Record<StepKey, Stage>> = {
  connect: 'Connect',
  qualify: 'Qualify',
  present: 'Present',
  negotiate: 'Negotiate',
  close: 'Close',
};

/** docs/contract.md#analysis-full.methodAdherence; all five steps are listed, seen or not. */
export function methodAdherence(seen: StepEvidence, language: Language): MethodAdherence {
  const steps = stepKeys.map((key) => ({
    key,
    label: stepLabels[key][language],
    present: seen[key] !== undefined,
    timestamp: seen[key]?.timestamp ?? null,
  }));
  return adherenceOf(steps);
}

/** The steps with their score. */
export const adherenceOf = (steps: MethodAdherence['steps']): MethodAdherence => ({
  score: 20 * steps.filter(({ present }) => present).length,
  steps,
});

/** The furthest stage seen; null when none was, and in service conversations unless a sale was spoken of. */
export function stageOf(seen: StepEvidence, macroFront: string | null, saleSpokenOf: boolean): Stage | null {
  if (macroFront === 'service' && !saleSpokenOf) return null;
  const furthest = stepKeys.findLast((key) => seen[key] !== undefined);
  return furthest === undefined ? null : stageNames[furthest];
}
