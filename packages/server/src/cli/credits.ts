// earshot credits grant: a ledger entry; negative minutes take away.
import type { Command } from 'commander';
import { grantCredits } from '../accounts/companies.ts';
import { signedMinutes } from './arguments.ts';
import { CommandError, outputFor, withDatabase } from './command.ts';

export function addCredits(program: Command): void {
  program
    .command('credits')
    .description('credits')
    .command('grant')
    .description('grant minutes to a company')
    .requiredOption('--company <id>', 'company')
    .requiredOption('--minutes <n>', 'minutes; negative takes away', signedMinutes)
    .option('--json', 'print one JSON object')
    .action(async (options: { company: string; minutes: number; json?: boolean }) => {
      const balance = await withDatabase((db) => grantCredits(db, options.company, options.minutes));
      if (balance === null) throw new CommandError(`no company has the id ${options.company}`);
      outputFor(options).print({ companyId: options.company, balance }, `Balance: ${balance} min.`);
    });
}
