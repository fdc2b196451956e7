// Whether a conversation as a whole shows a criterion: a small linear model over its strongest utterances, the rules' finding, and whether its type asks for it.
import { criterionKeys } from '@earshot/core';
import { classifier } from '../../generated/classifier.ts';
import type { SpanKind } from '../../lexical/spans.ts';
import { scoreOf } from '../../linear/model.ts';
import { type Sentence, spansOf } from '../reading/reading.ts';
import { absentLogit, type Classification } from './classify.ts';
import type { Label, UtteranceCriterion } from './labels.ts';
import type { Unit } from './units.ts';

export type JudgedCriterion = UtteranceCriterion | 'next_step_scheduled';
export const judgedCriteria = criterionKeys.filter(
  (key): key is JudgedCriterion => key !== 'talked_over_client' && key !== 'price_before_need',
);

/** What speaks for a criterion: strongest, second strongest, found by the rules, asked for by the conversation's type. */
export type Signs = readonly [number, number, number, number];

/** Bias, then a weight per sign. */
export type VerdictWeights = readonly [number, number, number, number, number];

/** Exact expressions without which an utterance is no evidence. */
const exact: Readonly<Partial<Record<Label, readonly SpanKind[]>>> = {
  price_presented: ['money', 'percent', 'number'],
  step_proposed: ['day', 'weekday', 'time', 'month'],
};

export const isExact = (unit: Unit, label: Label): boolean => {
  const kinds = exact[label];
  return !kinds || unit.sentences.some((sentence) => spansOf(sentence, ...kinds).length > 0);
};

/** Criteria that answer what the client said: before the client's first words, an apology is a courtesy. */
const replies: ReadonlySet<string> = new Set<UtteranceCriterion>(['empathy_shown', 'responsibility_taken']);
const isReply = (key: string): key is UtteranceCriterion => replies.has(key);

export const mayReply = ({ units }: Classification, { index }: Unit, key: string): boolean =>
  !isReply(key) || units.slice(0, index).some(({ side }) => side !== 'attendant');

/** Utterances of the other side within which an offer of a step or an objection is answered. */
const unitsLater = 4;
/** Logit above which an utterance is taken for a step that was offered. */
const likelyStep = -1;
/** A step is taken up more plainly than it is offered. */
const answerLead = 1;

/** How strongly a criterion shows, and where. */
export interface Signal {
  readonly first: number;
  readonly second: number;
  readonly unit: Unit | null;
  readonly label: Label;
  /** The utterance of `second`, where it is known. */
  readonly next?: Unit | undefined;
}

/** Asked for by the interaction type and by the verdict, told once. */
const signals = new WeakMap<Classification, Map<JudgedCriterion, Signal>>();

export function signalOf(classification: Classification, key: JudgedCriterion): Signal {
  const known = signals.get(classification) ?? new Map<JudgedCriterion, Signal>();
  signals.set(classification, known);
  const signal = known.get(key) ?? findSignal(classification, key);
  known.set(key, signal);
  return signal;
}

/** What the verdict goes by: of what answers the client, only what comes after the client. The models are fitted without this: with it, they told stages and needs worse. */
export const judgedSignal = (classification: Classification, key: JudgedCriterion): Signal =>
  isReply(key)
    ? strongestSignal(classification, key, (unit) => mayReply(classification, unit, key))
    : signalOf(classification, key);

function findSignal(classification: Classification, key: JudgedCriterion): Signal {
  if (key === 'next_step_scheduled') return stepSignal(classification);
  if (key === 'objection_handled') return answerSignal(classification);
  return strongestSignal(classification, key, (unit) => isExact(unit, key));
}

function strongestSignal(
  classification: Classification,
  key: UtteranceCriterion,
  isMeant: (unit: Unit) => boolean,
): Signal {
  const [best, next] = classification.strongest(key, isMeant);
  const first = best ? classification.logit(best, key) : absentLogit;
  return { first, second: next ? classification.logit(next, key) : absentLogit, unit: best ?? null, label: key, next };
}

/** What the other side says soon after an utterance. */
const answersTo = (classification: Classification, unit: Unit): readonly Unit[] =>
  classification.units
    .slice(unit.index + 1, unit.index + 1 + unitsLater)
    .filter(({ side }) => side === null || side !== unit.side);

const most = (classification: Classification, units: readonly Unit[], label: Label) =>
  Math.max(absentLogit, ...units.map((unit) => classification.logit(unit, label)));

/** The most telling pair of an objection and an answer to it. */
function answerSignal(classification: Classification): Signal {
  let [first, second] = [absentLogit, absentLogit];
  let unit: Unit | null = null;
  for (const one of classification.units) {
    const raised = classification.logit(one, 'objection');
    if (raised <= absentLogit) continue;
    for (const answer of answersTo(classification, one)) {
      const value = Math.min(raised, classification.logit(answer, 'objection_handled') + answerLead);
      if (value > first) [first, second, unit] = [value, first, answer];
      else second = Math.max(second, value);
    }
  }
  return { first, second, unit, label: 'objection_handled' };
}

/** Part of the conversation in which no step after it is settled yet; a few words begin with it. */
const tooEarly = 0.2;
const isTooEarly = ({ index }: Unit, { units }: Classification): boolean =>
  units.length > 5 && index < tooEarly * units.length;
const clearest = 4;

/** The most telling pair of a dated step and its acceptance; and how much more the last such step is accepted than declined. */
function stepSignal(classification: Classification): Signal {
  let [first, second] = [absentLogit, -clearest];
  let unit: Unit | null = null;
  for (const one of classification.units) {
    const proposed = classification.logit(one, 'step_proposed');
    if (isTooEarly(one, classification) || !isExact(one, 'step_proposed')) continue;
    const answers = answersTo(classification, one);
    if (answers.length === 0) continue;
    const accepted = Math.max(
      most(classification, answers, 'step_accepted'),
      most(classification, answers, 'step_proposed') - 1,
    );
    const declined = most(classification, answers, 'step_declined');
    const value = Math.min(proposed, accepted + answerLead) - Math.max(0, declined + answerLead);
    if (value >= first) [first, unit] = [value, one];
    if (proposed > likelyStep) second = Math.max(-clearest, Math.min(clearest, accepted - declined));
  }
  return { first, second, unit, label: 'step_proposed' };
}

export const signsOf = ({ first, second }: Signal, isTold: boolean, isAsked: boolean): Signs => [
  first,
  second,
  isTold ? 1 : 0,
  isAsked ? 1 : 0,
];

/** Logit of the criterion being met. */
export function verdictOf(
  key: JudgedCriterion,
  signs: Signs,
  weights: Readonly<Record<JudgedCriterion, VerdictWeights>> = classifier.verdicts,
): number {
  return scoreOf(weights[key], signs);
}

export const evidenceOf = (classification: Classification, { unit, label }: Signal): Sentence | null =>
  unit && classification.sentenceOf(unit, label);
