// analysis.listMyComments (extension): comments that are addressed to the caller and not done, of analyses that the caller still sees.
import { toTimestamp, visibleUserIds } from '@earshot/core';
import { commentView } from '../analyses/comments.ts';
import { commentsToDo } from '../records/comments.ts';
import type { Handler } from './handler.ts';

const most = 100;

export const handler: Handler<'analysis.listMyComments'> = async (_input, caller, { db }) => {
  const { companyId, userId } = caller;
  const rows = await commentsToDo(db, { companyId, userId, visibleUserIds: visibleUserIds(caller) }, most + 1);
  const items = rows.slice(0, most).map((row) => ({
    comment: commentView(row),
    occurredAt: toTimestamp(row.occurred_at),
    salespersonName: row.salesperson_name,
    clientName: row.client_name,
  }));
  return { items, hasMore: rows.length > most };
};
