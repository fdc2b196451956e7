// How much of a transcript's own time is talk: long gaps are left out, and no segment lasts longer than its words allow (docs/decisions/minutes.md#d62).
import type { RawSegment, RawTranscript } from './raw.ts';
import { countWords } from './words.ts';

/** A longer gap is a pause of the recording, or a damaged time, and counts as nothing. */
const longestGapSeconds = 600;
/** The pace of somebody who speaks very slowly. */
const slowSecondsPerWord = 1;
/** At 150 words a minute: the length of a segment that has only a start. */
const usualSecondsPerWord = 0.4;

export type TimedSegment = RawSegment & { readonly start: number };

/** The segments that have a start, as they begin. */
export function inStartOrder(segments: readonly RawSegment[]): readonly TimedSegment[] {
  const timed = segments.filter((segment): segment is TimedSegment => segment.start !== null);
  const isSorted = timed.every(({ start }, at) => at === 0 || start >= timed[at - 1]!.start);
  return isSorted ? timed : timed.toSorted((a, b) => a.start - b.start);
}

/**
 * Seconds from the first to the last time of a transcript; null without times, and for chats, whose times say when something
 * was written and not how long anybody talked. What is before the first time does not count. Gaps above 10 minutes are left out; where
 * segments have only starts, a gap begins when their words are over at 150 a minute. A segment lasts at most its words at 60 a minute
 * and 10 minutes more. Segments that overlap or stand out of order never count twice.
 */
export function spanSeconds({ segments, endSeconds, isChat }: RawTranscript): number | null {
  if (isChat) return null;
  const timed = inStartOrder(segments);
  if (timed.length === 0) return null;
  let total = 0;
  /** Counted up to here. */
  let at = timed[0]!.start;
  /** Until when words last that have no end. */
  let spoken = at;
  const goTo = (time: number) => {
    if (time <= at) return;
    const isGap = time - Math.max(at, spoken) > longestGapSeconds;
    total += isGap ? Math.max(0, spoken - at) : time - at;
    at = time;
  };
  for (const { start, end, text } of timed) {
    goTo(start);
    const words = countWords(text);
    if (end === null) spoken = Math.max(spoken, start) + words * usualSecondsPerWord;
    else {
      const last = Math.min(end, start + words * slowSecondsPerWord + longestGapSeconds);
      if (last > at) {
        total += last - at;
        at = last;
      }
    }
  }
  if (endSeconds !== undefined) goTo(endSeconds);
  return Math.round(total * 1000) / 1000;
}
