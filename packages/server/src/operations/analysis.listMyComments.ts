// analysis.listMyComments (extension): comments to the caller that are not done, or by the caller to others, of analyses that the caller still sees.
import { toTimestamp, visibleUserIds } from '@earshot/core';
import { commentView } from '../analyses/comments.ts';
import { commentsAddressed, commentsToDo } from '../records/comments.ts';
import type { Handler } from './handler.ts';

const most = 100;

export const handler: Handler<'analysis.listMyComments'> = async (input, caller, { db }) => {
  const { companyId, userId } = caller;
  const find = input?.byMe ? commentsAddressed : commentsToDo;
  const rows = await find(db, { companyId, userId, visibleUserIds: visibleUserIds(caller) }, most + 1);
  const items = rows.slice(0, most).map((row) => ({
    comment: commentView(row),
    occurredAt: toTimestamp(row.occurred_at),
    salespersonName: row.salesperson_name,
    clientName: row.client_name,
  }));
  return { items, hasMore: rows.length > most };
};
