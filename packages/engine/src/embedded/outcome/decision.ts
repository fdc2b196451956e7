// Whether the client decides, to buy or to stay, or refuses: the last word on it counts.
import type { Classification } from '../classifier/classify.ts';
import type { Label } from '../classifier/labels.ts';
import type { Unit } from '../classifier/units.ts';
import { isExact } from '../classifier/verdict.ts';
import { clientSays } from '../errand.ts';
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
/** What a few words of agreement, or an order, are worth where something is on the table. */
const agreedStrength = 1;
/** Logit below which such words are something else: "Send me an email." */
const leastAgreed = -4.5;
/** Utterances within which what was offered is still on the table. */
const unitsOnTable = 8;
/** Logits above which an utterance names a price, or offers something else to say yes to. */
const leastPriced = -3;
const leastOffered = -0.5;
/** Logit above which something is offered for staying. */
const leastKept = -3;
/** Logit above which an appointment is proposed: a yes to that buys nothing. */
const leastAppointment = 0;
const offers: readonly Label[] = ['commitment_requested', 'retention_offer', 'concession_traded', 'expansion_explored'];

export function lastDecision(classification: Classification): Decision | null {
  let last: Decision | null = null;
  for (const unit of classification.units) {
    if (unit.side === 'attendant') continue;
    const next = decisionIn(classification, unit);
    last = next ? laterOf(last, next, classification) : stillStanding(classification, unit, last);
  }
  return last;
}

/** The decision before an utterance that decides nothing: who asks on has not refused for good. */
const stillStanding = (classification: Classification, unit: Unit, last: Decision | null): Decision | null =>
  last && last.kind !== 'accepts' && asksOn(classification, unit) ? null : last;

/** Whether the client asks for more, or about what was offered against leaving: the refusal before was not the last word. */
const asksOn = ({ reading, units, logit }: Classification, { index, sentences }: Unit): boolean => {
  if (clientSays(reading, sentences, 'wantsMore')) return true;
  const before = units[index - 1];
  const isKept = before?.side === 'attendant' && logit(before, 'retention_offer') > leastKept;
  return isKept && sentences.some(({ question }) => question);
};

/** The later of two; of two yeses, the words of the plainer: what an order needs ("Juan Pérez") decides nothing by itself. */
function laterOf(before: Decision | null, later: Decision | null, classification: Classification): Decision | null {
  if (later?.kind !== 'accepts' || before?.kind !== 'accepts') return later ?? before;
  const commits = ({ sentence }: Decision) => classification.alone([sentence], 'commits');
  const sentence = commits(later) < 0 && commits(before) > commits(later) ? before.sentence : later.sentence;
  return { ...later, sentence };
}

/** What the client decides in an utterance; null where nothing. */
export function decisionIn(classification: Classification, unit: Unit): Decision | null {
  const { reading } = classification;
  const told = (cue: 'pays' | 'refusesForGood' | 'agrees') =>
    unit.sentences.find((sentence) => !(cue !== 'pays' && sentence.question) && saysCue(reading, sentence, cue));
  const logit = (label: Parameters<Classification['logit']>[1]) => classification.logit(unit, label);
  const paid = told('pays');
  const doubt = Math.max(logit('objection_stall'), logit('step_declined'));
  const refused = told('refusesForGood');
  const refusal = Math.max(logit('objection_no_need'), logit('wants_to_cancel'), refused ? 1 : 0);
  const commits = logit('commits');
  const phrase = unit.sentences.find((sentence) => !sentence.question && has(sentence, 'commitmentGiven'));
  const isAsked = isAskedFor(classification, unit);
  const isOrder = isTaken(classification, unit);
  const agreed = commits > leastAgreed && isOnTable(classification, unit) ? told('agrees') : undefined;
  const weighed =
    commits +
    (isAsked ? askedLead : 0) +
    (phrase ? phraseLead : 0) +
    (paid ? paysLead : 0) +
    (isOrder ? orderLead : 0) -
    // Who agrees to a date agrees to a step, unless they decide as plainly.
    Math.max(0, logit('step_accepted') - commits);
  const strength = agreed ? Math.max(weighed, agreedStrength) : weighed;
  const accepts = strength > 0 && logit('wants_to_cancel') <= leastLeaving && strength > doubt && !refused;
  if (accepts) {
    const sentence = paid ?? agreed ?? phrase ?? classification.sentenceOf(unit, 'commits');
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

/** Whether something was just offered that a yes may be to: a price or terms, or the decision itself, and not merely an appointment. */
export function isOnTable({ units, logit }: Classification, { index }: Unit): boolean {
  const isPriced = (unit: Unit) => logit(unit, 'price_presented') > leastPriced && isExact(unit, 'price_presented');
  let isLast = true;
  for (let at = index - 1; at >= Math.max(0, index - unitsOnTable); at--) {
    const unit = units[at]!;
    if (unit.side === 'client') continue;
    if (unit.side === null) return false;
    if (isPriced(unit)) return true;
    if (isLast && logit(unit, 'step_proposed') > leastAppointment) return false;
    if (offers.some((label) => logit(unit, label) > leastOffered)) return true;
    isLast = false;
  }
  return false;
}
