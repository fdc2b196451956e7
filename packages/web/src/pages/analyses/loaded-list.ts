// What is known of the list so far: pages as they were loaded, with newer lines put in and lines taken out.
import type { AnalysisListItem, AnalysisPage } from '@earshot/core/client';
import type { InfiniteData } from '@tanstack/react-query';

export type LoadedList = InfiniteData<AnalysisPage, unknown>;

const mapItems = (
  list: LoadedList,
  change: (items: AnalysisListItem[], page: number) => AnalysisListItem[],
): LoadedList => ({
  ...list,
  pages: list.pages.map((page, index) => {
    const items = change(page.items, index);
    return items === page.items ? page : { ...page, items };
  }),
});

const isNewer = (known: AnalysisListItem, line: AnalysisListItem) =>
  line.updatedAt > known.updatedAt || (line.updatedAt === known.updatedAt && line.status !== known.status);

/** Lines that have changed since take their place; pages without any stay the same objects, and are not drawn again. */
export function withLines(list: LoadedList, lines: readonly AnalysisListItem[]): LoadedList {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const next = (known: AnalysisListItem) => {
    const line = byId.get(known.id);
    return line && isNewer(known, line) ? line : known;
  };
  return mapItems(list, (items) => (items.some((known) => next(known) !== known) ? items.map(next) : items));
}

export const withoutLine = (list: LoadedList, id: string): LoadedList =>
  mapItems(list, (items) => (items.some((line) => line.id === id) ? items.filter((line) => line.id !== id) : items));

/** Of the newest lines those that the list does not have yet, newest first. */
export function unknownLines(list: LoadedList, newest: readonly AnalysisListItem[]): AnalysisListItem[] {
  const known = new Set(list.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  return newest.filter(({ id }) => !known.has(id));
}

export const withNewLines = (list: LoadedList, lines: readonly AnalysisListItem[]): LoadedList =>
  mapItems(list, (items, page) => (page === 0 && lines.length > 0 ? [...lines, ...items] : items));
