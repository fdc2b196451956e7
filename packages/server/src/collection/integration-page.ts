// Lists of what an integration has, newest first, page by page.
import { type CursorPosition, cutPage, decodeCursor, earshotError, encodeCursor } from '@earshot/core';
import { sealsFor } from '../access/cryptography.ts';
import type { Queries } from '../records/database.ts';
import { integrationById } from '../records/integrations.ts';
import type { Caller, Service } from '../service.ts';

interface Rows<Row, Item> {
  /** Purpose of the list's cursors; no other list accepts them. */
  purpose: string;
  rowsBefore(db: Queries, integrationId: string, after: CursorPosition | null, most: number): Promise<Row[]>;
  /** What the list is ordered by, in ms. */
  timeOf(row: Row): number;
  view(row: Row): Item;
}

/** Throws 404 for an integration that the company does not have, and 400 for an invalid cursor. */
export async function integrationPage<Row extends { id: string }, Item>(
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
  { companyId }: Pick<Caller, 'companyId'>,
  { db, secrets }: Pick<Service, 'db' | 'secrets'>,
  { purpose, rowsBefore, timeOf, view }: Rows<Row, Item>,
): Promise<{ items: Item[]; nextCursor: string | null; hasMore: boolean }> {
  if (!(await integrationById(db, companyId, id))) throw earshotError('integrationNotFound');
  const seals = sealsFor(secrets, purpose);
  const after = cursor === undefined ? null : decodeCursor(cursor, ...seals);
  const { items, last } = cutPage(await rowsBefore(db, id, after, limit + 1), limit);
  return {
    items: items.map(view),
    nextCursor: last && encodeCursor({ createdAtMs: timeOf(last), id: last.id }, seals[0]),
    hasMore: last !== null,
  };
}
