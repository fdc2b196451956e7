// analysis.setAttribution (extension): attaches an analysis to a person by hand, or to nobody.
import { attributionOnCreation, earshotError, type UserRole, visibleUserIds } from '@earshot/core';
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setSalesperson } from '../records/analysis-attribution.ts';
import { salespersonById } from '../records/users.ts';
import type { Handler } from './handler.ts';

const leaders: readonly UserRole[] = ['supervisor', 'admin_company', 'super_admin'];

export const handler: Handler<'analysis.setAttribution'> = async ({ id, salespersonId }, caller, { db, now }) => {
  const row = await analysisFactsForCaller(db, caller, id);
  const reach = visibleUserIds(caller);
  if (salespersonId !== null && reach !== 'all' && !reach.includes(salespersonId))
    throw earshotError('salespersonNotFound');
  const person = salespersonId === null ? null : await salespersonById(db, caller.companyId, salespersonId);
  if (person === undefined) throw earshotError('salespersonNotFound');
  // Else whoever has a bad call would be rid of it: out of their figures, and out of their supervisor's sight.
  const isAttached = row.salesperson_id !== null && row.salesperson_id !== salespersonId;
  if (isAttached && caller.role === 'salesperson') throw earshotError('roleRequired', leaders);
  const attributionStatus = attributionOnCreation(salespersonId);
  await db.transaction(async (tx) => {
    await setSalesperson(tx, row.company_id, row.id, {
      salesperson_id: salespersonId,
      salesperson_name: person?.name ?? null,
      supervisor_name: person?.supervisor_name ?? null,
      attribution_status: attributionStatus,
      updated_at: now(),
    });
    const deed = { kind: 'analysis.attributed', subjectId: row.id, details: { salespersonId } } as const;
    await recordDeed(tx, caller, deed, now());
  });
  return { id: row.id, salespersonId, salespersonName: person?.name ?? null, attributionStatus };
};
