// Lines that begin with a label without a colon: turns of those labels that come back on most lines.

import type { RawSegment, RawTranscript } from '../../conversation/raw.ts';
import { cleanText } from '../text/clean-source.ts';
import { readLeadingMark, withoutDate } from '../text/clock.ts';
import { withoutNumbers } from '../text/line-marks.ts';
import { areSpeakers, asName, isWrittenAsName } from './speaker-name.ts';

export interface Labelled {
  readonly name: string;
  readonly text: string;
  /** A nickname, which may begin with a small letter. */
  readonly isNickname?: boolean;
}

type Split = (line: string) => Labelled | null;

/** Turns of the labels that `split` finds; null where most lines have none. */
export function readLooseLabels(source: string, split: Split): RawTranscript | null {
  const lines = withoutNumbers(source.split('\n').filter((line) => line.trim() !== ''));
  const marks = lines.map((line) => readLeadingMark(withoutDate(line.trimStart())));
  const read = lines.map((line, at) => split(marks[at] ? withoutDate(line.trimStart()).slice(marks[at].length) : line));
  const counts = new Map<string, number>();
  for (const line of read) if (line) counts.set(line.name, (counts.get(line.name) ?? 0) + 1);
  const isTurn = (line: Labelled | null | undefined): line is Labelled =>
    line != null && (counts.get(line.name)! > 1 || (split === splitBracketed && isWrittenAsName(line.name)));
  const names = read
    .filter(isTurn)
    .map(({ name, isNickname }) => (isNickname ? name.slice(0, 1).toUpperCase() + name.slice(1) : name));
  if (names.length < 3 || names.length < 0.7 * lines.length || !areSpeakers(names)) return null;
  if (haveLongerLabels(read.filter(isTurn))) return null;
  const open: (Omit<RawSegment, 'text'> & { lines: string[] })[] = [];
  lines.forEach((line, at) => {
    const turn = read[at];
    if (isTurn(turn)) {
      const mark = /^(?:[([]\d|\d{1,3}:\d{2}(?::\d{2})? {0,2}[-–|] )/.test(turn.text)
        ? readLeadingMark(turn.text)
        : null;
      const words = turn.text.slice(mark?.length ?? 0);
      const { start = null, end = null } = mark ?? marks[at] ?? {};
      open.push({ start, end, speaker: turn.name, lines: [words] });
    } else open.at(-1)?.lines.push(line);
  });
  const segments = open
    .map(({ lines: parts, ...segment }) => ({ ...segment, text: cleanText(parts.join('\n')) }))
    .filter((segment) => segment.text !== '');
  return { form: 'plain', segments };
}

/** `Ana — sales, Velora: Hello`: of each who speaks again the words begin with one role before a colon, so that the label goes on. */
function haveLongerLabels(turns: readonly Labelled[]): boolean {
  const heads = new Map<string, Set<string>>();
  for (const { name, text } of turns) {
    const colon = text.slice(0, 64).indexOf(': ');
    const head = heads.get(name) ?? new Set();
    heads.set(name, head.add(colon < 0 ? '' : text.slice(0, colon)));
  }
  // What stands behind all of them alike is a verb: `Ana says: Hello`.
  const roles = new Set([...heads.values()].flatMap((head) => [...head]));
  return (
    !roles.has('') && heads.size < turns.length && roles.size > 1 && [...heads.values()].every(({ size }) => size === 1)
  );
}

const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>' };

/** `[Ana Lima] text` or `(Ana Lima) text`. */
export function splitBracketed(line: string): Labelled | null {
  const bare = line.trimStart();
  const closing = closers[bare[0] ?? ''];
  const close = closing === undefined ? -1 : bare.slice(0, 72).indexOf(closing);
  const name = close > 1 ? asName(bare.slice(1, close)) : null;
  // In angle brackets stand the nicknames of chats.
  const isNickname = bare[0] === '<' && name !== null && !name.includes(' ');
  if (name === null || !(isNickname || isWrittenAsName(name))) return null;
  return { name, text: bare.slice(close + 1).replace(/^\s?[:–—-]?\s/, ''), isNickname };
}
