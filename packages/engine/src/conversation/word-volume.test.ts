// What the least price counts: no way of writing hides words (docs/decisions/minutes.md#d62).
import { describe, expect, it } from 'vitest';
import { wordVolume } from './word-volume.ts';

const words = 'a gente fala do preço da casa e do seguro dela com calma';
const count = words.split(' ').length;
const least = (text: string) => wordVolume([text]).leastWords;

describe('D62: never less than words ÷ 300 minutes', () => {
  it('counts words as every measure does', () => {
    expect(wordVolume([words, 'É isso — sim! 👍'])).toEqual({ words: count + 3, leastWords: count + 3 });
  });

  it('one for what an apostrophe, an accent of its own or a soft hyphen holds together', () => {
    expect(least("It’s today's cafe\u0301 con\u00adver\u00adsa")).toBe(4);
  });

  it.each([
    ['points', '.'],
    ['commas', ','],
    ['underscores', '_'],
    ['spaces of no width', '\u200b'],
    ['emoji', '👍'],
    ['line separators', '\u2028'],
  ])('%s instead of spaces hide none', (_, separator) => {
    expect(least(words.replaceAll(' ', separator))).toBe(count);
  });

  it('without any separator eight letters are a word', () => {
    expect(wordVolume(['a'.repeat(8000)])).toEqual({ words: 1000, leastWords: 1000 });
    expect(least('я'.repeat(8000))).toBe(1000);
    expect(least('a\u200d'.repeat(8000))).toBe(1000);
  });

  it('two Chinese or Japanese characters are a word', () => {
    expect(wordVolume(['我們談價格和保險'])).toEqual({ words: 4, leastWords: 4 });
    expect(least('ありがとうございます。')).toBe(5);
  });

  it('sums over segments before it rounds', () => {
    expect(wordVolume(Array.from({ length: 8 }, () => 'abcd')).words).toBe(8);
    expect(wordVolume([]).leastWords).toBe(0);
  });
});
