// The times of a whole file in seconds from its beginning: their unit by their size and the rate of speech, and where they count from (docs/decisions/minutes.md#d62).
import type { RawSegment, RawTranscript } from '../conversation/raw.ts';
import { inStartOrder } from '../conversation/span.ts';
import { areTimesUseless, inTimeOrder } from './speech/order.ts';

/** Units that a file may count in, by how many make a second; 1e-3 is that of a reader which took seconds for milliseconds, and spreadsheets count in days. */
const unitsPerSecond = [1, 1e3, 1e6, 1e7, 1e9, 1e-3, 1 / 60, 1 / 86_400];
/** Hundredths, which a chat's seconds could be taken for: only turns that state their ends may count in them. */
const hundredths = 100;

/** Seconds for a word, pauses included: what any talk has, what none has, and what is usual. */
const plausible = { least: 0.08, most: 4, usual: 0.45 };
const impossible = { below: 0.03, above: 30 };
const charactersPerWord = 6;

/** No recording begins hours late: such times are those of the day or of a calendar. */
const latestBeginSeconds = 4 * 3600;

/** Who writes takes longer for a word than anybody who speaks (30 words a minute). */
const writtenSecondsPerWord = 2;

/**
 * The transcript with times in seconds from its beginning. One unit for the whole file, told where it names none (`bareTimes`): by the
 * size of the numbers, since only times since 1970, 1601 or the year 1 are so large; else the reader's own, unless nobody could talk as
 * fast or as slowly as it says; then that by which they talk as people do. `isChat` is set where messages were written, not spoken:
 * exports of messengers, and starts by the clock or the calendar that come at the pace of writing.
 */
export function withTimes({ bareTimes, areMessages, ...raw }: RawTranscript): RawTranscript {
  const segments = pastMidnight(bareTimes ? inSeconds(raw.segments) : ofTheDay(raw.segments));
  const origin = originOf(segments);
  const begin = origin === 0 ? beginOf(segments) : origin;
  const isChat = raw.form === 'whatsapp' || (origin > 0 && isWritten(segments, areMessages === true));
  // Blocks of one time, with the end of the recording, still tell how long it was.
  const isUseless =
    !isChat &&
    raw.endSeconds === undefined &&
    raw.form !== 'google-meet' &&
    (areTimesUseless(segments) || lastImpossibly(segments));
  const timed = isUseless
    ? segments.map((segment) => ({ ...segment, start: null, end: null }))
    : countedFrom(segments, begin);
  return { ...raw, segments: inTimeOrder(timed), ...(isChat && { isChat }), ...(isUseless && { timesUnusable: true }) };
}

/** The earliest start where all are those of the day or of a calendar: some list the newest first. */
function originOf(segments: readonly RawSegment[]): number {
  const first = segments.find(({ start }) => start !== null)?.start ?? 0;
  if (first < latestBeginSeconds) return 0;
  let least = first;
  for (const { start } of segments) if (start !== null && start >= latestBeginSeconds) least = Math.min(least, start);
  return least;
}

/** Nobody says 400 words a minute, so that `14:20`, `14:21` are then hours and minutes, and not minutes and seconds. */
const fastestSecondsPerWord = 0.15;
const fewestOfDay = 4;
/** Before five in the morning nobody talks to clients, and most recordings have their first times. */
const earliestOfDay = 300;

/** Clocks of two figures, which were read as minutes and seconds, as hours and minutes where people would talk too fast. */
function ofTheDay(segments: readonly RawSegment[]): readonly RawSegment[] {
  const mayBe = segments.every(
    ({ start, end }) =>
      end === null && start !== null && Number.isInteger(start) && start >= earliestOfDay && start < daySeconds / 60,
  );
  if (!mayBe || segments.length < fewestOfDay) return segments;
  const pace = secondsPerWord(segments);
  return pace === null || pace >= fastestSecondsPerWord
    ? segments
    : segments.map((segment) => ({ ...segment, start: segment.start! * 60 }));
}

const daySeconds = 86_400;
const lateSeconds = 22 * 3600;
const earlySeconds = 2 * 3600;

/** Times of the day go on behind midnight. */
function pastMidnight(segments: readonly RawSegment[]): readonly RawSegment[] {
  let last = 0;
  let from = -1;
  for (let at = 0; at < segments.length; at += 1) {
    const start = segments[at]!.start ?? last;
    if (start < last && (from >= 0 || last < lateSeconds || last >= daySeconds || start > earlySeconds))
      return segments;
    if (start < last) from = at;
    last = start;
  }
  if (from < 0) return segments;
  const later = (time: number | null) => (time === null ? null : time + daySeconds);
  return segments.map((segment, at) =>
    at < from ? segment : { ...segment, start: later(segment.start), end: later(segment.end) },
  );
}

/** Segments in seconds whose times are numbers without a unit. */
export function inSeconds(segments: readonly RawSegment[]): readonly RawSegment[] {
  const perSecond =
    calendarUnit(segments) ??
    spokenUnit(
      secondsPerWord(segments),
      segments.every(({ end }) => end !== null),
    );
  if (perSecond === 1) return segments;
  const convert = (time: number | null) => (time === null ? null : time / perSecond);
  return segments.map((segment) => ({ ...segment, start: convert(segment.start), end: convert(segment.end) }));
}

/** The unit of times that count from 1970, or from 1 or 1601 as .NET and Windows do, told by their size alone; null for others. */
function calendarUnit(segments: readonly RawSegment[]): number | null {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { start } of segments) if (start !== null) [least, most] = [Math.min(least, start), Math.max(most, start)];
  const isTicks = (least > 6.2e17 && least < 6.7e17) || (least > 1.2e17 && least < 1.5e17);
  if (isTicks) return 1e7;
  // Nanoseconds from the beginning are as large, but grow by more than a calendar does.
  return [1, 1e3, 1e6, 1e9].find((perSecond) => least >= 9e8 * perSecond && most < 4.2e9 * perSecond) ?? null;
}

function spokenUnit(pace: number | null, haveEnds: boolean): number {
  if (pace === null || (pace >= impossible.below && pace <= impossible.above)) return 1;
  const distance = (perSecond: number) => Math.abs(Math.log(pace / perSecond / plausible.usual));
  const fitting = [...unitsPerSecond, ...(haveEnds ? [hundredths] : [])].filter(
    (perSecond) => pace / perSecond >= plausible.least && pace / perSecond <= plausible.most,
  );
  return fitting.toSorted((a, b) => distance(a) - distance(b))[0] ?? 1;
}

/** Whether segments that state their ends would have people talk as nobody can, whatever the unit. */
function lastImpossibly(segments: readonly RawSegment[]): boolean {
  if (segments.length < 3 || segments.some(({ end }) => end === null)) return false;
  const pace = secondsPerWord(segments);
  return pace !== null && pace > impossible.above;
}

function isWritten(segments: readonly RawSegment[], areMessages: boolean): boolean {
  if (segments.some(({ end }) => end !== null)) return false;
  return areMessages || (secondsPerWord(segments) ?? 0) > writtenSecondsPerWord;
}

/**
 * How long a word takes, in the file's own unit: the middle one of all words, so that pauses and damaged times count little. A segment
 * without an end lasts until the next begins. Null where no segment lasts.
 */
function secondsPerWord(segments: readonly RawSegment[]): number | null {
  const timed = inStartOrder(segments);
  const paces: { pace: number; words: number }[] = [];
  let all = 0;
  timed.forEach(({ start, end, text }, at) => {
    const until = end ?? timed[at + 1]?.start ?? start;
    const words = text.length / charactersPerWord;
    if (until <= start || words === 0) return;
    paces.push({ pace: (until - start) / words, words });
    all += words;
  });
  paces.sort((a, b) => a.pace - b.pace);
  let before = 0;
  for (const { pace, words } of paces) {
    before += words;
    if (before >= all / 2) return pace;
  }
  return null;
}

/** Times that count from a moment within the recording begin at most this long before it. */
const earliestSeconds = -3600;

/** Where whole segments last before zero, the earliest begins the recording. */
function beginOf(segments: readonly RawSegment[]): number {
  const isBefore = ({ start, end }: RawSegment) => start !== null && end !== null && start < end && end <= 0;
  if (!segments.some(isBefore)) return 0;
  let least = 0;
  for (const { start } of segments) if (start !== null) least = Math.min(least, start);
  return least >= earliestSeconds ? least : 0;
}

/** Nothing is said before the beginning: an aligner is a little off there, or the time is damaged. */
function countedFrom(segments: readonly RawSegment[], origin: number): readonly RawSegment[] {
  const isBefore = (time: number | null) => time !== null && time < 0;
  if (origin === 0 && !segments.some(({ start, end }) => isBefore(start) || isBefore(end))) return segments;
  // Numbers as large as these have no exact fractions.
  const convert = (time: number | null) =>
    time === null ? null : Math.max(0, origin === 0 ? time : Math.round((time - origin) * 1000) / 1000);
  return segments.map((segment) => ({ ...segment, start: convert(segment.start), end: convert(segment.end) }));
}
