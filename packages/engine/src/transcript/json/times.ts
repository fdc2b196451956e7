// A time as JSON writes it, in seconds or in a unit that only the whole file tells.
import { parseClock } from '../text/clock.ts';
import { asNumber, asObject } from './values.ts';

const lasting = /^PT(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?$/;

/** A number, `1.2s`, `PT1M2.5S`, a clock, a date with a time (seconds since 1970), or an object with seconds; null for anything else. */
export function readJsonTime(value: unknown): number | null {
  if (typeof value === 'string') return readText(value.trim());
  const inside = asObject(value);
  if (!inside) return asNumber(value);
  const seconds = asNumber(inside.relative) ?? asNumber(inside.seconds);
  return seconds === null ? null : seconds + (asNumber(inside.nanos) ?? 0) / 1e9;
}

function readText(text: string): number | null {
  const number = asNumber(text.replace(/s$/, '').replace(/^(-?\d{1,9}),(\d{1,9})$/, '$1.$2')) ?? parseClock(text);
  if (number !== null) return number;
  const parts = lasting.exec(text.slice(0, 40));
  if (parts && text !== 'PT') return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
  const date = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) && text.length < 40 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : date / 1000;
}
