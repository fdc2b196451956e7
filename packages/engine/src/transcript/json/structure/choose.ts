// Of two readings of one JSON, by known keys and by structure, the one that tells more.
import type { RawTranscript } from '../../../conversation/raw.ts';
import { isPersonName } from './speakers.ts';

const least = 0.8;

/** What a reading tells: whoever speaks, when, by name, and on which side. */
function facts({ segments, statedSides = {} }: RawTranscript): readonly boolean[] {
  const speakers = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  const named = segments.filter(({ speaker }) => speaker !== null).length;
  const timed = segments.filter(({ start }) => start !== null).length;
  return [
    named >= least * segments.length && speakers.length > 1,
    timed >= least * segments.length && areDifferent(segments.map(({ start }) => start)),
    speakers.length > 1 && speakers.every(isPersonName),
    new Set(Object.values(statedSides)).size > 1,
  ];
}

const areDifferent = (times: readonly (number | null)[]) => times.length < 3 || new Set(times).size > 2;

/** What is read twice, or less than half, was looked for in the wrong place. */
const partly = 1.4;
const hardly = 3;

/** The reading by known keys, unless that by structure tells all that it tells, and more. */
export function richer(known: RawTranscript | null, structured: RawTranscript | null): RawTranscript | null {
  if (!known || !structured || known.refusal || known.leftOut) return known ?? structured;
  const [less, more] = [facts(known), facts(structured)];
  if (!more[0]) return known;
  const [letters, others] = [lettersIn(known), lettersIn(structured)];
  if (isRepeated(known) && !isRepeated(structured)) return structured;
  if (others >= hardly * letters) return structured;
  if (!more.every((fact, at) => fact || !less[at])) return known;
  const isMore = more.some((fact, at) => fact && !less[at]) && others >= least * letters;
  return isMore || (others >= partly * letters && isPart(known, structured)) ? structured : known;
}

/** Whether what one reading has stands in the other too. */
function isPart(one: RawTranscript, other: RawTranscript): boolean {
  const texts = new Set(other.segments.map(({ text }) => text));
  return one.segments.filter(({ text }) => texts.has(text)).length >= least * one.segments.length;
}

const lettersIn = ({ segments }: RawTranscript) => segments.reduce((sum, { text }) => sum + text.length, 0);

/** The same long text over and over: something in it was taken for a turn of its own. */
function isRepeated({ segments }: RawTranscript): boolean {
  const long = segments.map(({ text }) => text).filter((text) => text.length > 20);
  return long.length >= 4 && new Set(long).size < 0.7 * long.length;
}
