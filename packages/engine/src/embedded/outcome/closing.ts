// The words that close, where somebody asks for or gives a decision (docs/catalogue.md#methodadherence), beside what utterances show by themselves.
import type { Findings, OutcomeFinding, Quote } from '../../findings/findings.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Sentence } from '../reading/reading.ts';
import { decisionIn, isOnTable } from './decision.ts';
import { saysCue } from './ending-cues.ts';

/**
 * The words that first close: a yes to what is on the table, a question for what an order needs, or the decision that the outcome follows from.
 * Null where there are none.
 */
export function closingQuote(
  classification: Classification,
  outcome: OutcomeFinding,
  { criteria }: Pick<Findings, 'criteria'>,
): Quote | null {
  const words = closingWords(classification);
  if (words) return classification.reading.quote(words);
  // Somebody who is asked to stay and leaves has decided too.
  const isDecided = outcome.value === 'won' || (outcome.value === 'lost' && criteria.retention_offer !== undefined);
  return isDecided ? outcome.quote : null;
}

function closingWords(classification: Classification): Sentence | null {
  for (const unit of classification.units) {
    if (!isOnTable(classification, unit)) continue;
    if (unit.side === 'attendant') {
      const asks = unit.sentences.find((sentence) => saysCue(classification.reading, sentence, 'asksForDetails'));
      if (asks) return asks;
      continue;
    }
    const decision = decisionIn(classification, unit);
    if (decision?.kind === 'accepts') return decision.sentence;
  }
  return null;
}
