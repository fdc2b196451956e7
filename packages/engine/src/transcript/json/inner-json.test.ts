// JSON that other JSON holds as text is read, in so many texts as a person may send: what only looks like JSON costs no more than its length.
import { describe, expect, it } from 'vitest';
import { withInnerJson } from './inner-json.ts';
import { readJson } from './repair.ts';

const blank = `[x${' '.repeat(998)}]`;

describe('JSON in JSON', () => {
  it('texts become what they hold, to any depth', () => {
    const inner = JSON.stringify({ said: JSON.stringify([{ text: 'yes' }]) });
    expect(withInnerJson({ rows: [inner, 'no'] })).toEqual({ rows: [{ said: [{ text: 'yes' }] }, 'no'] });
  });

  it('a text that is blank up to its bracket is none, nor are a thousand of them', () => {
    expect(readJson(blank)).toBeUndefined();
    const rows = Array.from({ length: 1000 }, () => blank);
    expect(withInnerJson({ rows })).toEqual({ rows });
  });

  it('one long word is no key', () => {
    expect(readJson(`{a: '', ${'a'.repeat(100_000)} }`)).toBeUndefined();
  });

  it('JSON without its beginning is still read from its first whole object on', () => {
    const items = [
      { a: 'yes', b: 1 },
      { a: 'no', b: 2 },
    ];
    expect(readJson(`"a": "well", "b": 0},\n${items.map((item) => JSON.stringify(item)).join(',')}]`)).toEqual(items);
  });

  it.each([
    ['texts', { texts: 2, characters: 100 }],
    ['characters', { texts: 100, characters: 14 }],
  ])('beyond so many %s, texts stay as they are', (_name, left) => {
    expect(withInnerJson(['{"a":1}', '{"a":2}', '{"a":3}'], left)).toEqual([{ a: 1 }, { a: 2 }, '{"a":3}']);
  });
});
