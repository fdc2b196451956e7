// Opening a database: statements are written once, with `?`, and run on SQLite or Postgres.
import { openPostgres } from './postgres-database.ts';
import type { Database } from './queries.ts';
import { openSqlite, type Synchronous } from './sqlite-database.ts';

export * from './queries.ts';

export interface DatabaseOptions {
  /** `full`: what was committed is on the disk. `normal`: a power cut takes the last moments, and never breaks the file. */
  sqliteSynchronous?: Synchronous;
  /** After how long without an answer Postgres is asked whether it still works on a statement; for tests. */
  postgresLateMs?: number;
}

/** Opens `sqlite:<path>` or `postgres://…`. Nothing is created until the first statement, except the SQLite folder. */
export async function openDatabase(
  url: string,
  { sqliteSynchronous = 'full', postgresLateMs }: DatabaseOptions = {},
): Promise<Database> {
  return url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), sqliteSynchronous)
    : openPostgres(url, postgresLateMs);
}
