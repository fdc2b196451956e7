// What tells that the client was called, and what for: who picks up, who says that they call, and money that is owed (docs/decisions/engine.md#who-was-called).
import { saysCue } from './outcome/ending-cues.ts';
import { isOf, type Reading, type Sentence } from './reading/reading.ts';

/** Sentences within which the attendant says that they call. */
const mostBeforePurpose = 12;
/** Part of a talk within which money that is owed is its subject, unless somebody called to tell it. */
const latestDebt = 0.6;

const opening = (reading: Reading): readonly Sentence[] => reading.sentences.slice(0, mostBeforePurpose);

/** Whether the attendant says that they call, or the client first picks up. */
export const saysCalled = (reading: Reading): boolean =>
  picksUp(reading) ||
  opening(reading).some((sentence) => isOf(sentence, 'attendant') && saysCue(reading, sentence, 'callsOut'));

/** Who says no more than hello before anybody else speaks was called. */
function picksUp(reading: Reading): boolean {
  const [first] = reading.turns;
  if (first?.side !== 'client') return false;
  const said = reading.sentencesOf(first);
  return said.length > 0 && said.every((sentence) => saysCue(reading, sentence, 'picksUp'));
}

/** Whether the attendant asks for money that the client owes. */
export function saysOwed(reading: Reading): boolean {
  const latest = saysCalled(reading) ? 1 : latestDebt;
  return reading.sentences.some(
    (sentence) =>
      isOf(sentence, 'attendant') && reading.position(sentence) <= latest && saysCue(reading, sentence, 'collects'),
  );
}
