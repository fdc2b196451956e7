// What the client says is wrong or asks to have done: why they call.
import type { ScorecardDefinition } from '@earshot/core';
import type { Quote } from '../findings/findings.ts';
import type { Objection } from './objections.ts';
import { has, isOf, type Reading, type Sentence } from './reading/reading.ts';
import { isScrap } from './scraps.ts';

/** In the part of a conversation before this, a caller says why they call. */
const earlyPosition = 0.35;
/** A reason that no phrase tells is one of the client's first turns, and takes some words. */
const firstTurns = 4;
const leastReasonWords = 8;

/** Null where nothing tells it, and where nobody knows who speaks. What objects to an offer is no problem. */
export function findProblem(
  reading: Reading,
  type: Pick<ScorecardDefinition, 'macroFront'> | null,
  objections: readonly Pick<Objection, 'quote'>[],
): Quote | null {
  if (!reading.sided) return null;
  const isService = type?.macroFront === 'service';
  const isObjection = ({ segment, text }: Quote) =>
    !isService && objections.some(({ quote }) => quote.segment === segment && quote.text.includes(text));
  const hits = ['supportAsked', 'complaintMade', 'problemStated']
    .flatMap((cue) => reading.hits(cue, 'client'))
    .map((hit) => ({ sentence: hit.sentence, quote: reading.quoteHit(hit) }))
    .filter(({ quote }) => !isObjection(quote) && !isScrap(reading, quote));
  // What is told says more than what is asked.
  const told = hits.filter(({ sentence }) => !sentence.question);
  const early = told.find(({ sentence }) => reading.position(sentence) <= earlyPosition);
  if (early) return early.quote;
  const reason = isService ? reasonForCall(reading) : null;
  if (reason) return reading.quote(reason);
  const other = told[0] ?? (isService ? hits[0] : undefined);
  return other?.quote ?? null;
}

/** Who calls for service says why in the first full sentence. */
function reasonForCall(reading: Reading): Sentence | null {
  const turns = reading.turns.filter(({ side }) => side === 'client').slice(0, firstTurns);
  const isReason = (sentence: Sentence) =>
    isOf(sentence, 'client') &&
    !sentence.question &&
    sentence.words.length >= leastReasonWords &&
    !has(sentence, 'smallTalk', 'leadIn') &&
    !isScrap(reading, reading.quote(sentence));
  return turns.flatMap((turn) => reading.sentencesOf(turn)).find(isReason) ?? null;
}
