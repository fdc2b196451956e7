// A next step with a day, date or time that the client accepts (catalogue: next_step_scheduled).
import type { Quote } from '../findings/findings.ts';
import { has, isOf, type Reading, type Sentence, spansOf } from './reading/reading.ts';

export interface NextStep {
  /** The proposal or its confirmation, with the day or time. */
  readonly quote: Quote;
  readonly sentence: Sentence;
}

const LOOK_AHEAD_TURNS = 4;
const LOOK_AHEAD_SENTENCES = 8;

/** A day of the calendar, or a time together with a meeting: something that both can keep. */
function isDated(sentence: Sentence): boolean {
  if (spansOf(sentence, 'day', 'weekday').length > 0) return true;
  return spansOf(sentence, 'time').some((span) => span.value !== null || sentence.words.length <= 12);
}

function isPast(sentence: Sentence): boolean {
  return has(sentence, 'prior_contact_referenced', 'complaintMade', 'past');
}

/** Proposals: the attendant names a day or time for something that is to come. */
function isProposal(reading: Reading, sentence: Sentence): boolean {
  if (!isDated(sentence) || isPast(sentence)) return false;
  if (sentence.question || has(sentence, 'meeting', 'promiseCall')) return true;
  if (sentence.side === 'client') return false;
  const neighbours = [reading.sentences[sentence.index - 1], reading.sentences[sentence.index + 1]];
  return neighbours.some(
    (near) => near !== undefined && near.turn === sentence.turn && has(near, 'meeting', 'promiseCall'),
  );
}

/** Whether an answer says the proposed day or hour again. */
function repeats(proposal: Sentence, answer: Sentence): boolean {
  const said = spansOf(proposal, 'day', 'weekday', 'time').flatMap((span) => proposal.words.slice(span.from, span.to));
  return !answer.question && said.some((word) => word.length > 2 && answer.words.includes(word));
}

type Answer = 'accepts' | 'refuses' | 'proposes' | 'defers' | 'silent';

function answerOf(sentences: readonly Sentence[], proposal: Sentence): Answer {
  const dated = sentences.some((sentence) => isDated(sentence));
  const accepts = sentences.some(
    (sentence) =>
      has(sentence, 'accept', 'commitmentGiven') || (repeats(proposal, sentence) && !has(sentence, 'refuse')),
  );
  const refuses = sentences.some((sentence) => has(sentence, 'refuse'));
  const defers = sentences.some((sentence) => has(sentence, 'defer'));
  if (defers && !accepts) return 'defers';
  if (refuses)
    return dated && !defers && sentences.some((s) => isDated(s) && !has(s, 'refuse')) ? 'proposes' : 'refuses';
  if (accepts) return 'accepts';
  return dated ? 'proposes' : 'silent';
}

/** Follows a proposal through the next turns until it is accepted, refused or forgotten. */
function isAccepted(reading: Reading, proposal: Sentence): boolean {
  if (proposal.side === null) return isAcceptedUnsided(reading, proposal);
  let clientProposed = false;
  for (let at = proposal.turn + 1; at <= proposal.turn + LOOK_AHEAD_TURNS && at < reading.turns.length; at++) {
    const turn = reading.turns[at]!;
    const answer = answerOf(reading.sentencesOf(turn), proposal);
    if (turn.side === 'client') {
      if (answer === 'accepts') return true;
      if (answer === 'refuses' || answer === 'defers') return false;
      if (answer === 'proposes') clientProposed = true;
    } else if (clientProposed && (answer === 'accepts' || answer === 'proposes')) return true;
  }
  return false;
}

function isAcceptedUnsided(reading: Reading, proposal: Sentence): boolean {
  const next = reading.sentences.slice(proposal.index + 1, proposal.index + 1 + LOOK_AHEAD_SENTENCES);
  for (const sentence of next) {
    const answer = answerOf([sentence], proposal);
    if (answer === 'accepts') return true;
    if (answer === 'refuses' || answer === 'defers') return false;
  }
  return false;
}

/** A client's own proposal ("can you come at four?") that the attendant takes up. */
function isTakenUp(reading: Reading, proposal: Sentence): boolean {
  const next = reading.turns[proposal.turn + 1];
  // The client's own wish at the very end stands.
  if (!next) return has(proposal, 'meeting') && !has(proposal, 'defer', 'refuse');
  if (next.side === 'client') return false;
  const answer = answerOf(reading.sentencesOf(next), proposal);
  return answer === 'accepts' || answer === 'proposes';
}

/** The last step that both sides settled on; null when none was. */
export function findNextStep(reading: Reading): NextStep | null {
  for (let at = reading.sentences.length - 1; at >= 0; at--) {
    const sentence = reading.sentences[at]!;
    if (reading.position(sentence) < 0.2 || !isProposal(reading, sentence)) continue;
    const settled = isOf(sentence, 'attendant') ? isAccepted(reading, sentence) : isTakenUp(reading, sentence);
    if (!settled) continue;
    const span = spansOf(sentence, 'day', 'weekday', 'time')[0]!;
    return { quote: reading.quote(sentence, span.from), sentence };
  }
  return null;
}
