import type { ListedAnalysis } from '@earshot/core/client';
import { describe, expect, it } from 'vitest';
import { type LoadedList, unknownLines, withLines, withNewLines, withoutLine } from './loaded-list.ts';

const line = (id: string, changes: Partial<ListedAnalysis> = {}) =>
  ({
    id,
    status: 'completed',
    updatedAt: '2026-11-01T00:00:00.000Z',
    occurredAt: `2026-11-${id}`,
    displayScore: null,
    ...changes,
  }) as ListedAnalysis;
const page = (...items: ListedAnalysis[]) => ({ items, nextCursor: null, hasMore: false });
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

  it('gets new lines in their places, each once', () => {
    const arrived = unknownLines(list, [line('e'), line('d'), line('c')], 'newest');
    expect(idsOf(withNewLines(list, arrived, 'newest'))).toEqual(['edc', 'ba']);
    expect(withNewLines(list, [], 'newest').pages[0]).toBe(list.pages[0]);
    expect(idsOf(withNewLines(list, [line('aa'), line('bb')], 'newest'))).toEqual(['dc', 'bbbaaa']);
  });

  it('leaves out what belongs further down than what is loaded (issue 23: a call of last week that is collected today)', () => {
    const more = { ...list, pages: list.pages.map((each) => ({ ...each, hasMore: true })) };
    const late = line('0');
    expect(unknownLines(more, [late], 'newest')).toEqual([]);
    expect(unknownLines(list, [late], 'newest')).toEqual([late]);
    expect(unknownLines(list, [late], 'lowest')).toEqual([]);
  });

  it('loses a line', () => {
    expect(idsOf(withoutLine(list, 'b'))).toEqual(['dc', 'a']);
    expect(withoutLine(list, 'b').pages[0]).toBe(list.pages[0]);
  });
});
