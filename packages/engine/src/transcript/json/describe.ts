// What a JSON value is, in a few words: how it is built, and nothing that it says.

const mostKeys = 5;
/** A name in a program; whatever else is a key may be somebody's words. */
const plainKey = /^[$@]?[a-z_][\w$-]{0,39}$/;

/** For instance `a list of 3 objects with the keys 'id' and 'total'`. */
export function describeJson(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return describeList(value);
  if (typeof value === 'object') return `an object${withKeys(Object.keys(value))}`;
  return `a ${typeof value}`;
}

function describeList(values: readonly unknown[]): string {
  if (values.length === 0) return 'an empty list';
  const first = values[0];
  if (typeof first !== 'object' || first === null) return `a list of ${count(values.length, typeof first)}`;
  return `a list of ${count(values.length, 'object')}${withKeys(Object.keys(first))}`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function withKeys(keys: readonly string[]): string {
  const named = keys.filter((key) => plainKey.test(key)).slice(0, mostKeys);
  const more = keys.length - named.length;
  if (named.length === 0) return keys.length === 0 ? ' without keys' : ` with ${count(more, 'key')}`;
  const list = named.map((key) => `'${key}'`).join(', ');
  return ` with the keys ${list}${more > 0 ? ` and ${more} more` : ''}`;
}
