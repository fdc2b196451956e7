// The outcome table has an answer for every talk, and no row that never decides (docs/catalogue.md#outcome-and-coaching).
import { describe, expect, it } from 'vitest';
import type { Talk } from './ending.ts';
import { outcomeTable } from './outcome-table.ts';
import { nothing } from './seen-anywhere.ts';

const talks: readonly Talk[] = ['none', 'sale', 'leaving', 'debt', 'service', 'complaint'];

describe('Outcome table', () => {
  it.each(talks)(
    'answers for %s with its last row, with no other where nothing is seen, and looks for each sign once',
    (talk) => {
      const signs = outcomeTable.filter((row) => row.talks.includes(talk)).map(({ seen }) => seen);
      expect(signs.indexOf(nothing)).toBe(signs.length - 1);
      expect(new Set(signs).size).toBe(signs.length);
    },
  );
});
