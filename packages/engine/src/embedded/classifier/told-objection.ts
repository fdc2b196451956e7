// Objections that a phrase tells where the models hear nothing against it, and what takes one back (packs' told-objections.ts).

import type { ObjectionKind } from '../../language/pack.ts';
import { hasCueBefore, wantsToLeave } from '../exchange.ts';
import { saysCue } from '../outcome/ending-cues.ts';
import { has, type Sentence } from '../reading/reading.ts';
import { isAboutService } from './aggrieved-call.ts';
import { type Classification, isAnswerTo } from './classify.ts';
import type { Label } from './labels.ts';
import type { Unit } from './units.ts';

export interface ToldObjection {
  readonly kind: ObjectionKind;
  readonly sentence: Sentence;
}

const kinds: readonly ObjectionKind[] = ['terms', 'fit', 'trust', 'timing', 'stall', 'present', 'price'];
/** Logit below which an utterance is no objection, whatever phrase it holds. */
const leastHeard = -4.5;
/** Logit above which an utterance is one even beside a phrase that takes one back. */
const clearlyHeard = 2.5;
/** What an utterance is instead where it shows this: logit from which on. */
const instead: readonly (readonly [Label, number])[] = [
  ['commits', 1],
  ['solved', 0],
  ['grievance', 0.5],
];
/** Questions to which the answer is no objection, whatever it says. */
const asked: readonly Label[] = [
  'decision_process_explored',
  'budget_explored',
  'timeline_explored',
  'problem_diagnosed',
];

/** The first sentence of the utterance in which a phrase objects. */
export function toldObjection(classification: Classification, unit: Unit): ToldObjection | null {
  const { reading } = classification;
  if (unit.side !== 'client' || classification.logit(unit, 'objection') < leastHeard) return null;
  if (instead.some(([label, least]) => classification.logit(unit, label) > least)) return null;
  for (const sentence of unit.sentences) {
    if (has(sentence, 'smallTalk')) continue;
    const kind =
      kinds.find((each) => saysCue(reading, sentence, `objects:${each}`)) ?? hasOne(classification, unit, sentence);
    if (kind && mayObject(classification, unit, sentence)) return { kind, sentence };
  }
  return null;
}

/** What puts a thing to somebody who did not ask for it. */
const pitches: readonly Label[] = ['purpose_stated', 'relevance_hook', 'offer', 'social_proof', 'value_tied_to_need'];
const leastPitched = 0;
/** Questions to which it is a fact that one has such a thing. */
const facts: readonly Label[] = ['open_questions', 'need_question', 'problem_diagnosed', 'satisfaction_checked'];

/** Who says that they have one, right after it was put to them, does not want it. */
function hasOne({ reading, units, logit }: Classification, unit: Unit, sentence: Sentence): ObjectionKind | undefined {
  const before = units[unit.index - 1];
  if (before?.side !== 'attendant' || sentence.question || !saysCue(reading, sentence, 'hasOne')) return undefined;
  const most = (labels: readonly Label[]) => Math.max(...labels.map((label) => logit(before, label)));
  return most(pitches) > Math.max(leastPitched, most(facts)) ? 'present' : undefined;
}

/** Whether there is something to object to: an answer to a question of facts objects to nothing, nor does a complaint. */
function mayObject(classification: Classification, unit: Unit, { index }: Sentence): boolean {
  const { reading } = classification;
  if (asked.some((label) => isAnswerTo(classification, unit, label))) return false;
  if (wantsToLeave(reading)) return hasCueBefore(reading, index, 'attendant', 'retention_offer');
  return !isAboutService(classification) || isOffered(classification, unit);
}

const unitsBefore = 2;
const offers: readonly Label[] = ['expansion_explored', 'offer', 'commitment_requested', 'retention_offer'];
const leastOffered = -1;

/** Whether more was just offered in a service call. */
const isOffered = (classification: Classification, { index }: Unit): boolean =>
  classification.units
    .slice(Math.max(0, index - unitsBefore), index)
    .some(
      (before) =>
        before.side !== 'client' && offers.some((label) => classification.logit(before, label) > leastOffered),
    );

/** Whether the utterance takes back what it may sound like. */
export const isTakenBack = (classification: Classification, unit: Unit): boolean =>
  classification.logit(unit, 'objection') < clearlyHeard &&
  unit.sentences.some((sentence) => saysCue(classification.reading, sentence, 'noObjection'));
