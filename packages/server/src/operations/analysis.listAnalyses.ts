// GET /api/analyses: an index of the company's analyses, newest first, with filters and a sealed cursor.
import {
  cutPage,
  decodeCursor,
  encodeCursor,
  listView,
  lowerBoundMs,
  upperBoundMs,
  visibleUserIds,
} from '@earshot/core';
import { sealFor } from '../access/secrets.ts';
import { listedTypes } from '../analyses/listed-types.ts';
import { toSummaryRecord } from '../analyses/stored.ts';
import { type ListQuery, listAnalyses as listRows } from '../records/analysis-list.ts';
import type { Handler } from './handler.ts';

/** Value of `interactionType` that selects analyses without a type (D42). */
const withoutType = '__none__';

export const listAnalyses: Handler<'analysis.listAnalyses'> = async (input, caller, { db, secret }) => {
  const seal = sealFor(secret, 'cursor');
  const query: ListQuery = {
    companyId: caller.companyId,
    visibleUserIds: visibleUserIds(caller),
    limit: input.limit + 1,
  };
  if (input.from !== undefined) query.fromMs = lowerBoundMs('from', input.from);
  if (input.to !== undefined) query.toMs = upperBoundMs('to', input.to);
  if (input.salespersonId !== undefined) query.salespersonId = input.salespersonId;
  if (input.externalCallId !== undefined) query.externalCallId = input.externalCallId;
  if (input.status !== undefined) query.status = input.status;
  if (input.interactionType !== undefined)
    query.interactionType = input.interactionType === withoutType ? null : input.interactionType;
  if (input.cursor !== undefined) query.after = decodeCursor(input.cursor, seal);

  // One row more than the page tells whether anything follows (D41).
  const { items, last } = cutPage(await listRows(db, query), input.limit);
  const types = await listedTypes(db, caller.companyId, items);
  return {
    items: items.map((row) => listView(toSummaryRecord(row, types))),
    nextCursor: last && encodeCursor({ createdAtMs: last.created_at, id: last.id }, seal),
    hasMore: last !== null,
  };
};
