// The client's words that a model phrase of coaching takes up: an objection that stands, else what the client needs or reports.
import type { CriterionKey, ScorecardDefinition } from '@earshot/core';
import { addressesAuditor } from '../evidence/auditor-orders.ts';
import type { Findings, Quote } from '../findings/findings.ts';
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
  return (key) => (key === 'objection_handled' ? told[1] : told[0]) ?? null;
}

function wordsOf(reading: Reading, quote: Quote): string | null {
  if (addressesAuditor(quote.text)) return null;
  const words = clause(quote, reading.pack.fillers);
  return words.split(' ').length < leastWords ? null : words;
}
