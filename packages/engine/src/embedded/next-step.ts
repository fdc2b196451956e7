// A next step with a day, date or time that the client accepts (catalogue: next_step_scheduled).
import type { Quote } from '../findings/findings.ts';
import { answersInTurn } from './exchange.ts';
import { has, type Reading, type Sentence, spansOf } from './reading/reading.ts';

export interface NextStep {
  /** The proposal or its confirmation, with the day or time. */
  readonly quote: Quote;
  readonly sentence: Sentence;
}

const lookAheadTurns = 4;
const lookAheadSentences = 8;

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

/** Words of the days and hours that a sentence names. */
const datesIn = (sentence: Sentence): string[] =>
  spansOf(sentence, 'day', 'weekday', 'time')
    .flatMap((span) => sentence.words.slice(span.from, span.to))
    .filter((word) => word.length > 2);

/** Whether another sentence says one of these days or hours again. */
const saysOne = (dates: readonly string[], { words }: Sentence): boolean => dates.some((word) => words.includes(word));

/** In the three languages, after a day and before it: "terça não", "el martes no", "not Tuesday". */
const notAfter = new Set(['não', 'nao', 'no']);
const notBefore = new Set(['not']);

/** Whether an answer says one of the proposed days or hours again, and no to it. */
const denies = (dates: readonly string[], { words }: Sentence): boolean =>
  dates.some((day) =>
    words.some((word, at) => word === day && (notAfter.has(words[at + 1]!) || notBefore.has(words[at - 1]!))),
  );

type Answer = 'accepts' | 'refuses' | 'proposes' | 'defers' | 'silent';

/** `dates`: the words of the proposed days and hours. */
function answerOf(sentences: readonly Sentence[], dates: readonly string[]): Answer {
  const dated = sentences.some((sentence) => isDated(sentence));
  const isRefusal = (sentence: Sentence) => has(sentence, 'refuse') || denies(dates, sentence);
  const accepts = sentences.some(
    (sentence) =>
      has(sentence, 'accept', 'commitmentGiven') ||
      (!sentence.question && saysOne(dates, sentence) && !isRefusal(sentence)),
  );
  const refuses = sentences.some(isRefusal);
  const defers = sentences.some((sentence) => has(sentence, 'defer'));
  if (defers && !accepts) return 'defers';
  if (refuses) return dated && !defers && sentences.some((s) => isDated(s) && !isRefusal(s)) ? 'proposes' : 'refuses';
  if (accepts) return 'accepts';
  return dated ? 'proposes' : 'silent';
}

/** Follows a proposal through the next turns until it is accepted, refused or forgotten: what was settled, it or the client's other day. */
function agreementOn(reading: Reading, proposal: Sentence): Sentence | null {
  if (proposal.side === 'client') return isTakenUp(reading, proposal) ? proposal : null;
  if (proposal.side === null) return isAcceptedUnsided(reading, proposal) ? proposal : null;
  const dates = datesIn(proposal);
  let other: Sentence | null = null;
  for (let at = proposal.turn + 1; at <= proposal.turn + lookAheadTurns && at < reading.turns.length; at++) {
    const turn = reading.turns[at]!;
    const sentences = answersInTurn(reading, turn);
    const answer = answerOf(sentences, dates);
    if (turn.side === 'client') {
      if (answer === 'accepts') return proposal;
      if (answer === 'refuses' || answer === 'defers') return null;
      if (answer === 'proposes')
        other = sentences.find((sentence) => isDated(sentence) && !denies(dates, sentence)) ?? proposal;
    } else if (other && (answer === 'accepts' || answer === 'proposes')) return other;
  }
  return null;
}

function isAcceptedUnsided(reading: Reading, proposal: Sentence): boolean {
  const next = reading.sentences.slice(proposal.index + 1, proposal.index + 1 + lookAheadSentences);
  const dates = datesIn(proposal);
  for (const sentence of next) {
    const answer = answerOf([sentence], dates);
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
  const answer = answerOf(answersInTurn(reading, next), datesIn(proposal));
  return answer === 'accepts' || answer === 'proposes';
}

/** How far back what was settled may have been said more fully than at the end. */
const mostAgreements = 4;

/** The last step that both sides settled on, in the words that say most exactly when; null when none was. */
export function findNextStep(reading: Reading): NextStep | null {
  const agreements: Sentence[] = [];
  for (let at = reading.sentences.length - 1; at >= 0 && agreements.length < mostAgreements; at--) {
    const sentence = reading.sentences[at]!;
    if (reading.position(sentence) < 0.2 || !isProposal(reading, sentence)) continue;
    const step = agreementOn(reading, sentence);
    if (step) agreements.push(step);
  }
  const [last] = agreements;
  if (!last) return null;
  // "See you Friday" is the end of it, "Friday at ten, with the samples" the step.
  const exactness = (sentence: Sentence) => spansOf(sentence, 'day', 'weekday', 'time').length;
  const dates = datesIn(last);
  const sentence = agreements
    .filter((other) => other === last || saysOne(dates, other))
    .reduce((best, other) => (exactness(other) > exactness(best) ? other : best), last);
  const span = spansOf(sentence, 'day', 'weekday', 'time')[0]!;
  return { quote: reading.quote(sentence, span.from), sentence };
}
