// The outcome table has an answer for every talk, and no row that never decides (docs/catalogue.md#outcome-and-coaching).
import { describe, expect, it } from 'vitest';
import type { Talk } from './ending.ts';
import { outcomeTable } from './outcome-table.ts';
import { nothing } from './seen-anywhere.ts';

const talks: readonly Talk[] = ['none', 'sale', 'leaving', 'debt', 'service', 'complaint'];

describe('Outcome table', () => {
  it.each(talks)('answers for %s with its last row, and with no other where nothing is seen', (talk) => {
    const rows = outcomeTable.filter((row) => row.talks.includes(talk));
    expect(rows.map(({ seen }) => seen).indexOf(nothing)).toBe(rows.length - 1);
  });
});
