// earshot company usage: what each company used in a period, and what it keeps, for operators who charge for the service.
import type { Command } from 'commander';
import { allCompanies } from '../records/companies.ts';
import { type CompanyUsage, nothingUsed, usageOfCompanies } from '../records/company-usage.ts';
import { timeInMs } from './arguments.ts';
import { CommandError, outputFor, tableOf, withDatabase } from './command.ts';
import { requireCompany } from './require-company.ts';

interface UsageOptions {
  company?: string;
  /** In ms, as `to`. */
  from?: number;
  to?: number;
  json?: boolean;
}

export function addCompanyUsage(company: Command): void {
  company
    .command('usage')
    .description('show the minutes and analyses of a period, and the recordings kept, of each company')
    .option('--company <id>', 'of this company only')
    .option('--from <time>', 'from this ISO-8601 time on (default: the first of this month, UTC)', timeInMs)
    .option('--to <time>', 'before this time (default: now)', timeInMs)
    .option('--json', 'print one JSON object')
    .action(async ({ company, json, ...period }: UsageOptions) => {
      const now = Date.now();
      const { from = monthStart(now), to = now } = period;
      if (from >= to) throw new CommandError('--from must be before --to');
      const companies = await withDatabase(async (db) => {
        const shown = company === undefined ? await allCompanies(db) : [await requireCompany(db, company)];
        const usage = await usageOfCompanies(db, company ?? null, { fromMs: from, toMs: to });
        return shown.map(({ id, name }) => ({ id, name, ...(usage.get(id) ?? nothingUsed) }));
      });
      const data = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), companies };
      const table = tableOf(companies.map(cellsOf), 'There is no company yet.');
      outputFor({ json }).print(data, `From ${data.from} to ${data.to}:\n${table}`);
    });
}

const monthStart = (now: number) => Date.parse(`${new Date(now).toISOString().slice(0, 7)}-01`);

const cellsOf = (used: CompanyUsage & { id: string; name: string }) => [
  used.id,
  used.name,
  `${used.minutes} min`,
  `${used.completed} completed`,
  `${used.failed} failed`,
  `${used.unfinished} unfinished`,
  `${used.recordings} ${used.recordings === 1 ? 'recording' : 'recordings'} (${mebibytes(used.recordingBytes)} MiB)`,
];

const mebibytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
