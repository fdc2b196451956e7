// When a call began, from its id or from a clock's reading in a time zone.
import { instantOf, type LocalTime, offsetMs } from '../local-time.ts';

const hourMs = 3_600_000;

/** Asterisk's uniqueid begins with the second at which its channel was made, behind a system name if there is one; null for other ids. */
export function timeOfUniqueId(id: string): number | null {
  const seconds = /^(?:[\w.]+-)?(\d{9,10})\.\d+$/.exec(id)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

/** `2026-03-16 10:15:00`, also with slashes, a T, an offset or Z; or seconds since the epoch. Null for anything else. */
export function readTime(text: string, zone: string, notAfter: number): number | null {
  if (/^\d{10}(\.\d+)?$/.test(text)) return Math.floor(Number(text)) * 1000;
  const parts = /^(\d{4})[-/.](\d\d)[-/.](\d\d)[ T](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(
    text,
  );
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const local = { year: year!, month: month!, day: day!, hour: hour!, minute: minute!, second: second! };
  const offset = parts[7];
  if (offset === undefined) return latestOf(local, zone, notAfter);
  const utc = instantOf(local, 'UTC');
  if (utc === null || offset === 'Z') return utc;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return utc - (offset[0] === '-' ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/**
 * The reading's moment; of a reading that an autumn night has twice, the later one unless that is after `notAfter` (the file was there
 * by then): so a recording is never taken to be from before the integration's beginning by mistake.
 */
export function latestOf(local: LocalTime, zone: string, notAfter: number): number | null {
  const first = instantOf(local, zone);
  if (first === null) return null;
  const again = first + hourMs;
  return offsetMs(first, zone) - offsetMs(again, zone) === hourMs && again <= notAfter ? again : first;
}
