// Criteria that a phrase tells in its place only: where such things are asked, or after what the client said.
import type { CriterionKey } from '@earshot/core';
import type { ReplyCue } from '../../language/pack.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Label } from '../classifier/labels.ts';
import type { Unit } from '../classifier/units.ts';
import { mayReply } from '../classifier/verdict.ts';
import { tells } from '../outcome/ending-cues.ts';
import { type Reading, type Sentence, spansOf } from '../reading/reading.ts';
import { isOpening } from './cued.ts';
import { isOther } from './other-matter.ts';
import { takesUp } from './taken-up.ts';

/** Logit of the utterance below which the model hears something quite different. */
const leastTold = -5;
/** For phrases that are seldom said of anything else. */
const leastPlain = -7;
/** Utterances of the client's just before in which something is raised. */
const unitsBefore = 3;
/** Words of an answer that say how it is now, too few for a model to hear anything: "Green." */
const briefWords = 4;
/** Part of the conversation after which nobody opens it any more. */
const latestOpening = 0.5;

type Place = (sentence: Sentence, unit: Unit, classification: Classification) => boolean;
type Key = Extract<ReplyCue, `asks:${string}` | `reply:${string}`> extends `${string}:${infer K}` ? K : never;

interface Rule {
  readonly cue: ReplyCue;
  readonly least?: number;
  readonly also?: Place;
}

const isEarly: Place = (sentence, _, { reading }) =>
  isOpening(sentence, reading) && reading.position(sentence) < latestOpening;
const isQuestion: Place = (sentence, _, { reading }) => sentence.question || !reading.marksQuestions;
const isNoQuestion: Place = (sentence) => !sentence.question;
const isCheck: Place = (sentence, unit, classification) =>
  isQuestion(sentence, unit, classification) &&
  followsRepair(classification.reading, sentence) &&
  !proposesTime(unit) &&
  (isAnswered(unit, classification, ['solved', 'not_solved', 'confirms']) || isAnsweredBriefly(unit, classification));
const follows =
  (cue: ReplyCue, also: Place = () => true): Place =>
  (sentence, unit, classification) =>
    also(sentence, unit, classification) && clientSaid(unit, classification, cue);

const rules: Readonly<Partial<Record<Key, readonly Rule[]>>> = {
  budget_explored: [{ cue: 'asks:budget_explored', least: leastPlain, also: isQuestion }],
  cancel_reason_explored: [{ cue: 'asks:cancel_reason_explored', also: isQuestion }],
  commitment_requested: [{ cue: 'asks:commitment_requested', least: leastPlain }],
  concession_traded: [
    { cue: 'asks:concession_traded', least: leastPlain },
    { cue: 'reply:concession_traded', least: leastPlain, also: follows('raised:concession_traded') },
  ],
  decision_process_explored: [{ cue: 'asks:decision_process_explored', least: leastPlain, also: isQuestion }],
  disparaged_competitor: [
    { cue: 'asks:disparaged_competitor', least: leastPlain },
    { cue: 'reply:disparaged_competitor', least: leastPlain, also: follows('raised:disparaged_competitor') },
  ],
  empathy_shown: [{ cue: 'asks:empathy_shown' }],
  engagement_checked: [{ cue: 'asks:engagement_checked', least: leastPlain, also: isQuestion }],
  expansion_explored: [{ cue: 'asks:expansion_explored', least: leastPlain }],
  goals_confirmed: [{ cue: 'asks:goals_confirmed', least: leastPlain, also: isQuestion }],
  greeting_identification: [{ cue: 'asks:greeting_identification', also: isEarly }],
  pain_impact_explored: [{ cue: 'asks:pain_impact_explored', least: leastPlain, also: isQuestion }],
  permission_to_talk: [{ cue: 'asks:permission_to_talk', also: isEarly }],
  pressure_tactics: [{ cue: 'asks:pressure_tactics', least: leastPlain }],
  prior_contact_referenced: [{ cue: 'asks:prior_contact_referenced', also: isEarly }],
  recap: [{ cue: 'asks:recap', also: (sentence) => sentence.words.length >= 10 }],
  purpose_stated: [{ cue: 'asks:purpose_stated', also: isEarly }],
  relevance_hook: [{ cue: 'asks:relevance_hook', least: leastPlain, also: isEarly }],
  resolution_confirmed: [{ cue: 'asks:resolution_confirmed', least: leastPlain, also: isCheck }],
  responsibility_taken: [{ cue: 'asks:responsibility_taken' }],
  retention_offer: [{ cue: 'reply:retention_offer', least: leastPlain }],
  social_proof: [
    { cue: 'asks:social_proof', least: leastPlain, also: isNoQuestion },
    { cue: 'reply:social_proof', least: leastPlain, also: follows('raised:social_proof', isNoQuestion) },
  ],
  timeline_explored: [{ cue: 'asks:timeline_explored', least: leastPlain, also: isQuestion }],
  unverified_promise: [{ cue: 'asks:unverified_promise', least: leastPlain, also: isNoQuestion }],
  value_tied_to_need: [
    {
      cue: 'reply:value_tied_to_need',
      also: (sentence, _, { reading }) => !sentence.question && takesUp(reading, sentence),
    },
  ],
};

/** The attendant's first sentence that tells the criterion in its place; null where none does. */
export function toldInPlace(classification: Classification, key: CriterionKey): Sentence | null {
  const { reading, units, logit } = classification;
  if (key === 'unexplained_jargon') return stumbledOver(classification);
  for (const { cue, least = leastTold, also } of rules[key as Key] ?? []) {
    for (const unit of units) {
      if (unit.side !== 'attendant' || logit(unit, key as Label) <= least || !mayReply(classification, unit, key))
        continue;
      const told = unit.sentences.find(
        (sentence) =>
          tells(reading, sentence, cue) &&
          !isOther(reading, sentence, key) &&
          (!also || also(sentence, unit, classification)),
      );
      if (told) return told;
    }
  }
  return null;
}

/** What the attendant said just before the client says that it was not understood. */
function stumbledOver({ reading, units, logit, sentenceOf }: Classification): Sentence | null {
  for (const [index, unit] of units.entries()) {
    const before = units[index - 1];
    if (unit.side !== 'client' || before?.side !== 'attendant') continue;
    if (logit(before, 'unexplained_jargon') <= leastTold) continue;
    if (unit.sentences.some((sentence) => tells(reading, sentence, 'asks:unexplained_jargon')))
      return sentenceOf(before, 'unexplained_jargon');
  }
  return null;
}

/** Whether the client said it just before the unit. */
function clientSaid({ index }: Unit, { reading, units }: Classification, cue: ReplyCue): boolean {
  return units
    .slice(Math.max(0, index - unitsBefore), index)
    .some((unit) => unit.side === 'client' && unit.sentences.some((sentence) => tells(reading, sentence, cue)));
}

/** Logit above which the client may say it. */
const leastSaid = -2.5;
const mayShow = (unit: Unit | undefined, { logit }: Classification, labels: readonly Label[]): boolean =>
  unit?.side === 'client' && labels.some((label) => logit(unit, label) > leastSaid);

/** Whether what the client says next may be one of these. */
const isAnswered = ({ index }: Unit, classification: Classification, labels: readonly Label[]): boolean =>
  mayShow(classification.units[index + 1], classification, labels);

/** "Friday at three. Does that work?" asks about the time. */
export const proposesTime = ({ sentences }: Unit): boolean =>
  sentences.some((sentence) => spansOf(sentence, 'day', 'weekday', 'time').length > 0);

/** Whether the client says a word or two next, and asks nothing. */
function isAnsweredBriefly({ index }: Unit, { units }: Classification): boolean {
  const next = units[index + 1];
  if (next?.side !== 'client' || next.sentences.some(({ question }) => question)) return false;
  return next.sentences.reduce((sum, { words }) => sum + words.length, 0) <= briefWords;
}

/** Whether the attendant did something, or told what to do, before the sentence. */
const repairs = new WeakMap<Reading, number>();
export function followsRepair(reading: Reading, sentence: Sentence): boolean {
  const first =
    repairs.get(reading) ??
    reading.sentences.find((other) => other.side === 'attendant' && !other.question && tells(reading, other, 'acts'))
      ?.index ??
    Number.POSITIVE_INFINITY;
  repairs.set(reading, first);
  return first < sentence.index;
}
