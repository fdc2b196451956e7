// Reading a provider's list by days: its pages have an order of their own and tokens that end, so days are halved until they fit on a page.
export const dayMs = 24 * 3_600_000;

/** yyyy-mm-dd of a day, counted from the epoch in UTC. */
export const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** What `read` gives of the days from `first` to `last`, the earliest days first; `read` gives null where several days do not fit on a page. */
export async function* readDays<Item>(
  first: number,
  last: number,
  read: (first: number, last: number) => Promise<readonly Item[] | null>,
): AsyncGenerator<Item> {
  const items = await read(first, last);
  if (items) {
    yield* items;
    return;
  }
  const middle = Math.floor((first + last) / 2);
  yield* readDays(first, middle, read);
  yield* readDays(middle + 1, last, read);
}

/** By moment, and by id where two have the same. */
export const byMoment = <Item extends { startedAt: number; externalId: string }>(a: Item, b: Item) =>
  a.startedAt - b.startedAt || (a.externalId < b.externalId ? -1 : 1);
