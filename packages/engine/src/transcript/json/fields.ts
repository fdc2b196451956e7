// The fields of an object by their names in lower case without marks: `START_TIME`, `startTime` and `start-time` are one.
import type { JsonObject } from './values.ts';

export type Fields = ReadonlyMap<string, unknown>;

const longestKey = 40;
/** Objects of many keys, which many turns may have in common. */
const many = 64;
const known = new WeakMap<JsonObject, Fields>();

export function fieldsOf(item: JsonObject): Fields {
  return known.get(item) ?? fieldsIn(item);
}

function fieldsIn(item: JsonObject): Fields {
  const fields = new Map<string, unknown>();
  for (const [key, value] of Object.entries(item)) {
    if (key.length > longestKey || value === null || value === undefined || value === '') continue;
    const plain = key.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (!fields.has(plain)) fields.set(plain, value);
  }
  if (fields.size >= many) known.set(item, fields);
  return fields;
}

export const keyList = (keys: string): readonly string[] => keys.trim().split(/\s+/);
