// Placing and lifting a legal hold, in a session or at the command line (docs/decisions/erasure.md#retention-moves-along-time).
import { lockedCompany } from '../accounts/companies.ts';
import { type Actor, recordDeed } from '../audit/record-deed.ts';
import { setLegalHold } from '../records/legal-holds.ts';
import { lockRules, rewindRules } from '../records/retention-rules.ts';
import type { Service } from '../service.ts';

/** Since when it is held, or null; undefined where the company has no such analysis. Throws 401 where the company was erased. */
export async function changeLegalHold(
  actor: Actor,
  id: string,
  held: boolean,
  { db, now }: Pick<Service, 'db' | 'now'>,
): Promise<{ heldAt: number | null } | undefined> {
  const { companyId } = actor;
  const row = await db.transaction(async (tx) => {
    // Locks the rules first, as retention does: it looks again at what it passed over during the hold.
    await lockRules(tx, companyId);
    const changed = await setLegalHold(tx, companyId, id, held ? now() : null);
    // The end of a company looks for holds under this lock: a hold comes before that, or not at all.
    if (changed && held) await lockedCompany(tx, companyId);
    if (changed && !held) await rewindRules(tx, companyId, changed.created_at);
    if (changed)
      await recordDeed(tx, actor, { kind: held ? 'analysis.held' : 'analysis.released', subjectId: id }, now());
    return changed;
  });
  return row && { heldAt: row.legal_hold_at };
}
