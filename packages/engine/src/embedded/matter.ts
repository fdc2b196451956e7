// The client's words that a model phrase of coaching takes up: an objection that stands, else what the client needs or reports.
import type { CriterionKey, Outcome, ScorecardDefinition } from '@earshot/core';
import { addressesAuditor } from '../evidence/auditor-orders.ts';
import type { Findings, Quote } from '../findings/findings.ts';
import { kindOf } from '../findings/types-in-use.ts';
import type { CoachingSituation } from '../language/coaching-texts.ts';
import { isDunned } from './errand.ts';
import { findProblem } from './problem.ts';
import type { Reading } from './reading/reading.ts';
import { clause } from './report/quoted.ts';

/** Words of the client's that say enough to be taken up. */
const leastWords = 3;

/** Null where nothing is known that may be quoted. `findings`: verified ones, of whichever engine. */
export function matterFor(
  reading: Reading,
  { bant, objections }: Pick<Findings, 'bant' | 'objections'>,
  type: Pick<ScorecardDefinition, 'macroFront'> | null,
): (key: CriterionKey) => string | null {
  const problem = bant.need ?? findProblem(reading, type, objections);
  const objection = objections.find(({ resolved }) => !resolved)?.quote ?? null;
  const told = [problem, objection].map((quote) => quote && wordsOf(reading, quote));
  return (key) => {
    if (key === 'objection_handled') return told[1] ?? null;
    // Who refuses has said what a question may take up.
    return (key === 'open_questions' ? (told[1] ?? told[0]) : told[0]) ?? null;
  };
}

/** Where the model phrases for most talks would be wrong. */
export function situationOf(
  reading: Reading,
  type: ScorecardDefinition | null,
  outcome: Outcome,
): CoachingSituation | null {
  if (isDunned(reading)) return 'debt';
  if (kindOf(type) !== 'cold_call') return null;
  return outcome === 'lost' ? 'refused' : 'cold';
}

function wordsOf(reading: Reading, quote: Quote): string | null {
  if (addressesAuditor(quote.text)) return null;
  const words = clause(quote, reading.pack.fillers);
  return words.split(' ').length < leastWords ? null : words;
}
