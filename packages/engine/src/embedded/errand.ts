// Who rang, what for, and whether the talk was arranged (docs/decisions/engine.md#errands); type-table.ts says which types that leaves.
import type { ErrandCue } from '../language/pack.ts';
import { saysCalled, saysOwed } from './called.ts';
import type { Classification } from './classifier/classify.ts';
import { firstPitch, wantsToLeave } from './exchange.ts';
import { saysCue } from './outcome/ending-cues.ts';
import { isOf, type Reading, type Sentence } from './reading/reading.ts';

/** Logit above which somebody complains; nearly every complaint of the corpus has such an utterance in its first ten. */
const leastComplaint = -1.5;
/** Logit above which somebody wants to leave, even where no phrase tells it. */
const leastLeaving = 0.5;
/** The last turn with which a call is answered: the caller may say hello first. */
const answeringTurns = 2;
/** Sentences within which people say why they talk, however long they do. */
const mostSentences = 80;
/** Part of a talk in which people say that it was arranged. */
const latestArranged = 0.25;

/** Sentences of the client's within which the own errand is told, and of the attendant's before that. */
const earliestSentences = 4;
/** Sentences of either side before which a client says what they come for. */
const latestRequest = 7;
/** Part of a talk in which the attendant turns to what the client has used. */
const latestReview = 0.6;

/** Whether the client came, in person or by telephone: told by who answers, or by what the client begins with. */
export const ringsIn = (reading: Reading): boolean => isReceived(reading) || comesFirst(reading);

/** Whether the attendant answers for a service desk, or the client begins with an errand of their own. */
export const isReceived = (reading: Reading): boolean =>
  hasOwnErrand(reading) ||
  reading.hits('serviceDesk', 'attendant').some(({ sentence }) => sentence.turn <= answeringTurns) ||
  isAnswered(reading);

/** Whether the client was called: said by who calls, or heard where somebody picks up. */
export const isCalled = (reading: Reading): boolean => !isReceived(reading) && saysCalled(reading);

/** Whether the client was asked for money that they owe; who rings about a bill is served. */
export const isDunned = (reading: Reading): boolean => !ringsIn(reading) && saysOwed(reading);

/** Whether the attendant answers a call, so that nobody was called. */
export const isAnswered = (reading: Reading): boolean =>
  reading.turns
    .slice(0, answeringTurns + 1)
    .some((turn) =>
      reading
        .sentencesOf(turn)
        .some((sentence) => isOf(sentence, 'attendant') && saysCue(reading, sentence, 'answersCall')),
    );

/** Whether something is complained of, in whatever words: who merely asks for something does not complain. */
export const isAggrieved = (classification: Classification): boolean =>
  classification.reading.hits('complaintMade', 'client').length > 0 ||
  classification.most('grievance') > leastComplaint;

/** Whether the client asks for a price, or to buy, join or hire, before the attendant has said much. */
export const isEnquiry = (reading: Reading): boolean => beginsWith(reading, 'enquires');

/** Whether the client wants to leave, in whatever words: who cancels an appointment stays, and who complains and threatens to leave wants redress. */
export function saysLeaving({ reading, units, logit }: Classification): boolean {
  const threatens = reading.hits('complaintMade', 'client').length > 0;
  const isMeant = (sentence: Sentence) => !(threatens && saysCue(reading, sentence, 'threatens'));
  if (wantsToLeave(reading, isMeant)) return true;
  return units.some(
    (unit) =>
      logit(unit, 'wants_to_cancel') > leastLeaving &&
      !unit.sentences.some((sentence) => saysCue(reading, sentence, 'ownErrand') || !isMeant(sentence)),
  );
}

/** Whether the client wants something done about what is theirs, before the attendant has said much. */
export const hasOwnErrand = (reading: Reading): boolean => beginsWith(reading, 'ownErrand');

/** Whether the client says what they come for before the attendant takes the lead: who answers a question comes for nothing yet. */
function comesFirst(reading: Reading): boolean {
  const lead = Math.min(firstPitch(reading), latestRequest);
  let clients = 0;
  let isAsked = false;
  for (const sentence of reading.sentences.slice(0, lead)) {
    if (isOf(sentence, 'attendant')) isAsked = sentence.question && !saysCue(reading, sentence, 'answersCall');
    if (!isOf(sentence, 'client')) continue;
    if (!isAsked && saysCue(reading, sentence, 'comesFor')) return true;
    if (++clients === earliestSentences) return false;
  }
  return false;
}

/** Whether the client says so at the beginning, before the attendant has said much. */
function beginsWith(reading: Reading, cue: ErrandCue): boolean {
  let [attendants, clients] = [0, 0];
  for (const sentence of reading.sentences) {
    if (isOf(sentence, 'attendant') && ++attendants === earliestSentences) return false;
    if (!isOf(sentence, 'client')) continue;
    if (saysCue(reading, sentence, cue)) return true;
    if (++clients === earliestSentences) return false;
  }
  return false;
}

/** Sentences in which the attendant goes through what the client has used. */
export const accountReviews = (reading: Reading): number =>
  openingUpTo(reading, latestReview).filter(
    (sentence) => isOf(sentence, 'attendant') && saysCue(reading, sentence, 'reviewsAccount'),
  ).length;

export const isArranged = (reading: Reading): boolean =>
  openingUpTo(reading, latestArranged).some((sentence) => saysCue(reading, sentence, 'arranged'));

const openingUpTo = (reading: Reading, position: number): Sentence[] =>
  reading.sentences.slice(0, mostSentences).filter((sentence) => reading.position(sentence) <= position);

/** Whether the client says one of these in the utterance. */
export const clientSays = (reading: Reading, sentences: readonly Sentence[], ...cues: readonly ErrandCue[]): boolean =>
  sentences.some((sentence) => isOf(sentence, 'client') && cues.some((cue) => saysCue(reading, sentence, cue)));
