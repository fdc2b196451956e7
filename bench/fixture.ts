// Companies, people, keys and analyses for the benchmarks: made as the command line makes them, analyses by SQL alone.
import { interactionTypes, scopes } from '@earshot/core';
import { createApiKey } from '../packages/server/src/accounts/api-keys.ts';
import { createCompany } from '../packages/server/src/accounts/companies.ts';
import { createUser } from '../packages/server/src/accounts/users.ts';
import type { Database, Queries } from '../packages/server/src/records/database.ts';

export interface BenchCompany {
  companyId: string;
  adminId: string;
  supervisorId: string;
  /** The first two are the supervisor's. */
  salespersonIds: string[];
}

/** First and last creation time (ms) of the analyses; they are one second apart in each company. */
export const firstCreatedAt = Date.UTC(2026, 0, 1);
export const stepMs = 1000;

let serial = 0;

export async function makeCompany(db: Database, openingMinutes = 600): Promise<BenchCompany> {
  const { id: companyId } = await createCompany(db, {
    name: `Company ${++serial}`,
    language: 'en',
    planName: 'Standard',
    planMinutes: 600,
    openingMinutes,
  });
  const person = async (role: 'admin_company' | 'supervisor' | 'salesperson', supervisorId: string | null = null) => {
    const email = `person-${++serial}@example.com`;
    const user = await createUser(db, {
      companyId,
      name: `${role} ${serial}`,
      email,
      role,
      supervisorId,
      password: null,
    });
    return user!.id;
  };
  const adminId = await person('admin_company');
  const supervisorId = await person('supervisor');
  const salespersonIds: string[] = [];
  for (let index = 0; index < 4; index++)
    salespersonIds.push(await person('salesperson', index < 2 ? supervisorId : null));
  return { companyId, adminId, supervisorId, salespersonIds };
}

/** Text of an administrator's key with every scope. */
export async function makeKey(db: Database, { companyId, adminId }: BenchCompany): Promise<string> {
  const created = await createApiKey(db, { companyId, userId: adminId, name: 'bench', scopes, expiresAt: null });
  return created!.key;
}

/** Id of analysis number `index` of a company; ascending like the times. */
export function analysisId(companyId: string, index: number): string {
  const digits = String(1_000_000_000_000 + index).slice(1);
  return `${digits.slice(0, 8)}-${digits.slice(8)}${idEnding(companyId)}`;
}

const idEnding = (companyId: string) => `-7000-8000-${companyId.slice(-12)}`;

const summary =
  'The client types invoices by hand, which costs two days every month. The attendant asked for the present way of working and its cost, ' +
  'showed the monthly plan, and met an objection to the price with the overtime that it saves. They agreed on a meeting on Tuesday.';

/**
 * Analyses number `from` to `to - 1` of a company, oldest first, in one statement: all but a tenth completed, which is failed and without a type;
 * four fifths attached to its salespersons in turn, created by these or the administrator; the twelve types evenly; a few collected from a telephone system.
 */
export async function insertAnalyses(tx: Queries, company: BenchCompany, from: number, to: number): Promise<void> {
  const { companyId, adminId, salespersonIds } = company;
  const oneOf = (divisor: number, count: number, otherwise: string) =>
    `CASE i % ${divisor} ${Array.from({ length: count }, (_, index) => `WHEN ${index} THEN ?`).join(' ')} ELSE ${otherwise} END`;
  const isFailed = 'i % 10 = 9';
  const keys = interactionTypes.map(({ key }) => key);
  await tx.run(
    `INSERT INTO analyses (id, company_id, created_at, updated_at, occurred_at, status, source, trigger, provider, external_call_id, salesperson_id,
       salesperson_name, client_name, created_by, display_score, score, interaction_score, interaction_type, interaction_type_source,
       language, summary, audio_duration_seconds, attribution_status)
     WITH RECURSIVE counter (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM counter WHERE i < ${to - 1})
     SELECT substr(CAST(1000000000000 + i AS TEXT), 2, 8) || '-' || substr(CAST(1000000000000 + i AS TEXT), 10, 4) || ?, ?, ${firstCreatedAt} + i * ${stepMs}, ${firstCreatedAt} + i * ${stepMs} + 900, ${firstCreatedAt} + i * ${stepMs},
       CASE WHEN ${isFailed} THEN 'failed' ELSE 'completed' END, 'upload', 'external_api',
       CASE WHEN i % 8 = 0 THEN 'pbx' END, CASE WHEN i % 8 = 0 THEN 'call-' || CAST(i AS TEXT) END,
       ${oneOf(5, 4, 'NULL')}, CASE WHEN i % 5 < 4 THEN 'Paula Fernandes' END, 'Norte Software',
       ${oneOf(7, 4, '?')}, 50 + i % 50, 50 + i % 50, 50 + i % 50, CASE WHEN ${isFailed} THEN NULL ELSE ${oneOf(13, 12, 'NULL')} END,
       'auto', 'en', ?, 60 + i % 600, CASE WHEN i % 5 < 4 THEN 'manual' ELSE 'pending' END
     FROM counter`,
    [idEnding(companyId), companyId, ...salespersonIds, ...salespersonIds, adminId, ...keys, summary],
  );
}
