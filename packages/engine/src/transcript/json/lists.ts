// Lists of turns that JSON writes another way: columns, a list for each speaker, and turns under the speaker's name.
import { fieldsOf } from './fields.ts';
import { textOf } from './item-text.ts';
import { isRole } from './roles.ts';
import { asObject, asObjects, type JsonObject } from './values.ts';

const fewestRows = 3;
const mostColumns = 24;

/** `{speaker: […], text: […]}`, also with objects that count (`{"0": …}`), as rows; [] where fewer than two columns are of one length. */
export function rowsOfColumns(value: JsonObject): JsonObject[] {
  const entries = fewEntries(value);
  const columns = entries.flatMap(([name, child]): [string, readonly unknown[]][] => {
    const cells = cellsOf(child);
    return cells ? [[name, cells]] : [];
  });
  const length = columns[0]?.[1].length ?? 0;
  const even = columns.filter(([, cells]) => cells.length === length);
  if (length < fewestRows || even.length < 2 || even.length < columns.length) return [];
  return even[0]![1].map((_, row) => Object.fromEntries(even.map(([name, cells]) => [name, cells[row]])));
}

/** The entries of an object with few keys. Pairs of a hundred thousand keys would be made for nothing. */
const fewEntries = (value: JsonObject): [string, unknown][] =>
  Object.keys(value).length > mostColumns ? [] : Object.entries(value);

function cellsOf(value: unknown): readonly unknown[] | null {
  const object = asObject(value);
  const entries = object ? Object.entries(object) : [];
  const cells = Array.isArray(value)
    ? value
    : entries.every(([key], at) => key === String(at))
      ? Object.values(object ?? {})
      : [];
  return cells.length > 0 && cells.every((cell) => typeof cell !== 'object' || cell === null) ? cells : null;
}

/** `{agent: [{text, start}], client: {words: […]}}` as one list by time; [] for lists of anything else. */
export function turnsOfSpeakers(value: JsonObject): JsonObject[] {
  const listed = fewEntries(value).filter(([name]) => isRole(name));
  const lists = listed
    .map(([speaker, child]) => ({ speaker, items: itemsOf(child) }))
    .filter(({ items }) => items.length > 0);
  if (lists.length < 2) return [];
  const turns = lists.flatMap(({ speaker, items }) => items.map((turn) => ({ ...turn, speaker })));
  return turns.every((turn) => textOf(fieldsOf(turn)) !== null) ? turns : [];
}

/** A list, or the one that an object holds. */
function itemsOf(child: unknown): JsonObject[] {
  const inside = asObject(child);
  if (!inside) return asObjects(child);
  const lists = fewEntries(inside)
    .map(([, list]) => asObjects(list))
    .filter((list) => list.length > 0);
  return lists.length === 1 ? lists[0]! : [];
}

/** `[{agent: {said, from}}, {client: {…}}]`: what stands under the only key of each, with the key as the speaker; [] for other lists. */
export function turnsUnderNames(items: readonly JsonObject[]): JsonObject[] {
  // Most lists are told by their first item.
  if (!isUnderName(items[0])) return [];
  const turns = items.flatMap((item): JsonObject[] => {
    const [entry, ...others] = Object.entries(item);
    const inside = entry ? asObject(entry[1]) : null;
    return inside && others.length === 0 ? [{ ...inside, speaker: entry![0] }] : [];
  });
  const names = new Set(turns.map(({ speaker }) => speaker));
  const comesBack = names.size >= 2 && names.size * 2 <= turns.length;
  return turns.length === items.length && turns.length >= fewestRows && comesBack ? turns : [];
}

function isUnderName(item: JsonObject | undefined): boolean {
  const values = Object.values(item ?? {});
  return values.length === 1 && asObject(values[0]) !== null;
}

const asked =
  /^(?:query|question|prompt|input|inputtranscript|human|request|user(?:message|input|query|text|said)?|(?:input|query)text)$/;
const answered =
  /^(?:answer|messages|response|output|reply|completion|bot|ai|(?:bot|assistant|ai|agent)(?:message|response|reply|answer|text|said)?|outputtext)$/;
const talkLists = /^(?:chat_?)?(?:history|conversation|dialog(?:ue)?|turns|messages|exchanges|interactions|chat|log)$/i;
const talkIds = ['conversationid', 'sessionid', 'chatid', 'threadid'];

/** `[{conversation_id, query, answer}]`: what a person writes to a machine and what it answers; [] for questions of no one conversation. */
export function turnsOfPairs(items: readonly JsonObject[], key: string): JsonObject[] {
  const first = fieldsOf(items[0] ?? {});
  const keyLike = (pattern: RegExp) =>
    [...first.keys()].find((key) => pattern.test(key) && spoken(first.get(key)) !== '');
  const [question, answer] = [keyLike(asked), keyLike(answered)];
  const isOneTalk = talkLists.test(key) || talkIds.some((id) => first.has(id));
  if (items.length < 2 || question === undefined || answer === undefined || !isOneTalk) return [];
  return items.flatMap((item) => {
    const fields = fieldsOf(item);
    const { [question]: _, [answer]: __, ...others } = Object.fromEntries(fields);
    const said = (role: string, key: string) =>
      spoken(fields.get(key)) === '' ? [] : [{ ...others, role, text: spoken(fields.get(key)) }];
    return [...said('user', question), ...said('assistant', answer)];
  });
}

/** A text, or those of a list of messages. */
function spoken(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return asObjects(value)
    .flatMap((item) => textOf(fieldsOf(item)) ?? [])
    .join(' ');
}

/** A first message that Intercom keeps beside the others, as the first of them; [] elsewhere. */
export function turnsBehindTheFirst({ source, conversation_parts: parts }: JsonObject): JsonObject[] {
  const first = asObject(source);
  const others = asObjects(asObject(parts)?.conversation_parts);
  return first?.author !== undefined && others.length > 0 ? [{ ...first, part_type: 'comment' }, ...others] : [];
}
