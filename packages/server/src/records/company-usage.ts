// What each company used: minutes of a period by the ledger, analyses by status, and what its recordings take. For the command line.
import { toMinutes } from './credits.ts';
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

type Sum = number | string | null;
interface UsageRow {
  company_id: string;
  figure: 'hundredths' | 'completed' | 'failed' | 'unfinished' | 'recordings' | 'bytes';
  sum: Sum;
}

/** By company; one without any has no entry. Of all companies where `companyId` is null. */
export async function usageOfCompanies(
  db: Queries,
  companyId: string | null,
  { fromMs, toMs }: Period,
): Promise<Map<string, CompanyUsage>> {
  const only = companyId === null ? '' : 'AND company_id = ?';
  const period = [fromMs, toMs, ...(companyId === null ? [] : [companyId])];
  const now = companyId === null ? [] : [companyId];
  const figures = [
    db.all<UsageRow>(
      `SELECT company_id, 'hundredths' AS figure, SUM(hundredths) AS sum FROM credit_entries
       WHERE kind IN ('analysis', 'trial', 'rescoring') AND created_at >= ? AND created_at < ? ${only} GROUP BY company_id`,
      period,
    ),
    db.all<UsageRow>(
      `SELECT company_id, status AS figure, COUNT(*) AS sum FROM analyses
       WHERE status IN ('completed', 'failed') AND created_at >= ? AND created_at < ? ${only} GROUP BY company_id, status`,
      period,
    ),
    db.all<UsageRow>(
      `SELECT company_id, 'unfinished' AS figure, COUNT(*) AS sum FROM analyses
       WHERE status IN ('pending', 'processing') ${only} GROUP BY company_id`,
      now,
    ),
    db.all<UsageRow>(
      `SELECT company_id, 'recordings' AS figure, COUNT(*) AS sum FROM uploads
       WHERE stored_at IS NOT NULL AND removing_at IS NULL ${only} GROUP BY company_id`,
      now,
    ),
    db.all<UsageRow>(
      `SELECT company_id, 'bytes' AS figure, SUM(bytes) AS sum FROM uploads
       WHERE stored_at IS NOT NULL AND removing_at IS NULL ${only} GROUP BY company_id`,
      now,
    ),
  ];
  const usage = new Map<string, CompanyUsage>();
  for (const { company_id, figure, sum } of (await Promise.all(figures)).flat()) {
    const of = usage.get(company_id) ?? { ...nothingUsed };
    const value = Number(sum ?? 0);
    if (figure === 'hundredths') of.minutes = toMinutes(0 - value);
    else if (figure === 'bytes') of.recordingBytes = value;
    else of[figure] = value;
    usage.set(company_id, of);
  }
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
