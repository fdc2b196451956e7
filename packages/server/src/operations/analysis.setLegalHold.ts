// analysis.setLegalHold (extension): keeps an analysis from being erased, until it is lifted (docs/decisions/erasure.md).
import { earshotError, toTimestamp } from '@earshot/core';
import { lockedCompany } from '../accounts/companies.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { setLegalHold } from '../records/legal-holds.ts';
import { lockRules, rewindRules } from '../records/retention-rules.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.setLegalHold'> = async ({ id, held }, caller, { db, now }) => {
  const { companyId } = caller;
  const row = await db.transaction(async (tx) => {
    // In the order of retention, which has its rule before its analyses: what it passed over while this was held, it looks at again.
    await lockRules(tx, companyId);
    const changed = await setLegalHold(tx, companyId, id, held ? now() : null);
    // Whoever ends the company looks for holds under this lock: a hold comes before that, or not at all.
    if (changed && held) await lockedCompany(tx, companyId);
    if (changed && !held) await rewindRules(tx, companyId, changed.created_at);
    if (changed)
      await recordDeed(tx, caller, { kind: held ? 'analysis.held' : 'analysis.released', subjectId: id }, now());
    return changed;
  });
  if (!row) throw earshotError('analysisNotFound');
  return { id: row.id, legalHoldAt: row.legal_hold_at === null ? null : toTimestamp(row.legal_hold_at) };
};
