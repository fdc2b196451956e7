// JSON of other recognisers and chats: whichever list of objects in it holds the most words, by the names that such keys have.

import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { gatherWords, inSpokenOrder } from '../../json/timed-words.ts';
import { readJsonTime } from '../../json/times.ts';
import { asNumber, asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';
import { cleanText } from '../../text/clean-source.ts';
import { inSeconds } from '../../times.ts';

const textKeys =
  'text transcript content sentence utterance message body caption words_text display value word punctuated_word'.split(
    ' ',
  );
const speakerKeys =
  'speaker speaker_name speakerName speaker_label speakerLabel speaker_id speakerId speakerTag participant participant_name role sender from name user author channel channel_id who'.split(
    ' ',
  );
const startKeys =
  'start start_time startTime start_timestamp startTimestamp begin from_time offset start_ms startMs start_offset startOffset startOffsetMs startMilliseconds startMillis offsetInTicks offsetMilliseconds offsetMs offset_ms timestamp timestamp_ms timestampMs time ts time_in_call_secs secondsFromStart'.split(
    ' ',
  );
const endKeys =
  'end end_time endTime end_timestamp endTimestamp to_time end_ms endMs end_offset endOffset endOffsetMs endMilliseconds endMillis'.split(
    ' ',
  );
const durationKeys = 'duration durationInTicks durationMilliseconds duration_ms durationMs'.split(' ');
/** Keys under which messengers keep what was written. */
const messageKeys = ['message', 'body'];

const deepest = 8;

/** Reads the list with the most text anywhere in the value; null where no list has texts. */
export function parseAnyJson(value: unknown): RawTranscript | null {
  let best: readonly RawSegment[] = [];
  let areMessages = false;
  let most = 0;
  for (const list of listsOf(value)) {
    const segments = readList(list);
    const hasSpeakers = segments.some(({ speaker }) => speaker);
    const hasTimes = segments.some(({ start }) => start !== null);
    const size =
      segments.reduce((sum, { text }) => sum + text.length, 0) * (hasSpeakers ? 2 : 1) * (hasTimes ? 1.5 : 1);
    if (size <= most) continue;
    [best, most] = [segments, size];
    areMessages = list.some((item) => messageKeys.some((key) => typeof item[key] === 'string'));
  }
  if (best.length === 0) return null;
  return { form: 'openai-json', bareTimes: true, areMessages, segments: inSpokenOrder(best) };
}

/** Every list of objects, outer ones first. */
function* listsOf(value: unknown, depth = 0): Generator<JsonObject[]> {
  if (depth > deepest || typeof value !== 'object' || value === null) return;
  const items = asObjects(value);
  if (items.length > 0) yield items;
  // Turns that each hold their own words.
  const nested = items.flatMap((item) => nestedTurn(item));
  if (nested.length > 0) yield nested;
  for (const child of Array.isArray(value) ? value.slice(0, 50) : Object.values(value))
    yield* listsOf(child, depth + 1);
}

/** A turn whose words are a list (`{speaker, words | elements: [{text, start}]}`) as one object with its text and times. */
function nestedTurn(item: JsonObject): JsonObject[] {
  const words = [item.words, item.elements, item.sentences].map(asObjects).find((list) => list.length > 0);
  if (!words || textOf(item) !== null) return [];
  const texts = words.flatMap((word) => textOf(word) ?? []);
  const text = texts.some((part) => part === ' ' || /^\s/.test(part))
    ? texts.join('')
    : texts.join(' ').replace(/ ([.,?!;:…])/g, '$1');
  const timed = words.filter((word) => timeOf(word, startKeys) !== null);
  return [{ ...item, text, start: timeOf(timed[0] ?? {}, startKeys), end: endOf(timed.at(-1) ?? {}) }];
}

function readList(items: readonly JsonObject[]): readonly RawSegment[] {
  const read = items.flatMap((item): RawSegment[] => {
    const text = cleanText(textOf(item) ?? '');
    if (text === '' || item.type === 'spacing') return [];
    return [{ text, start: timeOf(item, startKeys), end: endOf(item), speaker: speakerOf(item) }];
  });
  if (read.length < 0.5 * items.length && !items.some((item) => item.type === 'spacing')) return [];
  const words = read.filter(({ text }) => !text.includes(' ')).length;
  // Pauses are told in seconds.
  return read.length >= 8 && words > 0.9 * read.length ? gatherWords(inSeconds(read)) : read;
}

function textOf(item: JsonObject): string | null {
  let best: JsonObject | undefined = item;
  for (let depth = 0; best && depth < deepest; depth += 1) {
    for (const key of textKeys) if (typeof best[key] === 'string' && best[key] !== '') return best[key];
    best = asObjects(best.alternatives)[0] ?? asObjects(best.nBest)[0];
  }
  return null;
}

function speakerOf(item: JsonObject): string | null {
  for (const key of speakerKeys) {
    const value = item[key];
    const name = asText(value) ?? asText(asObject(value)?.name) ?? asText(asObject(value)?.id);
    if (name !== null && typeof value !== 'boolean') return name.trim();
  }
  return null;
}

/** Its end; else its start and how long it lasts. */
function endOf(item: JsonObject): number | null {
  const end = timeOf(item, endKeys);
  if (end !== null) return end;
  const start = timeOf(item, startKeys);
  const duration = timeOf(item, durationKeys);
  return start === null || duration === null ? null : start + duration;
}

/** The first of the keys that has a time; `offsets: {from, to}` of whisper.cpp. */
function timeOf(item: JsonObject, keys: readonly string[]): number | null {
  const offsets = asObject(item.offsets);
  if (offsets && keys !== durationKeys) {
    const milliseconds = asNumber(keys === startKeys ? offsets.from : offsets.to);
    return milliseconds === null ? null : milliseconds / 1000;
  }
  for (const key of keys) {
    const found = readJsonTime(item[key]);
    if (found !== null) return found / statedPerSecond(key);
  }
  return null;
}

/** How many of a key's unit make a second, where its name says; 1 where it does not. */
function statedPerSecond(key: string): number {
  if (/_ms$|Ms$|milli(?:s|seconds)$/i.test(key)) return 1e3;
  return /ticks$/i.test(key) ? 1e7 : 1;
}
