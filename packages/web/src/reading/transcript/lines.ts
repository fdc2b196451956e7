// The transcript as lines to read: who, when, what; of its turns where there are any, else of the text's own lines.
import type { Reading, Side } from '../reading.ts';

export interface Line {
  index: number;
  /** Seconds; null where nothing tells. */
  start: number | null;
  end: number | null;
  speaker: string | null;
  side: Side;
  text: string;
  /** Parts that the recogniser was not sure of. */
  uncertain?: readonly { from: number; to: number }[];
}

/** A place within a line, in characters of its text. */
export interface Hit {
  line: number;
  from: number;
  to: number;
}

export function linesOf({ transcript, turns }: Pick<Reading, 'transcript' | 'turns'>): Line[] {
  if (turns && turns.length > 0)
    return turns.map(({ speaker, ...turn }, index) => ({ index, speaker: speaker === '' ? null : speaker, ...turn }));
  return transcript
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text, index) => ({ index, start: null, end: null, speaker: null, side: null, text }));
}

/** Seconds of an `MM:SS`; null for anything else. */
export function secondsOf(mark: string | null): number | null {
  const [, minutes, seconds] = /^(\d+):(\d{2})$/.exec(mark ?? '') ?? [];
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
