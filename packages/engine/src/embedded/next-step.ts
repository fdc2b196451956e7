// A next step with a day, date or time that the client accepts (docs/catalogue.md#what-each-criterion-means).
import { isUncertain } from '../evidence/uncertain.ts';
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

/** A day of the calendar, a time together with a meeting, or "in an hour": something that both can keep. */
function isDated(sentence: Sentence): boolean {
  if (spansOf(sentence, 'day', 'weekday', 'soon').length > 0) return true;
  return spansOf(sentence, 'time').some((span) => span.value !== null || sentence.words.length <= 12);
}

function isPast(sentence: Sentence): boolean {
  return has(sentence, 'prior_contact_referenced', 'complaintMade', 'past');
}

/** Proposals: the attendant names a day or time for something that is to come. */
function isProposal(reading: Reading, sentence: Sentence): boolean {
  if (!isDated(sentence) || isPast(sentence)) return false;
  if (sentence.question || has(sentence, 'meeting', 'promiseCall')) return true;
  // "At five, then": whether it is meant for the attendant, the answer tells.
  if (sentence.side === 'client') return !has(sentence, 'refuse', 'defer');
  const neighbours = [reading.sentences[sentence.index - 1], reading.sentences[sentence.index + 1]];
  return neighbours.some(
    (near) => near !== undefined && near.turn === sentence.turn && has(near, 'meeting', 'promiseCall'),
  );
}

const dateKinds = ['day', 'weekday', 'time', 'soon'] as const;

/** Words of the days and hours that a sentence names; of "in an hour" the hour. */
const dateWordsIn = (sentence: Sentence): string[] =>
  spansOf(sentence, ...dateKinds)
    .flatMap(({ kind, from, to }) => sentence.words.slice(kind === 'soon' ? to - 1 : from, to))
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
  const dates = dateWordsIn(proposal);
  let other: Sentence | null = null;
  /** Who looks into the diary first accepts by saying the day again. */
  let isPut = false;
  for (let at = proposal.turn + 1; at <= proposal.turn + lookAheadTurns && at < reading.turns.length; at++) {
    const turn = reading.turns[at]!;
    const sentences = answersInTurn(reading, turn);
    const answer = answerOf(sentences, dates);
    if (turn.side === 'client') {
      if (answer === 'accepts' && (!isPut || sentences.some((sentence) => repeats(dates, sentence)))) return proposal;
      if (answer === 'refuses') return null;
      if (answer === 'defers') isPut = true;
      if (answer === 'proposes')
        other = sentences.find((sentence) => isDated(sentence) && !denies(dates, sentence)) ?? proposal;
    } else if (other) {
      const otherDates = dateWordsIn(other);
      if (answer === 'accepts' || answer === 'proposes' || sentences.some((sentence) => repeats(otherDates, sentence)))
        return other;
    } else if (!isPut && sentences.some((sentence) => sentence.question && !repeats(dates, sentence))) {
      // What is asked next is what the client answers.
      return null;
    }
  }
  return null;
}

/** Whether a sentence says one of the days or hours again, and not to ask or to deny it. */
const repeats = (dates: readonly string[], sentence: Sentence): boolean =>
  !sentence.question && saysOne(dates, sentence) && !has(sentence, 'refuse') && !denies(dates, sentence);

function isAcceptedUnsided(reading: Reading, proposal: Sentence): boolean {
  const next = reading.sentences.slice(proposal.index + 1, proposal.index + 1 + lookAheadSentences);
  const dates = dateWordsIn(proposal);
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
  const [answers, dates] = [answersInTurn(reading, next), dateWordsIn(proposal)];
  // What is not asked, nor spoken of as a meeting, may be about anything: there the attendant has to say the day again.
  if (!proposal.question && !has(proposal, 'meeting', 'promiseCall'))
    return answers.some((answer) => repeats(dates, answer));
  const answer = answerOf(answers, dates);
  return answer === 'accepts' || answer === 'proposes';
}

/** How far back what was settled may have been said more fully than at the end. */
const mostAgreements = 4;

/** In the first part of a conversation nothing is settled yet; a few words begin with it. */
const isTooEarly = (reading: Reading, sentence: Sentence): boolean =>
  reading.sentences.length > 5 && reading.position(sentence) < 0.2;

/** A yes to a day says less than what is to happen on it. */
const fewWords = 3;
const isFuller = (other: Sentence, best: Sentence): boolean =>
  best.side === 'client' &&
  best.words.length <= fewWords &&
  other.side === 'attendant' &&
  other.words.length > fewWords &&
  spansOf(other, ...dateKinds).length >= spansOf(best, ...dateKinds).length;

/** The last step that both sides settled on, in the words that say most exactly when; null when none was. */
export function findNextStep(reading: Reading): NextStep | null {
  const agreements: Sentence[] = [];
  for (let at = reading.sentences.length - 1; at >= 0 && agreements.length < mostAgreements; at--) {
    const sentence = reading.sentences[at]!;
    if (isTooEarly(reading, sentence) || !isProposal(reading, sentence)) continue;
    const step = agreementOn(reading, sentence);
    if (step) agreements.push(step);
  }
  const [last] = agreements;
  if (!last) return null;
  // "See you Friday" is the end of it, "Friday at ten, with the samples" the step.
  const exactness = (sentence: Sentence) => spansOf(sentence, ...dateKinds).length;
  const dates = dateWordsIn(last);
  const sentence = agreements
    .filter((other) => other === last || saysOne(dates, other))
    .reduce((best, other) => (exactness(other) > exactness(best) || isFuller(other, best) ? other : best), last);
  return { quote: quoteOf(reading, sentence), sentence };
}

/** The words that name the day; where a recogniser was not sure of them, those that say it again. */
function quoteOf(reading: Reading, sentence: Sentence): Quote {
  const dates = dateWordsIn(sentence);
  const others = reading.sentences
    .slice(Math.max(0, sentence.index - lookAheadSentences), sentence.index + 1 + lookAheadSentences)
    .filter((other) => isDated(other) && repeats(dates, other));
  const quotes = [sentence, ...others].map((each) => reading.quote(each, spansOf(each, ...dateKinds)[0]!.from));
  return quotes.find((quote) => !isUncertain(quote, reading.conversation)) ?? quotes[0]!;
}
