// What came of a service call: solved, not, or an appointment (docs/catalogue.md#outcome-and-coaching).
import type { OutcomeFinding, Quote } from '../../findings/findings.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import { clientSays } from '../errand.ts';
import { isOf, type Reading, type Sentence } from '../reading/reading.ts';
import { saysCue } from './ending-cues.ts';

/** Logit above which a problem counts as solved, or as not, where one of both is plainer. */
const leastTold = -1.5;
/** Logits above which the client still complains, or says that it does not work. */
const leastStillAngry = 0;
const leastNotSolved = 0;
/** Utterances before the client's last words on it in which help was refused. */
const unitsBefore = 5;

/** The last that the client says of it decides; what is solved needs no appointment. */
export function serviceOutcome(
  classification: Classification,
  step: Quote | null,
  isComplaint: boolean,
): OutcomeFinding {
  const { reading, logit, units } = classification;
  const last = units.findLast(
    (unit) => unit.side !== 'attendant' && Math.max(logit(unit, 'solved'), logit(unit, 'not_solved')) > leastTold,
  );
  const thanks = lastSaying(classification, 'thanksForHelp');
  const isSolved = last !== undefined && logit(last, 'solved') > logit(last, 'not_solved');
  // "No, that's it" ends a call in which nothing was done as well.
  if (last && isSolved && !(isFarewell(classification, last) && isRefused(classification, last, thanks)))
    return { value: 'solved', quote: reading.quote(classification.sentenceOf(last, 'solved')) };
  const thanked = thanks && thanks.index > (last?.index ?? -1) ? thanks : null;
  if (thanked && !isRefused(classification, thanked, null) && !isPutOff(classification, thanked.index))
    return { value: 'solved', quote: quoteOf(classification, thanked, 'thanksForHelp') };
  if (step) return { value: 'agreed_next_step', quote: step };
  const done = last ? null : lastSaying(classification, 'nothingMore');
  if (done && classification.most('grievance') <= leastStillAngry && !isRefused(classification, done, null))
    return { value: 'solved', quote: quoteOf(classification, done, 'nothingMore') };
  const served = servedIn(classification);
  if (served) return { value: 'solved', quote: reading.quote(served) };
  const answered = last || isComplaint ? null : answeredIn(classification);
  if (answered) return { value: 'solved', quote: reading.quote(answered) };
  return {
    value: 'unsolved',
    quote: last && !isSolved ? reading.quote(classification.sentenceOf(last, 'not_solved')) : null,
  };
}

/** The attendant's last words that it is done; null where none, or where the client is not content with it: nobody has to say that it works. */
function servedIn({ reading, units, unitOf, logit }: Classification): Sentence | null {
  const done = reading.sentences.findLast(
    (sentence) => isOf(sentence, 'attendant') && !sentence.question && saysCue(reading, sentence, 'served'),
  );
  if (!done) return null;
  const after = units.slice(unitOf(done).index + 1).filter(({ side }) => side === 'client');
  const complains = after.some(
    (unit) => logit(unit, 'grievance') > leastStillAngry || logit(unit, 'not_solved') > leastNotSolved,
  );
  return after.some((unit) => isContent(reading, unit)) && !complains ? done : null;
}

const isContent = (reading: Reading, { sentences }: Unit): boolean =>
  sentences.some((sentence) => saysCue(reading, sentence, 'content'));

/** What the client was told or given, where it was asked for without a grievance and is taken with content; null where it was refused, put off or passed on. */
function answeredIn(classification: Classification): Sentence | null {
  const { reading, units } = classification;
  if (reading.hits('complaintMade', 'client').length > 0 || classification.most('grievance') > leastStillAngry)
    return null;
  const last = units.findLast(({ side }) => side === 'client');
  const answer = last && units.slice(0, last.index).findLast(({ side }) => side === 'attendant');
  if (!last || !answer || !isContent(reading, last) || last.sentences.some(({ question }) => question)) return null;
  return isPutOff(classification, last.index) || isRefused(classification, last, null) ? null : last.sentences[0]!;
}

/** Whether the attendant has last said to look into it, or passed the client on. */
function isPutOff({ reading, units }: Classification, before: number): boolean {
  const said = units.slice(0, before).findLast(({ side }) => side === 'attendant');
  return said?.sentences.some((sentence) => saysCue(reading, sentence, 'putsOff')) ?? false;
}

type Farewell = 'thanksForHelp' | 'nothingMore';

const lastSaying = ({ reading, units }: Classification, cue: Farewell): Unit | null =>
  units.findLast(({ sentences }) => clientSays(reading, sentences, cue)) ?? null;

const quoteOf = ({ reading }: Classification, { sentences }: Unit, cue: Farewell): Quote =>
  reading.quote(sentences.find((sentence) => saysCue(reading, sentence, cue))!);

/** Whether the client says no more than that there is nothing more. */
const isFarewell = ({ reading }: Classification, { sentences }: Unit): boolean =>
  sentences.every((sentence: Sentence) => saysCue(reading, sentence, 'nothingMore'));

/** Whether the attendant refused, or the client was not helped, shortly before; who thanks for help after that was helped. */
const isRefused = ({ reading, units }: Classification, { index }: Unit, thanks: Unit | null): boolean =>
  units
    .slice(Math.max(0, index - unitsBefore), index + 1)
    .some(
      (unit) =>
        !(thanks && thanks.index > unit.index && thanks.index <= index) &&
        unit.sentences.some((sentence) => saysCue(reading, sentence, unit.side === 'client' ? 'unhelped' : 'declines')),
    );
