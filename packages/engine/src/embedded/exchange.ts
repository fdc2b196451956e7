// Who answers whom: what was said before and after a sentence, and by which side.
import type { Side } from '../conversation/conversation.ts';
import { saysCue } from './outcome/ending-cues.ts';
import { has, isOf, type Reading, type Sentence, type Turn } from './reading/reading.ts';

/** Sentences with which one answers: enough for any conversation, and linear for any input. */
const mostAnsweringSentences = 200;

/** By turn: the next one of another side; the number of turns if there is none. */
const nextOtherTurns = new WeakMap<Reading, Int32Array>();

/** Told once for all turns: many may stand before the first that answers them. */
function nextOtherTurn(reading: Reading, turn: number): number {
  const known = nextOtherTurns.get(reading);
  if (known) return known[turn]!;
  const { turns } = reading;
  const next = new Int32Array(turns.length);
  for (let at = turns.length - 1; at >= 0; at--)
    next[at] = at + 1 < turns.length && turns[at + 1]!.side === turns[at]!.side ? next[at + 1]! : at + 1;
  nextOtherTurns.set(reading, next);
  return next[turn]!;
}

/** The first sentences of a turn, as many as answer. */
export const answersInTurn = (reading: Reading, { from, to }: Turn): readonly Sentence[] =>
  reading.sentences.slice(from, Math.min(to, from + mostAnsweringSentences));

/** Sentences after `sentence` by the other side, up to `most` of its turns; where sides are unknown, the next sentences. */
export function answersTo(reading: Reading, sentence: Sentence, most = 1): Sentence[] {
  const asker = sentence.side;
  if (asker === null) return reading.sentences.slice(sentence.index + 1, sentence.index + 1 + 3 * most);
  const found: Sentence[] = [];
  let turns = 0;
  for (let at = nextOtherTurn(reading, sentence.turn); at < reading.turns.length && turns < most; at++) {
    const turn = reading.turns[at]!;
    if (turn.side === asker) turns++;
    else for (const answer of answersInTurn(reading, turn)) found.push(answer);
    if (found.length >= mostAnsweringSentences) break;
  }
  return found;
}

/** The first turn of the other side after `sentence` that is more than an acknowledgement, with its index; null at the end. */
export function replyTurn(reading: Reading, sentence: Sentence): readonly Sentence[] | null {
  if (sentence.side === null) {
    const next = reading.sentences.slice(sentence.index + 1, sentence.index + 5);
    return next.length > 0 ? next : null;
  }
  let at = nextOtherTurn(reading, sentence.turn);
  for (let seen = 0; at < reading.turns.length && seen < 2; seen++) {
    const sentences = answersInTurn(reading, reading.turns[at]!);
    if (sentences.some((other) => !has(other, 'acknowledge') && other.words.length > 2)) return sentences;
    at++;
    if (reading.turns[at]?.side === sentence.side) at = nextOtherTurn(reading, at);
  }
  return null;
}

/** Whether a hit of one of `cues` by `side` stands before sentence `index`. */
export function hasCueBefore(reading: Reading, index: number, side: Side, ...cues: readonly string[]): boolean {
  return cues.some((cue) => (reading.hits(cue, side)[0]?.sentence.index ?? Number.POSITIVE_INFINITY) < index);
}

/** Whether one of `cues` was said by `side` at all. */
export function hasCue(reading: Reading, side: Side, ...cues: readonly string[]): boolean {
  return cues.some((cue) => reading.hits(cue, side).length > 0);
}

/** Content words of a sentence: no stop words, no figures, at least four letters. */
export function contentWords(reading: Reading, sentence: Sentence): string[] {
  return sentence.words.filter((word) => word.length >= 4 && !reading.pack.stop.has(word) && !/\d/.test(word));
}

/** Sentences of a side in spoken order. */
function sentencesBy(reading: Reading, side: Side): Sentence[] {
  return reading.sentences.filter((sentence) => isOf(sentence, side));
}

/** Sentences of the client's within which the errand of a service call is told. */
const errandSentences = 6;

/** Whether the client calls to leave: who cancels an appointment stays. */
export function wantsToLeave(reading: Reading, isMeant = (_: Sentence): boolean => true): boolean {
  return reading
    .hits('wantsToLeave', 'client')
    .some(({ sentence }) => isMeant(sentence) && !saysCue(reading, sentence, 'ownErrand'));
}

/** A call about something that does not work or went wrong, or from someone who wants to leave: not a sale by itself. */
export function isServiceCall(reading: Reading): boolean {
  const known = serviceCalls.get(reading) ?? findServiceCall(reading);
  serviceCalls.set(reading, known);
  return known;
}

/** Asked for with every finding, told once. */
const serviceCalls = new WeakMap<Reading, boolean>();

function findServiceCall(reading: Reading): boolean {
  if (wantsToLeave(reading)) return true;
  if (reading.hits('serviceDesk', 'attendant').some((hit) => hit.sentence.turn <= 1)) return true;
  const pitch = firstPitch(reading);
  const first = sentencesBy(reading, 'client').slice(0, errandSentences);
  return first.some(
    (sentence) =>
      sentence.index < pitch && !has(sentence, 'smallTalk') && has(sentence, 'complaintMade', 'supportAsked'),
  );
}

/** Index of the sentence with which the attendant takes the lead: a purpose, an earlier contact, a question about the client. */
export function firstPitch(reading: Reading): number {
  const leads = ['purpose_stated', 'prior_contact_referenced', 'openQuestion', 'price_presented'].map((cue) =>
    reading.hits(cue, 'attendant').find((hit) => !has(hit.sentence, 'adminQuestion', 'serviceDesk')),
  );
  return Math.min(...leads.map((hit) => hit?.sentence.index ?? Number.POSITIVE_INFINITY));
}
