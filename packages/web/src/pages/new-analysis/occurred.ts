// When a conversation took place, as a file tells it: its name, by the reader's clock, otherwise the time of its last change.
import { dayOf } from '../../texts/day.ts';

const numbers =
  /(?<!\d)(20\d\d)[-_. ]?([01]\d)[-_. ]?([0-3]\d)(?:[-_.T ,]{0,3}(?:at )?([0-2]\d)[-_.:h]?([0-5]\d)(?:[-_.:m]?([0-5]\d))?)?(?!\d)/;
/** Asterisk's id of a call: seconds since 1970, in UTC. */
const callId = /(?<![\d.])(1\d{9})\.\d+(?!\d)/;

/** As a field for date and time has it: `2026-03-16T09:15`. */
export function localMoment(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

function inName(name: string, changed: Date): Date | null {
  const seconds = callId.exec(name)?.[1];
  if (seconds !== undefined) return new Date(Number(seconds) * 1000);
  const parts = numbers.exec(name);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts
    .slice(1)
    .map((part) => (part === undefined ? null : Number(part)));
  const isDayOnly = hour == null;
  const date = new Date(year!, month! - 1, day!, hour ?? 0, minute ?? 0, second ?? 0);
  if (date.getMonth() !== month! - 1 || date.getDate() !== day) return null;
  // A file of that day was changed when the conversation ended.
  return isDayOnly && date.toDateString() === changed.toDateString() ? changed : date;
}

/** Never later than `now`. */
export function occurredOf({ name, lastModified }: Pick<File, 'name' | 'lastModified'>, now: number): string {
  const changed = new Date(Math.min(lastModified, now));
  const named = inName(name, changed);
  return localMoment(named && named.getTime() <= now ? named : changed);
}

/** What a field for date and time says, as the server takes it; an empty field says nothing. */
export const sentMoment = (field: string): { occurredAt?: string } => {
  const date = new Date(field);
  return field === '' || Number.isNaN(date.getTime()) ? {} : { occurredAt: date.toISOString() };
};
