// Words of two pieces that have both heard the moment at which they were cut: joined where they say the same, so that nothing is doubled or lost.
import type { RawSegment } from '../conversation/raw.ts';
import { plainWords } from '../conversation/words.ts';

interface Word {
  plain: string;
  segment: number;
  /** In the segment's text. */
  from: number;
  to: number;
}

/** What both have heard, and where it was cut; in seconds of the recording. */
export interface Overlap {
  readonly from: number;
  readonly cut: number;
  readonly to: number;
}

/** More are not said in an overlap. */
const mostWords = 60;
/** A single word may be the same by chance. */
const fewestAlike = 2;

/** The segments of both, times in seconds of the recording. Without a word in common, each moment is told by the piece whose it is. */
export function joinOverlapping(
  left: readonly RawSegment[],
  right: readonly RawSegment[],
  { from, cut, to }: Overlap,
): RawSegment[] {
  const ofLeft = wordsOf(left, ({ end }) => end === null || end > from).slice(-mostWords);
  const ofRight = wordsOf(right, ({ start }) => start === null || start < to).slice(0, mostWords);
  const run = longestRun(ofLeft, ofRight);
  if (run.length < fewestAlike)
    return [
      ...left.filter((segment) => middleOf(segment, cut - 1) < cut),
      ...right.filter((segment) => middleOf(segment, cut + 1) >= cut),
    ];
  // In the middle of what is alike: the ends of a piece are heard worst.
  const half = Math.ceil(run.length / 2);
  const before = until(left, ofLeft[run.left + half - 1]!);
  return [...before, ...notBefore(before.at(-1)!.start, since(right, ofRight[run.right + half - 1]!))];
}

/** Times within a segment are estimates: they never go back. */
function notBefore(least: number | null, [first, ...rest]: RawSegment[]): RawSegment[] {
  if (!first) return [];
  const { start, end } = first;
  if (least === null || start === null || start >= least) return [first, ...rest];
  return [{ ...first, start: least, end: end === null ? null : Math.max(end, least) }, ...rest];
}

const middleOf = ({ start, end }: RawSegment, otherwise: number) =>
  start === null ? otherwise : (start + (end ?? start)) / 2;

function wordsOf(segments: readonly RawSegment[], isNear: (segment: RawSegment) => boolean): Word[] {
  return segments.flatMap((each, segment) =>
    isNear(each)
      ? [...each.text.matchAll(/\S+/g)]
          .map(({ 0: text, index }) => ({
            plain: plainWords(text).join(' '),
            segment,
            from: index,
            to: index + text.length,
          }))
          .filter(({ plain }) => plain !== '')
      : [],
  );
}

/** The longest run of the same words in both; the first words of it, and how many. */
function longestRun(left: readonly Word[], right: readonly Word[]): { left: number; right: number; length: number } {
  let best = { left: 0, right: 0, length: 0 };
  let above: number[] = [];
  for (const [row, word] of left.entries()) {
    const lengths = right.map(({ plain }, column) => (plain === word.plain ? (above[column - 1] ?? 0) + 1 : 0));
    for (const [column, length] of lengths.entries())
      if (length > best.length) best = { left: row - length + 1, right: column - length + 1, length };
    above = lengths;
  }
  return best;
}

function until(segments: readonly RawSegment[], { segment, to }: Word): RawSegment[] {
  return [...segments.slice(0, segment), part(segments[segment]!, 0, to)];
}

/** What follows a word. */
function since(segments: readonly RawSegment[], { segment, to }: Word): RawSegment[] {
  const rest = segments[segment]!;
  return [
    ...(rest.text.slice(to).trim() === '' ? [] : [part(rest, to, rest.text.length)]),
    ...segments.slice(segment + 1),
  ];
}

/** A part of its text, at the time that its place in the text tells. */
function part({ start, end, text, speaker, uncertain }: RawSegment, from: number, to: number): RawSegment {
  const kept = text.slice(from, to);
  const first = from + kept.length - kept.trimStart().length;
  const [ownText, last] = [kept.trim(), first + kept.trim().length];
  const at = (offset: number) =>
    start === null || end === null ? start : start + ((end - start) * offset) / Math.max(1, text.length);
  const parts = uncertain
    ?.map((each) => ({ from: Math.max(each.from, first) - first, to: Math.min(each.to, last) - first }))
    .filter((each) => each.to > each.from);
  return {
    start: from === 0 ? start : at(first),
    end: to === text.length ? end : end === null ? null : at(last),
    text: ownText,
    speaker,
    ...(parts && parts.length > 0 && { uncertain: parts }),
  };
}
