// Criteria that a phrase of the attendant's shows, each with what else must hold.
import type { CriterionKey } from '@earshot/core';
import type { Side } from '../../conversation/conversation.ts';
import type { DerivedCriterion } from '../../language/pack.ts';
import { contentWords, hasCueBefore, isServiceCall } from '../exchange.ts';
import { isPrice } from '../prices.ts';
import { type Hit, has, type Reading, type Sentence, spansOf, wordCount } from '../reading/reading.ts';

export type CuedCriterion = Exclude<CriterionKey, DerivedCriterion>;

interface Rule {
  readonly side?: Side;
  /** Part of the conversation in which it counts, 0 to 1. */
  readonly from?: number;
  readonly until?: number;
  also?(hit: Hit, reading: Reading): boolean;
}

const earlySentences = 14;

/** The words of the hit's turn up to and with the hit. */
function wordsBefore(hit: Hit, reading: Reading): number {
  const turn = reading.turnOf(hit.sentence);
  const from = hit.sentence.side === null ? Math.max(0, hit.sentence.index - 3) : turn.from;
  return wordCount(reading.sentences.slice(from, hit.sentence.index + 1));
}

const inService = (_: Hit, reading: Reading) => isServiceCall(reading);
const afterLeaving = (hit: Hit, reading: Reading) =>
  hasCueBefore(reading, hit.sentence.index, 'client', 'wantsToLeave');
const afterProblem = (hit: Hit, reading: Reading) =>
  isServiceCall(reading) &&
  hasCueBefore(
    reading,
    hit.sentence.index,
    'client',
    'supportAsked',
    'complaintMade',
    'wantsToLeave',
    'problemStated',
    'anger',
  );

/** "How does that sound?" right after a proposed day asks for the day. */
function settlesDate(hit: Hit, reading: Reading): boolean {
  const before = reading.sentences[hit.sentence.index - 1];
  return [before, hit.sentence].some(
    (other) => other?.turn === hit.sentence.turn && spansOf(other, 'day', 'weekday', 'time').length > 0,
  );
}

/** A question of the client's about a term counts only if the attendant used that term just before. */
function asksAboutTerm(hit: Hit, reading: Reading): boolean {
  const { sentence } = hit;
  const earlier = reading.sentences
    .slice(Math.max(0, sentence.index - 12), sentence.index)
    .filter((other) => other.side !== 'client');
  if (earlier.length === 0) return false;
  if (!sentence.question) return true;
  const terms = sentence.words.slice(hit.from).filter((word) => word.length >= 3 && !reading.pack.stop.has(word));
  if (terms.length === 0) return sentence.words.length <= 8;
  return sentence.words.length <= 12 && terms.some((term) => earlier.some((other) => other.words.includes(term)));
}

const rules: Readonly<Record<CuedCriterion, Rule>> = {
  greeting_identification: { also: (hit, reading) => isOpening(hit.sentence, reading) },
  purpose_stated: { until: 0.4 },
  permission_to_talk: { until: 0.35 },
  relevance_hook: { until: 0.45 },
  prior_contact_referenced: {},
  need_confirmed: { also: (hit, reading) => wordsBefore(hit, reading) >= 8 },
  budget_explored: { also: (hit) => !has(hit.sentence, 'prior_contact_referenced') },
  decision_process_explored: {},
  timeline_explored: {},
  pain_impact_explored: {},
  goals_confirmed: {},
  value_tied_to_need: { also: (hit, reading) => !isServiceCall(reading) || afterLeaving(hit, reading) },
  engagement_checked: {
    from: 0.05,
    until: 0.97,
    also: (hit, reading) => !has(hit.sentence, 'resolution_confirmed') && !settlesDate(hit, reading),
  },
  social_proof: {},
  price_presented: { also: isPrice },
  concession_traded: {},
  disparaged_competitor: {},
  solution_explained: {},
  retention_offer: { also: afterLeaving },
  cancel_reason_explored: { also: afterLeaving },
  problem_diagnosed: {
    also: (hit, reading) => afterProblem(hit, reading) && !has(hit.sentence, 'cancel_reason_explored'),
  },
  resolution_confirmed: { from: 0.3, also: inService },
  satisfaction_checked: {},
  results_reviewed: {},
  expansion_explored: {},
  empathy_shown: {},
  responsibility_taken: { also: inService },
  blamed_client: { also: inService },
  recap: { from: 0.1, also: (hit, reading) => turnWords(hit, reading) >= 12 },
  commitment_requested: { from: 0.3 },
  pressure_tactics: {},
  unverified_promise: {},
  unexplained_jargon: { side: 'client', also: asksAboutTerm },
};

function turnWords(hit: Hit, reading: Reading): number {
  const near =
    hit.sentence.side === null
      ? reading.sentences.slice(hit.sentence.index, hit.sentence.index + 3)
      : reading.sentencesOf(reading.turnOf(hit.sentence));
  return wordCount(near);
}

/** Among the first sentences, or in the first turns of a colleague who takes over. */
export function isOpening(sentence: Sentence, reading: Reading): boolean {
  return sentence.index < earlySentences || reading.opensSpeaker(sentence);
}

/** The first hit of a cued criterion that meets its rule. */
export function findCued(key: CuedCriterion, reading: Reading): Hit | null {
  const { side = 'attendant', from = 0, until = 1, also } = rules[key];
  for (const hit of reading.hits(key, side)) {
    const position = reading.position(hit.sentence);
    const early = until < 1 && hit.sentence.index < earlySentences;
    if ((position >= from && position <= until) || early) if (!also || also(hit, reading)) return hit;
  }
  return null;
}

export const cuedCriteria = Object.keys(rules) as readonly CuedCriterion[];

const needCues = ['needStated', 'problemStated', 'painStated'];

/** A feature or benefit that takes up a word of the client's own problem; one is enough. */
export function findBenefitTied(reading: Reading): Hit | null {
  if (!reading.sided || isServiceCall(reading)) return null;
  const needs = new Set<string>();
  for (const sentence of reading.sentences) {
    if (sentence.side === 'client' && has(sentence, ...needCues)) {
      for (const word of contentWords(reading, sentence)) if (word.length >= 5) needs.add(word);
    }
    const hit = sentence.side === 'attendant' && !sentence.question ? sentence.hits.get('benefit') : undefined;
    if (!hit) continue;
    const near = reading.sentences.slice(Math.max(0, sentence.index - 1), sentence.index + 2);
    const tied = near.some(
      (other) => other.turn === sentence.turn && contentWords(reading, other).some((word) => needs.has(word)),
    );
    if (tied) return { ...hit, sentence };
  }
  return null;
}
