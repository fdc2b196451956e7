// What the list is ordered by, as the address has it, and which of two lines comes first (docs/decisions/listing.md#orders-of-the-pages).
import type { AnalysisListPageInput, ListedAnalysis } from '@earshot/core/client';

/** Names in the address, with what the server is asked for; the first is the default. */
export const orders = {
  newest: { orderBy: 'occurredAt', ascending: false },
  oldest: { orderBy: 'occurredAt', ascending: true },
  lowest: { orderBy: 'score', ascending: true },
  highest: { orderBy: 'score', ascending: false },
  longest: { orderBy: 'duration', ascending: false },
  shortest: { orderBy: 'duration', ascending: true },
} as const satisfies Record<string, Required<Pick<AnalysisListPageInput, 'orderBy' | 'ascending'>>>;

export type Order = keyof typeof orders;

export const isOrder = (text: string): text is Order => Object.hasOwn(orders, text);

const placeOf = (line: ListedAnalysis, order: Order): string | number | null => {
  const { orderBy } = orders[order];
  if (orderBy === 'occurredAt') return line.occurredAt;
  return orderBy === 'score' ? line.displayScore : line.audioDurationSeconds;
};

/** Negative if `a` comes first; lines without the figure come last. */
export function compareLines(a: ListedAnalysis, b: ListedAnalysis, order: Order): number {
  const [placeA, placeB] = [placeOf(a, order), placeOf(b, order)];
  const sign = orders[order].ascending ? 1 : -1;
  if (placeA === null || placeB === null) return Number(placeA === null) - Number(placeB === null);
  if (placeA !== placeB) return placeA < placeB ? -sign : sign;
  return a.id < b.id ? -sign : sign;
}

/** Whether a list in this order has the line at all. */
export const hasPlace = (line: ListedAnalysis, order: Order): boolean => placeOf(line, order) !== null;
