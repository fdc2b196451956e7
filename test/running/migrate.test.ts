// Processes that start at once on an empty database, and one that was killed while it migrated (architecture: Growing past one machine).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/records/database.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { earshot as command } from '../harness/process.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.remove());

const migrated = async () => {
  const db = await openDatabase(database.url);
  try {
    return await db.migrate();
  } finally {
    await db.close();
  }
};

describe('migrating', () => {
  it('at once in several processes → one does it, the others wait for it', async () => {
    const applied = await Promise.all([migrated(), migrated(), migrated()]);
    const [first, ...others] = applied.toSorted((one, other) => other.length - one.length);
    expect(first).toContain('001-initial');
    expect(others).toEqual([[], []]);
  });

  it('refuses a database that a newer version has updated, in words, and changes nothing', async () => {
    await migrated();
    const db = await openDatabase(database.url);
    await db.run(
      `INSERT INTO knex_migrations (name, batch, migration_time) VALUES ('999-of-next-year', 2, '${new Date().toISOString()}')`,
    );
    await db.close();
    await expect(migrated()).rejects.toThrow(/newer version of Earshot has updated the database \(999-of-next-year\)/);
    const { code, stderr } = await command(['company', 'list'], { EARSHOT_DATABASE_URL: database.url });
    expect([code, stderr]).toEqual([
      1,
      'earshot: a newer version of Earshot has updated the database (999-of-next-year). Start that version, or restore a backup from before the update\n',
    ]);
  });

  it('goes on after a process that was killed in the middle', async () => {
    await migrated();
    const db = await openDatabase(database.url);
    // As it would have left it: knex's lock taken, the last migration not done.
    await db.run('UPDATE knex_migrations_lock SET is_locked = 1');
    await db.run("DELETE FROM knex_migrations WHERE name LIKE '0%'");
    for (const table of await tablesOf(db))
      await db.run(`DROP TABLE ${table}${db.dialect === 'postgres' ? ' CASCADE' : ''}`);
    await db.close();
    expect(await migrated()).toContain('001-initial');
  });
});

async function tablesOf(db: Awaited<ReturnType<typeof openDatabase>>): Promise<string[]> {
  const sql =
    db.dialect === 'postgres'
      ? "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'search_words_%' ORDER BY rowid DESC";
  return (await db.all<{ name: string }>(sql)).map(({ name }) => name).filter((name) => !name.startsWith('knex_'));
}
