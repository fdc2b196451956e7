// What is known of the list so far: pages as they were loaded, with newer lines put in and lines taken out.
import type { ListedAnalysis, ListedPage } from '@earshot/core/client';
import type { InfiniteData } from '@tanstack/react-query';
import { compareLines, hasPlace, type Order } from './list-order.ts';

export type LoadedList = InfiniteData<ListedPage, unknown>;

const mapItems = (
  list: LoadedList,
  change: (items: ListedAnalysis[], page: number) => ListedAnalysis[],
): LoadedList => ({
  ...list,
  pages: list.pages.map((page, index) => {
    const items = change(page.items, index);
    return items === page.items ? page : { ...page, items };
  }),
});

const isNewer = (known: ListedAnalysis, line: ListedAnalysis) =>
  line.updatedAt > known.updatedAt || (line.updatedAt === known.updatedAt && line.status !== known.status);

/** Lines that have changed since take their place; pages without any stay the same objects, and are not drawn again. */
export function withLines(list: LoadedList, lines: readonly ListedAnalysis[]): LoadedList {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const next = (known: ListedAnalysis) => {
    const line = byId.get(known.id);
    return line && isNewer(known, line) ? line : known;
  };
  return mapItems(list, (items) => (items.some((known) => next(known) !== known) ? items.map(next) : items));
}

export const withoutLine = (list: LoadedList, id: string): LoadedList =>
  mapItems(list, (items) => (items.some((line) => line.id === id) ? items.filter((line) => line.id !== id) : items));

/** The newest lines that the list lacks, though they belong among what is loaded. */
export function unknownLines(list: LoadedList, newest: readonly ListedAnalysis[], order: Order): ListedAnalysis[] {
  const known = new Set(list.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const lastPage = list.pages.at(-1);
  const end = lastPage?.hasMore ? lastPage.items.at(-1) : undefined;
  return newest.filter(
    (line) => !known.has(line.id) && hasPlace(line, order) && (end === undefined || compareLines(line, end, order) < 0),
  );
}

/** With each new line in its place. */
export function withNewLines(list: LoadedList, lines: readonly ListedAnalysis[], order: Order): LoadedList {
  const pageOf = (line: ListedAnalysis) => {
    const page = list.pages.findIndex(({ items }) => items.length > 0 && compareLines(line, items.at(-1)!, order) < 0);
    return page === -1 ? list.pages.length - 1 : page;
  };
  const byPage = Map.groupBy(lines, pageOf);
  return mapItems(list, (items, page) => {
    const added = byPage.get(page);
    return added ? [...items, ...added].sort((a, b) => compareLines(a, b, order)) : items;
  });
}
