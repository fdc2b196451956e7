// What came of a service call: solved, not, or an appointment (docs/catalogue.md#outcome-and-coaching).
import type { OutcomeFinding, Quote } from '../../findings/findings.ts';
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import { clientSays } from '../errand.ts';
import type { Sentence } from '../reading/reading.ts';
import { saysCue } from './ending-cues.ts';
import { servedIn } from './served.ts';

/** Logit above which a problem counts as solved, or as not, where one of both is plainer. */
const leastTold = -1.5;
/** Logit above which somebody complains: who then needs nothing more may have given up. */
const leastGrievance = 0;
/** Utterances before the client's last words on it in which help was refused. */
const unitsBefore = 5;

/** The last that the client says of it decides; what is solved needs no appointment. */
export function serviceOutcome(classification: Classification, step: Quote | null): OutcomeFinding {
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
  if (thanked && !isRefused(classification, thanked, null))
    return { value: 'solved', quote: quoteOf(classification, thanked, 'thanksForHelp') };
  if (step) return { value: 'agreed_next_step', quote: step };
  const done = last ? null : lastSaying(classification, 'nothingMore');
  if (done && classification.most('grievance') <= leastGrievance && !isRefused(classification, done, null))
    return { value: 'solved', quote: quoteOf(classification, done, 'nothingMore') };
  const served = servedIn(classification);
  if (served) return { value: 'solved', quote: reading.quote(served) };
  return {
    value: 'unsolved',
    quote: last && !isSolved ? reading.quote(classification.sentenceOf(last, 'not_solved')) : null,
  };
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
