// Whether an objection still stands at the end: what the client says after it, and what rules found, weighed together (docs/catalogue.md#objections).
import { classifier } from '../../generated/classifier.ts';
import { scoreOf } from '../../linear/model.ts';
import { saysCue } from '../outcome/ending-cues.ts';
import type { Sentence } from '../reading/reading.ts';
import { type Classification, leastLogit } from './classify.ts';
import { allLabels, type Label } from './labels.ts';
import type { Unit } from './units.ts';

/** Given up soon after; given up or decided at all later; a next step accepted later; objecting again later; answered; resolved by rules; then what is heard anywhere. */
export type SettlementSigns = readonly number[];
/** Bias, then a weight per sign. */
export type SettlementWeights = readonly number[];

const soon = 8;
/** In the corpus's dialogues more is left open than in conversations at large. */
const leastVerdict = -0.5;
/** What ends an objection, whenever the client says it. */
const agreement: readonly Label[] = ['objection_dropped', 'commits'];

/** How much less a sign weighs than those of the utterances in question, whatever is learned. */
const shareAnywhere = 1 / 16;
const clearly = 6;

/** How strongly each label is heard where it is heard most: it speaks for or against what a few utterances alone leave open. A sign per label, in their order. */
const conversationSigns = (classification: Classification): readonly number[] =>
  allLabels.map((label) => shareAnywhere * Math.max(leastLogit, Math.min(clearly, classification.most(label))));

export function settlementSigns(
  classification: Classification,
  { index }: Unit,
  isResolvedByRules: boolean,
): SettlementSigns {
  const within = (count: number, label: Label) =>
    classification.units
      .slice(index + 1, index + 1 + count)
      .reduce((most, unit) => Math.max(most, classification.logit(unit, label)), leastLogit);
  const later = agreement.map((label) => classification.mostFrom(index + 1, label));
  return [
    within(soon, 'objection_dropped'),
    Math.max(leastLogit, ...later),
    Math.max(leastLogit, classification.mostFrom(index + 1, 'step_accepted')),
    Math.max(leastLogit, classification.mostFrom(index + 3, 'objection')),
    within(3, 'objection_handled'),
    isResolvedByRules ? 1 : 0,
    ...conversationSigns(classification),
  ];
}

export function isSettledIn(classification: Classification, sentence: Sentence, isResolvedByRules: boolean): boolean {
  const unit = classification.unitOf(sentence);
  return (
    isTakenUp(classification, unit) ||
    scoreOf(classifier.resolved, settlementSigns(classification, unit, isResolvedByRules)) > leastVerdict
  );
}

/** Utterances after an objection in which a phrase that takes up the answer is about it. */
const unitsOfAnswer = 4;
/** Logit above which a later utterance objects again. */
const leastAgain = 0;

/** Whether the client says by a phrase that what is offered will do, and objects to nothing after it. */
function isTakenUp({ units, reading, logit, mostFrom }: Classification, { index, turn }: Unit): boolean {
  const taken = units
    .slice(index + 1, index + 1 + unitsOfAnswer)
    .find(
      (unit) =>
        unit.side === 'client' &&
        unit.turn !== turn &&
        logit(unit, 'objection') < leastAgain &&
        unit.sentences.some((sentence) => !sentence.question && saysCue(reading, sentence, 'settles')),
    );
  return taken !== undefined && mostFrom(taken.index + 1, 'objection') < leastAgain;
}
