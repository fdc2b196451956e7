// Stored times as the interface shows them: ISO-8601 in UTC with milliseconds.

const dayMs = 24 * 60 * 60 * 1000;
const padded = (count: number, width: number) =>
  Array.from({ length: count }, (_, value) => String(value).padStart(width, '0'));
const twoDigits = padded(60, 2);
const threeDigits = padded(1000, 3);

let lastDay = Number.NaN;
let lastDate = '';

/** `2026-03-01T10:30:15.250Z` of a time in whole ms. A page has a hundred of them: the date is kept from one to the next. */
export function toTimestamp(timeMs: number): string {
  const day = Math.floor(timeMs / dayMs);
  if (day !== lastDay) {
    lastDate = new Date(day * dayMs).toISOString().slice(0, -'00:00:00.000Z'.length);
    lastDay = day;
  }
  const msOfDay = timeMs - day * dayMs;
  const seconds = Math.floor(msOfDay / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${lastDate}${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}.${threeDigits[msOfDay % 1000]}Z`;
}
