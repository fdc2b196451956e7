// earshot company create | list | deactivate | activate, and what the other company-….ts files add.
import type { Language } from '@earshot/core';
import { type Command, Option } from 'commander';
import { createCompany, defaultPlan } from '../accounts/companies.ts';
import { commandLine, recordDeed } from '../audit/record-deed.ts';
import { allCompanies, type CompanyRow, setDeactivatedAt, setOpenIdRequired } from '../records/companies.ts';
import { lockCompany } from '../records/company-erasure.ts';
import { setEmergencyUsers } from '../records/open-id.ts';
import { filled, minutes } from './arguments.ts';
import { outputFor, tableOf, withDatabase } from './command.ts';
import { addCompanyErasure } from './company-erasure.ts';
import { addCompanySettings } from './company-settings.ts';
import { addCompanyUsage } from './company-usage.ts';
import { noSuchCompany } from './require-company.ts';

interface CreateOptions {
  name: string;
  plan: string;
  planMinutes: number;
  minutes?: number;
  language: Language;
  json?: boolean;
}

export function addCompany(program: Command): void {
  const company = program.command('company').description('manage companies');
  company
    .command('create')
    .description('create a company')
    .requiredOption('--name <name>', 'name of the company', filled)
    .option('--plan <name>', 'name of the plan', filled, defaultPlan.name)
    .option('--plan-minutes <n>', 'minutes that the plan grants each month', minutes, defaultPlan.minutes)
    .option('--minutes <n>', 'opening balance in minutes (default: one month of the plan)', minutes)
    .addOption(new Option('--language <language>', 'language of the company').choices(['pt', 'en', 'es']).default('en'))
    .option('--json', 'print one JSON object')
    .action(async (options: CreateOptions) => {
      const created = await withDatabase((db) =>
        createCompany(db, {
          name: options.name,
          language: options.language,
          planName: options.plan,
          planMinutes: options.planMinutes,
          openingMinutes: options.minutes ?? options.planMinutes,
        }),
      );
      outputFor(options).print(created, `Company ${created.name}: ${created.id}`);
    });
  company
    .command('list')
    .description('list companies with their ids')
    .option('--json', 'print one JSON object')
    .action(async (options: { json?: boolean }) => {
      const companies = (await withDatabase(allCompanies)).map(listed);
      const lines = companies.map(({ id, name, language, balanceMinutes, deactivatedAt, erasureDueAt, erasedAt }) => [
        id,
        name,
        language,
        `${balanceMinutes} min`,
        deactivatedAt && `deactivated since ${deactivatedAt}`,
        erasedAt ? `erased at ${erasedAt}` : erasureDueAt && `to be erased at ${erasureDueAt}`,
      ]);
      outputFor(options).print({ companies }, tableOf(lines, 'There is no company yet.'));
    });
  addCompanyUsage(company);
  addCompanyErasure(company);
  addCompanySettings(company);
  addAllowPasswords(company);
  addSwitch(company, 'deactivate', () => Date.now());
  addSwitch(company, 'activate', () => null);
}

const listed = (row: CompanyRow) => ({
  id: row.id,
  name: row.name,
  language: row.language,
  plan: row.plan_name,
  balanceMinutes: (Number(row.ledger_hundredths) - Number(row.held_hundredths)) / 100,
  createdAt: new Date(row.created_at).toISOString(),
  deactivatedAt: isoTime(row.deactivated_at),
  erasureDueAt: isoTime(row.erasure_due_at),
  erasedAt: isoTime(row.erased_at),
});

const isoTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** For the day on which the sign-in service does not answer, and nobody knows an emergency administrator's password. */
function addAllowPasswords(company: Command): void {
  company
    .command('allow-passwords <id>')
    .description('let people sign in with passwords again, where the company requires its sign-in service')
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      await withDatabase((db) =>
        db.transaction(async (tx) => {
          if (!(await lockCompany(tx, id))) throw noSuchCompany(id);
          await setOpenIdRequired(tx, id, false);
          await setEmergencyUsers(tx, id, []);
          const details = { fields: ['openId'], isOpenIdRequired: false };
          await recordDeed(tx, commandLine(id), { kind: 'company.updated', details }, Date.now());
        }),
      );
      outputFor(options).print({ id, allowed: true }, `Passwords open sessions of company ${id} again.`);
    });
}

function addSwitch(company: Command, verb: 'deactivate' | 'activate', deactivatedAt: () => number | null): void {
  company
    .command(`${verb} <id>`)
    .description(
      verb === 'activate' ? 'activate a company again' : 'deactivate a company: its keys and sessions get 403',
    )
    .option('--json', 'print one JSON object')
    .action(async (id: string, options: { json?: boolean }) => {
      const row = await withDatabase((db) =>
        db.transaction(async (tx) => {
          const changed = await setDeactivatedAt(tx, id, deactivatedAt());
          const kind = verb === 'activate' ? 'company.activated' : 'company.deactivated';
          if (changed) await recordDeed(tx, commandLine(id), { kind }, Date.now());
          return changed;
        }),
      );
      if (!row) throw noSuchCompany(id);
      const at = isoTime(row.deactivated_at);
      outputFor(options).print(
        { id, deactivatedAt: at },
        at ? `Company ${row.name} has been deactivated since ${at}.` : `Company ${row.name} is active.`,
      );
    });
}
