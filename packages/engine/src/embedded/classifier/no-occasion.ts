// Where the client has nothing to object to, or does not: in a call for service before anything is offered, in an answer about the own situation, and in a yes.
import { decisionIn } from '../outcome/decision.ts';
import { has } from '../reading/reading.ts';
import { isAboutService } from './aggrieved-call.ts';
import type { Classification } from './classify.ts';
import type { Label } from './labels.ts';
import { offers } from './offers.ts';
import type { Unit } from './units.ts';

/** Verdict from which on an utterance objects wherever it stands. */
const plainly = 0.5;
/** Logit above which the words themselves are a yes, whatever was asked. */
const leastYes = -0.5;
/** How much more it must sound like a yes than like objecting. */
const yesLead = 1;
const unitsBefore = 3;
/** Logit above which money is spoken of. */
const leastMoney = -1;
/** Logits above which something was offered, or the client was asked about the own situation. */
const leastOffered = 0;
const leastHinted = -2.5;
const leastAsked = 0;
/** Utterances without which nobody knows what was offered before. */
const leastBefore = 3;
const questions: readonly Label[] = ['open_questions', 'need_question', 'satisfaction_checked'];

/** Whether an utterance that no phrase tells to object only sounds so. `strength`: its verdict. */
export function isNoOccasion(classification: Classification, unit: Unit, strength: number): boolean {
  if (accepts(classification, unit) || asksPrice(unit)) return true;
  return strength < plainly && (isGrievance(classification, unit) || tellsOwnCase(classification, unit));
}

const most = ({ logit }: Classification, unit: Unit, labels: readonly Label[]) =>
  Math.max(...labels.map((label) => logit(unit, label)));

/** A yes that sounds more like one than like objecting. */
const accepts = (classification: Classification, unit: Unit): boolean =>
  classification.logit(unit, 'commits') > Math.max(leastYes, classification.logit(unit, 'objection') + yesLead) &&
  decisionIn(classification, unit)?.kind === 'accepts';

const asksPrice = ({ sentences }: Unit): boolean =>
  sentences.every((sentence) => sentence.question) && sentences.some((sentence) => has(sentence, 'priceAsked'));

function isGrievance(classification: Classification, unit: Unit): boolean {
  const { index, sentences } = unit;
  // Money is a reason to leave, whatever was offered.
  if (classification.logit(unit, 'objection_price') > leastMoney) return false;
  const leaving = classification.reading.hits('wantsToLeave', 'client')[0]?.sentence.index;
  if (leaving !== undefined && leaving <= sentences.at(-1)!.index) return false;
  if (!isAboutService(classification)) return false;
  return !classification.units
    .slice(Math.max(0, index - unitsBefore), index)
    .some((before) => before.side !== 'client' && most(classification, before, offers) > leastHinted);
}

/** The answer to a question about the client before anything is offered. */
function tellsOwnCase(classification: Classification, { index }: Unit): boolean {
  const before = classification.units[index - 1];
  return (
    index >= leastBefore &&
    before?.side === 'attendant' &&
    most(classification, before, questions) > leastAsked &&
    !classification.units
      .slice(0, index)
      .some((each) => each.side !== 'client' && most(classification, each, offers) > leastOffered)
  );
}
