// Subtitle cues, as WebVTT and SRT share them: a line with `-->`, then text up to an empty line or the next cue.
import { readClock } from '../text/clock.ts';

export interface Cue {
  readonly start: number | null;
  readonly end: number | null;
  readonly lines: readonly string[];
  /** The speaker, where the name of the cue holds one. */
  readonly speaker?: string;
}

/** `3 "Ana Ruiz" (204811)`, as Webex names its cues. */
const namedCue = /^(?:\d{1,6} {1,2})?"([^"]{1,64})"(?: {1,2}\(\d{1,20}\))?$/;

interface OpenCue extends Cue {
  readonly lines: string[];
}

/** Every cue that can be read, in file order; text outside cues (headers, notes, cue names) is left out. */
export function readCues(source: string): Cue[] {
  const cues: OpenCue[] = [];
  let open: OpenCue | null = null;
  let above = '';
  /** An empty line came before any text of the open cue: what follows may be the next one's name. */
  let mayBeEmpty = false;
  for (const line of source.split('\n')) {
    const arrow = line.slice(0, 40).indexOf('-->');
    if (arrow >= 0) {
      // Without an empty line between cues, or behind a cue without text, the next cue's name was taken for text.
      const last = open && open.lines.length > (mayBeEmpty ? 0 : 1) ? open.lines.at(-1)! : '';
      if ((/^[\w/-]{1,64}$/.test(last) && /\d/.test(last)) || namedCue.test(last)) open?.lines.pop();
      mayBeEmpty = false;
      const start = readClock(line.slice(0, arrow).trim())?.seconds ?? null;
      const end = readClock(line.slice(arrow + 3, arrow + 40).trim())?.seconds ?? null;
      const speaker = namedCue.exec(above)?.[1];
      open = {
        start,
        end: end !== null && start !== null && end < start ? null : end,
        lines: [],
        ...(speaker && { speaker }),
      };
      cues.push(open);
    } else if (line.trim() === '') {
      mayBeEmpty = open?.lines.length === 0;
      if (!mayBeEmpty) open = null;
    } else if (open) open.lines.push(line.trim());
    // The words of a cue whose time was cut off.
    else if (/^\s{0,4}<v[ .]/.test(line.slice(0, 8))) {
      open = { start: null, end: null, lines: [line.trim()] };
      cues.push(open);
    }
    above = line.length > 120 ? '' : line.trim();
  }
  return cues;
}

const clock = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
/** Times with settings, a cue's name, a note, or nothing. */
const silentLine = new RegExp(`^(?:${clock} *--> *${clock}(?: +[a-z]{1,20}:\\S{1,40})*|[\\w/-]{0,64}|NOTE .*)$`);

/** Whether cues, from the first one on, hold nothing that anybody could have said. */
export const areSilent = (source: string) => source.split('\n').every((line) => silentLine.test(line.trim()));
