// Whether an utterance objects, told by itself and by what is said around it: the attendant's words that it answers, the answer that it gets, and what the client says to that.
import type { Side } from '../../conversation/conversation.ts';
import { objectionExchanges } from '../../generated/objection-exchanges.ts';
import { scoreOf } from '../../linear/model.ts';
import type { ObjectionMention } from '../objections.ts';
import type { Classification } from './classify.ts';
import { labelsOf } from './labels.ts';
import { toldObjection } from './told-objection.ts';
import type { Unit } from './units.ts';

/** Told by a phrase of either kind, a question, after a question, before a question; then each label of the utterance, of the one before, of the one after and of the client's next. */
export type ExchangeSigns = readonly number[];

/** Logits beyond it tell no more. */
const clearly = 7;

const asks = (unit: Unit | null) => (unit?.sentences.some(({ question }) => question) ? 1 : 0);

/** By utterance: the next one that may be of a side; null after the last. */
function nextOf(units: readonly Unit[], side: Side): (Unit | null)[] {
  const next: (Unit | null)[] = new Array<Unit | null>(units.length).fill(null);
  for (let at = units.length - 2; at >= 0; at--) {
    const following = units[at + 1]!;
    next[at] = following.side === null || following.side === side ? following : next[at + 1]!;
  }
  return next;
}

/** The signs of each utterance that may be the client's. `told`: objections that phrases told, by their utterance. */
export function exchangeSigns(
  classification: Classification,
  told: ReadonlyMap<Unit, ObjectionMention>,
): Map<Unit, ExchangeSigns> {
  const { units, logit } = classification;
  const answers = nextOf(units, 'attendant');
  const replies = nextOf(units, 'client');
  const logits = (unit: Unit | null, side: Side) =>
    labelsOf[side].map((label) => (unit ? Math.max(-clearly, Math.min(clearly, logit(unit, label))) : -clearly));
  const signs = new Map<Unit, ExchangeSigns>();
  let before: Unit | null = null;
  for (const unit of units) {
    if (unit.side !== 'attendant') {
      const answer = answers[unit.index]!;
      signs.set(unit, [
        toldObjection(classification, unit) ? 1 : 0,
        told.has(unit) ? 1 : 0,
        asks(unit),
        asks(before),
        asks(answer),
        ...logits(unit, 'client'),
        ...logits(before, 'attendant'),
        ...logits(answer, 'attendant'),
        ...logits(answer && replies[answer.index]!, 'client'),
      ]);
    }
    if (unit.side !== 'client') before = unit;
  }
  return signs;
}

/** Logit of an utterance objecting in its exchange. */
export const exchangeVerdict = (signs: ExchangeSigns, weights: readonly number[] = objectionExchanges): number =>
  scoreOf(weights, signs);
