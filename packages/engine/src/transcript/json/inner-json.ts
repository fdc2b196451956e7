// JSON that other JSON holds as text, and lists written as objects whose keys count: `{"0": {…}, "1": {…}}`.
import { readJson } from './repair.ts';
import { asObject } from './values.ts';

const deepest = 6;

/** The value with objects whose keys count as lists. */
export function withCountedLists(value: unknown, depth = 0): unknown {
  if (depth >= deepest || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withCountedLists(item, depth + 1));
  const entries = Object.entries(value);
  const first = Number(entries[0]?.[0]);
  const doCount =
    entries.length >= 2 && entries.every(([key, item], at) => asObject(item) && Number(key) === at + first);
  if (doCount) return entries.map(([, item]) => withCountedLists(item, depth + 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, withCountedLists(item, depth + 1)]));
}

/** The value with texts that are JSON as what they hold. */
export function withInnerJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    const inner = depth < deepest && /^\s{0,8}[[{"]/.test(value.slice(0, 16)) ? readJson(value) : undefined;
    return inner === undefined ? value : withInnerJson(inner, depth + 1);
  }
  if (depth >= deepest || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withInnerJson(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withInnerJson(item, depth + 1)]));
}
