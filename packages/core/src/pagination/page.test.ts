import { describe, expect, it } from 'vitest';
import { cutPage, parsePageSize } from './page.ts';

describe('D39: limit', () => {
  it.each([
    [undefined, 50],
    ['1', 1],
    ['100', 100],
    ['007', 7],
  ])('%j → %d', (text, size) => {
    expect(parsePageSize(text)).toBe(size);
  });

  it.each(['0', '101', '-1', '1.5', '1e1', '+5', '', ' 5', 'ten', '99999999999999999999'])('refuses %j', (text) => {
    expect(() => parsePageSize(text)).toThrow(expect.objectContaining({ httpStatus: 400 }));
  });
});

describe('D41: nextCursor is null exactly when nothing follows', () => {
  it('has a last item when one row more was read', () => {
    expect(cutPage([1, 2, 3], 2)).toEqual({ items: [1, 2], last: 2 });
  });

  it.each([[[1, 2]], [[1]], [[]]])('has none for %j and a page of 2', (rows) => {
    expect(cutPage<number>(rows, 2)).toEqual({ items: rows, last: null });
  });
});
