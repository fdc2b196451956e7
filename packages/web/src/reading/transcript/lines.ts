// The transcript as lines to read: who, when, what; of segments where there are any, else of the text's own lines.
import type { SegmentTime } from '@earshot/core/client';
import type { Reading, Side } from '../reading.ts';

export interface Line {
  index: number;
  /** Seconds; null where nothing tells. */
  start: number | null;
  end: number | null;
  speaker: string | null;
  side: Side;
  text: string;
}

export function linesOf({
  transcript,
  transcriptSegments,
  participants,
}: Pick<Reading, 'transcript' | 'transcriptSegments' | 'participants'>): Line[] {
  const sides = new Map(participants?.map(({ name, side }) => [name, side]));
  if (transcriptSegments)
    return transcriptSegments.map(({ start, end, speaker, text }, index) => ({
      index,
      start: secondsOf(start),
      end: secondsOf(end),
      speaker: speaker === '' ? null : speaker,
      side: sides.get(speaker) ?? null,
      text,
    }));
  return transcript
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text, index) => ({ index, start: null, end: null, speaker: null, side: null, text }));
}

/** Seconds of a number or of a legacy `MM:SS`; null for anything else. */
export function secondsOf(time: SegmentTime): number | null {
  if (typeof time === 'number') return Number.isFinite(time) && time >= 0 ? time : null;
  const [, minutes, seconds] = /^(\d+):(\d{2})$/.exec(time ?? '') ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** The line that is being said: the last that has begun, for lines in order of their starts; -1 before the first. */
export function lineAt(lines: readonly Line[], seconds: number): number {
  let current = -1;
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]!.start ?? 0) <= seconds) {
      current = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return current;
}
