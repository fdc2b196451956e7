// The period that trends are of, as the address has it: a preset, or days of the reader's own zone; and the equally long one before.
import { dateOf, dayOf, isDay } from '../../texts/day.ts';

/** Whole weeks, so that the period before has the same days of the week. */
export const presets = { '7d': 7, '4w': 28, '12w': 84, '52w': 364 } as const;
export type Preset = keyof typeof presets;

/** The server takes 120 days or weeks; a period that begins within a week touches one more. */
export const mostDays = 119 * 7;
const mostDaysByDay = 7;
const dayMs = 24 * 60 * 60 * 1000;
/** 1970-01-01 was a Thursday, and weeks begin on Monday. */
const mondayMs = 4 * dayMs;

/** Days as YYYY-MM-DD, both of them counted. */
export interface Period {
  preset: Preset | null;
  from: string;
  to: string;
}

export interface Range {
  from: Date;
  to: Date;
}

function moved(date: Date, days: number): Date {
  const result = new Date(date);
  result.setDate(result.getDate() + days);
  return result;
}

/** The period of `?from=…&to=…` or `?period=12w`. By default the last four weeks. */
export function periodOf(address: URLSearchParams, now: Date): Period {
  const [from, to] = [address.get('from'), address.get('to')];
  if (isDay(from) && isDay(to)) return { preset: null, from, to };
  const wanted = address.get('period') ?? '';
  const preset: Preset = Object.hasOwn(presets, wanted) ? (wanted as Preset) : '4w';
  return { preset, from: dayOf(moved(now, 1 - presets[preset])), to: dayOf(now) };
}

export const daysIn = ({ from, to }: Period) => Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / dayMs) + 1;

export const intervalOf = (period: Period) => (daysIn(period) <= mostDaysByDay ? 'day' : 'week');

/** Up to now where the period is not over yet; `before` is as long, also in hours. */
export function rangesOf(period: Period, now: Date): { present: Range; before: Range } {
  const from = dateOf(period.from);
  const end = new Date(moved(dateOf(period.to), 1).getTime() - 1);
  const to = end > now && now > from ? now : end;
  const days = daysIn(period);
  return { present: { from, to }, before: { from: moved(from, -days), to: moved(to, -days) } };
}

/** How far clocks are ahead of UTC at a moment. */
export const offsetMinutesAt = (date: Date) => -date.getTimezoneOffset();

/** Beginnings (ms) of the days or weeks of a range, as the server divides it. */
export function intervalsOf({ from, to }: Range, interval: 'day' | 'week', offsetMinutes: number): number[] {
  const [length, first] = interval === 'day' ? [dayMs, 0] : [7 * dayMs, mondayMs];
  const offsetMs = offsetMinutes * 60_000;
  const startOf = (date: Date) => Math.floor((date.getTime() + offsetMs - first) / length) * length + first - offsetMs;
  const starts: number[] = [];
  for (let start = startOf(from); start <= to.getTime(); start += length) starts.push(start);
  return starts;
}
