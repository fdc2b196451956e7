// Table companies: tenants with their plan and the two sums that guard their credits.
import type { Language } from '@earshot/core';
import type { Queries } from './database.ts';

export interface CompanyRow {
  id: string;
  name: string;
  language: Language;
  plan_name: string;
  plan_hundredths: number;
  plan_granted_month: string;
  ledger_hundredths: number;
  held_hundredths: number;
  created_at: number;
  deactivated_at: number | null;
}

export async function insertCompany(
  db: Queries,
  company: Omit<CompanyRow, 'ledger_hundredths' | 'held_hundredths' | 'deactivated_at'>,
): Promise<void> {
  await db.run(
    `INSERT INTO companies (id, name, language, plan_name, plan_hundredths, plan_granted_month, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      company.id,
      company.name,
      company.language,
      company.plan_name,
      company.plan_hundredths,
      company.plan_granted_month,
      company.created_at,
    ],
  );
}

/** For the command line: oldest first. */
export const allCompanies = (db: Queries) => db.all<CompanyRow>('SELECT * FROM companies ORDER BY created_at, id');

export const companyById = (db: Queries, id: string) =>
  db.get<CompanyRow>('SELECT * FROM companies WHERE id = ?', [id]);

/** Null activates. False when there is no such company. An earlier deactivation keeps its date. */
export async function setDeactivatedAt(
  db: Queries,
  id: string,
  deactivatedAt: number | null,
): Promise<CompanyRow | undefined> {
  const sql =
    deactivatedAt === null
      ? 'UPDATE companies SET deactivated_at = NULL WHERE id = ? RETURNING *'
      : 'UPDATE companies SET deactivated_at = COALESCE(deactivated_at, ?) WHERE id = ? RETURNING *';
  const rows = await db.returning<CompanyRow>(sql, deactivatedAt === null ? [id] : [deactivatedAt, id]);
  return rows[0];
}

export async function updateCompany(
  db: Queries,
  id: string,
  changes: { name: string; language: Language },
): Promise<void> {
  await db.run('UPDATE companies SET name = ?, language = ? WHERE id = ?', [changes.name, changes.language, id]);
}

/** Companies whose plan has not been granted for `month` (YYYY-MM) yet. */
export const companiesWithoutGrant = (db: Queries, month: string) =>
  db.all<CompanyRow>('SELECT * FROM companies WHERE plan_granted_month < ? AND deactivated_at IS NULL ORDER BY id', [
    month,
  ]);

/** False when another process granted that month meanwhile. */
export async function markGranted(tx: Queries, id: string, month: string): Promise<boolean> {
  return (
    (await tx.run('UPDATE companies SET plan_granted_month = ? WHERE id = ? AND plan_granted_month < ?', [
      month,
      id,
      month,
    ])) === 1
  );
}
