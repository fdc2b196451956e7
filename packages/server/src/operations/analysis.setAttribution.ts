// analysis.setAttribution (extension): attaches an analysis to a person by hand, or to nobody.
import { attributionOnCreation, earshotError, leaderRoles, visibleUserIds } from '@earshot/core';
import { judgedAmong } from '../accounts/judged-by.ts';
import { analysisFactsForCaller, isVisible } from '../analyses/analysis-for-caller.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setSalesperson } from '../records/analysis-attribution.ts';
import { analysisWithoutWords } from '../records/analysis-documents.ts';
import { lockAnalysis } from '../records/reviews.ts';
import { salespersonById } from '../records/users.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setAttribution'> = async ({ id, salespersonId }, caller, { db, now }) => {
  const { company_id: companyId } = await analysisFactsForCaller(db, caller, id);
  const reach = visibleUserIds(caller);
  if (salespersonId !== null && reach !== 'all' && !reach.includes(salespersonId))
    throw earshotError('salespersonNotFound');
  const person = salespersonId === null ? null : await salespersonById(db, companyId, salespersonId);
  if (person === undefined) throw earshotError('salespersonNotFound');
  const attributionStatus = attributionOnCreation(salespersonId);
  await db.transaction(async (tx) => {
    await lockAnalysis(tx, companyId, id);
    const row = await analysisWithoutWords(tx, companyId, id);
    if (!row || !isVisible(caller, row)) throw earshotError('analysisNotFound');
    // Otherwise people could rid themselves of a bad call: out of their figures, and out of their supervisor's sight.
    const isTakenAway = row.salesperson_id !== null && row.salesperson_id !== salespersonId;
    if (isTakenAway && caller.role === 'salesperson') throw earshotError('roleRequired', leaderRoles);
    // Else a conversation of one's own could be judged while it is somebody else's.
    const isNew = salespersonId !== null && row.salesperson_id !== salespersonId;
    if (isNew && (await judgedAmong(tx, [row], salespersonId)).length > 0) throw earshotError('attributionToJudge');
    const attribution = {
      salesperson_id: salespersonId,
      salesperson_name: person?.name ?? null,
      supervisor_name: person?.supervisor_name ?? null,
      attribution_status: attributionStatus,
    };
    await setSalesperson(tx, companyId, id, attribution, now());
    const deed = { kind: 'analysis.attributed', subjectId: id, details: { salespersonId } } as const;
    await recordDeed(tx, caller, deed, now());
  });
  return { id, salespersonId, salespersonName: person?.name ?? null, attributionStatus };
};
