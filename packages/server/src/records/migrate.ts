// Migrating one process at a time, under a lock that ends with its process: one that was killed in the middle must not keep others out.
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { migrations } from './migrations/index.ts';

const migrationSource: Knex.MigrationSource<(typeof migrations)[number]> = {
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async ({ up }) => ({
    up,
    down: async () => {
      throw new Error('Earshot does not migrate backwards; restore a backup instead.');
    },
  }),
};

const waitMs = 60_000;
/** Any number, the same in every process: names the lock among those of the database. */
const postgresLock = 4_327_786;

/** Brings the schema of a SQLite file up to date; the names of the migrations applied now. `connection` is one to it. */
export async function migrateSqlite(path: string, connection: Sqlite.Database): Promise<string[]> {
  if (isMigrated(connection)) return [];
  // A lock file would outlive its process; a transaction on a file of its own, which stays empty, does not.
  const lock = new Sqlite(`${path}-migrating`, { timeout: 0 });
  try {
    await beginExclusive(lock);
    if (isMigrated(connection)) return [];
    // knex is four hundred modules: it is loaded only when there is something to do.
    const { default: knexFactory } = await import('knex');
    const knex = knexFactory({ client: 'better-sqlite3', connection: { filename: path }, useNullAsDefault: true });
    try {
      return await applyAll(knex);
    } finally {
      await knex.destroy();
    }
  } finally {
    lock.close();
  }
}

/** The same for Postgres. */
export function migratePostgres(knex: Knex): Promise<string[]> {
  return knex.transaction(async (lock) => {
    // It holds the lock and says nothing while others of this process work.
    await lock.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
    await lock.raw('SELECT pg_advisory_xact_lock(?)', [postgresLock]);
    return applyAll(knex);
  });
}

/** Only under the lock: knex's own, a row that stays when its process is killed, is then nobody's. */
async function applyAll(knex: Knex): Promise<string[]> {
  if (await knex.schema.hasTable('knex_migrations')) refuseNewer(await knex('knex_migrations').pluck('name'));
  await knex.migrate.forceFreeMigrationsLock({ migrationSource });
  const [, applied] = (await knex.migrate.latest({ migrationSource })) as [number, string[]];
  return applied;
}

async function beginExclusive(lock: Sqlite.Database): Promise<void> {
  for (const until = Date.now() + waitMs; ; await sleep(50)) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return;
    } catch (error) {
      const isTaken = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isTaken || Date.now() >= until) throw error;
    }
  }
}

function isMigrated(connection: Sqlite.Database): boolean {
  const isNew = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'knex_migrations'").get() === undefined;
  if (isNew) return false;
  const applied = connection.prepare<[], string>('SELECT name FROM knex_migrations').pluck().all();
  refuseNewer(applied);
  return migrations.every(({ name }) => applied.includes(name));
}

const names: ReadonlySet<string> = new Set(migrations.map(({ name }) => name));

/** An older version would write rows that the newer one takes for its own. */
function refuseNewer(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !names.has(name));
  if (unknown.length > 0)
    throw new Error(
      `a newer version of Earshot has updated the database (${unknown.join(', ')}). Start that version, or restore a backup from before the update`,
    );
}
