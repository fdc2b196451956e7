// A next step that is told by a phrase where the models are unsure: who does what and when after the call, and the other side lets it stand.

import type { StepCue } from '../../language/pack.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import { saysCue } from '../outcome/ending-cues.ts';
import { has, type Sentence, spansOf } from '../reading/reading.ts';

/** Part of the conversation in which no step after it is settled yet; a few words begin with it. */
const tooEarly = 0.2;
/** Logit above which the client declines, or takes up, whatever the words. */
const plain = 0;
/** Logit of the attendant's utterance below which the model hears something quite different. */
const leastTold = -6;
/** Words of an answer that adds nothing of its own. */
const fewWords = 8;
/** Sentences from the last one back that may hold the step. */
const mostTried = 60;

/** The last sentence that tells a step which stands; null where none does. */
export function toldStep(classification: Classification): Sentence | null {
  const { units, reading } = classification;
  if (!reading.sided) return null;
  let tried = 0;
  for (const unit of units.toReversed()) {
    for (const sentence of unit.sentences.toReversed()) {
      const isTooEarly = reading.sentences.length > 5 && reading.position(sentence) < tooEarly;
      if (isTooEarly || tried++ > mostTried) return null;
      if (isStep(sentence, unit, classification)) return sentence;
      const day = bookedDay(sentence, unit, classification);
      if (day) return day;
    }
  }
  return null;
}

/** Utterances before "confirmed" in which the client names the day. */
const unitsBooking = 14;

/** The client's own day, where the attendant puts an appointment down that the client asked for. */
function bookedDay(sentence: Sentence, unit: Unit, classification: Classification): Sentence | null {
  const { reading, units } = classification;
  if (unit.side !== 'attendant' || sentence.question || !saysCue(reading, sentence, 'booked')) return null;
  const before = units
    .slice(Math.max(0, unit.index - unitsBooking), unit.index)
    .filter(({ side }) => side === 'client');
  const said = before.flatMap(({ sentences }) => sentences);
  if (!said.some((other) => saysCue(reading, other, 'books'))) return null;
  return said.findLast((other) => isDated(classification, other) && !has(other, 'refuse', 'past')) ?? null;
}

/** "In a year" is no time to meet. */
const longTime = new Set('ano anos mes meses year years month months'.split(' '));
const isDated = (classification: Classification, sentence: Sentence): boolean =>
  spansOf(sentence, 'day', 'weekday', 'time').length > 0 ||
  spansOf(sentence, 'soon').some(({ to }) => !longTime.has(sentence.words[to - 1]!)) ||
  saysCue(classification.reading, sentence, 'when');

function isStep(sentence: Sentence, unit: Unit, classification: Classification): boolean {
  const { reading, logit } = classification;
  if (unit.side === 'attendant' && logit(unit, 'step_proposed') <= leastTold) return false;
  const says = (cue: StepCue) => saysCue(reading, sentence, cue);
  if (!isDated(classification, sentence) || says('noStep') || has(sentence, 'past')) return false;
  const isPromised = says('undertakes') && !sentence.question;
  const isAsked = sentence.question && isSaidAgain(sentence, unit, classification);
  if (!isPromised && !isAsked && !says('arranges') && !says('undertakes')) return false;
  if (unit.side === 'client' && (has(sentence, 'refuse') || says('turnsDown'))) return false;
  return isLetStand(unit, classification, isPromised);
}

/** Whether the other side's next words take the step up, or add nothing to a promise. */
function isLetStand(unit: Unit, classification: Classification, isPromised: boolean): boolean {
  const { reading, units, logit } = classification;
  const answer = units.slice(unit.index + 1).find(({ side }) => side !== unit.side);
  if (!answer) return unit.side === 'client' ? isPromised : isLastWord(unit, classification);
  const says = (cue: StepCue) => answer.sentences.some((other) => saysCue(reading, other, cue));
  if (answer.sentences.some((other) => has(other, 'refuse', 'defer')) || says('turnsDown') || says('noStep'))
    return false;
  if (answer.sentences.some((other) => has(other, 'accept')) || says('takesUp')) return true;
  if (logit(answer, 'step_declined') > plain) return false;
  if (logit(answer, 'step_accepted') > plain) return true;
  const words = answer.sentences.reduce((sum, other) => sum + other.words.length, 0);
  return isPromised && words <= fewWords && !answer.sentences.some((other) => other.question);
}

/** "See you on Friday" closes what the client has just taken up. */
function isLastWord({ index, sentences }: Unit, { units, reading }: Classification): boolean {
  const before = units[index - 1];
  if (before?.side !== 'client' || sentences.some(({ question }) => question)) return false;
  return before.sentences.every(
    (said) => !said.question && !has(said, 'refuse', 'defer') && !saysCue(reading, said, 'turnsDown'),
  );
}

/** Utterances of the other side in which a day is said again. */
const unitsLater = 3;

/** Whether the other side says one of the days or hours again. */
function isSaidAgain(sentence: Sentence, { index, side }: Unit, { units }: Classification): boolean {
  const dates = spansOf(sentence, 'day', 'weekday', 'time', 'soon')
    .flatMap(({ from, to }) => sentence.words.slice(from, to))
    .filter((word) => word.length > 2);
  return units
    .slice(index + 1, index + 1 + unitsLater)
    .some(
      (other) => other.side !== side && other.sentences.some(({ words }) => dates.some((day) => words.includes(day))),
    );
}

/** Whether a sentence names a day and agrees on nothing by it: a condition, a habit, what is past. An answer that says the day again agrees all the same. */
export function isNoStep(classification: Classification, sentence: Sentence): boolean {
  if (sentence.question || !saysCue(classification.reading, sentence, 'noStep')) return false;
  return !isSaidAgain(sentence, classification.unitOf(sentence), classification);
}
