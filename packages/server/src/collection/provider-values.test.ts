import { describe, expect, it } from 'vitest';
import { amountIn, fullTextIn, listIn, momentIn, numberIn, printable, recordIn, textIn } from './provider-values.ts';

/** Converting it throws. */
const broken = JSON.parse('{"toString": 1, "valueOf": 1}');
const noText = [broken, null, undefined, true, [], ['a'], {}, () => 'a'];

describe('what a provider answers', () => {
  it('is text where it is text or a number, and nothing else', () => {
    expect([' a ', 7, 1e21].map(fullTextIn)).toEqual(['a', '7', '1e+21']);
    for (const odd of noText) expect([fullTextIn(odd), textIn(odd), printable(odd)]).toEqual(['', '', 'no reason']);
    expect([textIn('x'.repeat(5_000)).length, fullTextIn('x'.repeat(5_000)).length]).toEqual([1_000, 5_000]);
  });

  it('is a number where it is one, also as text', () => {
    expect([7, '7', ' 7.5 ', '-1', -1].map(numberIn)).toEqual([7, 7, 7.5, -1, -1]);
    expect([7, '0', -1].map(amountIn)).toEqual([7, 0, null]);
    for (const odd of [...noText, '', ' ', 'seven', 'Infinity', Number.NaN])
      expect([numberIn(odd), amountIn(odd)]).toEqual([null, null]);
  });

  it('is a moment where a date can be read', () => {
    expect(momentIn('2026-03-02T00:00:00Z')).toBe(Date.UTC(2026, 2, 2));
    for (const odd of [...noText, '', 'soon']) expect(momentIn(odd)).toBeNull();
  });

  it('is an object or a list, or an empty one', () => {
    expect(recordIn(broken)).toBe(broken);
    for (const odd of [null, undefined, 7, 'a', [], [7], true]) expect(recordIn(odd)).toEqual({});
    expect(listIn([7])).toEqual([7]);
    for (const odd of [null, undefined, 7, 'a', { length: 2 }, true]) expect(listIn(odd)).toEqual([]);
  });

  it('stands in messages in one line', () => {
    expect(printable('No\nway\u202e')).toBe('No?way?');
    expect(printable('x'.repeat(500))).toHaveLength(150);
    expect(printable(null, 'none')).toBe('none');
  });
});
