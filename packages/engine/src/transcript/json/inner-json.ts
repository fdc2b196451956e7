// JSON that other JSON holds as text, and lists written as objects whose keys count: `{"0": {…}, "1": {…}}`.
import { readJson } from './repair.ts';
import { asObject, type JsonObject } from './values.ts';

const deepest = 6;

/** The value with objects whose keys count as lists. */
export function withCountedLists(value: unknown, depth = 0): unknown {
  if (depth >= deepest || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withCountedLists(item, depth + 1));
  const object = value as JsonObject;
  const keys = Object.keys(object);
  const first = Number(keys[0]);
  const doCount = keys.length >= 2 && keys.every((key, at) => Number(key) === at + first && asObject(object[key]));
  if (doCount) return keys.map((key) => withCountedLists(object[key], depth + 1));
  return withChanged(withoutManyNumbers(object, keys), (item) => withCountedLists(item, depth + 1));
}

/** Of so many keys, numbers tell nothing, and each look at all of them takes long; a column may count its cells. */
const many = 1_000;

function withoutManyNumbers(object: JsonObject, keys: readonly string[]): JsonObject {
  if (keys.length < many || Number.isInteger(Number(keys[0]))) return object;
  const kept: Record<string, unknown> = {};
  for (const key of keys) {
    const item = object[key];
    if (typeof item === 'string' || typeof item === 'object') kept[key] = item;
  }
  return kept;
}

/** The object with what its values become; itself where none changes, since a copy of many keys takes long. */
function withChanged(object: JsonObject, change: (item: unknown) => unknown): JsonObject {
  const changed: Record<string, unknown> = {};
  let isChanged = false;
  for (const key of Object.keys(object)) {
    const item = object[key];
    const now = change(item);
    if (now === item) continue;
    changed[key] = now;
    isChanged = true;
  }
  return isChanged ? { ...object, ...changed } : object;
}

/** How many texts, and characters of them, are still tried as JSON: a text in a text counts once more. */
interface Left {
  texts: number;
  characters: number;
}

const mostTried: Left = { texts: 20_000, characters: 8_000_000 };

/** The value with texts that are JSON as what they hold; what is beyond `left` stays a text. */
export function withInnerJson(value: unknown, left: Left = { ...mostTried }, depth = 0): unknown {
  if (depth >= deepest) return value;
  if (typeof value === 'string') {
    const inner = isTried(value, left) ? readJson(value) : undefined;
    return inner === undefined ? value : withInnerJson(inner, left, depth + 1);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withInnerJson(item, left, depth + 1));
  return withChanged(value as JsonObject, (item) => withInnerJson(item, left, depth + 1));
}

function isTried(text: string, left: Left): boolean {
  if (!/^\s{0,8}[[{"]/.test(text.slice(0, 16)) || left.texts < 1 || left.characters < text.length) return false;
  left.texts -= 1;
  left.characters -= text.length;
  return true;
}
