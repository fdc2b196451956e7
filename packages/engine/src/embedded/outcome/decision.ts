// Whether the client decides, to buy or to stay, or refuses: the last word on it counts.
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import { has, type Sentence } from '../reading/reading.ts';
import { saysCue } from './ending-cues.ts';

/** The client's last decision, and the sentence that says it. */
export type Decision =
  | {
      readonly kind: 'accepts';
      readonly sentence: Sentence;
      /** Paid, taken as an order, or plain in its words; otherwise an appointment beside it is what came of the talk. */
      readonly isPlain: boolean;
    }
  | { readonly kind: 'refuses' | 'hesitates'; readonly sentence: Sentence };

/** Utterances before a decision in which it is asked for, and after it in which the order is taken. */
const unitsBefore = 3;
const unitsAfter = 3;
/** Logit above which a decision counts as asked for. */
const leastAsked = -0.5;
/** How much more a yes is worth that is asked for, told by a phrase, paid, or taken as an order. */
const askedLead = 3;
const phraseLead = 2.5;
const paysLead = 5;
const orderLead = 4;
/** Logit above which a yes that nobody asked for is a decision beside an appointment, too. */
const leastPlain = 2;
/** Logits above which an utterance refuses, or puts the decision off. */
const leastRefusal = 0;
const leastDoubt = 0;
/** Logit above which the client wants to leave, so that a yes beside it is a yes to leaving. */
const leastLeaving = 0;

export function lastDecision(classification: Classification): Decision | null {
  let last: Decision | null = null;
  for (const unit of classification.units) {
    if (unit.side === 'attendant') continue;
    last = decisionIn(classification, unit) ?? last;
  }
  return last;
}

function decisionIn(classification: Classification, unit: Unit): Decision | null {
  const { reading } = classification;
  const told = (cue: 'pays' | 'refusesForGood') =>
    unit.sentences.find(
      (sentence) => !(cue === 'refusesForGood' && sentence.question) && saysCue(reading, sentence, cue),
    );
  const logit = (label: Parameters<Classification['logit']>[1]) => classification.logit(unit, label);
  const paid = told('pays');
  const doubt = Math.max(logit('objection_stall'), logit('step_declined'));
  const refused = told('refusesForGood');
  const refusal = Math.max(logit('objection_no_need'), logit('wants_to_cancel'), refused ? 1 : 0);
  const commits = logit('commits');
  const phrase = unit.sentences.find((sentence) => has(sentence, 'commitmentGiven'));
  const isAsked = isAskedFor(classification, unit);
  const isOrder = isTaken(classification, unit);
  const strength =
    commits +
    (isAsked ? askedLead : 0) +
    (phrase ? phraseLead : 0) +
    (paid ? paysLead : 0) +
    (isOrder ? orderLead : 0) -
    // Who agrees to a date agrees to a step, unless they decide as plainly.
    Math.max(0, logit('step_accepted') - commits);
  const accepts = strength > 0 && logit('wants_to_cancel') <= leastLeaving && strength > doubt && !refused;
  if (accepts) {
    const sentence = paid ?? phrase ?? classification.sentenceOf(unit, 'commits');
    return {
      kind: 'accepts',
      sentence,
      isPlain: isOrder || paid !== undefined || commits > (isAsked ? 0 : leastPlain),
    };
  }
  if (refusal > leastRefusal)
    return { kind: 'refuses', sentence: refused ?? classification.sentenceOf(unit, 'objection_no_need') };
  if (doubt > leastDoubt) return { kind: 'hesitates', sentence: classification.sentenceOf(unit, 'objection_stall') };
  return null;
}

const isAskedFor = ({ units, logit }: Classification, { index }: Unit): boolean =>
  units
    .slice(Math.max(0, index - unitsBefore), index)
    .some((before) => before.side !== 'client' && logit(before, 'commitment_requested') > leastAsked);

const isTaken = ({ units, reading }: Classification, { index }: Unit): boolean =>
  units
    .slice(index + 1, index + 1 + unitsAfter)
    .some(
      ({ side, sentences }) =>
        side !== 'client' && sentences.some((sentence) => saysCue(reading, sentence, 'orderTaken')),
    );
