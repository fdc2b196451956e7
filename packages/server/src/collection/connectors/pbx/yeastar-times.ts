// When a Yeastar recording began. Its `time` has the form and zone that the PBX shows its users (01/12/2022 may be either day), so it is the last of three places to look.

import { instantOf, type LocalTime, utcOf } from '../../local-time.ts';
import { numberIn, recordIn, textIn } from '../../provider-values.ts';

/** The PBX's clock as `system/information` describes it. */
export interface PbxClock {
  /** IANA zone of the integration; null: `offsetMs` holds at all times. */
  zone: string | null;
  /** How far the PBX's clock is ahead of UTC now; 0 when it is not known. */
  offsetMs: number;
  isKnown: boolean;
  /** The order in which dates are written; null if the telephone system does not say. */
  dateOrder: DateOrder | null;
}

export type DateOrder = 'ymd' | 'mdy' | 'dmy';

export interface TimedRow {
  time: string;
  uid: string;
  file: string;
}

/** No zone is further from UTC; an hour more for clocks that are wrong. */
const mostOffsetMs = 15 * 3_600_000;

/**
 * ms since the epoch; null when nothing can be read. In this order:
 * 1. the file's name, `20220112173629-1641980184.14-5566-5556-Internal.wav`: behind the local time stands the moment itself, which needs neither zone nor form;
 * 2. the call's id, `2022011217362446627`: local time in one form;
 * 3. `time`, by the form that the PBX says it uses; where it says none, a date that can be read two ways is read as month and day, as the PBX does out of the box.
 */
export function recordedAt({ time, uid, file }: TimedRow, clock: PbxClock): number | null {
  const named = /^(?:.*\/)?(\d{14})-(\d{9,11})\.\d+-/.exec(file);
  if (named) {
    const at = Number(named[2]) * 1000;
    const local = compact(named[1]!);
    const reading = local && utcOf(local);
    if (reading !== null && Math.abs(reading - at) <= mostOffsetMs) return at;
  }
  const local = compact(/^(\d{14})[0-9A-Za-z]{2,}$/.exec(uid)?.[1] ?? '') ?? readTime(time, clock.dateOrder);
  return local && onClock(local, clock);
}

const onClock = (local: LocalTime, { zone, offsetMs }: PbxClock): number | null => {
  if (zone !== null) return instantOf(local, zone);
  const at = utcOf(local);
  return at === null ? null : at - offsetMs;
};

/** `20220112173624`. */
function compact(text: string): LocalTime | null {
  const parts = /^((?:19|20)\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
  const local = { year, month, day, hour, minute, second };
  return utcOf(local) === null ? null : local;
}

/**
 * `2025/08/22 16:44:40`, `01/12/2022 05:36:24 PM`. The order that the PBX names goes first; what cannot be read by it was
 * written before the setting changed, and is read as it can be.
 */
export function readTime(text: string, order: DateOrder | null): LocalTime | null {
  const orders = new Set<DateOrder>([...(order ? [order] : []), 'ymd', 'mdy', 'dmy']);
  return [...orders].map((each) => readAs(text, each)).find((local) => local !== null) ?? null;
}

function readAs(text: string, order: DateOrder): LocalTime | null {
  const match =
    /^\s*(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})[ T]+(?:([AaPp])\.?[Mm]\.?\s*)?(\d{1,2}):(\d\d)(?::(\d\d))?\s*(?:([AaPp])\.?[Mm]\.?)?\s*$/.exec(
      text,
    );
  if (!match) return null;
  const [, a, b, c, before, hourText, minute, second = '0', after] = match;
  const half = (before ?? after)?.toLowerCase();
  let hour = Number(hourText);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'mdy' ? [c, a, b] : [c, b, a];
  if (year?.length !== 4) return null;
  const local = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour,
    minute: Number(minute),
    second: Number(second),
  };
  return utcOf(local) === null ? null : local;
}

/** Reads the `data` of `system/information`: its formats if it names them, otherwise the moment that it gives beside its clock. */
export function clockOf(given: unknown, zone: string | null): PbxClock {
  const information = recordIn(given);
  const format = textIn(information.system_date_format).toUpperCase();
  const named = (['YMD', 'MDY', 'DMY'] as const).find(
    (order) => format.replaceAll(/[^YMD]/g, '').replaceAll(/(.)\1+/g, '$1') === order,
  );
  const now = (numberIn(information.timestamp) ?? Number.NaN) * 1000;
  const shown = textIn(information.system_time);
  const readings = (named ? [named.toLowerCase() as DateOrder] : (['ymd', 'mdy', 'dmy'] as const)).flatMap((order) => {
    const local = readAs(shown, order);
    const offset = local && Math.round((utcOf(local)! - now) / 900_000) * 900_000;
    return offset !== null && Math.abs(offset) <= mostOffsetMs ? [{ order, offset }] : [];
  });
  const [only] = readings;
  return {
    zone,
    offsetMs: only?.offset ?? 0,
    isKnown: only !== undefined,
    // On the 5th of May every order fits, so none is known.
    dateOrder: (named?.toLowerCase() as DateOrder | undefined) ?? (readings.length === 1 ? only!.order : null),
  };
}
