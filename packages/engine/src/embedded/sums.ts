// Sums of money that the client names, and those that are none to spend: another sum, or a price said again.
import { saysCue } from './outcome/ending-cues.ts';
import { type Reading, type Sentence, spansOf } from './reading/reading.ts';

/** Numbers below this are counts of things rather than money. */
const leastBudget = 10;
/** Sentences within which a price is said again. */
const sentencesOfPrice = 8;

/** Whether a question about another sum was just asked: "How much is your rent?" */
function answersOther(reading: Reading, { turn }: Sentence): boolean {
  const asked = reading.turns[turn - 1];
  return (
    asked?.side === 'attendant' &&
    reading.sentencesOf(asked).some((sentence) => sentence.question && saysCue(reading, sentence, 'notBudget'))
  );
}

/** Whether the client only says a price again that the attendant named: "Okay, eight hundred." */
function echoesPrice(reading: Reading, sentence: Sentence): boolean {
  const named = new Set(
    reading.sentences
      .slice(Math.max(0, sentence.index - sentencesOfPrice), sentence.index)
      .filter(({ side }) => side === 'attendant')
      .flatMap((other) => sumsIn(other).map(({ value }) => value)),
  );
  const sums = sumsIn(sentence);
  return sums.length > 0 && sums.every(({ value }) => value !== null && named.has(value));
}

/** What is paid now is a budget where the client will not go beyond it. */
export const isOtherSum = (reading: Reading, sentence: Sentence): boolean =>
  saysCue(reading, sentence, 'notBudget') ||
  ((answersOther(reading, sentence) || echoesPrice(reading, sentence)) && !saysCue(reading, sentence, 'budgetTold'));

/** Sums of money that a sentence names: not how long, nor how many. */
export function sumsIn(sentence: Sentence) {
  const durations = spansOf(sentence, 'duration').map((span) => span.from);
  return spansOf(sentence, 'number', 'money').filter(
    (span) => span.kind === 'money' || ((span.value ?? 0) >= leastBudget && !durations.includes(span.from)),
  );
}
