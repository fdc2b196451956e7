// What the attendant did for the client who calls for service, where the client leaves it at that: nobody has to say that it works.
import type { Classification } from '../classifier/classify.ts';
import { isOf, type Sentence } from '../reading/reading.ts';
import { saysCue } from './ending-cues.ts';

/** Logits above which the client still complains, or says that it does not work. */
const leastGrievance = 0.5;
const leastNotSolved = 0;

/** The attendant's last words that it is done; null where none, or where the client is not content with it. */
export function servedIn({ reading, units, unitOf, logit }: Classification): Sentence | null {
  const done = reading.sentences.findLast(
    (sentence) => isOf(sentence, 'attendant') && !sentence.question && saysCue(reading, sentence, 'served'),
  );
  if (!done) return null;
  const after = units.slice(unitOf(done).index + 1).filter(({ side }) => side === 'client');
  const complains = after.some(
    (unit) => logit(unit, 'grievance') > leastGrievance || logit(unit, 'not_solved') > leastNotSolved,
  );
  const isContent = after.some(({ sentences }) => sentences.some((sentence) => saysCue(reading, sentence, 'content')));
  return isContent && !complains ? done : null;
}
