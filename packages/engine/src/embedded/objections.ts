// Objections of the client, whether they were answered, and whether they still stand at the end.
import type { Quote } from '../findings/findings.ts';
import type { ObjectionKind } from '../language/pack.ts';
import { answersTo, contentWords, hasCueBefore, isServiceCall, replyTurn, wantsToLeave } from './exchange.ts';
import { has, isOf, type Reading, type Sentence, spansOf } from './reading/reading.ts';

export interface Objection {
  readonly kind: ObjectionKind;
  readonly quote: Quote;
  readonly sentence: Sentence;
  /** The attendant's words that answer it; null where it was passed over. */
  readonly answer: Sentence | null;
  readonly resolved: boolean;
}

/** An objection as raised: its sentence, and the last one of the same breath. */
export interface ObjectionMention {
  readonly kind: ObjectionKind;
  readonly sentence: Sentence;
  readonly last: Sentence;
  /** If two mentions are of the same objection, the stronger one is quoted. */
  readonly strength: number;
}

const kinds: readonly ObjectionKind[] = ['price', 'trust', 'terms', 'fit', 'timing', 'present', 'stall'];
const answerCues = [
  'answersWithReason',
  'offer',
  'concession_traded',
  'retention_offer',
  'value_tied_to_need',
  'social_proof',
];
const offerCues = [
  'price_presented',
  'feature',
  'offer',
  'solution_explained',
  'purpose_stated',
  'concession_traded',
  'commitment_requested',
];
/** Turns within which the client's reaction still belongs to the answer. */
const reactionTurns = 3;
/** Turns within which the same kind of objection is the same objection. */
const sameObjectionTurns = 3;
/** Objections to either side with which one is compared: enough for any conversation, and linear for any input. */
const mostCompared = 40;
/** Objections that are reported: no conversation has as many, and each is looked up in the transcript. */
const mostObjections = 200;
const mostQuoteCharacters = 260;

/** Whether something was offered, or a price named, that the sentence may object to. */
function mayObject(reading: Reading, sentence: Sentence, kind: ObjectionKind): boolean {
  if (has(sentence, 'smallTalk')) return false;
  const before = (...cues: readonly string[]) => hasCueBefore(reading, sentence.index, 'attendant', ...cues);
  if (kind === 'price') {
    // Grumbling about prices elsewhere is no objection: the offer's own price must have come up.
    if (wantsToLeave(reading)) return hasCueBefore(reading, sentence.index, 'client', 'wantsToLeave');
    const near = reading.sentences.slice(Math.max(0, sentence.index - 4), sentence.index + 1);
    return (
      before('price_presented', 'prior_contact_referenced') || near.some((other) => spansOf(other, 'money').length > 0)
    );
  }
  if (wantsToLeave(reading)) return before('retention_offer');
  if (isServiceCall(reading)) return before('commitment_requested');
  return before(...offerCues);
}

/** Objections that phrases tell, in spoken order, one per kind and breath. */
export function mentionsByRules(reading: Reading): ObjectionMention[] {
  const hits = kinds
    .flatMap((kind) => reading.hits(`objection:${kind}`, 'client').map(({ sentence }) => ({ kind, sentence })))
    .filter(({ kind, sentence }) => mayObject(reading, sentence, kind))
    .sort((a, b) => a.sentence.index - b.sentence.index);
  const mention: ObjectionMention[] = [];
  for (const { kind, sentence } of hits) {
    const last = mention.at(-1);
    const sameBreath = last && sentence.turn === last.sentence.turn && sentence.side !== null;
    if (last && (sameBreath || sentence === last.sentence)) {
      // The fuller sentence says it best; two in a row of one kind are quoted together.
      const together = last.kind === kind && sentence.index <= last.last.index + 1;
      const fuller = sentence.words.length > last.sentence.words.length;
      const isQuoted = () => standInOneSegment(last.sentence, sentence) && quotable(reading, last.sentence, sentence);
      if (sentence === last.sentence) continue;
      mention[mention.length - 1] = together
        ? {
            ...last,
            last: sentence,
            sentence: isQuoted() || !fuller ? last.sentence : sentence,
          }
        : fuller
          ? { kind, sentence, last: sentence, strength: 0 }
          : last;
    } else mention.push({ kind, sentence, last: sentence, strength: 0 });
  }
  return mention;
}

const standInOneSegment = (from: Sentence, to: Sentence) => from.stretches[0]!.segment === to.stretches.at(-1)!.segment;

/** Text from one sentence to another of the same turn where it is not long; null otherwise. It may run on into further segments of the same speaker, unless each is a message of its own. */
export function quotable(reading: Reading, from: Sentence, to: Sentence): Quote | null {
  const [first, last] = [from.stretches[0]!, to.stretches.at(-1)!];
  const { segments, form } = reading.conversation;
  const spoken = segments.slice(first.segment, last.segment + 1);
  if (spoken.length > 1 && (form === 'whatsapp' || from.turn !== to.turn)) return null;
  if (spoken.some(({ speaker }) => speaker !== spoken[0]!.speaker)) return null;
  const quote = reading.between(first, last);
  return quote.text.length > mostQuoteCharacters ? null : quote;
}

/** The answer to an objection: a reason, an offer or a question about it, not the next subject. */
function answerTo(reading: Reading, sentence: Sentence): Sentence | null {
  const reply = replyTurn(reading, sentence);
  if (!reply) return null;
  const subject = new Set(contentWords(reading, sentence));
  const takesUp = (other: Sentence) => contentWords(reading, other).some((word) => subject.has(word));
  const movesOn = (other: Sentence) => reading.pack.movesOn.has(other.words[0]!);
  const first = reply.find((other) => other.words.length >= 4);
  return (
    reply.find((other) => has(other, ...answerCues) && (!movesOn(other) || takesUp(other))) ??
    reply.find((other) => takesUp(other) && (other.question || other.words.length >= 6)) ??
    // Somebody who does not go on to something else speaks to what was said.
    (first && first.words.length >= 6 && !movesOn(first) ? first : null)
  );
}

function sameObjection(reading: Reading, a: ObjectionMention, b: ObjectionMention): boolean {
  if (a.kind !== b.kind) return false;
  if (Math.abs(a.sentence.turn - b.sentence.turn) <= sameObjectionTurns) return true;
  const words = new Set(firstWords(reading, a));
  return firstWords(reading, b).some((word) => words.has(word));
}

/** What an objection is about: the first sentence of what is quoted that is more than "Maybe." */
function firstWords(reading: Reading, { sentence, last }: ObjectionMention): string[] {
  for (const each of reading.sentences.slice(sentence.index, last.index + 1)) {
    const words = contentWords(reading, each);
    if (words.length > 0) return words;
  }
  return [];
}

/** Accepted right after the answer, or answered, never raised again and the conversation goes on to an agreement. */
function isResolved(
  reading: Reading,
  mention: ObjectionMention,
  answer: Sentence | null,
  again: boolean,
  hasAgreement: boolean,
): boolean {
  if (!answer) return false;
  const reactions = answersTo(reading, answer, reactionTurns).filter((other) => isOf(other, 'client'));
  const reassured = reactions.some((other) => has(other, 'reassured', 'commitmentGiven'));
  const unmoved = reactions.some((other) => has(other, 'unmoved') && other.index > mention.last.index);
  if (hasAgreement) return !again || reassured;
  return reassured && !again && !unmoved;
}

/** Objections in spoken order; one that is repeated is reported once. `agreed`: a next step or the purchase was. */
export function findObjections(
  reading: Reading,
  hasAgreement: boolean,
  all: readonly ObjectionMention[] = mentionsByRules(reading),
): Objection[] {
  const found: (Objection & ObjectionMention)[] = [];
  const reported = new Set<ObjectionMention>();
  const places = [...all.keys()].sort((a, b) => all[b]!.strength - all[a]!.strength || a - b);
  for (const at of places) {
    if (found.length === mostObjections) break;
    const mention = all[at]!;
    const near = all.slice(Math.max(0, at - mostCompared), at + 1 + mostCompared);
    if (near.some((other) => reported.has(other) && sameObjection(reading, other, mention))) continue;
    reported.add(mention);
    const answer = answerTo(reading, mention.last);
    const again = all
      .slice(at + 1, at + 1 + mostCompared)
      .some(
        (other) =>
          sameObjection(reading, mention, other) && other.sentence.turn > (answer?.turn ?? mention.sentence.turn),
      );
    const quote = quotable(reading, mention.sentence, mention.last) ?? reading.quote(mention.sentence);
    found.push({ ...mention, quote, answer, resolved: isResolved(reading, mention, answer, again, hasAgreement) });
  }
  return found.sort((a, b) => a.sentence.index - b.sentence.index);
}
