// Table analyses: whose a row is, and which call of a provider it came from.
import type { AnalysisRow } from './analyses.ts';
import { laterThanStored } from './clock.ts';
import { placeholders, type Queries } from './database.ts';

const columns = ['salesperson_id', 'salesperson_name', 'supervisor_name', 'attribution_status'] as const;

export type Attribution = Pick<AnalysisRow, (typeof columns)[number]>;

const assignments = [...columns.map((name) => `${name} = ?`), `updated_at = ${laterThanStored}`].join(', ');
const values = (attribution: Attribution, now: number) => [...columns.map((name) => attribution[name]), now, now];

/** Attaches what waits for the owner, oldest and newest alike; the number of analyses (docs/decisions/analysis-fields.md#d33). */
export async function attachPending(
  tx: Queries,
  companyId: string,
  provider: 'pbx' | 'meeting',
  ownerId: string,
  attribution: Attribution,
  now: number,
): Promise<number> {
  return tx.run(
    `UPDATE analyses SET ${assignments}
     WHERE company_id = ? AND attribution_status = 'pending' AND external_owner_id = ? AND provider = ?`,
    [...values(attribution, now), companyId, ownerId, provider],
  );
}

export async function setSalesperson(
  db: Queries,
  companyId: string,
  id: string,
  attribution: Attribution,
  now: number,
): Promise<void> {
  await db.run(
    `UPDATE analyses SET ${assignments}
     WHERE company_id = ? AND id = ?`,
    [...values(attribution, now), companyId, id],
  );
}

/** Whether the company has an analysis of the call: of this system, or from before systems were told apart. */
export async function hasExternalCall(
  db: Queries,
  companyId: string,
  { provider, source, ids }: { provider: string; source: string; ids: readonly string[] },
): Promise<boolean> {
  const row = await db.get(
    `SELECT 1 FROM analyses WHERE company_id = ? AND external_call_id IN (${placeholders(ids)}) AND provider = ?
       AND (call_source IS NULL OR call_source = ?)`,
    [companyId, ...ids, provider, source],
  );
  return row !== undefined;
}
