// Labels without a colon: `Ana – text`, `[Ana] text`; only where they come back on most lines.
import { cleanText } from './clean-source.ts';
import { readLeadingMark } from './clock.ts';
import { withoutNumbers } from './line-marks.ts';
import type { RawSegment, RawTranscript } from './raw.ts';
import { areSpeakers, asName, isWrittenAsName } from './speaker-name.ts';

interface Labelled {
  readonly name: string;
  readonly text: string;
}

type Split = (line: string) => Labelled | null;

/** Reads `[Ana Lima] text`; null where most lines do not begin so. */
export function parseBracketLabels(source: string): RawTranscript | null {
  return parseWith(source, splitBracketed);
}

/** Reads `Ana Lima – text` or `Ana Lima - text`; null where most lines do not begin so. */
export function parseDashLabels(source: string): RawTranscript | null {
  return parseWith(source, splitAtLongDash) ?? parseWith(source, splitAtHyphen);
}

function parseWith(source: string, split: Split): RawTranscript | null {
  const lines = withoutNumbers(source.split('\n').filter((line) => line.trim() !== ''));
  const read = lines.map(split);
  const counts = new Map<string, number>();
  for (const line of read) if (line) counts.set(line.name, (counts.get(line.name) ?? 0) + 1);
  const isTurn = (line: Labelled | null | undefined): line is Labelled =>
    line != null && (counts.get(line.name)! > 1 || (split === splitBracketed && isWrittenAsName(line.name)));
  const names = read.filter(isTurn).map(({ name }) => name);
  if (names.length < 3 || names.length < 0.7 * lines.length || !areSpeakers(names)) return null;
  const open: (Omit<RawSegment, 'text'> & { lines: string[] })[] = [];
  lines.forEach((line, at) => {
    const turn = read[at];
    if (isTurn(turn)) {
      const mark = /^[([]\d/.test(turn.text) ? readLeadingMark(turn.text) : null;
      const words = turn.text.slice(mark?.length ?? 0);
      open.push({ start: mark?.start ?? null, end: mark?.end ?? null, speaker: turn.name, lines: [words] });
    } else open.at(-1)?.lines.push(line);
  });
  const segments = open
    .map(({ lines: parts, ...segment }) => ({ ...segment, text: cleanText(parts.join('\n')) }))
    .filter((segment) => segment.text !== '');
  return { form: 'plain', segments };
}

const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>' };

/** `[Ana Lima] text` or `(Ana Lima) text`. */
export function splitBracketed(line: string): Labelled | null {
  const bare = line.trimStart();
  const closing = closers[bare[0] ?? ''];
  const close = closing === undefined ? -1 : bare.slice(0, 72).indexOf(closing);
  const name = close > 1 ? asName(bare.slice(1, close)) : null;
  return name === null || !isWrittenAsName(name)
    ? null
    : { name, text: bare.slice(close + 1).replace(/^\s?[:–—-]?\s/, '') };
}

function splitAtLongDash(line: string): Labelled | null {
  return splitAt(line, /^\s{0,8}(\S[^–—]{0,62}?) {0,2}[–—] /);
}

function splitAtHyphen(line: string): Labelled | null {
  return splitAt(line, /^\s{0,8}(\S.{0,62}?) {1,2}- /);
}

function splitAt(line: string, label: RegExp): Labelled | null {
  const match = label.exec(line.slice(0, 80));
  const name = match ? asName(match[1]!) : null;
  return name === null || !isWrittenAsName(name) ? null : { name, text: line.slice(match![0].length) };
}
