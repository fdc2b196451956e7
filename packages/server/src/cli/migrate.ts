// earshot migrate: brings the database to the present schema.
import type { Command } from 'commander';
import { outputFor, withDatabase } from './command.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the present schema')
    .option('--json', 'print one JSON object')
    .action(async (options) => {
      const applied = await withDatabase(async (_db, _settings, applied) => applied);
      outputFor(options).print(
        { applied },
        applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`,
      );
    });
}
