// Times in the cells of tables: clocks with a date or without, numbers, and a beginning with its end in one cell.
import { readJsonTime } from '../../json/times.ts';
import { parseClock, readTimeMark, withoutDate } from '../../text/clock.ts';

/** A clock, with a date or without, or a number. */
export function readTime(cell: string): number | null {
  const clock = parseClock(cell) ?? parseClock(withoutDate(cell)) ?? readRange(cell)?.start ?? null;
  return clock ?? readJsonTime(cell);
}

/** `0:03.5 - 0:07.2`: a beginning and an end in one cell. */
function readRange(cell: string): { readonly start: number; readonly end: number } | null {
  const mark = cell.length <= 48 ? readTimeMark(cell) : null;
  return mark?.end != null && mark.length === cell.length ? { start: mark.start, end: mark.end } : null;
}

/** The end in its own column, else beside the beginning. */
export const readEnd = (row: readonly string[], start: number, end: number): number | null =>
  end >= 0 ? readTime(row[end]!) : start >= 0 ? (readRange(row[start]!)?.end ?? null) : null;

export const isClock = (cell: string) =>
  parseClock(cell) !== null || parseClock(withoutDate(cell)) !== null || readRange(cell) !== null;
