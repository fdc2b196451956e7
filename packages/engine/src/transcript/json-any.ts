// JSON of other recognisers and chats: whichever list of objects in it holds the most words, by the names that such keys have.
import { cleanText } from './clean-source.ts';
import { parseClock } from './clock.ts';
import { asNumber, asObject, asObjects, asText, type JsonObject } from './json-values.ts';
import type { RawSegment, RawTranscript } from './raw.ts';
import { gatherWords, inSpokenOrder } from './timed-words.ts';

const textKeys =
  'text transcript content sentence utterance message body caption words_text display value word punctuated_word'.split(
    ' ',
  );
const speakerKeys =
  'speaker speaker_name speakerName speaker_label speakerLabel speaker_id speakerId speakerTag participant participant_name role sender from name user author channel channel_id who'.split(
    ' ',
  );
const startKeys =
  'start start_time startTime start_timestamp startTimestamp begin from_time offset start_ms startMs start_offset startOffset timestamp time ts'.split(
    ' ',
  );
const endKeys = 'end end_time endTime end_timestamp endTimestamp to_time end_ms endMs end_offset endOffset'.split(' ');

const deepest = 8;
const slowestCharactersPerSecond = 0.2;

/** Reads the list with the most text anywhere in the value; null where no list has texts. */
export function parseAnyJson(value: unknown): RawTranscript | null {
  let best: RawSegment[] = [];
  let most = 0;
  for (const list of listsOf(value)) {
    const segments = readList(list);
    const size =
      segments.reduce((sum, { text }) => sum + text.length, 0) * (segments.some(({ speaker }) => speaker) ? 2 : 1);
    if (size > most) [best, most] = [segments, size];
  }
  return best.length === 0 ? null : { form: 'openai-json', segments: inSpokenOrder(inSeconds(best)) };
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
  return [{ ...item, text, start: timeOf(timed[0] ?? {}, startKeys), end: timeOf(timed.at(-1) ?? {}, endKeys) }];
}

function readList(items: readonly JsonObject[]): RawSegment[] {
  const read = items.flatMap((item): RawSegment[] => {
    const text = cleanText(textOf(item) ?? '');
    if (text === '' || item.type === 'spacing') return [];
    return [{ text, start: timeOf(item, startKeys), end: timeOf(item, endKeys), speaker: speakerOf(item) }];
  });
  if (read.length < 0.5 * items.length && !items.some((item) => item.type === 'spacing')) return [];
  const words = read.filter(({ text }) => !text.includes(' ')).length;
  return read.length >= 8 && words > 0.9 * read.length ? gatherWords(read) : read;
}

function textOf(item: JsonObject): string | null {
  for (const key of textKeys) if (typeof item[key] === 'string' && item[key] !== '') return item[key];
  const best = asObjects(item.alternatives)[0] ?? asObjects(item.nBest)[0];
  return best && best !== item ? textOf(best) : null;
}

function speakerOf(item: JsonObject): string | null {
  for (const key of speakerKeys) {
    const value = item[key];
    const name = asText(value) ?? asText(asObject(value)?.name) ?? asText(asObject(value)?.id);
    if (name !== null && typeof value !== 'boolean') return name.trim();
  }
  return null;
}

/** A time as a number, `1.2s`, a clock, or an object with seconds; `timestamps: {from, to}` of whisper.cpp. */
function timeOf(item: JsonObject, keys: readonly string[]): number | null {
  const offsets = asObject(item.offsets);
  if (offsets) return divide(asNumber(keys === startKeys ? offsets.from : offsets.to));
  for (const key of keys) {
    const value = item[key];
    const number =
      asNumber(typeof value === 'string' ? value.replace(/s$/, '') : value) ??
      (typeof value === 'string' ? parseClock(value) : null);
    const inside = asObject(value);
    const found = number ?? (inside ? (asNumber(inside.relative) ?? asNumber(inside.seconds)) : null);
    if (found !== null) return found;
  }
  return null;
}

function divide(milliseconds: number | null): number | null {
  return milliseconds === null ? null : milliseconds / 1000;
}

/** Nobody talks at less than a word in many seconds: such times are milliseconds. Times since 1970 count from the first. */
function inSeconds(segments: readonly RawSegment[]): RawSegment[] {
  const starts = segments.flatMap(({ start }) => start ?? []);
  if (starts.length === 0) return [...segments];
  const first = starts.reduce((least, start) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const last = starts.reduce((most, start) => Math.max(most, start), 0);
  const size = segments.reduce((sum, { text }) => sum + text.length, 0);
  const unit = last - first > 0 && size / (last - first) < slowestCharactersPerSecond ? 1000 : 1;
  const origin = first / unit > 86_400 ? first : 0;
  const convert = (time: number | null) => (time === null ? null : (time - origin) / unit);
  return segments.map((segment) => ({ ...segment, start: convert(segment.start), end: convert(segment.end) }));
}
