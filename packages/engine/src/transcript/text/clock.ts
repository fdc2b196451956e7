// Clock times as transcripts write them: `H:MM:SS`, `MM:SS`, with `.mmm`, `,mmm` or am/pm, `1h 2m 3s`; alone, in brackets, or as a range.

import { readDate } from './dates.ts';

const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,9}))?(?: ?([ap])\.? ?m\b\.?|Z\b)?/i;
const lettered =
  /^(?:(\d{1,2}) ?h(?:ours?|oras?)? ?)?(\d{1,3}) ?m(?:in(?:utes?|utos?)?)?,? ?(?:and |e |y )?(\d{1,2}) ?s(?:ec(?:onds?)?|egundos?)?\b/;

/** `0'04"`, `1h02'15"` */
const primed = /^(?:(\d{1,2}) ?h ?)?(\d{1,3}) ?['′’] ?(\d{1,2}) ?(?:["″”]|''|’’)/;

/** A time at the beginning of `text`: its seconds and how many characters it takes; null when there is none. */
export function readClock(text: string): { seconds: number; length: number } | null {
  const head = text.slice(0, 32);
  const match = clock.exec(head) ?? lettered.exec(head) ?? primed.exec(head);
  if (!match) return null;
  const [whole, hours, minutes, seconds, fraction, half] = match;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  // `9:00 AM` is hours and minutes, which only am or pm tells.
  const units =
    half && hours === undefined
      ? [Number(minutes), Number(seconds), 0]
      : [Number(hours ?? 0), Number(minutes), Number(seconds)];
  const hour = half ? (units[0]! % 12) + (/p/i.test(half) ? 12 : 0) : units[0]!;
  const total = hour * 3600 + units[1]! * 60 + units[2]! + (fraction ? Number(`0.${fraction}`) : 0);
  return { seconds: total, length: whole.length };
}

/** Seconds of a text that is one time and nothing else; null otherwise. */
export function parseClock(text: string): number | null {
  const trimmed = text.trim();
  const read = readClock(trimmed);
  return read && read.length === trimmed.length ? read.seconds : null;
}

export interface TimeMark {
  readonly start: number;
  readonly end: number | null;
  /** Characters of the text that the mark takes. */
  readonly length: number;
}

const rangeSeparator = /^\s{0,3}(?:-->|->|–|—|-|~|to\b|a\b)\s{0,3}/;

/** A time or a range of times at the beginning of `text`, e.g. `00:01.5 --> 00:03`. An end before its start is left out. */
export function readTimeMark(text: string): TimeMark | null {
  const first = readClock(text);
  if (!first) return readDecimalRange(text);
  const separator = rangeSeparator.exec(text.slice(first.length, first.length + 12));
  const second = separator ? readClock(text.slice(first.length + separator[0].length, first.length + 48)) : null;
  if (!separator || !second) return { start: first.seconds, end: null, length: first.length };
  const end = second.seconds >= first.seconds ? second.seconds : null;
  return { start: first.seconds, end, length: first.length + separator[0].length + second.length };
}

const decimalRange = /^(\d{1,6}[.,]\d{1,6}) ?s? {0,4}(?:-->|->|–|-) {0,4}(\d{1,6}[.,]\d{1,6})(?: ?s\b)?/;

/** `0.00 - 3.20` or `[0.0s -> 3.2s]`: seconds, which only a range tells from any number. */
function readDecimalRange(text: string): TimeMark | null {
  const match = decimalRange.exec(text.slice(0, 48));
  if (!match) return null;
  const [start, end] = [match[1]!, match[2]!].map((figures) => Number(figures.replace(',', '.'))) as [number, number];
  return end < start ? null : { start, end, length: match[0].length };
}

const dateHead =
  /^([[(]?)(?:\d{4}-\d{1,2}-\d{1,2}[T ,]{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? |\p{L}{3,12}\.? \d{1,2},? \d{4},? (?:at )?)(?=\d{1,2}:\d{2})/u;

/** Beside a date, `9:05` is five past nine. */
const hourAndMinute = /^([[(]?\d{1,2}:\d{2})(?![:.,\d])(?! ?[ap]\.? ?m)/i;
/** A weekday, a day or a month in words. */
const mayBeDate = /^[[(]?(?:\p{L}{3,13}\.?,? |\d{1,2}(?:st|nd|rd|th|º)? )(?:de )?[\p{L}\d]/u;
const longestDatedHead = 64;

/** How far from Greenwich the time of an ISO date is. */
const zone = /^(.{0,2}\d{1,2}:\d{2}:\d{2}(?:[.,]\d{1,9})?)[+-]\d{2}:?\d{2}(?!\d)/;

/** A line without the date before the time at its head; any other line as it is. */
export function withoutDate(line: string): string {
  const match = dateHead.exec(line.slice(0, 48));
  if (match) return (match[1]! + line.slice(match[0].length)).replace(zone, '$1').replace(hourAndMinute, '$1:00');
  const head = line.slice(0, longestDatedHead);
  const rest = mayBeDate.test(head) ? readDate(head)?.rest : undefined;
  // Only at its head, and not above or below it.
  return rest !== undefined && /^[[(]?\d{1,2}[:.]\d{2}/.test(rest)
    ? (rest + line.slice(longestDatedHead)).replace(hourAndMinute, '$1:00')
    : line;
}

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>', '{': '}' };

/** A time mark at the beginning of a line, bare or in brackets, with the separator behind it: `[00:12] `, `00:12 - `. */
export function readLeadingMark(line: string): TimeMark | null {
  const close = closing[line[0] ?? ''];
  if (close === undefined) return withSeparator(line, readTimeMark(line));
  const inner = line.slice(1, 48);
  const mark = readTimeMark(inner.trimStart()) ?? readSeconds(inner.trimStart());
  if (!mark) return null;
  const used = inner.length - inner.trimStart().length + mark.length;
  const rest = line.slice(1 + used, 1 + used + 4);
  const gap = rest.length - rest.trimStart().length;
  if (rest[gap] !== close) return null;
  return withSeparator(line, { ...mark, length: 1 + used + gap + 1 });
}

/** `5s` and `500ms`, which only brackets tell from words. */
function readSeconds(text: string): TimeMark | null {
  const match = /^(\d{1,9}) ?(m?)s\b/.exec(text.slice(0, 16));
  if (!match || (match[2] === '' && match[1]!.length > 3)) return null;
  return { start: Number(match[1]) / (match[2] === '' ? 1 : 1000), end: null, length: match[0].length };
}

function withSeparator(line: string, mark: TimeMark | null): TimeMark | null {
  if (!mark) return null;
  const rest = line.slice(mark.length, mark.length + 8);
  if (rest !== '' && !/^[\s:|–—\-\])]/.test(rest)) return null;
  const separator = /^\s{0,4}[:|–—-]?(?:\s{1,3}|$)/.exec(rest);
  return { ...mark, length: mark.length + (separator?.[0].length ?? 0) };
}

/** A line that is a time and nothing else. */
export function readTimeLine(line: string): { start: number; end: number | null } | null {
  const bare = line.trim();
  const said = /^(\d{1,2}) (?:seconds?|segundos?)$/.exec(bare.slice(0, 16));
  if (said) return { start: Number(said[1]), end: null };
  if (bare.length < 4 || bare.length > 48) return null;
  const mark = readLeadingMark(bare);
  if (mark && mark.length >= bare.length) return { start: mark.start, end: mark.end };
  const seconds = parseClock(bare);
  return seconds === null ? null : { start: seconds, end: null };
}
