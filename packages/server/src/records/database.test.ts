// docs/decisions/requests.md#d3: a database that takes nothing is unavailable (503), whatever the reason; and which commits wait for the disk.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, DatabaseUnavailableError, openDatabase, type Queries, TakenError } from './database.ts';

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

describe('what was committed is on the disk', () => {
  const levels = { full: 2, normal: 1 };
  let reads = 0;
  /** What SQLite would do for a commit now; a text of its own each time, since a prepared one keeps the first answer. */
  const level = async (tx: Queries) =>
    (await tx.get<{ synchronous: number }>(`PRAGMA synchronous /* ${++reads} */`))!.synchronous;

  it.each(['full', 'normal', undefined] as const)('synchronous %s, but for what may be forgotten', async (chosen) => {
    const path = `sqlite:${join(folder, `${chosen}.db`)}`;
    const own = await openDatabase(path, chosen === undefined ? {} : { sqliteSynchronous: chosen });
    try {
      const expected = levels[chosen ?? 'full'];
      expect(await own.transaction(level)).toBe(expected);
      expect(await own.forgettable.transaction(level)).toBe(levels.normal);
      expect(await own.transaction(level)).toBe(expected);
      const failing = own.forgettable.transaction(() => Promise.reject(new Error('rolled back')));
      await expect(failing).rejects.toThrow('rolled back');
      expect(await own.transaction(level)).toBe(expected);
      await own.run('CREATE TABLE notes (text TEXT)');
      await Promise.all([
        own.forgettable.run("INSERT INTO notes VALUES ('a')"),
        own.transaction(async (tx) => expect(await level(tx)).toBe(expected)),
        own.forgettable.returning("INSERT INTO notes VALUES ('b') RETURNING text"),
      ]);
      expect(await own.transaction(level)).toBe(expected);
      expect(await own.all('SELECT text FROM notes')).toEqual([{ text: 'a' }, { text: 'b' }]);
    } finally {
      await own.close();
    }
  });
});

describe('what is large is written and read aside (issue 16)', () => {
  let own: Database;

  beforeAll(async () => {
    own = await openDatabase(`sqlite:${join(folder, 'aside.db')}`);
    await own.run('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  });
  afterAll(() => own.close());

  it('bytes are a text, whoever writes them; both sides see what the other committed', async () => {
    const text = 'olá – 😀'.repeat(1000);
    const bytes = new TextEncoder().encode(text);
    await own.run('INSERT INTO notes VALUES (1, ?)', [bytes]);
    expect(await own.large.run('INSERT INTO notes VALUES (2, ?)', [bytes])).toBe(1);
    const select = 'SELECT id, typeof(text) AS type, text FROM notes ORDER BY id';
    const rows = [1, 2].map((id) => ({ id, type: 'text', text }));
    expect(await own.all(select)).toEqual(rows);
    expect(await own.large.all(select)).toEqual(rows);
  });

  it('a transaction is one: others wait for it to write, not to read, and see nothing of it before', async () => {
    const order: string[] = [];
    const count = async () => (await own.get<{ count: number }>('SELECT COUNT(*) AS count FROM notes'))!.count;
    const before = await count();
    const large = own.large.transaction(async (tx) => {
      await tx.run("INSERT INTO notes VALUES (3, 'large')");
      expect(await count()).toBe(before);
      order.push('large');
    });
    const small = own.transaction(async (tx) => {
      order.push('small');
      await tx.run("INSERT INTO notes VALUES (4, 'small')");
    });
    await Promise.all([large, small]);
    expect(order).toEqual(['large', 'small']);
    expect(await count()).toBe(before + 2);
  });

  it('what throws is rolled back, and is the error that it is elsewhere', async () => {
    const failing = own.large.transaction(async (tx) => {
      await tx.run("INSERT INTO notes VALUES (5, 'gone')");
      await tx.run("INSERT INTO notes VALUES (1, 'taken')");
    });
    await expect(failing).rejects.toThrow(TakenError);
    expect(await own.large.all('SELECT 1 FROM notes WHERE id = 5')).toEqual([]);
    await expect(own.large.run('no statement')).rejects.toThrow('syntax error');
    await own.large.run('PRAGMA max_page_count = 4');
    const huge = new Uint8Array(1_000_000).fill(0x78);
    await expect(own.large.run('INSERT INTO notes VALUES (6, ?)', [huge])).rejects.toThrow(DatabaseUnavailableError);
  });
});
