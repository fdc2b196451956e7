// Signs of an outcome in a service call: whether what the client came for was done.
import type { Classification } from '../classifier/classify.ts';
import type { Unit } from '../classifier/units.ts';
import { clientSays } from '../errand.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { Seen, Sign, Told } from './ending.ts';
import { saysCue } from './ending-cues.ts';
import { lastStatement, quoted } from './seen-anywhere.ts';

/** Logit above which something counts as working, or as not, where one of both is plainer. */
const leastTold = -1.5;
/** Logits above which the client still complains, or says that it does not work. */
const leastStillAngry = 0;
const leastNotSolved = 0;
/** Utterances before the client's last words on it in which help was refused. */
const unitsBefore = 5;

/** The client's last utterance on whether it works; null where there is none. */
export function lastTold({ units, logit }: Classification): Told | null {
  const unit = units.findLast(
    (candidate) =>
      candidate.side !== 'attendant' &&
      Math.max(logit(candidate, 'solved'), logit(candidate, 'not_solved')) > leastTold,
  );
  return unit ? { unit, works: logit(unit, 'solved') > logit(unit, 'not_solved') } : null;
}

/** "No, that's it" ends a call in which nothing was done as well. */
export const clientSaysItWorks: Sign = ({ classification, told }) => {
  if (!told?.works) return null;
  const { unit } = told;
  const isIdle = isFarewell(classification, unit) && isRefused(classification, unit, lastThanks(classification));
  return isIdle ? null : quoted(classification.reading, classification.sentenceOf(unit, 'solved'));
};

export const clientSaysItFails: Sign = ({ classification, told }) =>
  told && !told.works ? quoted(classification.reading, classification.sentenceOf(told.unit, 'not_solved')) : null;

/** Thanks for help are for help that was given, unless they come before the last word on it. */
export const clientThanks: Sign = ({ classification, told }) => {
  const thanks = lastThanks(classification);
  if (!thanks || thanks.index <= (told?.unit.index ?? -1)) return null;
  if (isRefused(classification, thanks, null) || isPutOff(classification, thanks.index)) return null;
  return cued(classification, thanks, 'thanksForHelp');
};

/** Whether nothing more is wanted, and nothing was complained of. */
export const clientWantsNothingMore: Sign = ({ classification, told }) => {
  const done = told ? null : lastSaying(classification, 'nothingMore');
  if (!done || classification.most('grievance') > leastStillAngry || isRefused(classification, done, null)) return null;
  return cued(classification, done, 'nothingMore');
};

/** The attendant's last words that it is done, where the client is content with it and complains no more. */
export const attendantHasDoneIt: Sign = ({ classification: { reading, units, unitOf, logit } }) => {
  const done = lastStatement(reading, 'served');
  if (!done) return null;
  const after = units.slice(unitOf(done).index + 1).filter(({ side }) => side === 'client');
  const complains = after.some(
    (unit) => logit(unit, 'grievance') > leastStillAngry || logit(unit, 'not_solved') > leastNotSolved,
  );
  return after.some((unit) => isContent(reading, unit)) && !complains ? quoted(reading, done) : null;
};

/** What was asked for without a grievance is answered, and taken with content; not where it was refused, put off or passed on. */
export const clientIsContent: Sign = ({ classification, told }) => {
  const { reading, units } = classification;
  if (told || reading.hits('complaintMade', 'client').length > 0) return null;
  if (classification.most('grievance') > leastStillAngry) return null;
  const last = units.findLast(({ side }) => side === 'client');
  const answer = last && units.slice(0, last.index).findLast(({ side }) => side === 'attendant');
  if (!last || !answer || !isContent(reading, last) || last.sentences.some(({ question }) => question)) return null;
  if (isPutOff(classification, last.index) || isRefused(classification, last, null)) return null;
  return quoted(reading, last.sentences[0]);
};

const isContent = (reading: Reading, { sentences }: Unit): boolean =>
  sentences.some((sentence) => saysCue(reading, sentence, 'content'));

/** Whether the attendant has last said to look into it, or passed the client on. */
function isPutOff({ reading, units }: Classification, before: number): boolean {
  const said = units.slice(0, before).findLast(({ side }) => side === 'attendant');
  return said?.sentences.some((sentence) => saysCue(reading, sentence, 'putsOff')) ?? false;
}

type Farewell = 'thanksForHelp' | 'nothingMore';

const lastSaying = ({ reading, units }: Classification, cue: Farewell): Unit | null =>
  units.findLast(({ sentences }) => clientSays(reading, sentences, cue)) ?? null;

const lastThanks = (classification: Classification): Unit | null => lastSaying(classification, 'thanksForHelp');

const cued = ({ reading }: Classification, { sentences }: Unit, cue: Farewell): Seen | null =>
  quoted(
    reading,
    sentences.find((sentence) => saysCue(reading, sentence, cue)),
  );

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
