// Tables: columns of times, speakers and words, parted by tabs, bars (also Markdown's), commas or semicolons.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { asNumber } from '../../json/values.ts';
import { areSpeakers, asName } from '../../labels/speaker-name.ts';
import { cleanText } from '../../text/clean-source.ts';
import { parseClock } from '../../text/clock.ts';

const mostColumns = 8;
const fewestRows = 3;

/** Reads rows of two to eight columns, one of which names speakers; null for any other text. */
export function parseTable(source: string): RawTranscript | null {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  for (const delimiter of ['\t', '|', ',', ';']) {
    const rows = readRows(lines, delimiter);
    const table = rows && readTable(rows, delimiter === '\t' || delimiter === '|');
    if (table) return { form: 'plain', ...table };
  }
  return null;
}

/** Cells of every line that has as many as most have; null where fewer than nine lines in ten do. */
function readRows(lines: readonly string[], delimiter: string): string[][] | null {
  if (lines.length < fewestRows || (!lines[0]!.includes(delimiter) && !lines[1]!.includes(delimiter))) return null;
  const rows = lines.map((line) => splitCells(line, delimiter));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns, count] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
  if (columns < 2 || columns > mostColumns || count < 0.9 * lines.length || count < fewestRows) return null;
  return rows
    .filter(({ length }) => length === columns)
    .filter((row) => !row.every((cell) => /^:?-{2,}:?$/.test(cell)));
}

function splitCells(line: string, delimiter: string): string[] {
  if (delimiter === '|') {
    const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
    return inner.split('|').map((cell) => cell.trim());
  }
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  // Told once a character: looking at the whole cell for each quote would cost its length squared.
  let isBlank = true;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    if (character === '"' && quoted && line[at + 1] === '"') at += 1;
    else if (character === '"' && (quoted || isBlank)) {
      quoted = !quoted;
      continue;
    } else if (character === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
      isBlank = true;
      continue;
    }
    cell += character;
    if (isBlank && !/\s/.test(character)) isBlank = false;
  }
  return [...cells, cell.trim()];
}

function readTable(
  all: readonly string[][],
  needsNoTime: boolean,
): Pick<RawTranscript, 'segments' | 'bareTimes'> | null {
  const columns = all[0]!.map((_, column) => column);
  const share = (column: number, is: (cell: string) => boolean) =>
    all.filter((row) => is(row[column]!)).length / all.length;
  const clocks = columns.filter((column) => share(column, (cell) => parseClock(cell) !== null) >= 0.8);
  const numbers = () => columns.filter((column) => share(column, isNumber) >= 0.8 && mayBeTimes(all, column));
  const times = clocks.length > 0 ? clocks : numbers();
  const others = columns.filter((column) => !times.includes(column));
  const size = (column: number) => all.reduce((sum, row) => sum + row[column]!.length, 0);
  const text = others.toSorted((a, b) => size(b) - size(a))[0];
  if (text === undefined || (times.length === 0 && !needsNoTime)) return null;
  const speaker = others.find((column) => column !== text && namesSpeakers(all, column));
  if (speaker === undefined) return null;
  // A head has no time where all other rows have one.
  const rows = all.filter((row, at) => at > 0 || !isHead(row, times));
  const timeOf = (row: readonly string[], column: number | undefined) =>
    column === undefined ? null : (parseClock(row[column]!) ?? asNumber(row[column]!));
  const segments = rows
    .map(
      (row): RawSegment => ({
        start: timeOf(row, times[0]),
        end: timeOf(row, times[1]),
        text: cleanText(row[text]!),
        speaker: asName(row[speaker]!),
      }),
    )
    .filter((segment) => segment.text !== '');
  return { segments, bareTimes: clocks.length === 0 };
}

function isNumber(cell: string): boolean {
  return /^\d{1,19}(?:\.\d{1,9})?$/.test(cell);
}

/** Long numbers are times only where they rise from row to row: others are telephone numbers and the like. */
function mayBeTimes(rows: readonly string[][], column: number): boolean {
  const numbers = rows.flatMap((row) => (isNumber(row[column]!) ? Number(row[column]) : []));
  if (numbers.every((number) => number < 1e6)) return true;
  const rising = numbers.filter((number, at) => at > 0 && number > numbers[at - 1]!).length;
  return rising >= 0.8 * (numbers.length - 1);
}

function namesSpeakers(rows: readonly string[][], column: number): boolean {
  const names = rows.slice(1).map((row) => asName(row[column]!));
  const known = names.filter((name) => name !== null);
  return (
    known.length >= 0.9 * names.length && new Set(known).size <= Math.max(2, rows.length / 2) && areSpeakers(known)
  );
}

function isHead(row: readonly string[], times: readonly number[]): boolean {
  if (times.length > 0) return row.every((cell) => parseClock(cell) === null && !isNumber(cell));
  return row.every((cell) =>
    /^(?:speaker|name|text|message|transcript|utterance|falante|nome|texto|mensagem|fala|hablante|nombre|mensaje|who|content)$/i.test(
      cell,
    ),
  );
}
