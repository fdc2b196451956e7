// The plan's minutes, granted once a calendar month (UTC) by an idempotent ledger entry (docs/decisions/minutes.md#d45, docs/decisions/access.md#d57).
import { companiesWithoutGrant, markGranted } from '../records/companies.ts';
import { appendEntry } from '../records/credits.ts';
import type { Database } from '../records/database.ts';
import { newId } from '../records/ids.ts';

/** Grants the present month to every active company that has not had it. `now` in ms. */
export async function grantPlans(db: Database, now: number): Promise<void> {
  const month = new Date(now).toISOString().slice(0, 7);
  for (const company of await companiesWithoutGrant(db, month)) {
    await db.transaction(async (tx) => {
      if (!(await markGranted(tx, company.id, month))) return;
      await appendEntry(tx, {
        id: newId().id,
        company_id: company.id,
        kind: 'plan',
        hundredths: company.plan_hundredths,
        analysis_id: null,
        reference: `plan:${month}`,
        created_at: now,
      });
    });
  }
}
