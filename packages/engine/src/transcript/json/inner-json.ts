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
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withInnerJson(item, left, depth + 1)]));
}

function isTried(text: string, left: Left): boolean {
  if (!/^\s{0,8}[[{"]/.test(text.slice(0, 16)) || left.texts < 1 || left.characters < text.length) return false;
  left.texts -= 1;
  left.characters -= text.length;
  return true;
}
