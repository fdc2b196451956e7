// The size of a page and how a page ends (docs/contract.md#get-apianalyses; docs/decisions/listing.md#d39, #d41).
import { earshotError } from '../earshot-error.ts';

/** Items on a page unless `limit` says otherwise (docs/contract.md#limits). */
export const defaultPageSize = 50;
/** Most items on a page (docs/contract.md#limits). */
export const maxPageSize = 100;

/** Page size from the text of a query parameter: a decimal integer 1..100; absent → 50; anything else → 400 (docs/decisions/listing.md#d39). */
export function parsePageSize(text: string | undefined): number {
  if (text === undefined) return defaultPageSize;
  const size = /^[0-9]+$/.test(text) ? Number(text) : 0;
  if (size < 1 || size > maxPageSize) throw earshotError('limitInvalid');
  return size;
}

/**
 * Cuts a page out of rows that were read with one row more than the page holds.
 * `last` is the item to make nextCursor of; null exactly when nothing follows (docs/decisions/listing.md#d41).
 */
export function cutPage<Row>(rows: readonly Row[], pageSize: number): { items: Row[]; last: Row | null } {
  const items = rows.slice(0, pageSize);
  return { items, last: rows.length > pageSize ? items[items.length - 1]! : null };
}
