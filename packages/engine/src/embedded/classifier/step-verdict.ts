// Whether a conversation reaches a step of the method: what rules found and the strongest utterance that shows it, weighed together.
import { stepKeys, stepProofs } from '@earshot/core';
import type { Findings, Quote, StepKey } from '../../findings/findings.ts';
import { classifier } from '../../generated/classifier.ts';
import { scoreOf } from '../../linear/model.ts';
import { absentLogit, type Classification } from './classify.ts';
import type { Label } from './labels.ts';
import type { Unit } from './units.ts';
import { isExact } from './verdict.ts';

// One of these utterances is enough (docs/catalogue.md#methodadherence).
export const stepLabels: Readonly<Record<StepKey, readonly Label[]>> = {
  ...stepProofs,
  qualify: ['need_question', ...stepProofs.qualify],
  present: ['offer', ...stepProofs.present],
  close: ['commits', ...stepProofs.close],
};

/** How strongly it is heard, how much there is of it, and being found by rules. */
export type StepSigns = readonly [number, number, number];
/** Bias, then a weight per sign. */
export type StepWeights = readonly [number, number, number, number];

/** A purchase decision is spoken of more often than it is asked for or given. */
const leastVerdict: Readonly<Record<StepKey, number>> = {
  connect: 0,
  qualify: 0,
  present: 0,
  negotiate: -0.7,
  close: 0.6,
};

export interface StepSignal {
  readonly signs: StepSigns;
  readonly unit: Unit | null;
  readonly label: Label;
}

export function stepSignal(classification: Classification, step: StepKey, isFoundByRules: boolean): StepSignal {
  let [most, sum] = [absentLogit, 0];
  let unit: Unit | null = null;
  let label = stepLabels[step][0]!;
  for (const one of classification.units) {
    for (const own of stepLabels[step]) {
      const logit = classification.logit(one, own);
      if (logit <= absentLogit || !isExact(one, own)) continue;
      sum += 1 / (1 + Math.exp(-logit));
      if (logit > most) [most, unit, label] = [logit, one, own];
    }
  }
  return { signs: [most, Math.log1p(sum), isFoundByRules ? 1 : 0], unit, label };
}

/** Steps present, each with what rules found, else with the words that show it most. `closing`: words that close, whatever is heard. */
export function judgeSteps(
  classification: Classification,
  byRules: Findings['steps'],
  closing: Quote | null,
): Findings['steps'] {
  const weights: Readonly<Record<StepKey, readonly number[]>> = classifier.steps;
  const found = stepKeys.flatMap((step) => {
    const { signs, unit, label } = stepSignal(classification, step, step in byRules);
    if (scoreOf(weights[step], signs) <= leastVerdict[step]) return [];
    const quote = byRules[step] ?? (unit && classification.reading.quote(classification.sentenceOf(unit, label)));
    return quote ? [[step, quote] as const] : [];
  });
  const steps: Findings['steps'] = Object.fromEntries(found);
  return closing && !steps.close ? { ...steps, close: closing } : steps;
}
