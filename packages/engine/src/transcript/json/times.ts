// A time as JSON writes it, in seconds or in a unit that only the whole file tells.
import { parseClock } from '../text/clock.ts';
import { readDate, timeOfDay } from '../text/dates.ts';
import { asNumber, asObject } from './values.ts';

const lasting = /^PT(?:(\d{1,4})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?$/;

const unitOf = /^(-?\d{1,16}(?:\.\d{1,9})?) ?(ms|msecs?|millis|milliseconds|us|µs|ns|secs?|seconds?|segundos?)$/i;
const perSecond: Readonly<Record<string, number>> = {
  ...{ ms: 1e3, msec: 1e3, msecs: 1e3, millis: 1e3, milliseconds: 1e3, us: 1e6, µs: 1e6, ns: 1e9 },
  ...{ sec: 1, secs: 1, second: 1, seconds: 1, segundo: 1, segundos: 1 },
};

/** A number, `1.2s`, `120ms`, `PT1M2.5S`, a clock, a date with a time (seconds since 1970), or an object with seconds; null for anything else. */
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
  const counted = unitOf.exec(text.slice(0, 32));
  if (counted) return Number(counted[1]) / perSecond[counted[2]!.toLowerCase()]!;
  const parts = lasting.exec(text.slice(0, 40));
  if (parts && text !== 'PT') return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
  const date = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text) && text.length < 40 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? readDated(text) : date / 1000;
}

/** `Mar 4, 2025 9:18:00 am`, `04/03/2025 09:18`. */
function readDated(text: string): number | null {
  if (text.length > 40 || !/\d[:.]\d{2}/.test(text)) return null;
  const dated = readDate(text);
  const clock = dated && parseClock(dated.rest.trim());
  return clock === null ? null : dated!.daySeconds + timeOfDay(dated!.rest, clock);
}
