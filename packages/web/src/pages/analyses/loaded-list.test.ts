import type { AnalysisListItem } from '@earshot/core/client';
import { describe, expect, it } from 'vitest';
import { type LoadedList, unknownLines, withLines, withNewLines, withoutLine } from './loaded-list.ts';

const line = (id: string, changes: Partial<AnalysisListItem> = {}) =>
  ({ id, status: 'completed', updatedAt: '2026-11-01T00:00:00.000Z', ...changes }) as AnalysisListItem;
const page = (...items: AnalysisListItem[]) => ({ items, nextCursor: null, hasMore: false });
const list: LoadedList = {
  pages: [page(line('d', { status: 'pending' }), line('c')), page(line('b'), line('a'))],
  pageParams: [undefined, 'x'],
};
const idsOf = ({ pages }: LoadedList) => pages.map(({ items }) => items.map(({ id }) => id).join(''));

describe('the list that is loaded', () => {
  it('takes the lines that have changed; pages without any stay the same objects', () => {
    const next = withLines(list, [line('d', { status: 'failed' }), line('b'), line('z')]);
    expect(next.pages[0]!.items.map(({ status }) => status)).toEqual(['failed', 'completed']);
    expect(next.pages[0]!.items[1]).toBe(list.pages[0]!.items[1]);
    expect(next.pages[1]).toBe(list.pages[1]);
  });

  it('is not put back by an answer from before', () => {
    const known: LoadedList = { pages: [page(line('a', { updatedAt: '2026-11-02' }))], pageParams: [undefined] };
    expect(withLines(known, [line('a', { updatedAt: '2026-11-01' })]).pages[0]).toBe(known.pages[0]);
  });

  it('gets new lines at its top, each once', () => {
    const arrived = unknownLines(list, [line('e'), line('d'), line('c')]);
    expect(idsOf(withNewLines(list, arrived))).toEqual(['edc', 'ba']);
    expect(withNewLines(list, []).pages[0]).toBe(list.pages[0]);
  });

  it('loses a line', () => {
    expect(idsOf(withoutLine(list, 'b'))).toEqual(['dc', 'a']);
    expect(withoutLine(list, 'b').pages[0]).toBe(list.pages[0]);
  });
});
