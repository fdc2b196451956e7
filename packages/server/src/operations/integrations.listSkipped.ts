// integrations.listSkipped (extension): the recordings that an integration left out, newest first, page by page.
import { cutPage, decodeCursor, earshotError, encodeCursor } from '@earshot/core';
import { sealsFor } from '../access/cryptography.ts';
import { skippedView } from '../collection/integration-view.ts';
import { integrationById } from '../records/integrations.ts';
import { listSkipped } from '../records/skipped-recordings.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'integrations.listSkipped'> = async ({ id, limit, cursor }, caller, { db, secrets }) => {
  if (!(await integrationById(db, caller.companyId, id))) throw earshotError('integrationNotFound');
  const seals = sealsFor(secrets, 'skipped cursor');
  const at = cursor === undefined ? null : decodeCursor(cursor, ...seals);
  const after = at && { skippedAt: at.createdAtMs, id: at.id };
  const { items, last } = cutPage(await listSkipped(db, id, after, limit + 1), limit);
  return {
    items: items.map(skippedView),
    nextCursor: last && encodeCursor({ createdAtMs: last.skipped_at, id: last.id }, seals[0]),
    hasMore: last !== null,
  };
};
