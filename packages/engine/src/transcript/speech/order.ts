// Segments in the order in which they are said, where their times tell it, and whether times can be used at all.
import type { RawSegment } from '../../conversation/raw.ts';

/** If several recordings are in one file, each begins near zero again. */
const newBeginSeconds = 5;
const fewestOfPart = 3;

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
  return speakersIn.every((speakers) => speakers.size > 1) && parts.every((part) => part.length >= fewestOfPart);
}

/** Whether starts tell nothing: all the same, or in an order in which people who take turns would not. */
export function areTimesUseless(segments: readonly RawSegment[]): boolean {
  const timed = segments.filter(({ start }) => start !== null);
  if (timed.length < 3) return false;
  const first = timed[0]!.start;
  if (timed.every(({ start, end }) => start === first && (end === null || end === start))) return true;
  if (timed.length < fewestUnordered || fallsOf(timed).length <= leastFalls * timed.length) return false;
  const written = changesIn(timed);
  const sorted = changesIn(timed.toSorted((a, b) => a.start! - b.start!));
  return written >= takesTurns * (timed.length - 1) && sorted < lessTurns * written;
}

const fewestUnordered = 6;
const leastFalls = 0.2;
const takesTurns = 0.8;
const lessTurns = 0.75;

/** How often another speaks. */
function changesIn(segments: readonly RawSegment[]): number {
  return segments.filter(({ speaker }, at) => at > 0 && speaker !== segments[at - 1]!.speaker).length;
}
