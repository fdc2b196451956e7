// Legal holds of analyses: what nobody erases, and retention leaves as it is.
import type { AnalysisRow } from './analyses.ts';
import type { Queries } from './database.ts';

export interface LegalHoldRow {
  id: string;
  created_at: number;
  legal_hold_at: number | null;
}

/** Null lifts it; a hold that is there keeps its time. Undefined when the company has no such analysis. */
export async function setLegalHold(
  tx: Queries,
  companyId: string,
  id: string,
  heldAt: number | null,
): Promise<LegalHoldRow | undefined> {
  const value = heldAt === null ? 'CAST(? AS bigint)' : 'COALESCE(legal_hold_at, ?)';
  const rows = await tx.returning<LegalHoldRow>(
    `UPDATE analyses SET legal_hold_at = ${value} WHERE company_id = ? AND id = ? RETURNING id, created_at, legal_hold_at`,
    [heldAt, companyId, id],
  );
  return rows[0];
}

/** Those held longest first. */
export const legalHolds = (db: Queries, companyId: string, most: number) =>
  db.all<Pick<AnalysisRow, 'id' | 'client_name' | 'occurred_at'> & { legal_hold_at: number }>(
    `SELECT id, legal_hold_at, client_name, occurred_at FROM analyses WHERE company_id = ? AND legal_hold_at IS NOT NULL
     ORDER BY legal_hold_at, id LIMIT ?`,
    [companyId, most],
  );
