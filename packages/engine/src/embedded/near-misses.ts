// What was said where a criterion asks for more: the words that come nearest to it.
import type { CriterionKey } from '@earshot/core';
import type { Findings, Quote } from '../findings/findings.ts';
import type { Classification } from './classifier/classify.ts';
import { isUtteranceCriterion, type Label } from './classifier/labels.ts';
import type { Unit } from './classifier/units.ts';
import { saysCue } from './outcome/ending-cues.ts';

/** Logit above which an utterance has something of the criterion. */
const leastNear = -2.5;

/** An undated promise stands where a step should be; an objection where its answer should. */
const labelFor = (key: CriterionKey): Label | null => {
  if (key === 'next_step_scheduled') return 'step_vague';
  return isUtteranceCriterion(key) ? key : null;
};

/** An attendant at the client's service promises nothing by it. */
const mayBeNear = (classification: Classification, unit: Unit, label: Label): boolean =>
  unit.side !== 'client' &&
  !(label === 'step_vague' && saysCue(classification.reading, classification.sentenceOf(unit, label), 'courtesy'));

/** The attendant's words that come nearest to a criterion that is not met; null where nothing comes near. */
export function nearMiss(
  classification: Classification,
  findings: Pick<Findings, 'objections'>,
  key: CriterionKey,
): Quote | null {
  if (key === 'objection_handled') return findings.objections.find(({ resolved }) => !resolved)?.quote ?? null;
  const label = labelFor(key);
  const [unit] = label ? classification.strongest(label, (other) => mayBeNear(classification, other, label)) : [];
  if (!label || !unit || classification.logit(unit, label) <= leastNear) return null;
  return classification.reading.quote(classification.sentenceOf(unit, label));
}
