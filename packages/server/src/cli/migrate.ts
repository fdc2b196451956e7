// earshot migrate: brings the database to the present schema.
import type { Command } from 'commander';
import { openDatabase } from '../records/database.ts';
import { readSettings } from '../settings.ts';
import { outputFor } from './command.ts';

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the present schema')
    .option('--json', 'print one JSON object')
    .action(async (options) => {
      const db = await openDatabase(readSettings(process.env).EARSHOT_DATABASE_URL);
      try {
        const applied = await db.migrate();
        outputFor(options).print(
          { applied },
          applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`,
        );
      } finally {
        await db.close();
      }
    });
}
