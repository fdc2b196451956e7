// Objections that the client raises: what phrases told and what the classifier heard, weighed together for each utterance.

import { addressesAuditor } from '../../evidence/addressed.ts';
import { classifier } from '../../generated/classifier.ts';
import { scoreOf } from '../../linear/model.ts';
import { quotable, type Raised } from '../objections.ts';
import type { ObjectionKind } from '../packs/pack.ts';
import { has, type Reading, type Sentence, spansOf, wordCount } from '../reading/reading.ts';
import { isAskedFor } from './asked.ts';
import { faintest, type Heard } from './heard.ts';
import { type Label, type ObjectionTag, objectionTags } from './labels.ts';
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
/** Logit above which an utterance counts as an objection. */
const leastVerdict = -0.4;
/** An utterance of so many words is quoted whole. */
const mostWordsQuoted = 40;

/** Of what stands before, what an objection may be to. */
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

export interface MaybeObjection {
  readonly unit: Unit;
  readonly told: Raised | null;
  readonly signs: ObjectionSigns;
}

/** Utterances of the client's, each with what speaks for its being an objection. */
export function maybeObjections(heard: Heard, byRules: readonly Raised[]): MaybeObjection[] {
  // The first of each unit, from the last to the first.
  const toldIn = new Map(byRules.toReversed().map((raised) => [heard.unitOf(raised.sentence), raised]));
  return heard.units
    .filter(({ side }) => side !== 'attendant')
    .map((unit) => {
      const told = toldIn.get(unit) ?? null;
      const before = heard.units.slice(Math.max(0, unit.index - unitsBefore), unit.index);
      const after = heard.units.slice(unit.index + 1, unit.index + 1 + unitsAfter);
      const most = (units: readonly Unit[], ...labels: readonly Label[]) =>
        Math.max(faintest, ...units.flatMap((other) => labels.map((label) => heard.logit(other, label))));
      return {
        unit,
        told,
        signs: [
          heard.logit(unit, 'objection'),
          told ? 1 : 0,
          most(before, ...occasions),
          most(after, 'objection_handled'),
          most(after, 'passes_over'),
        ],
      };
    });
}

/** Objections in spoken order. */
export function raisedObjections(heard: Heard, byRules: readonly Raised[]): Raised[] {
  return maybeObjections(heard, byRules).flatMap(({ unit, told, signs }) => {
    const strength = scoreOf(classifier.objections, signs);
    if (
      (strength <= leastVerdict && !(told && isPlain(heard, told))) ||
      (!told && (isBudgetTold(heard, unit) || isOnlyAnnounced(unit)))
    )
      return [];
    return [{ kind: told?.kind ?? kindHeard(heard, unit), ...quoteOf(heard, unit, told), strength }];
  });
}

function kindHeard(heard: Heard, unit: Unit): ObjectionKind {
  const tag = objectionTags.reduce((best, other) =>
    heard.logit(unit, other) > heard.logit(unit, best) ? other : best,
  );
  return kindOf[tag];
}

/** Who is asked what they can spend, and says it, objects to nothing. */
const isBudgetTold = (heard: Heard, unit: Unit) =>
  isAskedFor(heard, unit, 'budget_explored') &&
  unit.sentences.some((sentence) => spansOf(sentence, 'money', 'number').length > 0);

/** In a few lines there is hardly any context: what a phrase tells, and its words do not belie, is enough. */
const isPlain = (heard: Heard, { sentence }: Raised) =>
  heard.units.length < fewUnits && heard.alone([sentence], 'objection') > leastAlone;

/** Who says that they will be frank has not said it yet. */
const isOnlyAnnounced = ({ sentences }: Unit) => sentences.every((sentence) => has(sentence, 'leadIn'));

type Stretch = Pick<Raised, 'sentence' | 'last'>;

/** So much more a stretch is worth in which a phrase tells the objection. */
const toldMore = 1;

/** The stretch of an utterance that says best what is objected: not merely that something will be, if more is said. */
function quoteOf(heard: Heard, { sentences }: Unit, told: Raised | null): Stretch {
  const isOrder = (sentence: Sentence) => addressesAuditor(heard.reading.quote(sentence).text);
  const telling = sentences.filter((sentence) => sentence === told?.sentence || !has(sentence, 'leadIn'));
  // What belongs to an order proves nothing, and would take what is objected along.
  const plain = telling.filter((sentence) => !isOrder(sentence));
  const said = plain.length > 0 ? plain : telling;
  const signs = new Map(said.map((sentence) => [sentence, heard.alone([sentence], 'objection')]));
  const stretches = said.map((sentence) =>
    around(heard.reading, signs, sentence === told?.sentence ? told : { sentence, last: sentence }),
  );
  let [best, most] = [stretches[0]!, Number.NEGATIVE_INFINITY];
  for (const [at, stretch] of stretches.entries()) {
    const [from, to] = [stretch.sentence.index, stretch.last.index];
    // Sentences that stand together grow to the same stretch.
    if (at > 0 && stretches[at - 1]!.sentence.index === from && stretches[at - 1]!.last.index === to) continue;
    const isTold = told !== null && from <= told.sentence.index && told.sentence.index <= to;
    const further = heard.reading.sentences.slice(from + 1, to + 1);
    const worth = heard.alone([stretch.sentence, ...further], 'objection') + (isTold ? toldMore : 0);
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
