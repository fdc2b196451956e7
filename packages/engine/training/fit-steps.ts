// Fits which steps of the method a conversation reaches (embedded/classifier/step-verdict.ts).
import { stepKeys } from '@earshot/core';
import { type StepSigns, type StepWeights, stepLabels, stepShowing } from '../src/embedded/classifier/step-verdict.ts';
import { findObjections } from '../src/embedded/objections.ts';
import { findSteps } from '../src/embedded/steps.ts';
import type { StepKey } from '../src/findings/findings.ts';
import { type HeardDialogue, ruleCriteria } from './fit-verdicts.ts';
import { fitDense } from './logistic.ts';

export type Steps = Readonly<Record<StepKey, StepWeights>>;

const strength = 1;

/** Of a dialogue, what speaks for each step, and whether its tags show it. */
export function stepRows({ dialogue, heard }: HeardDialogue): { step: StepKey; signs: StepSigns; isTrue: boolean }[] {
  const { reading, labels } = dialogue;
  const byRules = findSteps(reading, ruleCriteria(reading), findObjections(reading, false));
  return stepKeys.map((step) => ({
    step,
    signs: stepShowing(heard, step, step in byRules).signs,
    isTrue: labels.some((own) => stepLabels[step].some((label) => own.has(label))),
  }));
}

export function fitSteps(all: readonly HeardDialogue[]): Steps {
  const rows = all.flatMap(stepRows);
  return Object.fromEntries(
    stepKeys.map((step) => {
      const own = rows.filter((row) => row.step === step);
      const { bias, weights } = fitDense(
        own.map(({ signs }) => signs),
        own.map(({ isTrue }) => isTrue),
        strength,
      );
      return [step, [bias, ...weights].map((x) => Math.round(x * 1000) / 1000) as unknown as StepWeights];
    }),
  ) as unknown as Steps;
}
