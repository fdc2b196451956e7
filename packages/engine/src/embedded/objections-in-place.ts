// What sounds like objecting and, by the conversation's type and place, objects to nothing (docs/catalogue.md#objections).
import type { ScorecardDefinition } from '@earshot/core';
import { kindOf } from '../findings/types-in-use.ts';
import type { Classification } from './classifier/classify.ts';
import { offers } from './classifier/offers.ts';
import type { Unit } from './classifier/units.ts';
import { isExact } from './classifier/verdict.ts';
import { clientSays } from './errand.ts';
import type { ObjectionMention } from './objections.ts';
import { saysCue } from './outcome/ending-cues.ts';

/** Utterances before it within which something was offered, or a price named. */
const unitsBefore = 4;
/** Logit from which on an utterance offers or prices something. */
const leastOffered = -1.8;
/** Logit from which on something is offered for staying. */
const leastKept = -3;
/** Logit from which on money is spoken of. */
const leastMoney = -1;
/** How plainly an utterance that wants more must object to count, and another sentence of it by itself. */
const plain = 2.5;
const leastBeside = 0;

/** Objections that object to something. `type`: the conversation's; null where none is told. */
export const inPlace = (
  classification: Classification,
  mentions: readonly ObjectionMention[],
  type: ScorecardDefinition | null,
): ObjectionMention[] =>
  mentions.filter(({ sentence, kind }) => {
    const unit = classification.unitOf(sentence);
    if (wantsMore(classification, unit)) return false;
    if (type?.macroFront === 'service') return isOffered(classification, unit);
    // Of the reasons to leave, only money is an objection, until something is offered against them.
    if (kindOf(type) === 'retention')
      return kind === 'price' || speaksOfMoney(classification, unit) || isKept(classification, unit);
    return true;
  });

/** Whether the client would like to see or get more, and objects in no other sentence of the utterance. */
function wantsMore(classification: Classification, unit: Unit): boolean {
  const { reading, logit, alone } = classification;
  if (logit(unit, 'objection') >= plain || logit(unit, 'objection_stall') >= leastBeside) return false;
  const others = unit.sentences.filter((sentence) => !clientSays(reading, [sentence], 'wantsMore'));
  return (
    others.length < unit.sentences.length && others.every((sentence) => alone([sentence], 'objection') < leastBeside)
  );
}

const before = ({ units }: Classification, { index }: Unit, most: number): readonly Unit[] =>
  units.slice(Math.max(0, index - most), index).filter(({ side }) => side !== 'client');

/** Whether more was just offered in a service call, or a price named. */
const isOffered = (classification: Classification, unit: Unit): boolean =>
  before(classification, unit, unitsBefore).some((one) =>
    offers.some((label) => classification.logit(one, label) > leastOffered && isExact(one, label)),
  );

const speaksOfMoney = (classification: Classification, unit: Unit): boolean =>
  classification.logit(unit, 'objection_price') >= leastMoney;

/** Whether the client was asked to stay before. */
const isKept = (classification: Classification, unit: Unit): boolean =>
  before(classification, unit, unit.index).some((one) => classification.logit(one, 'retention_offer') > leastKept);

/** Whether the client, answered, wants what is offered and objects to nothing after that. `raised`: what objects in the conversation. */
export function isWantedAfter(
  { reading, units, unitOf }: Classification,
  { sentence }: Pick<ObjectionMention, 'sentence'>,
  raised: readonly ObjectionMention[],
): boolean {
  const { index, turn } = unitOf(sentence);
  const last = raised.reduce((most, other) => Math.max(most, unitOf(other.sentence).index), index);
  return units
    .slice(last + 1)
    .some(
      (unit) =>
        unit.side === 'client' &&
        unit.turn.index > turn.index + 1 &&
        (clientSays(reading, unit.sentences, 'wantsMore') ||
          unit.sentences.some((one) => !one.question && saysCue(reading, one, 'settles'))),
    );
}
