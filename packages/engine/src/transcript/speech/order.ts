// Segments in the order in which they are said, where their times tell it, and whether times can be used at all.
import type { RawSegment } from '../../conversation/raw.ts';

/** Of several recordings in one file, each begins near zero again. */
const newBeginSeconds = 5;
const mostUnordered = 0.5;

/**
 * Segments sorted by their starts where all have one. As they are where times start again for the same people, as those of several
 * recordings do.
 */
export function inTimeOrder(segments: readonly RawSegment[]): readonly RawSegment[] {
  if (segments.some(({ start }) => start === null)) return segments;
  const falls = fallsOf(segments);
  if (falls.length === 0 || startAgain(segments, falls)) return segments;
  return segments.toSorted((a, b) => a.start! - b.start!);
}

/** Where a segment starts before the one above it. */
function fallsOf(segments: readonly RawSegment[]): number[] {
  const falls: number[] = [];
  for (let at = 1; at < segments.length; at += 1) if (segments[at]!.start! < segments[at - 1]!.start!) falls.push(at);
  return falls;
}

function startAgain(segments: readonly RawSegment[], falls: readonly number[]): boolean {
  const isNewBegin = (at: number) => segments[at]!.start! <= segments[0]!.start! + newBeginSeconds;
  if (falls.length > 8 || !falls.every(isNewBegin)) return false;
  const parts = [0, ...falls].map((from, n) => segments.slice(from, falls[n]));
  const speakersIn = parts.map((part) => new Set(part.map(({ speaker }) => speaker)));
  return speakersIn.every((speakers) => speakers.size > 1) && parts.every((part) => part.length > 1);
}

/** Whether starts tell nothing: all the same, or in no order. */
export function areTimesUseless(segments: readonly RawSegment[]): boolean {
  const timed = segments.filter(({ start }) => start !== null);
  if (timed.length < 3) return false;
  const first = timed[0]!.start;
  if (timed.every(({ start, end }) => start === first && (end === null || end === start))) return true;
  let falls = 0;
  for (let at = 1; at < timed.length; at += 1) if (timed[at]!.start! < timed[at - 1]!.start!) falls += 1;
  const hasOwnRuns = new Set(timed.map(({ speaker }) => speaker)).size > 1 && falls <= 8 && falls < 0.2 * timed.length;
  return !hasOwnRuns && timed.length >= 6 && falls > mostUnordered * timed.length;
}
