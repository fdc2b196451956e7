// Name and time above the words: Otter's export, Teams, Fathom, Read.ai and others, on one line in either order, or on two.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { noNames, splitTrailingTime } from '../../labels/speaker-label.ts';
import { areSpeakers, asName, isWrittenAsName } from '../../labels/speaker-name.ts';
import { cleanText } from '../../text/clean-source.ts';
import { readLeadingMark, readTimeLine } from '../../text/clock.ts';
import { readDate, timeOfDay } from '../../text/dates.ts';

interface Header {
  readonly name: string;
  readonly start: number;
  readonly end: number | null;
  /** Lines that it takes. */
  readonly lines: number;
  /** A date stands beside the time, so that it is surely a head. */
  readonly isDated?: boolean;
}

type HeaderReader = (lines: readonly string[], at: number) => Header | null;
type HasWords = (lines: readonly string[], from: number) => boolean;

/** Reads `Joyce Abara  00:05`, `0:05 - Joyce` or `(1:02:03)` and name on two lines, with text below; null when fewer than two stand. */
export function parseSpeakerHeaders(source: string): RawTranscript | null {
  const lines = source.split('\n');
  let best: { reader: (hasWords: HasWords) => HeaderReader; names: Set<string>; share: number } | null = null;
  for (const reader of readers) {
    const headers = [...findHeaders(lines, reader(hasWordsBelow)).values()];
    const names = headers.map(({ name }) => name);
    const distinct = new Set(names);
    // Where words could be taken for names, names come back more often.
    const share = distinct.size / names.length;
    if (areSpeakers(headers.map(asWritten)) && (!best || share < best.share)) best = { reader, names: distinct, share };
  }
  if (!best) return null;
  // Some of the people whose names are known by now may have lost their words.
  const headers = findHeaders(
    lines,
    best.reader(() => true),
  );
  for (const [at, { name }] of headers) if (!best.names.has(name)) headers.delete(at);
  return { form: 'otter', segments: gather(lines, headers) };
}

/** Nicknames of chats begin with a small letter. */
const asWritten = ({ name, isDated }: Header) =>
  isDated && /^[a-z][\w.-]{1,31}$/.test(name) ? name.slice(0, 1).toUpperCase() + name.slice(1) : name;

function findHeaders(lines: readonly string[], read: HeaderReader): Map<number, Header> {
  const found = new Map<number, Header>();
  for (let at = 0; at < lines.length; at += 1) {
    const header = read(lines, at);
    if (!header) continue;
    found.set(at, header);
    at += header.lines - 1;
  }
  const counts = new Map<string, number>();
  for (const { name } of found.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  // A title with a time in it, or `Duration: 1:12`, comes once and is not written as a name.
  for (const [at, { name }] of found)
    if (counts.get(name) === 1 && (!isWrittenAsName(name) || noNames.has(name.toLowerCase()))) found.delete(at);
  return found;
}

function gather(lines: readonly string[], headers: ReadonlyMap<number, Header>): RawSegment[] {
  const open: (Omit<RawSegment, 'text'> & { lines: string[] })[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const header = headers.get(at);
    if (header) {
      open.push({ start: header.start, end: header.end, speaker: header.name, lines: [] });
      at += header.lines - 1;
    } else if (!isFooter(lines[at]!) && readTimeLine(lines[at]!) === null) open.at(-1)?.lines.push(lines[at]!);
  }
  return open
    .map(({ lines: parts, ...segment }) => ({ ...segment, text: cleanText(parts.join('\n')).replace(/\n/g, ' ') }))
    .filter((segment) => segment.text !== '');
}

function oneLineReader(hasWords: HasWords): HeaderReader {
  return (lines, at) => (hasWords(lines, at + 1) ? readOneLine(lines[at]!) : null);
}

function timeAboveName(hasWords: HasWords): HeaderReader {
  return (lines, at) => (hasWords(lines, at + 2) ? readTwoLines(lines[at]!, lines[at + 1]) : null);
}

function nameAboveTime(hasWords: HasWords): HeaderReader {
  return (lines, at) => {
    // `6 seconds` above `0:06`, as Teams copies them.
    const isTwice = at + 2 < lines.length && lines[at + 2]!.length < 16 && readTimeLine(lines[at + 2]!) !== null;
    const header = hasWords(lines, at + (isTwice ? 3 : 2)) ? readTwoLines(lines[at + 1], lines[at]) : null;
    return header && isTwice ? { ...header, lines: 3 } : header;
  };
}

const readers = [oneLineReader, timeAboveName, nameAboveTime];

/** `Ana replied:`, as help desks head a message. */
const verb = / (?:replied|wrote|said|commented|responded|escreveu|respondeu|disse|escribi[óo]|respondi[óo]|dijo) ?:?$/i;
const dayWord = /\b(?:today|yesterday|hoje|ontem|hoy|ayer)(?: at| [àa]s| a las?)? (?=\d)/i;

/** `[4/3 9:10 AM]`, as Teams copies the messages of this year, and `[Monday 9:10 AM]` of this week. */
const yearless = /^\[(?:\d{1,2}[/.]\d{1,2}|\p{L}{3,14}),? (?=\d{1,2}:\d{2})/u;

function readOneLine(line: string): Header | null {
  if (line.length > 112 || !/\d:?\d|\ds/.test(line)) return null;
  const bare = line
    .replaceAll('\t', ' ')
    .trim()
    .replace(/^[#*_•-]{1,6} {0,2}/, '')
    .replace(/[*_]{1,3}$/, '')
    .replace(dayWord, '')
    .replace(yearless, '[')
    .replace(/(?<= )[*_]{1,3}(?=\d{1,2}:\d{2})/, '');
  const dated = readDate(bare);
  const trailing = splitTrailingTime(dated?.rest ?? bare);
  const mark = trailing.start === null ? readLeadingMark(dated?.rest ?? bare) : null;
  const start = trailing.start ?? mark?.start ?? null;
  const name =
    start === null
      ? null
      : asName(mark ? (dated?.rest ?? bare).slice(mark.length).replace(/^[\s|*_–—-]{1,4}/, '') : trailing.name);
  if (dated && name !== null && start !== null) {
    const time = /\d{1,2}:\d{2}.{0,12}/.exec(dated.rest)?.[0] ?? '';
    return { name, start: dated.daySeconds + timeOfDay(time, start), end: null, lines: 1, isDated: true };
  }
  return name === null || start === null ? null : { name, start, end: trailing.end ?? mark?.end ?? null, lines: 1 };
}

function readTwoLines(timeLine: string | undefined, nameLine: string | undefined): Header | null {
  if (timeLine === undefined || nameLine === undefined || nameLine.length > 112) return null;
  // Behind the time may stand when it was read.
  const bare = timeLine.length > 112 ? timeLine : timeLine.replace(/ \(\p{L}[^()]{0,64}\)\s{0,4}$/u, '');
  const dated = readDate(bare);
  const time = readTimeLine(dated?.rest ?? bare);
  const name = time === null || readTimeLine(nameLine) !== null ? null : asName(nameLine.replace(verb, ''));
  if (time === null || name === null) return null;
  return dated
    ? { name, start: dated.daySeconds + timeOfDay(dated.rest, time.start), end: null, lines: 2, isDated: true }
    : { name, start: time.start, end: time.end, lines: 2 };
}

function hasWordsBelow(lines: readonly string[], from: number): boolean {
  const next = lines[from]?.trim() === '' ? lines[from + 1] : lines[from];
  return next !== undefined && next.trim() !== '' && readTimeLine(next) === null;
}

function isFooter(line: string): boolean {
  const bare = line.trim();
  return (
    /^(?:transcribed by|transcrito por|transcrita por) \S/i.test(bare) ||
    (bare.length < 120 &&
      /(?:started|stopped|iniciou|interrompeu|parou|inici[óo]|detuvo) (?:the |a |la )?(?:transcription|transcri[çc][ãa]o|transcripci[óo]n)$/i.test(
        bare,
      ))
  );
}
