// All criteria of the catalogue that the conversation shows, each with its quote; talked_over_client is measured elsewhere.
import type { CriterionKey } from '@earshot/core';
import type { Quote } from '../../findings/findings.ts';
import type { NextStep } from '../next-step.ts';
import type { Objection } from '../objections.ts';
import { priceBeforeNeed } from '../prices.ts';
import type { Reading } from '../reading/reading.ts';
import { byCourse } from './by-course.ts';
import { cuedCriteria, findBenefitTied, findCued } from './cued.ts';
import { openQuestions } from './open-questions.ts';
import { findIntroduction } from './own-name.ts';

/** Open questions that the criterion asks for. */
const leastOpenQuestions = 2;

/** @returns met criteria by key; an absent key is not met. */
export function findCriteria(
  reading: Reading,
  seen: {
    readonly objections: readonly Objection[];
    readonly nextStep: NextStep | null;
    readonly salespersonName: string | null;
  },
): Partial<Record<CriterionKey, Quote>> {
  const found: Partial<Record<CriterionKey, Quote>> = {};
  for (const key of cuedCriteria) {
    const hit = findCued(key, reading);
    if (hit) found[key] = reading.quoteHit(hit);
  }
  if (!found.greeting_identification) {
    const named = findIntroduction(reading, seen.salespersonName);
    if (named) found.greeting_identification = reading.quote(named);
  }
  if (!found.value_tied_to_need) {
    const tied = findBenefitTied(reading);
    if (tied) found.value_tied_to_need = reading.quoteHit(tied);
  }
  for (const key of Object.keys(byCourse) as (keyof typeof byCourse)[]) {
    if (found[key]) continue;
    const sentence = byCourse[key]?.(reading);
    if (sentence) found[key] = reading.quote(sentence);
  }
  const questions = openQuestions(reading);
  if (questions.length >= leastOpenQuestions) found.open_questions = reading.quoteHit(questions[0]!);
  const early = priceBeforeNeed(reading);
  if (early) found.price_before_need = reading.quoteHit(early);
  const answered = seen.objections.find((objection) => objection.answer);
  if (answered?.answer) found.objection_handled = reading.quote(answered.answer);
  if (seen.nextStep) found.next_step_scheduled = seen.nextStep.quote;
  return found;
}
