// What came of a talk about money that is owed: it was taken, a day was agreed, the client refused, or it is open (docs/catalogue.md#outcome-and-coaching).
import type { OutcomeFinding, Quote } from '../../findings/findings.ts';
import type { Classification } from '../classifier/classify.ts';
import { isOf } from '../reading/reading.ts';
import { lastDecision } from './decision.ts';
import { saysCue } from './ending-cues.ts';

/** That the client has paid before the call is no payment in it: only the attendant knows that money came in. */
export function owedOutcome(classification: Classification, step: Quote | null): OutcomeFinding {
  const { reading } = classification;
  const taken = reading.sentences.findLast(
    (sentence) => isOf(sentence, 'attendant') && !sentence.question && saysCue(reading, sentence, 'orderTaken'),
  );
  if (taken) return { value: 'won', quote: reading.quote(taken) };
  if (step) return { value: 'agreed_next_step', quote: step };
  const decision = lastDecision(classification);
  return decision?.kind === 'refuses'
    ? { value: 'lost', quote: reading.quote(decision.sentence) }
    : { value: 'open', quote: null };
}
