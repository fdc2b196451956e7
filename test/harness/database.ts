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
  remove(): Promise<void>;
}

export async function freshDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  if (server === null) {
    const folder = await mkdtemp(join(tmpdir(), 'earshot-test-'));
    return { url: `sqlite:${join(folder, 'earshot.db')}`, remove: () => rm(folder, { recursive: true, force: true }) };
  }
  const name = `earshot_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  return { url: `${server}/${name}`, remove: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const db = await openDatabase(`${server}/postgres`);
  try {
    await db.run(statement);
  } finally {
    await db.close();
  }
}
