// D3: a database that takes nothing is unavailable (503), whatever the reason.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailableError, openDatabase } from './database.ts';

let folder: string;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-database-'));
  db = await openDatabase(`sqlite:${join(folder, 'earshot.db')}`);
  await db.run('CREATE TABLE notes (text TEXT)');
  // As a full disk: no page more than there are.
  await db.returning('PRAGMA max_page_count = 4');
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

describe('a full disk (D3)', () => {
  const fill = (text: string) => ['INSERT INTO notes (text) VALUES (?)', [text]] as const;

  it('is a database that is unavailable, in a statement and in a transaction', async () => {
    const large = 'x'.repeat(100_000);
    await expect(db.run(...fill(large))).rejects.toThrow(DatabaseUnavailableError);
    await expect(db.transaction((tx) => tx.run(...fill(large)))).rejects.toThrow(DatabaseUnavailableError);
  });

  it('still gives what it has, and takes what fits', async () => {
    expect(await db.all('SELECT text FROM notes')).toEqual([]);
    expect(await db.run(...fill('small'))).toBe(1);
  });
});
