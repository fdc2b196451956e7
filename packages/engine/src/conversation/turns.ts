// Turns: segments of one speaker at most 0.4 s apart (with times), or one after the other (without).
import type { Conversation, Segment, Side } from './conversation.ts';

export interface Turn {
  readonly speaker: string | null;
  readonly side: Side | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly segments: readonly Segment[];
}

const largestGapSeconds = 0.4;

/**
 * Turns in the order in which they begin. With ranges a speaker's turn goes on over what
 * others say meanwhile; without, it ends when another speaks. Segments without a speaker are turns of their own.
 */
export function turnsOf(conversation: Conversation): Turn[] {
  const timed = conversation.timing === 'ranges';
  const turns: Segment[][] = [];
  const lastOf = new Map<string, Segment[]>();
  for (const segment of conversation.segments) {
    const own = segment.speaker === null ? undefined : timed ? lastOf.get(segment.speaker) : turns.at(-1);
    const previous = own?.at(-1);
    const goesOn =
      previous !== undefined && previous.speaker === segment.speaker && (timed ? isClose(previous, segment) : true);
    if (own && goesOn) own.push(segment);
    else {
      const turn = [segment];
      turns.push(turn);
      if (segment.speaker !== null) lastOf.set(segment.speaker, turn);
    }
  }
  return turns.map((segments) => ({
    speaker: segments[0]!.speaker,
    side: segments[0]!.side,
    start: segments[0]!.start,
    end: latestEnd(segments),
    segments,
  }));
}

function isClose(before: Segment, after: Segment): boolean {
  // A tolerance for decimal seconds: 1.4 − 1.0 is a little more than 0.4 in floating point.
  return before.end !== null && after.start !== null && after.start - before.end <= largestGapSeconds + 1e-6;
}

function latestEnd(segments: readonly Segment[]): number | null {
  let latest: number | null = null;
  for (const { end } of segments) if (end !== null && (latest === null || end > latest)) latest = end;
  return latest;
}
