// A page of the list, the same for GET /api/analyses and analysis.listPage: filters, one row more than shown, a sealed cursor (docs/decisions/listing.md).
import {
  type AnalysisSummaryRecord,
  cutPage,
  decodeCursorOf,
  encodeCursor,
  isInteractionTypeKey,
  lowerBoundMs,
  upperBoundMs,
  visibleUserIds,
} from '@earshot/core';
import { sealsFor } from '../access/cryptography.ts';
import type { AnalysisRow } from '../records/analyses.ts';
import { type ListQuery, listAnalyses, placeOf } from '../records/analysis-list.ts';
import { toSummaryRecord } from '../records/analysis-record.ts';
import type { Queries } from '../records/database.ts';
import { companyTypes } from '../records/interaction-types.ts';
import type { Caller, Service } from '../service.ts';
import { type CommonFilters, commonFilters } from './list-filters.ts';

/** What the two interfaces ask for alike; times as text. */
export interface PageInput extends CommonFilters {
  limit: number;
  cursor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** `more` is what only one interface has; of the same filter, it counts. Throws 400 for an invalid date or cursor. */
export async function listPage<Item>(
  input: PageInput,
  more: Partial<Omit<ListQuery, 'companyId' | 'visibleUserIds' | 'limit' | 'after'>>,
  caller: Caller,
  { db, secrets }: Service,
  linesOf: (rows: readonly AnalysisRow[]) => Promise<Item[]>,
): Promise<{ items: Item[]; nextCursor: string | null; hasMore: boolean }> {
  const seals = sealsFor(secrets, 'cursor');
  const order = more.orderBy ?? 'createdAt';
  const query: ListQuery = {
    companyId: caller.companyId,
    visibleUserIds: visibleUserIds(caller),
    limit: input.limit + 1,
    ...commonFilters(input),
    ...more,
  };
  if (input.from !== undefined) query.fromMs = lowerBoundMs('from', input.from);
  if (input.to !== undefined) query.toMs = upperBoundMs('to', input.to);
  if (input.cursor !== undefined) query.after = decodeCursorOf(order, input.cursor, ...seals);

  // One row more than the page tells whether anything follows (docs/decisions/listing.md#d41).
  const { items, last } = cutPage(await listAnalyses(db, query), input.limit);
  return {
    items: await linesOf(items),
    nextCursor: last && encodeCursor(placeOf(last, order), seals[0], order),
    hasMore: last !== null,
  };
}

/** Rows as lists show them; the company's own types are read only when one of them is shown. */
export async function listRecords(
  db: Queries,
  companyId: string,
  rows: readonly AnalysisRow[],
): Promise<AnalysisSummaryRecord[]> {
  const isOwn = ({ interaction_type: key }: AnalysisRow) => key !== null && !isInteractionTypeKey(key);
  const types = rows.some(isOwn) ? (await companyTypes(db, companyId)).map((type) => type.definition) : [];
  return rows.map((row) => toSummaryRecord(row, types));
}
