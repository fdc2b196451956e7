// When the items of a list are said: the columns that hold starts, ends and durations, with the unit that their names state.
import { type Fields, fieldsOf, keyList } from './fields.ts';
import { readJsonTime } from './times.ts';
import { asNumber, asObject, asObjects, type JsonObject } from './values.ts';

const startKeys =
  keyList(`startoffsetms starttimems startms offsetmilliseconds offsetms beginoffsetmillis startmillis startmilliseconds
  startoffsetmillis offsetmillisecond offsetinticks start starttime startoffset starttimestamp startsec startsecs startseconds begin begintime from fromtime
  secondsfromstart timeincallsecs startts ts s offset startdatetime startedat relativestarttime timestamp timestampms timestampmillis timems
  time absolutetime dateunixtime unixtime createdat createdtime createdate datecreated createddate date datetime sentat sentdate
  timecreated lastupdated hora tempo tiempo inicio momento transcriptedtimestamp starttimestampusec timestampusec at startat in`);
const endKeys =
  keyList(`endoffsetms endtimems endms endoffsetmillis endmillis endmilliseconds end endtime endoffset endtimestamp endsec
  endsecs endseconds to totime endts stoptime stop finish e enddatetime endedat fin fim out`);
const durationKeys = keyList(
  'durationinticks durationmilliseconds durationms durationmillis durationmillisecond ddurationms duration dur',
);

export interface Times {
  readonly start: number | null;
  readonly end: number | null;
}

/** Start and end of each item, in one unit for all where the keys agree; nulls where a list has no times. */
export function readTimes(items: readonly Fields[]): Times[] {
  const flat = items.map((fields) => withWordTimes(withNested(fields)));
  const starts = column(flat, startKeys) ?? rising(column(flat, keysLike(flat, startLike)));
  if (!starts) return items.map(() => ({ start: null, end: null }));
  const ends = column(flat, endKeys) ?? rising(column(flat, keysLike(flat, endLike)));
  const durations = ends ? null : column(flat, durationKeys);
  return flat.map((_, at) => {
    const start = starts[at]!;
    if (ends) return { start, end: ends[at]! };
    const duration = durations?.[at] ?? null;
    return { start, end: start === null || duration === null ? null : start + duration };
  });
}

/** What an unknown key says of its times: `offset_start_ms`, `data_start`, `clientTimestamp`, `tStartMs`. */
const startLike = /start|begin|onset|inici|timestamp|time$|(?:^t|_t)(?:ms)?$/;
/** Keys that are tried; each costs a look at every item. */
const mostLike = 8;
const endLike = /end|finish|fim$|stop/;

function keysLike(items: readonly Fields[], pattern: RegExp): string[] {
  const keys = new Set(items.slice(0, 20).flatMap((fields) => [...fields.keys()]));
  const other = pattern === startLike ? endLike : startLike;
  // A known end is no start.
  const fits = (key: string) =>
    pattern.test(key) && !/duration|length|sender|send/.test(key) && !(pattern === startLike && endKeys.includes(key));
  return [...keys]
    .filter(fits)
    .slice(0, mostLike)
    .toSorted((a, b) => Number(other.test(a)) - Number(other.test(b)));
}

/** Times of a key that is only like one of a time: they go one way, mostly. */
function rising(times: (number | null)[] | null): (number | null)[] | null {
  if (!times) return null;
  const { oneWay, all } = stepsOf(times);
  return oneWay >= 0.8 * all ? times : null;
}

/** How many steps from one time to the next go up or down, and how many of them go the way that most go. */
export function stepsOf(times: readonly (number | null)[]): { oneWay: number; all: number } {
  let [up, down, last] = [0, 0, null as number | null];
  for (const time of times) {
    if (time === null) continue;
    if (last !== null && time > last) up += 1;
    if (last !== null && time < last) down += 1;
    last = time;
  }
  return { oneWay: Math.max(up, down), all: up + down };
}

/** With the times that stand in objects and pairs: `offsets: {from, to}`, `timestamp: [1.2, 3.4]`, `instances: [{start, end}]`. */
function withNested(fields: Fields): Fields {
  const inner =
    asObject(fields.get('offsets')) ??
    asObject(fields.get('conversationitemleveltiming')) ??
    asObject(fields.get('timing')) ??
    asObject(fields.get('time')) ??
    asObjects(fields.get('instances'))[0] ??
    timedPart(fields);
  const pair = [fields.get('timestamp'), fields.get('timestamps')].find((value) => Array.isArray(value)) as
    | unknown[]
    | undefined;
  if (pair && !fields.has('start') && typeof pair[0] !== 'object')
    return new Map([...fields, ['start', pair[0]], ['end', pair[1]], ['timestamp', null]]);
  if (!inner) return fields;
  const found = fieldsOf(inner);
  // whisper.cpp counts offsets in milliseconds.
  const isOffsets = found.has('from') && found.has('to') && fields.has('offsets');
  if (isOffsets) return new Map([...fields, ['startms', found.get('from')], ['endms', found.get('to')]]);
  return new Map([...fields, ...found]);
}

/** `speech: {text, start}`, of an item without a time of its own. */
function timedPart(fields: Fields): JsonObject | undefined {
  const isTimed = (part: Fields) => part.has('start') || part.has('starttime') || part.has('startms');
  if (isTimed(fields) || fields.size > mostFields) return undefined;
  return [...fields.values()].map(asObject).find((part) => part !== null && isTimed(fieldsOf(part))) ?? undefined;
}
const mostFields = 24;

/** A turn without times of its own lasts from its first word to its last. */
function withWordTimes(fields: Fields): Fields {
  if (fields.has('start') || fields.has('starttime') || fields.has('timestamp')) return fields;
  const own = asObjects(fields.get('words'));
  const words = own.length > 0 ? own : asObjects(asObjects(fields.get('alternatives'))[0]?.words);
  const startOf = (word: Fields) => word.get('start') ?? word.get('starttime');
  const timed = words.map(fieldsOf).filter((word) => startOf(word) !== undefined);
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last) return fields;
  return new Map([...fields, ['start', startOf(first)], ['end', last.get('end') ?? last.get('endtime')]]);
}

/** The first key under which most items have a time, in seconds where its name says the unit. */
function column(items: readonly Fields[], keys: readonly string[]): (number | null)[] | null {
  let best: (number | null)[] | null = null;
  let most = 0;
  for (const key of keys) {
    if (!items.some((fields) => fields.has(key))) continue;
    const times = items.map((fields) => timeIn(fields.get(key), statedPerSecond(key)));
    const count = times.filter((time) => time !== null).length;
    if (count >= 0.9 * items.length) return times;
    if (count > most) [best, most] = [times, count];
  }
  return best;
}

function timeIn(value: unknown, perSecond: number): number | null {
  const milliseconds = asNumber(asObject(value)?.milliseconds);
  if (milliseconds !== null) return milliseconds / 1000;
  const read = readJsonTime(value);
  return read === null ? null : read / perSecond;
}

/** How many of a key's unit make a second, where its name says; 1 where it does not. */
function statedPerSecond(key: string): number {
  if (/(?:ms|millis|milliseconds?)$/.test(key)) return 1e3;
  return /ticks$/.test(key) ? 1e7 : 1;
}
