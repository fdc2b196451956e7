// Fits which steps of the method a conversation reaches (embedded/classifier/step-verdict.ts).
import { stepKeys } from '@earshot/core';
import { type StepSigns, type StepWeights, stepLabels, stepSignal } from '../src/embedded/classifier/step-verdict.ts';
import { findObjections } from '../src/embedded/objections.ts';
import { findSteps } from '../src/embedded/steps.ts';
import type { StepKey } from '../src/findings/findings.ts';
import { type ClassifiedDialogue, ruleCriteria } from './fit-verdicts.ts';
import { fitRows } from './logistic.ts';

export type Steps = Readonly<Record<StepKey, StepWeights>>;

/** What speaks for each step of a dialogue, and whether its tags show it. */
export function stepRows({
  dialogue,
  classification,
}: ClassifiedDialogue): { step: StepKey; signs: StepSigns; isTrue: boolean }[] {
  const { reading, labels } = dialogue;
  const byRules = findSteps(reading, ruleCriteria(reading), findObjections(reading, false));
  return stepKeys.map((step) => ({
    step,
    signs: stepSignal(classification, step, step in byRules).signs,
    isTrue: labels.some((own) => stepLabels[step].some((label) => own.has(label))),
  }));
}

export function fitSteps(all: readonly ClassifiedDialogue[]): Steps {
  const rows = all.flatMap(stepRows);
  const own = stepKeys.map((step) => [step, fitRows(rows.filter((row) => row.step === step))]);
  return Object.fromEntries(own) as Steps;
}
