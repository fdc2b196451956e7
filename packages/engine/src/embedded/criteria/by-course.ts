// Criteria that the course of the conversation shows where no phrase does: what is asked, where, and about whose words.
import type { CriterionKey } from '@earshot/core';
import { contentWords, isServiceCall, wantsToLeave } from '../exchange.ts';
import { has, isOf, type Reading, type Sentence, spansOf } from '../reading/reading.ts';

const otherQuestions = [
  'adminQuestion',
  'serviceDesk',
  'smallTalk',
  'greeting_identification',
  'engagement_checked',
  'commitment_requested',
  'resolution_confirmed',
  'cancel_reason_explored',
  'satisfaction_checked',
  'offer',
];
/** A check that it works now is short: "Did it go through?" */
const shortQuestionWords = 5;
/** Turns of the attendant's after the wish to leave in which the reason is asked for. */
const reasonTurns = 3;

function isPlainQuestion(sentence: Sentence): boolean {
  return sentence.question && !has(sentence, ...otherQuestions) && spansOf(sentence, 'day', 'weekday').length === 0;
}

/** In a service call, a question about the matter narrows its cause. */
function findDiagnosis(reading: Reading): Sentence | null {
  if (!isServiceCall(reading) || wantsToLeave(reading)) return null;
  return (
    reading.sentences.find(
      (sentence) =>
        isOf(sentence, 'attendant') &&
        sentence.index > 1 &&
        reading.position(sentence) < 0.7 &&
        sentence.words.length >= 4 &&
        isPlainQuestion(sentence),
    ) ?? null
  );
}

/** In a service call, a short question after something was explained asks whether it works. */
function findCheck(reading: Reading): Sentence | null {
  if (!isServiceCall(reading) || wantsToLeave(reading)) return null;
  const explained = (reading.hits('solution_explained', 'attendant')[0]?.sentence ?? findExplanation(reading))?.index;
  if (explained === undefined) return null;
  return (
    reading.sentences.find(
      (sentence) =>
        sentence.side === 'attendant' &&
        sentence.index > explained &&
        reading.position(sentence) > 0.5 &&
        sentence.words.length <= shortQuestionWords &&
        !has(sentence, 'openQuestion') &&
        isPlainQuestion(sentence),
    ) ?? null
  );
}

/** The attendant asks why right after the client wants to leave. */
function findLeavingReason(reading: Reading): Sentence | null {
  const leaving = reading.hits('wantsToLeave', 'client')[0]?.sentence;
  if (!leaving) return null;
  let turns = 0;
  for (const turn of reading.turns.slice(leaving.turn + 1)) {
    if (turn.side === 'client') continue;
    if (++turns > reasonTurns) return null;
    const why = reading
      .sentencesOf(turn)
      .find((sentence) => has(sentence, 'openQuestion') && isPlainQuestion(sentence));
    if (why) return why;
  }
  return null;
}

/** The attendant says the client's own words back and asks whether they are right. */
function findRestatement(reading: Reading): Sentence | null {
  if (!reading.sided || isServiceCall(reading)) return null;
  const earlier = new Set<string>();
  for (const sentence of reading.sentences) {
    if (sentence.side === 'client') for (const word of contentWords(reading, sentence)) earlier.add(word);
    if (sentence.side !== 'attendant' || !has(sentence, 'restates')) continue;
    if (has(sentence, 'openQuestion', 'offer', 'commitment_requested')) continue;
    if (spansOf(sentence, 'day', 'weekday', 'money').length > 0) continue;
    const asks = reading.sentences
      .slice(sentence.index, sentence.index + 3)
      .some((other) => other.turn === sentence.turn && other.question);
    if (asks && contentWords(reading, sentence).filter((word) => earlier.has(word)).length >= 2) return sentence;
  }
  return null;
}

/** Instructions, or two substantial sentences about what the product does, explain how it works. */
function findExplanation(reading: Reading): Sentence | null {
  const { imperatives } = reading.pack;
  const steps = reading.sentences.find(
    (sentence) =>
      sentence.side === 'attendant' &&
      !sentence.question &&
      sentence.words.filter((word) => imperatives.has(word)).length >= 2 &&
      sentence.words.length >= 8,
  );
  if (steps && isServiceCall(reading)) return steps;
  const told = reading
    .hits('feature', 'attendant')
    .filter(({ sentence }) => sentence.words.length >= 8 && !sentence.question);
  return told.length >= 2 ? told[0]!.sentence : null;
}

/** Criteria by key; only those that phrases did not find are worth asking for. */
export const byCourse: Readonly<Partial<Record<CriterionKey, (reading: Reading) => Sentence | null>>> = {
  problem_diagnosed: findDiagnosis,
  resolution_confirmed: findCheck,
  cancel_reason_explored: findLeavingReason,
  need_confirmed: findRestatement,
  solution_explained: findExplanation,
};
