// analysis.setExclusion (extension): leaves an analysis out of statistics, with a reason, or counts it again (docs/decisions/listing.md#what-statistics-leave-out).
import { earshotError, exclusionView } from '@earshot/core';
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { analysesByIds } from '../records/analysis-list.ts';
import { exclusionOf } from '../records/analysis-record.ts';
import { setExclusion } from '../records/analysis-visibility.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setExclusion'> = async ({ id, reason }, caller, { db, now }) => {
  const { company_id: companyId } = await analysisFactsForCaller(db, caller, id);
  const exclusion = reason === null ? null : { reason: reason.trim(), by: caller.userId };
  const row = await db.transaction(async (tx) => {
    if (await setExclusion(tx, companyId, id, exclusion, now())) {
      const kind = exclusion ? 'analysis.excluded' : 'analysis.included';
      await recordDeed(tx, caller, { kind, subjectId: id }, now());
    }
    return (await analysesByIds(tx, companyId, [id]))[0];
  });
  if (!row) throw earshotError('analysisNotFound');
  return { id, exclusion: exclusionView(exclusionOf(row)) };
};
