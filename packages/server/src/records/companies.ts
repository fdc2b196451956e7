// Table companies: tenants with their plan and the two sums that guard their credits.
import type { Language, RedactionPolicy, Targets } from '@earshot/core';
import type { Queries } from './database.ts';
import type { ErasedBy } from './erasures.ts';

/** `off`: none opens; `onRequest`: a new analysis has none; `atCreation`: what a key creates has one. */
export type ShareLinkPolicy = 'off' | 'onRequest' | 'atCreation';

export interface CompanyRow {
  id: string;
  name: string;
  language: Language;
  plan_name: string;
  plan_hundredths: number;
  plan_granted_month: string;
  ledger_hundredths: number;
  held_hundredths: number;
  /** Whether analyses have share links, and how long new ones last; null: until they are taken away. */
  share_links: ShareLinkPolicy;
  share_link_days: number | null;
  redaction: RedactionPolicy;
  /** Whether everybody must set up two-step sign-in. */
  second_factor_required: 0 | 1;
  /** Whether only the sign-in service opens sessions, and passwords of emergency administrators. */
  open_id_required: 0 | 1;
  /** JSON; null: none. */
  targets: string | null;
  created_at: number;
  deactivated_at: number | null;
  /** Null unless the company is to be erased. */
  erasure_asked_at: number | null;
  /** Null: the command line. */
  erasure_asked_by: string | null;
  erasure_due_at: number | null;
  /** From then on nothing of the company can be reached. */
  erased_at: number | null;
  erased_by: ErasedBy | null;
}

/** What tells whether a company lets somebody in. */
export interface CompanyDoor {
  company_name: string;
  company_deactivated_at: number | null;
  company_erasure_due_at: number | null;
}

/** Columns of a company under the alias `c`. */
export const doorColumns = `c.name AS company_name, c.deactivated_at AS company_deactivated_at,
            c.erasure_due_at AS company_erasure_due_at`;

export const doorOf = (row: CompanyRow): CompanyDoor => ({
  company_name: row.name,
  company_deactivated_at: row.deactivated_at,
  company_erasure_due_at: row.erasure_due_at,
});

export async function insertCompany(
  db: Queries,
  company: Pick<
    CompanyRow,
    'id' | 'name' | 'language' | 'plan_name' | 'plan_hundredths' | 'plan_granted_month' | 'created_at'
  >,
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

export async function setSharing(tx: Queries, id: string, links: ShareLinkPolicy, days: number | null): Promise<void> {
  await tx.run('UPDATE companies SET share_links = ?, share_link_days = ? WHERE id = ?', [links, days, id]);
}

export async function setRedaction(tx: Queries, id: string, redaction: RedactionPolicy): Promise<void> {
  await tx.run('UPDATE companies SET redaction = ? WHERE id = ?', [redaction, id]);
}

export async function setSecondFactorRequired(tx: Queries, id: string, isRequired: boolean): Promise<void> {
  await tx.run('UPDATE companies SET second_factor_required = ? WHERE id = ?', [isRequired ? 1 : 0, id]);
}

export async function setTargets(tx: Queries, id: string, targets: Targets): Promise<void> {
  await tx.run('UPDATE companies SET targets = ? WHERE id = ?', [JSON.stringify(targets), id]);
}

const noTargets: Targets = {
  minScore: null,
  minAttendantTalkPct: null,
  maxAttendantTalkPct: null,
  maxInterruptionsPerTenMin: null,
  minCriterionPct: null,
};

/** Those that a company has not set are null. */
export const targetsOf = ({ targets }: Pick<CompanyRow, 'targets'>): Targets => ({
  ...noTargets,
  ...(targets !== null && (JSON.parse(targets) as Partial<Targets>)),
});

export async function setOpenIdRequired(tx: Queries, id: string, isRequired: boolean): Promise<void> {
  await tx.run('UPDATE companies SET open_id_required = ? WHERE id = ?', [isRequired ? 1 : 0, id]);
}

/** Companies whose plan has not been granted for `month` (YYYY-MM) yet. */
export const companiesWithoutGrant = (db: Queries, month: string) =>
  db.all<CompanyRow>(
    'SELECT * FROM companies WHERE plan_granted_month < ? AND deactivated_at IS NULL AND erased_at IS NULL ORDER BY id',
    [month],
  );

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
