// Objections that the client raises: what phrases told and what the classifier heard, weighed together for each utterance.
import { classifier } from '../../generated/classifier.ts';
import { scoreOf } from '../../linear/score.ts';
import { isServiceCall } from '../exchange.ts';
import { mayObject, quotable, type Raised } from '../objections.ts';
import type { ObjectionKind } from '../packs/pack.ts';
import { type Sentence, spansOf } from '../reading/reading.ts';
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
/** Where something is put right rather than sold, little is objected to. */
const leastInService = 0.1;
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
  const least = isServiceCall(heard.reading) ? leastInService : leastVerdict;
  return maybeObjections(heard, byRules).flatMap(({ unit, told, signs }) => {
    const strength = scoreOf(classifier.objections, signs);
    if (strength <= least || (!told && isBudgetTold(heard, unit))) return [];
    if (told) return [{ ...told, ...around(heard, unit, told), strength }];
    const raised = { ...heardIn(heard, unit), strength };
    // Grumbling about prices elsewhere sounds the same.
    return raised.kind !== 'price' || mayObject(heard.reading, raised.sentence, 'price') ? [raised] : [];
  });
}

function heardIn(heard: Heard, unit: Unit): Omit<Raised, 'strength'> {
  const sentence = heard.sentenceOf(unit, 'objection');
  const tag = objectionTags.reduce((best, other) =>
    heard.logit(unit, other) > heard.logit(unit, best) ? other : best,
  );
  return { kind: kindOf[tag], ...around(heard, unit, { sentence, last: sentence }) };
}

/** Who is asked what they can spend, and says it, objects to nothing. */
const isBudgetTold = (heard: Heard, unit: Unit) =>
  isAskedFor(heard, unit, 'budget_explored') &&
  unit.sentences.some((sentence) => spansOf(sentence, 'money', 'number').length > 0);

type Stretch = Pick<Raised, 'sentence' | 'last'>;

/** What is objected stands in a sentence, its reason beside it: as much of the utterance around it as makes a quote, what sounds more like objecting first. */
function around(heard: Heard, { sentences }: Unit, { sentence, last }: Stretch): Stretch {
  let [from, to] = [sentences.indexOf(sentence), sentences.indexOf(last)];
  if (from < 0 || to < 0) return { sentence, last };
  const fits = (start: number, end: number) =>
    start >= 0 &&
    end < sentences.length &&
    words(sentences.slice(start, end + 1)) <= mostWordsQuoted &&
    quotable(heard.reading, sentences[start]!, sentences[end]!) !== null;
  for (;;) {
    const [before, after] = [fits(from - 1, to), fits(from, to + 1)];
    if (!before && !after) return { sentence: sentences[from]!, last: sentences[to]! };
    const isAfter =
      after &&
      (!before || heard.alone(sentences[to + 1]!, 'objection') >= heard.alone(sentences[from - 1]!, 'objection'));
    if (isAfter) to++;
    else from--;
  }
}

const words = (sentences: readonly Sentence[]) => sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
