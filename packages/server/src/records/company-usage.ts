// What each company used: minutes of a period by the ledger, analyses by status, and what its recordings take. For the command line.
import { chargingKinds, toMinutes } from './credits.ts';
import type { Queries } from './database.ts';

export interface CompanyUsage {
  /** Charged in the period for analyses, trials and rescoring. */
  minutes: number;
  /** Created in the period, by how they ended. */
  completed: number;
  failed: number;
  /** Waiting or under way now, whenever they were created. */
  unfinished: number;
  /** Kept now, those that no analysis uses included. */
  recordings: number;
  recordingBytes: number;
}

/** Both in ms; `toMs` is not part of it. */
interface Period {
  fromMs: number;
  toMs: number;
}

/** Of a sum, which Postgres gives as a text. */
type Sum = number | string | null;

interface StatusRow {
  company_id: string;
  status: 'completed' | 'failed';
  count: Sum;
}

/** By company; one without any has no entry. Of all companies where `companyId` is null. */
export async function usageOfCompanies(
  db: Queries,
  companyId: string | null,
  { fromMs, toMs }: Period,
): Promise<Map<string, CompanyUsage>> {
  const [only, company] = companyId === null ? ['', []] : ['AND company_id = ?', [companyId]];
  const period = [fromMs, toMs, ...company];
  const usage = new Map<string, CompanyUsage>();
  const add = (id: string, figures: Partial<CompanyUsage>) =>
    usage.set(id, { ...(usage.get(id) ?? nothingUsed), ...figures });

  const charged = await db.all<{ company_id: string; hundredths: Sum }>(
    `SELECT company_id, SUM(hundredths) AS hundredths FROM credit_entries
     WHERE kind IN ${chargingKinds} AND created_at >= ? AND created_at < ? ${only} GROUP BY company_id`,
    period,
  );
  for (const { company_id, hundredths } of charged) add(company_id, { minutes: toMinutes(0 - Number(hundredths)) });

  const ended = await db.all<StatusRow>(
    `SELECT company_id, status, COUNT(*) AS count FROM analyses
     WHERE status IN ('completed', 'failed') AND created_at >= ? AND created_at < ? ${only} GROUP BY company_id, status`,
    period,
  );
  for (const { company_id, status, count } of ended) add(company_id, { [status]: Number(count) });

  const begun = await db.all<{ company_id: string; count: Sum }>(
    `SELECT company_id, COUNT(*) AS count FROM analyses
     WHERE status IN ('pending', 'processing') ${only} GROUP BY company_id`,
    company,
  );
  for (const { company_id, count } of begun) add(company_id, { unfinished: Number(count) });

  const kept = await db.all<{ company_id: string; count: Sum; bytes: Sum }>(
    `SELECT company_id, COUNT(*) AS count, SUM(bytes) AS bytes FROM uploads
     WHERE stored_at IS NOT NULL AND removing_at IS NULL ${only} GROUP BY company_id`,
    company,
  );
  for (const { company_id, count, bytes } of kept)
    add(company_id, { recordings: Number(count), recordingBytes: Number(bytes ?? 0) });
  return usage;
}

/** Of a company that used nothing. */
export const nothingUsed: CompanyUsage = {
  minutes: 0,
  completed: 0,
  failed: 0,
  unfinished: 0,
  recordings: 0,
  recordingBytes: 0,
};
