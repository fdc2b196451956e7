// When an integration looks again: at its interval, or after a pause that doubles with each failure.
import { instantOf, offsetMs } from './local-time.ts';

const minuteMs = 60_000;
const longestBackOffMs = 60 * minuteMs;

/** An interval, a tenth shorter or longer by chance: integrations that were made together do not poll together. */
export const nextRunMs = (intervalMinutes: number) =>
  Math.round(intervalMinutes * minuteMs * (0.9 + Math.random() * 0.2));

const dayMs = 24 * 60 * minuteMs;

/** The day of a moment by the clocks of a zone, yyyy-mm-dd. */
export const dayIn = (zone: string, at: number) => new Date(at + offsetMs(at, zone)).toISOString().slice(0, 10);

/** When the day after begins there. */
export function nextDayMs(zone: string, at: number): number {
  const next = new Date(Date.parse(dayIn(zone, at)) + dayMs).toISOString();
  const [year, month, day] = next.slice(0, 10).split('-').map(Number);
  return instantOf({ year: year!, month: month!, day: day!, hour: 0, minute: 0, second: 0 }, zone)!;
}

/** The wait after a number of failures in a row: a minute, doubled each time, at most an hour. */
export const backOffMs = (failures: number) => Math.min(minuteMs * 2 ** Math.min(failures - 1, 16), longestBackOffMs);
