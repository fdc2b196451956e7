// earshot credits grant: a ledger entry. Negative minutes reduce the balance.
import type { Command } from 'commander';
import { grantCredits } from '../accounts/companies.ts';
import { signedMinutes } from './arguments.ts';
import { outputFor, withDatabase } from './command.ts';
import { noSuchCompany } from './require-company.ts';

export function addCredits(program: Command): void {
  program
    .command('credits')
    .description('manage minutes')
    .command('grant')
    .description('grant minutes to a company')
    .requiredOption('--company <id>', 'id of the company')
    .requiredOption('--minutes <n>', 'minutes to add; negative to subtract', signedMinutes)
    .option('--json', 'print one JSON object')
    .action(async (options: { company: string; minutes: number; json?: boolean }) => {
      const balance = await withDatabase((db) => grantCredits(db, options.company, options.minutes));
      if (balance === null) throw noSuchCompany(options.company);
      outputFor(options).print({ companyId: options.company, balance }, `Balance: ${balance} min.`);
    });
}
