// integrations.listRuns (extension): the runs of an integration that are kept, newest first, page by page.
import { cutPage, decodeCursor, earshotError, encodeCursor } from '@earshot/core';
import { sealsFor } from '../access/cryptography.ts';
import { runView } from '../collection/integration-view.ts';
import { runsBefore } from '../records/collection-runs.ts';
import { integrationById } from '../records/integrations.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.listRuns'> = async ({ id, limit, cursor }, caller, { db, secrets }) => {
  if (!(await integrationById(db, caller.companyId, id))) throw earshotError('integrationNotFound');
  const seals = sealsFor(secrets, 'runs cursor');
  const at = cursor === undefined ? null : decodeCursor(cursor, ...seals);
  const after = at && { startedAt: at.createdAtMs, id: at.id };
  const { items, last } = cutPage(await runsBefore(db, id, after, limit + 1), limit);
  return {
    items: items.map(runView),
    nextCursor: last && encodeCursor({ createdAtMs: last.started_at, id: last.id }, seals[0]),
    hasMore: last !== null,
  };
};
