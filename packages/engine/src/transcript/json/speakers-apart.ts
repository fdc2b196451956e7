// JSON that says in one list who speaks when, and in another, or once for each channel, what is said: both put together.
import { areSpeakers } from '../labels/speaker-name.ts';
import { fieldsOf, keyList } from './fields.ts';
import { textOf } from './item-text.ts';
import { readJsonTime } from './times.ts';
import { asLabel, asObject, asObjects, type JsonObject } from './values.ts';

const deepest = 5;
const mostLists = 40;
const looked = 40;
const startKeys = keyList('start starttime startsec startseconds startms begin from offset ts timestamp s t');
const endKeys = keyList('end endtime endsec endseconds endms stop to e');
const lastingKeys = keyList('duration dur d');
const voiceKeys = keyList('speaker speakerid speakerlabel speakername spk who');
/** Chapters, moods and sounds have them too. */
const nameKeys = keyList('label name');
const speakerKeys = [...voiceKeys, ...nameKeys];

interface Span {
  readonly from: number;
  readonly to: number;
  readonly speaker: string;
}

/** The words with the speakers of the spans that they fall into, or with their channels; null where nothing stands apart. */
export function withSpeakersApart(value: unknown): unknown {
  const lists: JsonObject[][] = [];
  collect(value, 0, lists);
  return spoken(lists) ?? (lists.some((list) => list.some(hasSpeaker)) ? null : byChannel(value, 0));
}

function collect(value: unknown, depth: number, lists: JsonObject[][]): void {
  if (depth > deepest || typeof value !== 'object' || value === null || lists.length >= mostLists) return;
  const items = asObjects(value);
  if (items.length >= 2) lists.push(items);
  if (Array.isArray(value)) for (const child of value.slice(0, 3)) collect(child, depth + 1, lists);
  else for (const key of Object.keys(value).slice(0, looked)) collect((value as JsonObject)[key], depth + 1, lists);
}

function spoken(lists: readonly JsonObject[][]): JsonObject | null {
  const spans =
    lists.map((list) => spansOf(list, voiceKeys)).find((found) => new Set(speakersOf(found)).size > 1) ??
    lists.map((list) => spansOf(list, nameKeys)).find((found) => areVoices(speakersOf(found)));
  if (!spans) return null;
  const words = lists.filter((list) => holdsWords(list));
  if (words.length === 0 || words.some((list) => list.slice(0, looked).some(hasSpeaker))) return null;
  const longest = finest(words);
  const ordered = spans.toSorted((a, b) => a.from - b.from);
  let at = 0;
  const turns = longest.map((item) => {
    const { start, end } = timesOf(item);
    const middle = start === null ? null : (start + (end ?? start)) / 2;
    // Words and spans rise together; what falls between two spans belongs to the nearer one.
    while (middle !== null && at + 1 < ordered.length && isNearer(ordered[at + 1]!, ordered[at]!, middle)) at += 1;
    return { text: textOf(fieldsOf(item)), start, end, speaker: ordered[at]!.speaker };
  });
  return { words: turns.filter(({ text }) => text !== null) };
}

const speakersOf = (spans: readonly Span[]) => spans.map(({ speaker }) => speaker);
/** Names or numbers, of which some come back. */
function areVoices(names: readonly string[]): boolean {
  const several = new Set(names).size;
  const areNumbered = names.every((name) => /^[a-z]{0,12}[ _-]?\d{1,3}$/i.test(name));
  return several > 1 && several < names.length && (areNumbered || areSpeakers(names));
}

/** The list of the most items among those that hold about all that is said: keywords may be many. */
function finest(words: readonly JsonObject[][]): JsonObject[] {
  const sized = words.map((list) => ({ list, letters: list.reduce((sum, item) => sum + lettersIn(item), 0) }));
  const most = Math.max(...sized.map(({ letters }) => letters));
  const whole = sized.filter(({ letters }) => letters >= 0.8 * most);
  return whole.toSorted((a, b) => b.list.length - a.list.length)[0]!.list;
}

const lettersIn = (item: JsonObject) => (textOf(fieldsOf(item)) ?? '').replaceAll(' ', '').length;

const away = ({ from, to }: Span, time: number) => (time < from ? from - time : time > to ? time - to : 0);
const isNearer = (next: Span, now: Span, time: number) =>
  away(next, time) < away(now, time) || (time >= next.from && time > now.to);

/** Who speaks from when to when, of a list in which nothing is said; [] for any other. */
function spansOf(list: readonly JsonObject[], keys: readonly string[]): Span[] {
  const spans = list.flatMap((item): Span[] => {
    const fields = fieldsOf(item);
    const { start, end } = timesOf(item);
    const who = keys.map((key) => fields.get(key)).find((found) => found !== undefined);
    const inside = asObject(who);
    const speaker = asLabel(inside ? (inside.name ?? inside.id ?? inside['@id']) : who);
    const isSilent = textOf(new Map([...fields].filter(([key]) => !speakerKeys.includes(key)))) === null;
    return start === null || end === null || speaker === null || !isSilent ? [] : [{ from: start, to: end, speaker }];
  });
  return spans.length === list.length ? spans : [];
}

const holdsWords = (list: readonly JsonObject[]) =>
  list.slice(0, looked).every((item) => timesOf(item).start !== null && textOf(fieldsOf(item)) !== null);

const hasSpeaker = (item: JsonObject) => {
  const fields = fieldsOf(item);
  return textOf(fields) !== null && speakerKeys.some((key) => fields.has(key));
};

function timesOf(item: JsonObject): { start: number | null; end: number | null } {
  const fields = fieldsOf(item);
  const timeOf = (keys: readonly string[]) =>
    readJsonTime(keys.map((key) => fields.get(key)).find((found) => found !== undefined));
  const start = timeOf(startKeys);
  const lasting = timeOf(lastingKeys);
  return { start, end: timeOf(endKeys) ?? (start === null || lasting === null ? null : start + lasting) };
}

const mostChannels = 4;

/** `{"channels": [{"transcript": […]}, {"transcript": […]}]}` where the one list begins before the other has ended: one list, with the channel of each. */
function byChannel(value: unknown, depth: number): unknown {
  if (depth > deepest || typeof value !== 'object' || value === null) return null;
  const items = asObjects(value);
  if (items.length >= 2 && items.length <= mostChannels) {
    const lists = items.map((item) =>
      Object.values(item)
        .map(asObjects)
        .find((list) => list.length > 0 && holdsWords(list)),
    );
    if (lists.every((list) => list !== undefined) && areAtOnce(lists))
      return { turns: lists.flatMap((list, at) => list.map((item) => ({ ...item, channel: at + 1 }))) };
  }
  for (const child of Object.values(value).slice(0, looked)) {
    const found = byChannel(child, depth + 1);
    if (found) return found;
  }
  return null;
}

function areAtOnce(lists: readonly (readonly JsonObject[])[]): boolean {
  const begins = lists.map((list) => timesOf(list[0]!).start!);
  const ends = lists.map((list) => timesOf(list.at(-1)!).start!);
  return Math.max(...begins) < Math.min(...ends);
}
