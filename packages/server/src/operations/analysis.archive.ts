// analysis.archive (extension): puts an analysis away, or brings it back.
import { toTimestamp } from '@earshot/core';
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setArchivedAt } from '../records/analysis-visibility.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.archive'> = async ({ id, archived }, caller, { db, now }) => {
  const row = await analysisFactsForCaller(db, caller, id);
  const archivedAt = archived ? (row.archived_at ?? now()) : null;
  if (archivedAt !== row.archived_at)
    await db.transaction(async (tx) => {
      await setArchivedAt(tx, row.company_id, row.id, archivedAt, now());
      await recordDeed(
        tx,
        caller,
        { kind: archived ? 'analysis.archived' : 'analysis.restored', subjectId: row.id },
        now(),
      );
    });
  return { id: row.id, archivedAt: archivedAt === null ? null : toTimestamp(archivedAt) };
};
