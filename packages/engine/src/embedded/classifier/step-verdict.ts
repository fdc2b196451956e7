// Whether a conversation reaches a step of the method: what rules found and the strongest utterance that shows it, weighed together.
import { stepKeys } from '@earshot/core';
import type { Findings, StepKey } from '../../findings/findings.ts';
import { classifier } from '../../generated/classifier.ts';
import { type Heard, silence } from './heard.ts';
import type { Label } from './labels.ts';
import type { Unit } from './units.ts';
import { isExact } from './verdict.ts';

/** Utterances of which one is enough (catalogue: Scores, methodAdherence). */
export const stepLabels: Readonly<Record<StepKey, readonly Label[]>> = {
  connect: ['greeting_identification', 'purpose_stated'],
  qualify: [
    'open_questions',
    'need_question',
    'need_confirmed',
    'budget_explored',
    'decision_process_explored',
    'timeline_explored',
    'pain_impact_explored',
    'goals_confirmed',
    'problem_diagnosed',
    'cancel_reason_explored',
    'satisfaction_checked',
  ],
  present: [
    'offer',
    'solution_explained',
    'value_tied_to_need',
    'social_proof',
    'results_reviewed',
    'retention_offer',
    'expansion_explored',
  ],
  negotiate: ['price_presented', 'concession_traded', 'retention_offer'],
  close: ['commitment_requested', 'commits'],
};

/** How strongly it is heard, how much there is of it, and being found by rules. */
export type StepSigns = readonly [number, number, number];
/** Bias, then a weight per sign. */
export type StepWeights = readonly [number, number, number, number];

const leastVerdict = 0;

export interface StepShowing {
  readonly signs: StepSigns;
  readonly unit: Unit | null;
  readonly label: Label;
}

export function stepShowing(heard: Heard, step: StepKey, isFoundByRules: boolean): StepShowing {
  let [most, sum] = [silence, 0];
  let unit: Unit | null = null;
  let label = stepLabels[step][0]!;
  for (const one of heard.units) {
    for (const own of stepLabels[step]) {
      const logit = heard.logit(one, own);
      if (logit <= silence || !isExact(one, own)) continue;
      sum += 1 / (1 + Math.exp(-logit));
      if (logit > most) [most, unit, label] = [logit, one, own];
    }
  }
  return { signs: [most, Math.log1p(sum), isFoundByRules ? 1 : 0], unit, label };
}

/** Steps present, each with what rules found, else with the words that show it most. */
export function judgeSteps(heard: Heard, byRules: Findings['steps']): Findings['steps'] {
  const weights: Readonly<Record<StepKey, readonly number[]>> = classifier.steps;
  const found = stepKeys.flatMap((step) => {
    const { signs, unit, label } = stepShowing(heard, step, step in byRules);
    const [bias, ...rest] = weights[step];
    if (signs.reduce((sum, sign, at) => sum + sign * rest[at]!, bias!) <= leastVerdict) return [];
    const quote = byRules[step] ?? (unit && heard.reading.quote(heard.sentenceOf(unit, label)));
    return quote ? [[step, quote] as const] : [];
  });
  return Object.fromEntries(found);
}
