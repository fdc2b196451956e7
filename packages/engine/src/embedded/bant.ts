// Budget, authority, need and timing of this purchase, in the client's own words.
import type { ScorecardDefinition } from '@earshot/core';
import type { BantKey, Quote } from '../findings/findings.ts';
import type { ContextCue, OutcomeCue } from '../language/pack.ts';
import type { SpanKind } from '../lexical/spans.ts';
import { type Classification, isAnswerTo, leastLogit } from './classifier/classify.ts';
import type { Label } from './classifier/labels.ts';
import type { Unit } from './classifier/units.ts';
import { answersTo, hasCue, isServiceCall } from './exchange.ts';
import { quotable } from './objections.ts';
import { saysCue } from './outcome/ending-cues.ts';
import { has, isOf, type Reading, type Sentence, spansOf } from './reading/reading.ts';
import { isOtherSum, sumsIn } from './sums.ts';

type PartKey = Exclude<BantKey, 'need'>;

interface Part {
  /** The client says it unasked. */
  readonly statementCue: ContextCue;
  /** So do these words, which no model was trained with. */
  readonly toldCue: OutcomeCue;
  /** The attendant asks for it. */
  readonly question: Label;
  /** How plainly a sentence says it; 0 or less: not at all. `isTold`: whether a phrase tells it. */
  weigh(sentence: Sentence, isAnswer: boolean, isTold: boolean): number;
}

/** What a problem costs is not what there is to spend. */
const isLoss = (sentence: Sentence) => has(sentence, 'painStated');

/** Below this, a bare number is a sum only where money was asked for: "twenty-five attendants". */
const leastBare = 30;

const parts: Readonly<Record<PartKey, Part>> = {
  budget: {
    statementCue: 'budgetStated',
    toldCue: 'budgetTold',
    question: 'budget_explored',
    weigh(sentence, isAnswer, isTold) {
      if (sumsIn(sentence).length === 0 || isLoss(sentence)) return 0;
      return (isTold ? 2 : 0) + (isAnswer ? 1 : 0) + (has(sentence, 'objection:price') ? -0.5 : 0);
    },
  },
  authority: {
    statementCue: 'authorityStated',
    toldCue: 'authorityTold',
    question: 'decision_process_explored',
    weigh(sentence, isAnswer, isTold) {
      const person = has(sentence, 'person') || spansOf(sentence, 'name').some((span) => span.from > 0);
      const named = spansOf(sentence, 'name').length > 0;
      return (
        (isTold ? 2 : 0) +
        (person ? 1.5 : named && isAnswer ? 1 : 0) +
        (isAnswer ? 0.5 : 0) -
        (isAnswer || isTold ? 0 : 9)
      );
    },
  },
  timing: {
    statementCue: 'timingStated',
    toldCue: 'deadlineTold',
    question: 'timeline_explored',
    weigh(sentence, isAnswer, isTold) {
      const dated = spansOf(sentence, 'month', 'day', 'duration').length > 0;
      if (!isTold && !(isAnswer && dated)) return 0;
      return (isTold ? 1 : 0) + (dated ? 1 : 0) + (isAnswer ? 2 : 0) - (sentence.words.length < 5 && !isAnswer ? 1 : 0);
    },
  },
};

/** Whether a phrase tells the part. */
const isTold = (reading: Reading, sentence: Sentence, { statementCue, toldCue }: Part): boolean =>
  has(sentence, statementCue) || saysCue(reading, sentence, toldCue);

/** A day of the week, or what is over: unless a phrase tells the deadline beside it. */
const isOtherDate = (reading: Reading, sentence: Sentence): boolean =>
  spansOf(sentence, 'weekday').length > 0 || (has(sentence, 'past') && !saysCue(reading, sentence, 'deadlineTold'));

/** Whether a sentence speaks of the weather or of the next meeting rather than of the part. */
const isOfElse = (sentence: Sentence, { statementCue }: Part, isAnswer: boolean): boolean =>
  (has(sentence, 'smallTalk') && statementCue !== 'authorityStated') ||
  (has(sentence, 'meeting') && !isAnswer && statementCue === 'timingStated');

/** What the client answers, in so many turns, where the words of the attendant ask for it. */
function answersAbout(reading: Reading, question: Label, turns: number): Set<Sentence> {
  const answers = new Set<Sentence>();
  for (const { sentence } of reading.hits(question, 'attendant')) {
    for (const answer of answersTo(reading, sentence, turns)) if (isOf(answer, 'client')) answers.add(answer);
  }
  return answers;
}

/** The sentence that says a part most plainly, the first of equals. */
function findPart(reading: Reading, part: Part): Sentence | null {
  const answers = answersAbout(reading, part.question, 2);
  const statements = reading.sentences.filter(
    (sentence) => isOf(sentence, 'client') && isTold(reading, sentence, part),
  );
  let best: { sentence: Sentence; weight: number } | null = null;
  for (const sentence of [...new Set([...answers, ...statements])].sort((a, b) => a.index - b.index)) {
    const isAnswer = answers.has(sentence);
    if (part.statementCue === 'timingStated' && isOtherDate(reading, sentence)) continue;
    if (sentence.question || (isOfElse(sentence, part, isAnswer) && !saysCue(reading, sentence, part.toldCue)))
      continue;
    if (part.toldCue === 'budgetTold' && isOtherSum(reading, sentence)) continue;
    const weight = part.weigh(sentence, isAnswer, isTold(reading, sentence, part));
    if (weight > 0 && weight > (best?.weight ?? 0)) best = { sentence, weight };
  }
  return best?.sentence ?? null;
}

const needCues = ['needStated', 'problemStated', 'painStated'] as const;
/** From here on in a conversation, the need has been told. */
const latePosition = 0.7;
const fullSentence = 6;
/** A wish of fewer words names nothing; a late one is about the contract. */
const leastWishWords = 5;
const lastWish = 0.6;
/** How much less plainly a need is told by what the client says when asked what the problem costs. */
const costLess = 2;

const findNeed = (classification: Classification): Sentence | null =>
  plainestNeed(classification) ?? firstWish(classification.reading);

/** The sentence that says most plainly what the client needs: rather than what it costs them, when they are asked for that. */
function plainestNeed(classification: Classification): Sentence | null {
  const { reading } = classification;
  const isNeedTold = (sentence: Sentence) => !sentence.question && saysCue(reading, sentence, 'needTold');
  const plainness = (sentence: Sentence, ofUnit: number): number =>
    ofUnit +
    (has(sentence, 'needStated') ? 1 : 0) +
    (has(sentence, 'problemStated') ? 1 : 0) +
    (isNeedTold(sentence) ? 0.5 : 0) +
    (sentence.words.length >= fullSentence ? 0.5 : 0) -
    (reading.position(sentence) > latePosition ? 1 : 0) -
    (sentence.question ? 1 : 0) -
    (has(sentence, 'smallTalk', 'adminQuestion', 'leadIn') ? 1 : 0);
  const isAnyTold =
    needCues.some((cue) => reading.hits(cue, 'client').length > 0) ||
    classification.most('need') >= likely.need ||
    reading.sentences.some((sentence) => isOf(sentence, 'client') && isNeedTold(sentence));
  const isLikely = (sentence: Sentence) =>
    classification.logit(classification.unitOf(sentence), 'need') >=
    unlikely.need - (isNeedTold(sentence) ? toldLead.need : 0);
  let best: Sentence | null = null;
  if (!isAnyTold) {
    best = firstAnswer(reading);
    return best && isLikely(best) ? best : null;
  }
  let most = Number.NEGATIVE_INFINITY;
  const costs = answersAbout(reading, 'pain_impact_explored', 1);
  for (const unit of classification.units) {
    if (unit.side === 'attendant') continue;
    const ofUnit = Math.max(leastLogit, classification.logit(unit, 'need'));
    const isCost = isAnswerTo(classification, unit, 'pain_impact_explored');
    for (const sentence of unit.sentences) {
      const own = plainness(sentence, ofUnit) - (isCost || costs.has(sentence) ? costLess : 0);
      if (own > most) [best, most] = [sentence, own];
    }
  }
  return best && isLikely(best) ? best : null;
}

/** What the client asks or wishes for early on: "Is there no way to …?" tells what is missing. */
function firstWish(reading: Reading): Sentence | null {
  if (!reading.sided) return null;
  const isWish = (sentence: Sentence) =>
    isOf(sentence, 'client') &&
    sentence.words.length >= leastWishWords &&
    reading.position(sentence) <= lastWish &&
    !has(sentence, 'smallTalk', 'adminQuestion', 'priceAsked', 'meeting', 'leadIn') &&
    saysCue(reading, sentence, 'asksForWay');
  return reading.sentences.find(isWish) ?? null;
}

/** Where no cue tells the need: the client's first full answer to a question about the situation. */
function firstAnswer(reading: Reading): Sentence | null {
  if (!reading.sided) return null;
  for (const { sentence } of reading.hits('openQuestion', 'attendant')) {
    if (
      has(sentence, 'adminQuestion', 'smallTalk', 'commitment_requested', 'satisfaction_checked') ||
      reading.position(sentence) > 0.6
    )
      continue;
    const answer = answersTo(reading, sentence).find(
      (other) => other.words.length >= 4 && !other.question && !has(other, 'smallTalk', 'refuse', 'defer'),
    );
    if (answer) return answer;
  }
  return null;
}

/** How much more an answer tells than what is said unasked. */
const answerLead = 2.5;
/** Logit above which a part is told without any cue. */
const likely: Readonly<Record<BantKey, number>> = { budget: -2.5, authority: -1.4, timing: -1.4, need: -1.5 };
/** Logit below which what a cue takes for the part is something else: "Hold on, I need to sign for a parcel." */
const unlikely: Readonly<Record<BantKey, number>> = { budget: -5, authority: -2, timing: -3, need: -2.2 };
/** How much less likely it may sound where a phrase tells it that no model was trained with. */
const toldLead: Readonly<Record<BantKey, number>> = { budget: 3, authority: 5, timing: 3, need: 3 };
/** How much more telling than the cues' sentence another must be. */
const clearlyMore = 1;
const timingSpans: readonly SpanKind[] = ['month', 'day', 'weekday', 'duration', 'number'];

/** Whether a sentence holds what the part cannot do without. */
function mayTell(reading: Reading, key: PartKey, sentence: Sentence, isAnswer: boolean): boolean {
  if (key === 'budget')
    return (
      sumsIn(sentence).some(({ kind, value }) => kind === 'money' || isAnswer || (value ?? 0) >= leastBare) &&
      !isLoss(sentence) &&
      !isOtherSum(reading, sentence)
    );
  // "By when?" is answered by an event as well: "Before my mother's eightieth."
  return key !== 'timing' || isAnswer || spansOf(sentence, ...timingSpans).length > 0;
}

/** What rules found, or the client's words that sound more like it. */
function likeliestSentence(classification: Classification, key: PartKey): Sentence | null {
  const { reading } = classification;
  const found = findPart(reading, parts[key]);
  const least = unlikely[key] - (found && saysCue(reading, found, parts[key].toldCue) ? toldLead[key] : 0);
  const byRules = found && classification.logit(classification.unitOf(found), key) >= least ? found : null;
  const isAnswer = (unit: Unit) => isAnswerTo(classification, unit, parts[key].question);
  const telling = (unit: Unit) => classification.logit(unit, key) + (isAnswer(unit) ? answerLead : 0);
  const tells = (unit: Unit, sentence: Sentence) => mayTell(reading, key, sentence, isAnswer(unit));
  const best = classification.units
    .filter((unit) => unit.side !== 'attendant' && unit.sentences.some((sentence) => tells(unit, sentence)))
    .reduce<Unit | null>((most, unit) => (most && telling(most) >= telling(unit) ? most : unit), null);
  if (!best) return byRules;
  const unit = byRules && classification.unitOf(byRules);
  if (telling(best) < likely[key] || (unit && telling(best) < telling(unit) + clearlyMore)) return byRules;
  const sentence = classification.sentenceOf(best, key);
  if (tells(best, sentence)) return sentence;
  return best.sentences.find((other) => tells(best, other)) ?? sentence;
}

/** A sum is plain by itself; of people, dates and needs, a few words seldom tell enough. */
const leastWords: Readonly<Record<BantKey, number>> = { budget: 0, authority: 8, timing: 6, need: 12 };

/** A few words ("It's always the door.") with what is said next in the same breath, else just before; null where a sentence is more than that, or alone. */
function withNeighbour(reading: Reading, sentence: Sentence, key: BantKey): Quote | null {
  if (sentence.words.length >= leastWords[key]) return null;
  const { sentences } = reading;
  const [before, after] = [sentences[sentence.index - 1], sentences[sentence.index + 1]];
  if (after?.turn === sentence.turn) return quotable(reading, sentence, after);
  return before?.turn === sentence.turn && !before.question ? quotable(reading, before, sentence) : null;
}

/** Logit above which the attendant offers more, or asks about the money or who decides: all of it speaks of a purchase. */
const leastPurchase = 0;
const purchaseLabels: readonly Label[] = ['expansion_explored', 'budget_explored', 'decision_process_explored'];

type Type = Pick<ScorecardDefinition, 'key' | 'macroFront'>;

/** Whether a purchase is spoken of: where something is sold it is; in a service call only if it was asked for; else as the call sounds. */
function speaksOfPurchase(classification: Classification, type: Type | null): boolean {
  const { reading } = classification;
  const front = type?.macroFront;
  if (front === 'prospecting' || front === 'sales' || type?.key === 'renewal_expansion') return true;
  if (hasCue(reading, 'attendant', 'expansion_explored', 'budget_explored')) return true;
  if (purchaseLabels.some((label) => classification.most(label) > leastPurchase)) return true;
  return front !== 'service' && !isServiceCall(reading);
}

/** BANT of this purchase; all null where none is spoken of. `type`: the conversation's, where it is known. */
export function findBant(classification: Classification, type: Type | null = null): Record<BantKey, Quote | null> {
  const { reading } = classification;
  if (!speaksOfPurchase(classification, type)) return { budget: null, authority: null, need: null, timing: null };
  const quoted = (key: BantKey, sentence: Sentence | null, ...cues: readonly string[]): Quote | null => {
    if (!sentence) return null;
    const hit = cues.map((cue) => sentence.hits.get(cue)).find((each) => each !== undefined);
    return withNeighbour(reading, sentence, key) ?? reading.quote(sentence, hit?.from ?? 0);
  };
  const part = (key: PartKey) => quoted(key, likeliestSentence(classification, key), parts[key].statementCue);
  return {
    budget: part('budget'),
    authority: part('authority'),
    need: quoted('need', findNeed(classification), 'problemStated', 'needStated'),
    timing: part('timing'),
  };
}
