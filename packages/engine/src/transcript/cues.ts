// Subtitle cues, as WebVTT and SRT share them: a line with `-->`, then text up to an empty line or the next cue.
import { readClock } from './clock.ts';

export interface Cue {
  readonly start: number | null;
  readonly end: number | null;
  readonly lines: readonly string[];
}

/** Every cue that can be read, in file order; text outside cues (headers, notes, cue names) is left out. */
export function readCues(source: string): Cue[] {
  const cues: { start: number | null; end: number | null; lines: string[] }[] = [];
  let open: { start: number | null; end: number | null; lines: string[] } | null = null;
  for (const line of source.split('\n')) {
    const arrow = line.slice(0, 40).indexOf('-->');
    if (arrow >= 0) {
      // Without an empty line between cues the next cue's name was taken for text.
      if (open && open.lines.length > 1 && /^[\w/-]{1,64}$/.test(open.lines.at(-1)!) && /\d/.test(open.lines.at(-1)!))
        open.lines.pop();
      const start = readClock(line.slice(0, arrow).trim())?.seconds ?? null;
      const end = readClock(line.slice(arrow + 3, arrow + 40).trim())?.seconds ?? null;
      open = { start, end: end !== null && start !== null && end < start ? null : end, lines: [] };
      cues.push(open);
    } else if (line.trim() === '') {
      if (open && open.lines.length > 0) open = null;
    } else open?.lines.push(line.trim());
  }
  return cues;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  lrm: '',
  rlm: '',
};

/** Cue text without markup (`<i>`, `<c.x>`, `<00:01.000>`, `{\an8}`) and with entities resolved. */
export function stripMarkup(text: string): string {
  return text
    .replace(/<\/?[a-zA-Z0-9:.][^<>\n]{0,200}>|<\/?[a-zA-Z]>|\{\\[^{}\n]{0,40}\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|quot|lrm|rlm);/g, (_, name: string) => entities[name]!)
    .replace(/&#39;/g, "'");
}
