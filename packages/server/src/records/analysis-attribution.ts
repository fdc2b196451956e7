// Table analyses: whose a row is, and which call of a provider it came from.
import type { AnalysisRow } from './analyses.ts';
import { laterThanStored } from './clock.ts';
import { placeholders, type Queries } from './database.ts';

const columns = ['salesperson_id', 'salesperson_name', 'supervisor_name', 'attribution_status'] as const;

export type Attribution = Pick<AnalysisRow, (typeof columns)[number]>;

const assignments = [...columns.map((name) => `${name} = ?`), `updated_at = ${laterThanStored}`].join(', ');
const values = (attribution: Attribution, now: number) => [...columns.map((name) => attribution[name]), now, now];

type Owner = readonly [companyId: string, provider: 'pbx' | 'meeting', ownerId: string];

const waiting = "company_id = ? AND provider = ? AND external_owner_id = ? AND attribution_status = 'pending'";

/** What waits for the owner, and what people have said of it. Until the transaction ends, nobody judges any of it. */
export async function lockPending(tx: Queries, ...owner: Owner): Promise<{ id: string; review: string | null }[]> {
  await tx.all(`SELECT id FROM analyses WHERE ${waiting} ORDER BY created_at, id ${tx.forUpdate}`, owner);
  return tx.all(`SELECT id, review FROM analyses JOIN analysis_documents ON analysis_id = id WHERE ${waiting}`, owner);
}

/** Attaches what waits for the owner, oldest and newest alike, but for `except` (docs/decisions/analysis-fields.md#d33). */
export async function attachPending(
  tx: Queries,
  owner: Owner,
  { attribution, except }: { attribution: Attribution; except: readonly string[] },
  now: number,
): Promise<void> {
  await tx.run(`UPDATE analyses SET ${assignments} WHERE ${waiting} AND NOT (${tx.isAmong('id')})`, [
    ...values(attribution, now),
    ...owner,
    JSON.stringify(except),
  ]);
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
