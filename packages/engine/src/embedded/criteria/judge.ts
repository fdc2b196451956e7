// Which criteria are met: what rules found and what the classifier heard, weighed together.
import { type CriterionKey, interactionTypes, negativeCriteria, type ScorecardDefinition } from '@earshot/core';
import { isUncertain } from '../../evidence/uncertain.ts';
import type { Findings, Quote } from '../../findings/findings.ts';
import type { ErrandCue, OutcomeCue } from '../../language/pack.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Label } from '../classifier/labels.ts';
import {
  evidenceOf,
  type JudgedCriterion,
  judgedCriteria,
  judgedSignal,
  type Signal,
  signsOf,
  verdictOf,
} from '../classifier/verdict.ts';
import { detectType } from '../interaction-type.ts';
import { saysCue } from '../outcome/ending-cues.ts';
import type { Sentence } from '../reading/reading.ts';
import { isAnsweredOtherwise } from './answered-otherwise.ts';
import { isOnlyStated, isSaidOfElse, isTold, toldBehaviour } from './told.ts';
import { proposesTime, toldInPlace } from './told-in-place.ts';
import { isNoStep, toldStep } from './told-step.ts';

type Criteria = Findings['criteria'];

/** Logit above which a criterion counts as met. */
const leastVerdict = 0.1;
/** For a next step that rules followed from its proposal to its acceptance, with its day. */
const leastAgreed = -1.2;
/** How strongly a step must be offered whose agreement no rule followed. */
const leastOffered = -1.5;
/** For criteria that the type does not ask for: they are met seldom, and missed more easily than imagined. */
const leastUnasked = -1.1;
/** What most conversations hold, whether their type asks for it or not; the corpus tags it less readily where it does not. */
const commonplace: ReadonlySet<CriterionKey> = new Set<CriterionKey>([
  'greeting_identification',
  'price_presented',
  'prior_contact_referenced',
  'solution_explained',
  'value_tied_to_need',
]);
const leastCommonplace = -3.8;
/** How strongly an utterance that no rule found must show these criteria. */
const leastShown = -1.5;

/** How strongly an utterance must show a behaviour to avoid: nobody is blamed for what conversations like this one tend to hold. */
const leastBlame = -0.5;

/** Logit above which the utterance that shows a criterion most is its best evidence. */
const plain = 0;
/** Rules know these to the day and the figure. */
const isExactly = (key: string) => key === 'next_step_scheduled' || key === 'price_presented';

/** A type of a company's that asks for more than this asks for everything: it tells nothing of what the attendant aims at. */
const mostTypeCriteria = 12;

/** Keys of the criteria that a conversation of the type aims at. */
function criteriaOfType(
  classification: Classification,
  byRules: Criteria,
  type: Pick<ScorecardDefinition, 'criteria'> | null,
): Set<string> {
  if (!type || type.criteria.length <= mostTypeCriteria) return new Set(type?.criteria.map(({ key }) => key));
  const likeliest = detectType(classification, byRules, { candidates: [] })?.key;
  return new Set(interactionTypes.find(({ key }) => key === likeliest)?.criteria.map(({ key }) => key));
}

/** Phrases that tell a behaviour to avoid by themselves. */
const faultCues: Partial<Record<CriterionKey, OutcomeCue>> = {
  blamed_client: 'blames',
  unverified_promise: 'promises',
};
/** Logit below which such words are said of something else. */
const leastFault = -5;

/** The attendant's first sentence in which a phrase tells the fault, as far as its utterance may show it. */
function toldFault(classification: Classification, key: JudgedCriterion): Sentence | null {
  const cue = faultCues[key];
  if (!cue) return null;
  const { reading, units, logit } = classification;
  for (const unit of units) {
    // Few utterances come near: only these are searched.
    if (unit.side !== 'attendant' || logit(unit, key as Label) <= leastFault) continue;
    const told = unit.sentences.find((sentence) => saysCue(reading, sentence, cue));
    if (told) return told;
  }
  return null;
}

/** Logit above which the client stumbles over words: that tells more of a term than the term itself. */
const leastStumble = 0;
const isStumbledOver = (classification: Classification, key: CriterionKey): boolean =>
  key === 'unexplained_jargon' && classification.most('stumbles') > leastStumble;

/** Whether the words that show a criterion most are praise: of competitors, ill and good are said in much the same words. */
const speaksWell = ({ reading }: Classification, { unit }: Signal): boolean =>
  unit?.sentences.some((sentence) => saysCue(reading, sentence, 'speaksWell')) ?? false;

/** Whether the utterances that show a criterion most, and the rules, make it more likely than not. */
function isShown(
  classification: Classification,
  key: JudgedCriterion,
  signal: Signal,
  isFound: boolean,
  isAsked: boolean,
): boolean {
  if (negativeCriteria.has(key) && signal.first <= leastBlame && !(isFound && isStumbledOver(classification, key)))
    return false;
  if (key === 'disparaged_competitor' && !isFound && speaksWell(classification, signal)) return false;
  if (key === 'next_step_scheduled' && !isFound && signal.first <= leastOffered) return false;
  if (isSaidOfElse(classification, key, signal) || isOnlyStated(classification, key, signal)) return false;
  if ((!isFound || key === 'need_confirmed') && isAnsweredOtherwise(classification, key, signal)) return false;
  const isCommonplace = commonplace.has(key) && (isFound || signal.first > leastShown);
  const least = isAsked ? leastVerdict : isCommonplace ? leastCommonplace : leastUnasked;
  const isAgreed = key === 'next_step_scheduled' && isFound;
  // "In twenty minutes" is no date to the model, so that it is not asked.
  if (isAgreed && !signal.unit) return true;
  const verdict = verdictOf(key, signsOf(signal, isFound, isAsked));
  return verdict > (isAgreed ? Math.min(least, leastAgreed) : least);
}

/** The words that may be quoted for a criterion, the most telling first. */
function quotesOf(
  classification: Classification,
  key: JudgedCriterion,
  signal: Signal,
  rule: Quote | undefined,
): readonly Quote[] {
  const { reading } = classification;
  const evidence = evidenceOf(classification, signal);
  const spoken = evidence ? [reading.quote(evidence)] : [];
  const byRule = rule ? [rule] : [];
  const first = rule && (isExactly(key) || signal.first < plain) ? [...byRule, ...spoken] : [...spoken, ...byRule];
  const next = signal.next && signal.second > plain ? [signal.next] : [];
  return [...first, ...next.map((unit) => reading.quote(classification.sentenceOf(unit, signal.label)))];
}

/** Of these, words that say something else: "anything else?" checks no repair, when somebody can be reached is no appointment, and a goodbye answers no objection. */
const elseCues: Partial<Record<CriterionKey, ErrandCue>> = {
  resolution_confirmed: 'asksElse',
  next_step_scheduled: 'openingHours',
  objection_handled: 'farewell',
};

function isOfElse(classification: Classification, key: CriterionKey, quote: Quote | undefined): boolean {
  const { reading } = classification;
  const cue = elseCues[key];
  if (!cue || !quote) return false;
  const said = reading.sentences.find(
    (sentence) => sentence.stretches[0]!.segment <= quote.segment && reading.quote(sentence).text.includes(quote.text),
  );
  if (!said) return false;
  if (saysCue(reading, said, cue)) return true;
  return key === 'next_step_scheduled'
    ? isNoStep(classification, said)
    : key === 'resolution_confirmed' && proposesTime(classification.unitOf(said));
}

/** The sentence by which a phrase tells a criterion that the models do not hear; null where none does. */
function toldOf(classification: Classification, key: JudgedCriterion): Sentence | null {
  if (key === 'next_step_scheduled') return toldStep(classification);
  return (isTold(key) ? toldBehaviour(classification, key) : null) ?? toldInPlace(classification, key);
}

/** Met criteria, each with the words that rules found, else with those that show it most. `type`: the conversation's. */
export function judgeCriteria(
  classification: Classification,
  byRules: Criteria,
  type: Pick<ScorecardDefinition, 'criteria'> | null,
): Criteria {
  const met: { -readonly [Key in keyof Criteria]: Criteria[Key] } = {};
  if (byRules.price_before_need) met.price_before_need = byRules.price_before_need;
  const typeCriteria = criteriaOfType(classification, byRules, type);
  for (const key of judgedCriteria) {
    const signal = judgedSignal(classification, key);
    const rule = isOfElse(classification, key, byRules[key]) ? undefined : byRules[key];
    const isAsked = typeCriteria.has(key);
    const fault = isAsked ? toldFault(classification, key) : null;
    if (fault) {
      met[key] = classification.reading.quote(fault);
      continue;
    }
    if (!isShown(classification, key, signal, rule !== undefined, isAsked)) {
      const told = isAsked ? toldOf(classification, key) : null;
      if (told) met[key] = classification.reading.quote(told);
      continue;
    }
    const quotes = quotesOf(classification, key, signal, rule).filter((each) => !isOfElse(classification, key, each));
    const { conversation } = classification.reading;
    // What was not heard with certainty proves nothing: then other words that show it do.
    const quote = quotes.find((each) => !isUncertain(each, conversation)) ?? quotes[0];
    if (quote) met[key] = quote;
  }
  return met;
}
