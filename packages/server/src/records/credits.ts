// Table credit_entries and the two sums on companies: an append-only ledger, and holds that can't take a balance below zero (docs/decisions/minutes.md#d23).
import type { CompanyRow } from './companies.ts';
import type { Queries } from './database.ts';

/** Minutes as they are stored: whole hundredths. */
export const toHundredths = (minutes: number) => Math.round(minutes * 100);
export const toMinutes = (hundredths: number) => hundredths / 100;

/** Ledger sum less open holds, in minutes; none of a company that is gone. */
export const balanceOf = (company: Pick<CompanyRow, 'ledger_hundredths' | 'held_hundredths'> | undefined): number =>
  toMinutes(company ? company.ledger_hundredths - company.held_hundredths : 0);

/** As `balanceOf`, of the company as it is now. */
export async function balanceMinutes(db: Queries, companyId: string): Promise<number> {
  const row = await db.get<{ hundredths: number }>(
    'SELECT ledger_hundredths - held_hundredths AS hundredths FROM companies WHERE id = ?',
    [companyId],
  );
  return toMinutes(row?.hundredths ?? 0);
}

/** Holds credits if the balance allows it: one guarded statement, whatever runs beside it. */
export async function holdCredits(tx: Queries, companyId: string, hundredths: number): Promise<boolean> {
  const changed = await tx.run(
    `UPDATE companies SET held_hundredths = held_hundredths + ?
     WHERE id = ? AND ledger_hundredths - held_hundredths >= ?`,
    [hundredths, companyId, hundredths],
  );
  return changed === 1;
}

export async function releaseHold(tx: Queries, companyId: string, hundredths: number): Promise<void> {
  if (hundredths === 0) return;
  await tx.run('UPDATE companies SET held_hundredths = held_hundredths - ? WHERE id = ?', [hundredths, companyId]);
}

export interface CreditEntry {
  id: string;
  company_id: string;
  kind: 'opening' | 'plan' | 'grant' | 'analysis' | 'trial' | 'rescoring';
  hundredths: number;
  analysis_id: string | null;
  reference: string | null;
  created_at: number;
}

/** Appends to the ledger and moves the sum with it; releases a hold by the same statement. False, and nothing done, when the reference is already there. */
export async function appendEntry(tx: Queries, entry: CreditEntry, releasedHundredths = 0): Promise<boolean> {
  const inserted = await tx.run(
    `INSERT INTO credit_entries (id, company_id, kind, hundredths, analysis_id, reference, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [entry.id, entry.company_id, entry.kind, entry.hundredths, entry.analysis_id, entry.reference, entry.created_at],
  );
  if (inserted === 0) return false;
  await tx.run(
    'UPDATE companies SET ledger_hundredths = ledger_hundredths + ?, held_hundredths = held_hundredths - ? WHERE id = ?',
    [entry.hundredths, releasedHundredths, entry.company_id],
  );
  return true;
}

/** Kinds of entries that charge, as a list in SQL: for analyses, trials and rescoring. */
export const chargingKinds = "('analysis', 'trial', 'rescoring')";

/** Minutes debited for analyses, trials and rescoring since `since` (ms). */
export async function usedMinutesSince(db: Queries, companyId: string, since: number): Promise<number> {
  const row = await db.get<{ hundredths: number | null }>(
    `SELECT SUM(hundredths) AS hundredths FROM credit_entries WHERE company_id = ? AND kind IN ${chargingKinds} AND created_at >= ?`,
    [companyId, since],
  );
  return toMinutes(0 - Number(row?.hundredths ?? 0));
}

export type LedgerRow = Pick<CreditEntry, 'id' | 'kind' | 'hundredths' | 'analysis_id' | 'created_at'>;

/** Entries of a company, newest first, after `after`. */
export function ledgerRows(
  db: Queries,
  companyId: string,
  after: { createdAtMs: number; id: string } | null,
  limit: number,
): Promise<LedgerRow[]> {
  const beyond = after ? 'AND (created_at, id) < (?, ?)' : '';
  return db.all<LedgerRow>(
    `SELECT id, kind, hundredths, analysis_id, created_at FROM credit_entries WHERE company_id = ? ${beyond}
     ORDER BY created_at DESC, id DESC LIMIT ?`,
    [companyId, ...(after ? [after.createdAtMs, after.id] : []), limit],
  );
}

/** Sum of an entry and all before it, in hundredths. */
export async function sumUpTo(db: Queries, companyId: string, entry: LedgerRow): Promise<number> {
  const row = await db.get<{ hundredths: number | null }>(
    'SELECT SUM(hundredths) AS hundredths FROM credit_entries WHERE company_id = ? AND (created_at, id) <= (?, ?)',
    [companyId, entry.created_at, entry.id],
  );
  return Number(row?.hundredths ?? 0);
}
