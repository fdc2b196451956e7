// A fresh database per test file: a SQLite file, or a database on the Postgres that the run started (EARSHOT_TEST_DATABASE=postgres).
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../../packages/server/src/records/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server address without a database name; null on SQLite. */
    postgresUrl: string | null;
  }
}

export interface TestDatabase {
  url: string;
  /** Where a server on this database keeps recordings. */
  storageFolder: string;
  remove(): Promise<void>;
}

export async function freshDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const folder = await mkdtemp(join(tmpdir(), 'earshot-test-'));
  const storageFolder = join(folder, 'storage');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (server === null) return { url: `sqlite:${join(folder, 'earshot.db')}`, storageFolder, remove: removeFolder };
  const name = `earshot_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  return {
    url: `${server}/${name}`,
    storageFolder,
    remove: async () => {
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      await removeFolder();
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const db = await openDatabase(`${server}/postgres`);
  try {
    await db.run(statement);
  } finally {
    await db.close();
  }
}
