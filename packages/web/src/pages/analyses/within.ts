// Periods that move with the calendar, as the address has them (?within=lastWeek), and the days that they are now.
import { dayOf } from '../../texts/day.ts';

export const withins = ['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type Within = (typeof withins)[number];

export const isWithin = (text: string): text is Within => withins.some((within) => within === text);

/** First and last day; weeks begin on Monday. */
export function daysWithin(within: Within, now: Date): { from: string; to: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const monday = day - ((now.getDay() + 6) % 7);
  const days: Record<Within, [from: Date, to: Date]> = {
    thisWeek: [new Date(year, month, monday), new Date(year, month, monday + 6)],
    lastWeek: [new Date(year, month, monday - 7), new Date(year, month, monday - 1)],
    thisMonth: [new Date(year, month, 1), new Date(year, month + 1, 0)],
    lastMonth: [new Date(year, month - 1, 1), new Date(year, month, 0)],
  };
  const [from, to] = days[within];
  return { from: dayOf(from), to: dayOf(to) };
}
