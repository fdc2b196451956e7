// Strict ISO-8601: a calendar date or a date-time; no offset means UTC; impossible dates are refused (docs/decisions/listing.md#d38).

const shape = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/;

/**
 * Unix time in milliseconds, with a fraction where the text is finer than that; null when the text is no such time.
 * Accepted: `2026-03-01`, `2026-03-01T10:30`, `…T10:30:15.250Z`, `…T10:30:15-03:00`.
 */
export function parseIsoTime(text: string): number | null {
  const match = shape.exec(text);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as number[];
  if (hour! > 23 || minute! > 59 || second! > 59) return null;
  const date = new Date(0);
  date.setUTCFullYear(year!, month! - 1, day!);
  // JavaScript turns 30 February into 2 March; then the month is no longer the one asked for.
  if (date.getUTCMonth() !== month! - 1 || date.getUTCDate() !== day) return null;
  const offsetMinutes = parseOffset(match[8]);
  if (offsetMinutes === null) return null;
  const clockMs = ((hour! * 60 + minute! - offsetMinutes) * 60 + second!) * 1000;
  const fraction = (match[7] ?? '').padEnd(9, '0');
  return date.getTime() + clockMs + Number(fraction) / 1e6;
}

function parseOffset(text: string | undefined): number | null {
  if (text === undefined || text === 'Z') return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(3).replace(':', ''))];
  if (hours > 23 || minutes > 59) return null;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
