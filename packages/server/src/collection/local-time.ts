// Which moment a clock's reading in a time zone means: readings that exist twice are the first of both, readings that a spring night leaves out are read as if it did not.

/** A reading of a clock; `month` from 1. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const hourMs = 3_600_000;

/** ms since the epoch, or null when there is no such day or time. `zone` is an IANA name that `isTimeZone` takes. */
export function instantOf(local: LocalTime, zone: string): number | null {
  const asUtc = utcOf(local);
  if (asUtc === null) return null;
  // The zone's offsets a day to either side: one of them holds, unless the reading was left out.
  const offsets = [offsetMs(asUtc - 24 * hourMs, zone), offsetMs(asUtc + 24 * hourMs, zone)];
  const fitting = offsets.map((offset) => asUtc - offset).filter((at) => at + offsetMs(at, zone) === asUtc);
  return fitting.length > 0 ? Math.min(...fitting) : asUtc - offsets[0]!;
}

/** The reading as ms since the epoch of a clock in UTC, or null when there is no such day or time. */
export function utcOf({ year, month, day, hour, minute, second }: LocalTime): number | null {
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(at);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24;
  return exists && minute < 60 && second < 60 ? at : null;
}

/** How far the zone's clocks are ahead of UTC at a moment. */
export function offsetMs(at: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) parts[type] = value;
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts[type]);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return local - Math.floor(at / 1000) * 1000;
}

export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Formats cost a lot to make; there are few zones. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}
