// Criteria that a phrase tells where the model is unsure: the attendant's first sentence with such a phrase, as far as its utterance and what was said before allow it.
import type { CriterionKey } from '@earshot/core';
import type { ToldCriterion } from '../../language/pack.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import { mayReply, type Signal } from '../classifier/verdict.ts';
import { tells } from '../outcome/ending-cues.ts';
import { has, type Reading, type Sentence } from '../reading/reading.ts';
import { isOther } from './other-matter.ts';
import { takesUp } from './taken-up.ts';
import { followsRepair, proposesTime } from './told-in-place.ts';

/** Logit of the utterance below which the model hears something quite different. */
const leastTold = -5;
/** For criteria whose phrases are hardly said of anything else. */
const leastUnmistakable = -6;
/** For criteria that the model hears well: it misses a word, but hardly ever the matter. */
const leastHeard = -4;
/** For an answer to an objection, because its phrases are everyday ones. */
const leastAnswer = -3;
/** From here on, the client's words may be an objection that is then answered. */
const leastRaised = 0;
/** Part of the conversation before which nothing is repaired yet. */
const earliestCheck = 0.3;

interface Rule {
  readonly least?: number;
  /** What else must hold of the sentence. */
  also?(sentence: Sentence, unit: Unit, classification: Classification): boolean;
}

const rules: Readonly<Record<ToldCriterion, Rule>> = {
  concession_traded: { least: leastUnmistakable },
  disparaged_competitor: {},
  empathy_shown: {},
  engagement_checked: {},
  expansion_explored: { least: leastUnmistakable },
  objection_handled: { least: leastAnswer, also: (_, unit, classification) => followsObjection(unit, classification) },
  pain_impact_explored: { least: leastUnmistakable },
  pressure_tactics: {},
  prior_contact_referenced: { least: leastUnmistakable },
  recap: { least: leastUnmistakable },
  resolution_confirmed: {
    also: (sentence, unit, { reading }) =>
      !proposesTime(unit) && (reading.position(sentence) > earliestCheck || followsRepair(reading, sentence)),
  },
  responsibility_taken: { least: leastHeard },
  results_reviewed: {},
  retention_offer: { least: leastUnmistakable },
  satisfaction_checked: { least: leastUnmistakable },
  social_proof: { least: leastUnmistakable },
  solution_explained: {},
  timeline_explored: {},
  value_tied_to_need: { least: leastUnmistakable, also: (sentence, _, { reading }) => takesUp(reading, sentence) },
};

export const isTold = (key: string): key is ToldCriterion => Object.hasOwn(rules, key);

/** The attendant's first sentence that tells the criterion; null where none does. */
export function toldBehaviour(classification: Classification, key: ToldCriterion): Sentence | null {
  const { reading, units, logit } = classification;
  const { least = leastTold, also } = rules[key];
  for (const unit of units) {
    if (unit.side !== 'attendant' || logit(unit, key) <= least || !mayReply(classification, unit, key)) continue;
    const told = unit.sentences.find(
      (sentence) =>
        tells(reading, sentence, key) &&
        !isOther(reading, sentence, key) &&
        (!also || also(sentence, unit, classification)),
    );
    if (told) return told;
  }
  return null;
}

/** Whether what the client said last may be an objection. */
function followsObjection({ index }: Unit, { units, logit }: Classification): boolean {
  const before = units[index - 1];
  return before?.side === 'client' && logit(before, 'objection') > leastRaised;
}

/** Logit above which another sentence, or another utterance, shows the criterion all the same. */
const plain = 0;

/** Whether the words that show the criterion most say something else, and no others show it. */
export function isSaidOfElse(
  classification: Classification,
  key: CriterionKey,
  { unit, second, label }: Signal,
): boolean {
  if (!unit || second > plain) return false;
  const { reading } = classification;
  const shows = (sentence: Sentence) => classification.alone([sentence], label);
  const other = unit.sentences.filter((sentence) => isOther(reading, sentence, key));
  if (other.length === 0) return false;
  const least = Math.min(plain, Math.max(...other.map(shows)));
  return !unit.sentences.some((sentence) => !other.includes(sentence) && shows(sentence) > least);
}

/** Criteria that are questions: what is stated, and closed with a mark, asks for nothing ("An excellent decision!"). */
const asked: ReadonlySet<string> = new Set<CriterionKey>([
  'budget_explored',
  'decision_process_explored',
  'pain_impact_explored',
  'permission_to_talk',
  'timeline_explored',
]);
/** Logit above which a question beside what is stated may be the one. */
const leastBeside = -2.5;

/** Whether the words that show the criterion most only state something, where it is a question that is asked for. */
export const isOnlyStated = (
  { reading, alone }: Classification,
  key: CriterionKey,
  { unit, second, label }: Signal,
): boolean =>
  unit !== null &&
  asked.has(key) &&
  second <= plain &&
  unit.sentences.every((sentence) => isStated(reading, sentence) || alone([sentence], label) <= leastBeside);

/** By its form: whoever leaves out the mark of a question sets no other. */
const isStated = (reading: Reading, sentence: Sentence): boolean =>
  !sentence.question && !has(sentence, 'openQuestion') && /[.!]$/.test(reading.quote(sentence).text);
