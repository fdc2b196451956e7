// Whether the client's answer takes back what an utterance seems to show: a day that is put off, a need that is not the one.
import type { CriterionKey } from '@earshot/core';
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import type { Signal } from '../classifier/verdict.ts';
import { has } from '../reading/reading.ts';

/** Logit above which an answer confirms all the same. */
const plain = 0;

const denials: ReadonlySet<string> = new Set(['no', 'nope', 'nao']);

/** The client does not accept the day: "If my boss is back, I'll let you know". */
const isPutOff = (answer: Unit, { logit }: Classification): boolean =>
  answer.sentences.some((sentence) => has(sentence, 'defer', 'refuse')) &&
  !answer.sentences.some((sentence) => has(sentence, 'accept')) &&
  logit(answer, 'step_accepted') <= plain;

/** The client corrects the attendant: "No, quicker". */
const isDenied = (answer: Unit, { logit }: Classification): boolean =>
  denials.has(answer.sentences[0]!.words[0] ?? '') && logit(answer, 'confirms') <= plain;

const otherwise: Readonly<Partial<Record<CriterionKey, typeof isPutOff>>> = {
  next_step_scheduled: isPutOff,
  need_confirmed: isDenied,
};

export function isAnsweredOtherwise(
  classification: Classification,
  key: CriterionKey,
  { unit, second }: Signal,
): boolean {
  const rule = otherwise[key];
  const answer = unit && classification.units[unit.index + 1];
  if (!rule || answer?.side !== 'client' || (key === 'need_confirmed' && second > plain)) return false;
  return rule(answer, classification);
}
