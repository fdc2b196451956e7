// Which columns say when a turn begins and ends: what rises from row to row, at the pace at which the words can be said.
import { areOrdinals } from '../inferred.ts';
import { stepsOf } from '../time-columns.ts';
import { readJsonTime } from '../times.ts';
import type { Column } from './columns.ts';

const leastFilled = 0.9;
const timeName =
  /\b(?:start|starts|begin|begins|from|offset|ts|timestamp|time|times|t|t0|at|onset|in|pos|posn|position|elapsed|inicio|debut|anfang|tempo|tiempo|momento|sec|secs|seconds|ms|millis|timecode|started|created|sent|date|s|b|since|occurred|when)\b/;
const endName = /\b(?:end|ends|stop|stops|to|finish|finished|t1|until|out|fim|fin|ende|e|till|ended|last)\b/;
const durationName = /\b(?:duration|dur|len|length|lasting|span|dauer|duracao|duracion|duree|lasts)\b/;
const noName = /\b(?:id|uuid|index|seq|number|count|confidence|score|version|page|size|words)\b/;

export interface TimeReaders {
  readonly start: string | null;
  readonly end: string | null;
  readonly duration: string | null;
}

const none: TimeReaders = { start: null, end: null, duration: null };

/** Paths of the columns of times; nulls where the rows state none. */
export function timeColumnsOf(columns: readonly Column[], text: Column): TimeReaders {
  const timed = columns.flatMap((column) => {
    if (column === text || column.filled < leastFilled || column.distinct < 2) return [];
    const times = column.values.map((value) => (typeof value === 'boolean' ? null : readJsonTime(value)));
    if (times.filter((time) => time !== null).length < leastFilled * times.length) return [];
    return [
      { column, times, isRising: isRising(times), isOrdinal: areOrdinals(times.filter((time) => time !== null)) },
    ];
  });
  const lengths = text.values.map((value) => String(value ?? '').length);
  const starts = timed
    .filter(({ isRising: rises, isOrdinal }) => rises && !isOrdinal)
    .map((each) => ({ ...each, score: startScore(each.column, each.times, lengths) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.times[0] ?? 0) - (b.times[0] ?? 0));
  const start = starts[0];
  if (!start) return none;
  // The end of the first word is none of the turn.
  const ends = timed.filter(({ column }) => column !== start.column && !column.path.includes('[].'));
  const isEnd = ({ times }: (typeof timed)[number]) => isEndOf(start.times, times);
  const end =
    ends.find((each) => endName.test(each.column.name) && isEnd(each)) ??
    ends.find((each) => each.isRising && isEnd(each));
  if (end) return { start: start.column.path, end: end.column.path, duration: null };
  const duration = timed.find(
    ({ column, isOrdinal }) => !isOrdinal && column !== start.column && durationName.test(column.name),
  );
  return { start: start.column.path, end: null, duration: duration?.column.path ?? null };
}

function isRising(times: readonly (number | null)[]): boolean {
  const { oneWay, all } = stepsOf(times);
  return oneWay > 0 && oneWay >= 0.9 * all;
}

/** Above 0 for a column of starts; names count, and so does that long turns take long. */
function startScore(
  { name, path, values }: Column,
  times: readonly (number | null)[],
  lengths: readonly number[],
): number {
  const isWritten = values.some((value) => typeof value === 'string' && /[:T]/.test(value));
  const pace = likeness(times, lengths);
  const hint = (timeName.test(name) ? 1 : 0) - (endName.test(name) ? 0.6 : 0) - (noName.test(name) ? 1 : 0);
  if (hint <= 0 && !isWritten && pace < 0.6) return 0;
  const isOfPart = path.includes('[') && /\[(?:last)?\]/.test(path) ? -0.3 : 0;
  return 1 + isOfPart + hint + (isWritten ? 0.5 : 0) + Math.max(0, pace);
}

/** How much the gaps between times go with the lengths of texts, from -1 to 1. */
export function likeness(times: readonly (number | null)[], lengths: readonly number[]): number {
  const pairs: [gap: number, length: number][] = [];
  for (let at = 0; at + 1 < times.length; at += 1) {
    const [now, next] = [times[at], times[at + 1]];
    if (now != null && next != null) pairs.push([Math.abs(next - now), lengths[at]!]);
  }
  if (pairs.length < 3) return 0;
  const mean = (which: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[which], 0) / pairs.length;
  const [gap, length] = [mean(0), mean(1)];
  let [both, first, second] = [0, 0, 0];
  for (const [a, b] of pairs) {
    both += (a - gap) * (b - length);
    first += (a - gap) ** 2;
    second += (b - length) ** 2;
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second);
}

/** Never before the start of its row, mostly not behind that of the next, and not the start again. */
function isEndOf(starts: readonly (number | null)[], ends: readonly (number | null)[]): boolean {
  let [rows, fitting, different] = [0, 0, 0];
  for (let at = 0; at < starts.length; at += 1) {
    const [start, end, next] = [starts[at], ends[at], starts[at + 1]];
    if (start == null || end == null) continue;
    rows += 1;
    if (end < start) return false;
    if (end > start) different += 1;
    if (next == null || end <= next + 0.3 * Math.abs(next - start)) fitting += 1;
  }
  return rows > 0 && different >= 0.5 * rows && fitting >= 0.7 * rows;
}
