// Reading a provider's list by days, from where the runs before have come to until now: its pages have an order of their own and tokens that end, so days are halved until they fit on a page.
import { type ConnectorContext, type FoundRecording, positionAt, positionTime } from './connector.ts';

export const dayMs = 24 * 3_600_000;

/** yyyy-mm-dd of a day, counted from the epoch in UTC. */
export const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** What `read` gives of the days from `first` to `last`, the earliest days first; `read` gives null where several days do not fit on a page. */
async function* readDays<Item>(
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

/** Sorts by moment, and by id within one moment. */
export const byMoment = <Item extends { startedAt: number; externalId: string }>(a: Item, b: Item) =>
  a.startedAt - b.startedAt || (a.externalId < b.externalId ? -1 : 1);

export interface DaysOfList<Item> {
  /** How long after its beginning a recording may come into the list. */
  lateMs: number;
  /** No recording of the provider is older, in ms since the epoch. */
  earliestMs: number;
  /** How many days the list gives at a time, at most. */
  windowDays: number;
  /** Days before the first that are read too, where it is not certain in which zone days begin. */
  daysBefore?: number;
  /** The read function that `readDays` calls. */
  read(first: number, last: number): Promise<readonly Item[] | null>;
  /** What tells recordings of one moment apart. */
  idOf(item: Item): string;
  /** `position`: where the next run goes on, once this one is taken. */
  found(item: Item, position: string): FoundRecording;
}

/** Recordings since a position, in the order of their days. Throws the signal's reason, and what `read` throws. */
export async function* foundByDays<Item extends { startedAt: number }>(
  { since, now }: Pick<ConnectorContext, 'since' | 'now'>,
  position: string | null,
  signal: AbortSignal,
  { lateMs, earliestMs, windowDays, daysBefore = 0, read, idOf, found }: DaysOfList<Item>,
): AsyncGenerator<FoundRecording> {
  const from = Math.max(since, earliestMs, position === null ? since : positionTime(position) - lateMs);
  const today = Math.floor(now() / dayMs);
  let reached = position ?? '';
  for (let day = Math.floor(from / dayMs) - daysBefore; day <= today; day += windowDays) {
    for await (const item of readDays(day, Math.min(day + windowDays - 1, today), read)) {
      signal.throwIfAborted();
      if (item.startedAt < from) continue;
      const own = positionAt(Math.min(item.startedAt, now()), idOf(item));
      if (own > reached) reached = own;
      yield found(item, reached);
    }
  }
}
