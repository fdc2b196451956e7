// JSON of other recognisers and chats: whichever list in it holds the most that people say, by the names that such keys have.

import type { RawTranscript } from '../../../conversation/raw.ts';
import { countWords } from '../../../conversation/words.ts';
import { fieldsOf } from '../../json/fields.ts';
import { inferredTurns } from '../../json/inferred.ts';
import { textOf } from '../../json/item-text.ts';
import {
  rowsOfColumns,
  turnsBehindTheFirst,
  turnsOfPairs,
  turnsOfSpeakers,
  turnsUnderNames,
} from '../../json/lists.ts';
import { type People, peopleIn } from '../../json/people.ts';
import { areWords, isFirstHearing, type Turn, transcriptOf, turnsOf } from '../../json/read-turns.ts';
import { asObject, asObjects, asText, type JsonObject } from '../../json/values.ts';

/** Keys under which messengers keep what was written. */
const messageKeys = ['message', 'body', 'msg'];
/** Lists that hold what was said even where they tell neither speakers nor times. */
const talkKeys =
  /^(?:segments?|transcripts?|transcription|utterances|sentences|phrases|chunks|monologues|turns|dialogue|dialog|captions|cues)$/i;
/** All that a bare list of results has. */
const bareKeys = new Set(['text', 'result', 'conf', 'confidence', 'spk', 'spk_frames', 'alternatives', 'words']);
const callKeys = ['callid', 'conversationid', 'interactionid', 'sessionid', 'callsid', 'ticketid', 'recordingid'];

const deepest = 8;

interface Candidate {
  readonly key: string;
  readonly items: readonly JsonObject[];
}

/** Reads the list with the most text anywhere in the value; null where no list is a talk. */
export function parseAnyJson(value: unknown): RawTranscript | null {
  const people = peopleIn(value);
  let best: { turns: Turn[]; items: readonly JsonObject[] } | null = null;
  let most = 0;
  for (const candidate of listsOf(value)) {
    const turns = readCandidate(candidate, people);
    if (turns.length === 0) continue;
    const hasSpeakers = turns.some(({ who }) => who.name ?? who.id ?? who.role);
    const hasTimes = turns.some(({ start }) => start !== null);
    const size = turns.reduce((sum, { text }) => sum + text.length, 0) * (hasSpeakers ? 2 : 1) * (hasTimes ? 1.5 : 1);
    if (size <= most) continue;
    [best, most] = [{ turns, items: candidate.items }, size];
  }
  best ??= inferredIn(value, people);
  if (!best) return null;
  if (areSeveralCalls(best.items)) return { form: 'json', segments: [], refusal: 'several_calls' };
  const areMessages =
    !isVoice(value) && best.items.some((item) => messageKeys.some((key) => typeof item[key] === 'string'));
  return transcriptOf('json', best.turns, areMessages ? { areMessages } : {});
}

/** The longest list that talks, whatever its keys are called. */
function inferredIn(value: unknown, people: People): { turns: Turn[]; items: readonly JsonObject[] } | null {
  let most: { turns: Turn[]; items: readonly JsonObject[] } | null = null;
  for (const { items } of listsOf(value)) {
    const turns = turnsOf(inferredTurns(items), people);
    if (turns.length > (most?.turns.length ?? 0)) most = { turns, items };
  }
  return most;
}

/** Whether the file says that people spoke. */
function isVoice(value: unknown): boolean {
  const root = asObject(value);
  return [root?.channelClass, root?.mediaType, root?.channel, root?.Channel].some((is) =>
    /^(?:voice|call|phone)/i.test(String(is)),
  );
}

/** Every list of objects, outer ones first, and lists of lists of turns as one. */
function* listsOf(value: unknown, key = '', depth = 0): Generator<Candidate> {
  if (depth > deepest || typeof value !== 'object' || value === null) return;
  const items = asObjects(value);
  if (items.length > 0) yield { key: depth === 0 && areBare(items) ? 'segments' : key, items };
  const object = asObject(value);
  for (const written of object
    ? [rowsOfColumns(object), turnsOfSpeakers(object), turnsBehindTheFirst(object)]
    : [turnsUnderNames(items), turnsOfPairs(items, key)])
    if (written.length > 0) yield { key, items: written };
  const nested = items.flatMap(turnsWithin);
  if (nested.length > 0) yield { key, items: nested };
  if (Array.isArray(value)) for (const child of value.slice(0, 50)) yield* listsOf(child, key, depth + 1);
  else
    for (const name of Object.keys(value)) {
      const child = (value as JsonObject)[name];
      if (typeof child === 'object') yield* listsOf(child, name, depth + 1);
    }
}

const areBare = (items: readonly JsonObject[]) =>
  items.every((item) => Object.keys(item).every((key) => bareKeys.has(key)));

const wordLists = ['words', 'elements', 'tokens', 'terms', 'segs'];

/**
 * What an item holds in a list of its own: its words as one turn (`{speaker, words: [{text, start}]}`), or several turns, which have
 * the item's name (`{name, transcripts: [{text, start}]}`).
 */
function turnsWithin(item: JsonObject): JsonObject[] {
  if (textOf(fieldsOf(item)) !== null) return [];
  const { own, lists } = partsOf(item);
  const words = wordLists.map((key) => lists.get(key)).find((list) => list !== undefined);
  if (words) return [{ ...own, ...asOneTurn(words) }];
  return [...lists.values()].flatMap((list) =>
    list.filter(holdsWords).flatMap((turn) => {
      const spoken = wordLists.map((key) => asObjects(turn[key])).find((list_) => list_.length > 0);
      return [{ ...own, ...turn, ...(spoken && textOf(fieldsOf(turn)) === null ? asOneTurn(spoken) : {}) }];
    }),
  );
}

/** What holds none is no turn, and costs as much to read as one. */
const holdsWords = (turn: JsonObject) =>
  Object.values(turn).some((value) => (typeof value === 'string' ? value !== '' : typeof value === 'object'));

/** All turns of an item have them, so they are few and short. */
const mostOwn = 24;
const longestOwn = 200;

function partsOf(item: JsonObject): { own: Record<string, unknown>; lists: Map<string, JsonObject[]> } {
  const own: Record<string, unknown> = {};
  const lists = new Map<string, JsonObject[]>();
  for (const [key, value] of Object.entries(item)) {
    const list = asObjects(value);
    const inside = asObject(value);
    if (list.length > 0) lists.set(key, list);
    // `{name, transcript: {segments: […]}}`
    else if (inside) {
      const inner = listsInside(inside, 0);
      if (inner.length === 0) own[key] = value;
      for (const [name, found] of inner) lists.set(name, found);
    } else own[key] = value;
  }
  const short = Object.entries(own).filter(([, value]) => typeof value !== 'string' || value.length <= longestOwn);
  return { own: Object.fromEntries(short.slice(0, mostOwn)), lists };
}

function listsInside(inside: JsonObject, depth: number): [string, JsonObject[]][] {
  return Object.entries(inside).flatMap(([key, value]): [string, JsonObject[]][] => {
    const list = asObjects(value);
    if (list.length > 0) return [[key, list]];
    const deeper = asObject(value);
    return deeper && depth < 2 ? listsInside(deeper, depth + 1) : [];
  });
}

/** Words in a list as one text, from the beginning of the first to the end of the last. */
function asOneTurn(words: readonly JsonObject[]): JsonObject {
  const texts = words.flatMap((word) => textOf(fieldsOf(word)) ?? []);
  const text = texts.some((part) => /^\s/.test(part)) ? texts.join('') : texts.join(' ').replace(/ ([.,?!;:…])/g, '$1');
  const timed = words.filter((word) => startOf(word) !== undefined);
  const last = timed.at(-1) ?? {};
  return { text, start: startOf(timed[0] ?? {}), end: endOf(last) };
}

const startOf = (word: JsonObject) =>
  word.start ?? word.ts ?? word.start_time ?? word.startTime ?? word.start_timestamp ?? word.data_start;
const endOf = (word: JsonObject) =>
  word.end ??
  word.end_ts ??
  word.endTime ??
  word.end_time ??
  word.end_timestamp ??
  word.data_end ??
  (typeof word.dur === 'number' && typeof word.start === 'number' ? word.start + word.dur : undefined);

/** An item with words that state who says them. */
function withWordSpeaker(item: JsonObject): JsonObject {
  const speaker = asObjects(item.words)[0]?.speaker;
  return speaker === undefined || item.speaker !== undefined ? item : { ...item, speaker };
}

function readCandidate({ key, items }: Candidate, people: People): Turn[] {
  const turns = turnsOf(items.filter(holdsWords).map(withWordSpeaker), people);
  // What is heard first, letter by letter, is no item of its own.
  const settled = turns.length < 0.3 * items.length ? items.filter((item) => !isFirstHearing(item)) : items;
  if (turns.length === 0 || turns.length < 0.3 * settled.length) return [];
  const isWordList = areWords(turns);
  const words = turns.reduce((sum, { text }) => sum + countWords(text), 0);
  if (!isWordList && words < 2 * turns.length && words < 12) return [];
  const named = turns.filter(({ who }) => (who.name ?? who.id ?? who.role) !== null);
  const labels = new Set(named.map(({ who }) => who.id ?? who.name ?? who.role));
  const comesBack =
    (labels.size <= Math.max(2, 0.67 * named.length) && (labels.size < named.length || named.length < 3)) ||
    named.some(({ who }) => who.role !== null);
  const timed = turns.filter(({ start }) => start !== null).length;
  if (named.length >= 0.3 * turns.length && comesBack) return turns;
  if (timed >= 0.8 * turns.length && (named.length === 0 || comesBack)) return turns;
  return talkKeys.test(key) && named.length === 0 ? turns : [];
}

/** Whether the items belong to several calls: such a file is an export, and no conversation. */
function areSeveralCalls(items: readonly JsonObject[]): boolean {
  const all = items.map(fieldsOf);
  return callKeys.some(
    (key) => new Set(all.map((fields) => asText(fields.get(key))).filter((id) => id !== null)).size > 1,
  );
}
