// earshot migrate: updates the database to the current schema.
import type { Command } from 'commander';
import { outputFor, withDatabase } from './command.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('update the database to the current schema')
    .option('--json', 'print one JSON object')
    .action(async (options) => {
      const applied = await withDatabase(async (_db, _settings, applied) => applied);
      outputFor(options).print(
        { applied },
        applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`,
      );
    });
}
