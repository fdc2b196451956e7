// Lists whose keys say nothing: which column holds words, speakers, starts and ends, told by what stands in it.
import { countWords } from '../../conversation/words.ts';
import { areSpeakers, asName } from '../labels/speaker-name.ts';
import { fieldsOf } from './fields.ts';
import { isTalk } from './talk-words.ts';
import { readJsonTime } from './times.ts';
import { asObject, type JsonObject } from './values.ts';

const fewestItems = 4;
const fewestWords = 3;
const mostSpeakers = 12;
const deepest = 3;
const mostColumns = 60;
/** Items that are looked at: enough to tell a column by. */
const looked = 200;

type Cells = ReadonlyMap<string, unknown>;

/** The items as `{speaker, text, start, end}`; [] where no column holds talk, or none tells who says it. */
export function inferredTurns(items: readonly JsonObject[]): JsonObject[] {
  if (items.length < fewestItems) return [];
  const sample = items.slice(0, looked).map((item) => cellsIn(item));
  const columns = [...new Set(sample.flatMap((row) => [...row.keys()]))].slice(0, mostColumns);
  const text = columns
    .map((column) => ({ column, words: wordsIn(sample, column) }))
    .filter(({ column, words }) => words >= fewestWords && isTalk(textsIn(sample, column)))
    .toSorted((a, b) => b.words - a.words)[0]?.column;
  if (text === undefined) return [];
  const likely = columns.toSorted((a, b) => Number(speakerLike.test(b)) - Number(speakerLike.test(a)));
  const speaker = likely.find((column) => column !== text && namesSpeakers(sample, column));
  if (speaker === undefined) return [];
  const [start, end] = timeColumns(
    sample,
    columns.filter((column) => column !== text && column !== speaker),
  );
  return items.flatMap((item): JsonObject[] => {
    const row = cellsIn(item);
    const said = row.get(text);
    if (typeof said !== 'string') return [];
    const time = (column: string | undefined) => (column === undefined ? null : readJsonTime(row.get(column)));
    return [{ speaker: String(row.get(speaker) ?? ''), text: said, start: time(start), end: time(end) }];
  });
}

/** Every value of an item by its path. */
function cellsIn(item: JsonObject, path = '', depth = 0, cells = new Map<string, unknown>()): Cells {
  for (const [key, value] of fieldsOf(item)) {
    const inside = asObject(value);
    if (inside && depth < deepest) cellsIn(inside, `${path}${key}.`, depth + 1, cells);
    else if (typeof value !== 'object') cells.set(path + key, value);
  }
  return cells;
}

function textsIn(rows: readonly Cells[], column: string): string[] {
  return rows.flatMap((row) => {
    const value = row.get(column);
    return typeof value === 'string' ? [value] : [];
  });
}

function wordsIn(rows: readonly Cells[], column: string): number {
  const texts = textsIn(rows, column);
  if (texts.length < 0.5 * rows.length || new Set(texts).size < 0.7 * texts.length) return 0;
  return texts.reduce((sum, text) => sum + countWords(text), 0) / texts.length;
}

const speakerLike = /speaker|spk|name|person|author|who|user|agent|sprecher|locut|falante|hablante/;

function namesSpeakers(rows: readonly Cells[], column: string): boolean {
  const values = rows.map((row) => row.get(column));
  if (values.some((value) => value === undefined || typeof value === 'boolean')) return false;
  const names = values.map((value) => asName(String(value)));
  const known = names.filter((name) => name !== null);
  const different = new Set(known).size;
  if (known.length < 0.9 * values.length || different < 2 || different > Math.min(mostSpeakers, values.length / 2))
    return false;
  return areSpeakers(known);
}

/** The first column of times that rise, and the one that is never before it; numbers that only count the items are none. */
function timeColumns(rows: readonly Cells[], columns: readonly string[]): [string?, string?] {
  const times = new Map<string, number[]>();
  for (const column of columns) {
    const read = rows.map((row) => readJsonTime(row.get(column)));
    const found = read.filter((time) => time !== null);
    if (found.length === rows.length && isRising(found) && !areOrdinals(found)) times.set(column, found);
  }
  const starts = [...times].toSorted(([, a], [, b]) => a[0]! - b[0]!)[0];
  if (!starts) return [];
  const ends = [...times].find(([column, found]) => column !== starts[0] && isEnd(starts[1], found));
  return [starts[0], ends?.[0]];
}

const isRising = (times: readonly number[]) =>
  new Set(times).size > 1 && times.every((time, at) => at === 0 || time >= times[at - 1]!);

export const areOrdinals = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1) && numbers[0]! <= 2;

/** Ends are behind their starts and, mostly, before the next. */
function isEnd(starts: readonly number[], ends: readonly number[]): boolean {
  const inOrder = ends.filter((end, at) => end <= (starts[at + 1] ?? Number.POSITIVE_INFINITY)).length;
  return (
    ends.every((end, at) => end >= starts[at]!) &&
    inOrder >= 0.7 * ends.length &&
    ends.some((end, at) => end > starts[at]!)
  );
}
