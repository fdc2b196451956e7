// Objections that the client raises: what phrases told and what the classifier heard, weighed together for each utterance.

import { addressesAuditor } from '../../evidence/auditor-orders.ts';
import { classifier } from '../../generated/classifier.ts';
import type { ObjectionKind } from '../../language/pack.ts';
import { scoreOf } from '../../linear/model.ts';
import { contentWords } from '../exchange.ts';
import { type ObjectionMention, quotable } from '../objections.ts';
import { has, type Reading, type Sentence, spansOf, wordCount } from '../reading/reading.ts';
import { type Classification, isAnswerTo, leastLogit } from './classify.ts';
import { type Label, type ObjectionTag, objectionTags } from './labels.ts';
import { isNoOccasion } from './no-occasion.ts';
import { type ExchangeSigns, exchangeSigns, exchangeVerdict } from './objection-exchange.ts';
import { isTakenBack, type ToldObjection, toldObjection } from './told-objection.ts';
import type { Unit } from './units.ts';

/** How strongly it is heard; told by a phrase; what it may object to just before; how much what follows sounds like an answer, and like being passed over. */
export type ObjectionSigns = readonly [number, number, number, number, number];
/** Bias, then a weight per sign. */
export type ObjectionWeights = readonly [number, number, number, number, number, number];

const kindOf: Readonly<Record<ObjectionTag, ObjectionKind>> = {
  objection_price: 'price',
  objection_stall: 'stall',
  objection_competitor: 'present',
  objection_no_need: 'present',
  objection_trust: 'trust',
  objection_timing: 'timing',
  objection_fit: 'fit',
};
/** An utterance of up to this many words is quoted whole. */
const mostWordsQuoted = 40;

/** What an objection may be to, in the words before it. Weights were fitted to these; `offers` are what counts elsewhere. */
const occasions: readonly Label[] = [
  'price_presented',
  'offer',
  'commitment_requested',
  'step_proposed',
  'retention_offer',
  'purpose_stated',
];
const unitsBefore = 3;
const unitsAfter = 3;
const fewUnits = 16;
/** What its words must show where a phrase tells it in a few lines. */
const leastAlone = -1;
/** How much less an utterance may sound like objecting where a phrase tells it that no model was trained with: in a few lines, and in more. */
const toldLeads = [2.5, 1] as const;
const toldLead = ({ units }: Classification) => toldLeads[units.length < fewUnits ? 0 : 1];
/** Logit above which an utterance counts as an objection: in a few lines, where most is to the point, and in more. */
const leastVerdicts = [-1, -0.5] as const;
const leastVerdict = ({ units }: Classification) => leastVerdicts[units.length < fewUnits ? 0 : 1];

/** Logit of the words themselves up to which an exchange that holds a stronger objection so many utterances away speaks of that one. */
const leastOwn = -1;
const echoUnits = 2;
/** Up to so many words refuse again what was just objected to: "Not now." */
const fewWords = 4;

export interface ObjectionCandidate {
  readonly unit: Unit;
  readonly byRule: ObjectionMention | null;
  readonly signs: ObjectionSigns;
}

/** Utterances of the client's, each with what speaks for its being an objection. */
export function objectionCandidates(
  classification: Classification,
  byRules: readonly ObjectionMention[],
): ObjectionCandidate[] {
  // The first of each unit, from the last to the first.
  const ruleByUnit = new Map(byRules.toReversed().map((mention) => [classification.unitOf(mention.sentence), mention]));
  return classification.units
    .filter(({ side }) => side !== 'attendant')
    .map((unit) => {
      const byRule = ruleByUnit.get(unit) ?? null;
      const before = classification.units.slice(Math.max(0, unit.index - unitsBefore), unit.index);
      const after = classification.units.slice(unit.index + 1, unit.index + 1 + unitsAfter);
      const most = (units: readonly Unit[], ...labels: readonly Label[]) =>
        Math.max(leastLogit, ...units.flatMap((other) => labels.map((label) => classification.logit(other, label))));
      return {
        unit,
        byRule,
        signs: [
          classification.logit(unit, 'objection'),
          byRule ? 1 : 0,
          most(before, ...occasions),
          most(after, 'objection_handled'),
          most(after, 'passes_over'),
        ],
      };
    });
}

/** Objections in spoken order. */
export function judgeObjections(
  classification: Classification,
  byRules: readonly ObjectionMention[],
): ObjectionMention[] {
  const candidates = objectionCandidates(classification, byRules);
  const byUnit = new Map(candidates.flatMap(({ unit, byRule }) => (byRule ? [[unit, byRule]] : [])));
  const exchanges = exchangeSigns(classification, byUnit);
  const raised = candidates.flatMap(({ unit, byRule, signs }) => {
    const strength = verdictOf(signs, exchanges.get(unit)!);
    if (isTakenBack(classification, unit)) return [];
    const told = toldObjection(classification, unit);
    const kind = byRule?.kind ?? told?.kind ?? kindOfUnit(classification, unit);
    const least = leastVerdict(classification) - (told ? toldLead(classification) : 0);
    if (
      (strength <= least && !(byRule && isPlain(classification, byRule))) ||
      (!byRule && (isBudgetTold(classification, unit) || isAnnouncement(unit))) ||
      (!byRule && !told && isNoOccasion(classification, unit, strength)) ||
      (kind !== 'price' && isReasonToLeave(classification, unit))
    )
      return [];
    const mention = { kind, ...quoteOf(classification, unit, byRule, told), strength };
    return [{ unit, isTold: Boolean(byRule ?? told), mention }];
  });
  return raised
    .filter(({ unit, isTold, mention }) => {
      if (isEmpty(classification.reading, unit, isTold) && raised.some((other) => isJustBefore(other.unit, unit)))
        return false;
      if (!isTold && raised.some((other) => explains(classification, unit, other.unit))) return false;
      if (isTold || classification.logit(unit, 'objection') > leastOwn) return true;
      return !raised.some(
        (other) => Math.abs(other.unit.index - unit.index) <= echoUnits && other.mention.strength > mention.strength,
      );
    })
    .map(({ mention }) => mention);
}

/** Whether an utterance says no more than no: a phrase counts if it has a word of its own. */
const isEmpty = (reading: Reading, { sentences }: Unit, isTold: boolean): boolean =>
  wordCount(sentences) <= fewWords && !(isTold && sentences.some((said) => contentWords(reading, said).length > 0));

const denials: ReadonlySet<string> = new Set(['no', 'nope', 'nao']);

/** Whether it denies what was asked about the objection just before: "Is it the price?" "No, I never buy on the first day." */
function explains({ units }: Classification, { index, sentences }: Unit, raised: Unit): boolean {
  const asked = units[index - 1];
  return (
    raised.index === index - 2 &&
    asked?.side === 'attendant' &&
    asked.sentences.some(({ question }) => question) &&
    denials.has(sentences[0]!.words[0] ?? '')
  );
}

const isJustBefore = (one: Unit, { index }: Unit): boolean => one.index < index && index - one.index <= echoUnits;

/** From this logit on, money is spoken of too. */
const leastMoney = -1;

// Only money is an objection among the reasons to leave (docs/catalogue.md#objections).
const isReasonToLeave = (classification: Classification, unit: Unit): boolean =>
  isAnswerTo(classification, unit, 'cancel_reason_explored') &&
  classification.logit(unit, 'objection_price') < leastMoney;

/** What the utterance shows counts for one part, what the exchange around it shows for two. */
const verdictOf = (signs: ObjectionSigns, exchange: ExchangeSigns): number =>
  (scoreOf(classifier.objections, signs) + 2 * exchangeVerdict(exchange)) / 3;

function kindOfUnit(classification: Classification, unit: Unit): ObjectionKind {
  const tag = objectionTags.reduce((best, other) =>
    classification.logit(unit, other) > classification.logit(unit, best) ? other : best,
  );
  return kindOf[tag];
}

/** Who is asked what they can spend, and says it, objects to nothing. */
const isBudgetTold = (classification: Classification, unit: Unit) =>
  isAnswerTo(classification, unit, 'budget_explored') &&
  unit.sentences.some((sentence) => spansOf(sentence, 'money', 'number').length > 0);

/** In a few lines there is hardly any context: what a phrase tells, and its words do not belie, is enough. */
const isPlain = (classification: Classification, { sentence }: ObjectionMention) =>
  classification.units.length < fewUnits && classification.alone([sentence], 'objection') > leastAlone;

/** Who says that they will be frank has not said it yet. */
const isAnnouncement = ({ sentences }: Unit) => sentences.every((sentence) => has(sentence, 'leadIn'));

type Stretch = Pick<ObjectionMention, 'sentence' | 'last'>;

/** How much more a stretch is worth in which a phrase tells the objection. */
const ruleBonus = 1;

/** The stretch of an utterance that says best what is objected: not merely that something will be, if more is said. */
function quoteOf(
  classification: Classification,
  { sentences }: Unit,
  byRule: ObjectionMention | null,
  told: ToldObjection | null,
): Stretch {
  const isOrder = (sentence: Sentence) => addressesAuditor(classification.reading.quote(sentence).text);
  const phrase = byRule?.sentence ?? told?.sentence;
  const telling = sentences.filter((sentence) => sentence === phrase || !has(sentence, 'leadIn'));
  // What belongs to an order proves nothing, and would take what is objected along.
  const plain = telling.filter((sentence) => !isOrder(sentence));
  const candidates = plain.length > 0 ? plain : telling;
  const signs = new Map(candidates.map((sentence) => [sentence, classification.alone([sentence], 'objection')]));
  const stretches = candidates.map((sentence) =>
    around(classification.reading, signs, sentence === byRule?.sentence ? byRule : { sentence, last: sentence }),
  );
  let [best, most] = [stretches[0]!, Number.NEGATIVE_INFINITY];
  for (const [at, stretch] of stretches.entries()) {
    const [from, to] = [stretch.sentence.index, stretch.last.index];
    // Sentences that stand together grow to the same stretch.
    if (at > 0 && stretches[at - 1]!.sentence.index === from && stretches[at - 1]!.last.index === to) continue;
    const isTold = phrase !== undefined && from <= phrase.index && phrase.index <= to;
    const further = classification.reading.sentences.slice(from + 1, to + 1);
    const worth = classification.alone([stretch.sentence, ...further], 'objection') + (isTold ? ruleBonus : 0);
    if (worth > most) [best, most] = [stretch, worth];
  }
  return best;
}

/** What is objected stands in a sentence, its reason beside it: as much of what is said around it as makes a quote, what sounds more like objecting first. `signs`: how much each sentence that may be in it does. */
function around(reading: Reading, signs: ReadonlyMap<Sentence, number>, { sentence, last }: Stretch): Stretch {
  let [from, to] = [sentence.index, last.index];
  let count = wordCount(reading.sentences.slice(from, to + 1));
  const fits = (next: Sentence | undefined): next is Sentence =>
    next !== undefined &&
    signs.has(next) &&
    count + next.words.length <= mostWordsQuoted &&
    quotable(reading, reading.sentences[Math.min(from, next.index)]!, reading.sentences[Math.max(to, next.index)]!) !==
      null;
  for (;;) {
    const [before, after] = [reading.sentences[from - 1], reading.sentences[to + 1]];
    const isBefore = fits(before);
    if (fits(after) && (!isBefore || signs.get(after)! >= signs.get(before)!)) {
      to++;
      count += after.words.length;
    } else if (isBefore) {
      from--;
      count += before.words.length;
    } else return { sentence: reading.sentences[from]!, last: reading.sentences[to]! };
  }
}
