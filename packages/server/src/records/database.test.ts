// docs/decisions/requests.md#d3: a database that takes nothing is unavailable (503), whatever the reason; and which commits wait for the disk.
import { fdatasync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Database,
  type DatabaseOptions,
  DatabaseUnavailableError,
  openDatabase,
  UniqueViolationError,
} from './database.ts';

// Counted, and as real as ever.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, fdatasync: vi.fn(real.fdatasync) };
});

let folder: string;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-database-'));
  db = await openDatabase(`sqlite:${join(folder, 'earshot.db')}`);
  await db.run('CREATE TABLE notes (text TEXT)');
  // Like a full disk: no page more than there are.
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

describe('what was answered is on the disk', () => {
  const flushes = vi.mocked(fdatasync);
  const opened: Database[] = [];
  const open = async (name: string, options?: DatabaseOptions) => {
    const own = await openDatabase(`sqlite:${join(folder, `${name}.db`)}`, options);
    opened.push(own);
    await own.run('CREATE TABLE notes (text TEXT)');
    flushes.mockClear();
    return own;
  };
  const insert = (text: string) => `INSERT INTO notes VALUES ('${text}')`;
  afterAll(() => Promise.all(opened.map((own) => own.close())));

  it('a statement, a returning one and a transaction wait for a flush; what may be forgotten and what only reads does not', async () => {
    const own = await open('full');
    await own.forgettable.run(insert('a'));
    await own.forgettable.transaction((tx) => tx.run(insert('b')));
    await own.transaction((tx) => tx.all('SELECT text FROM notes'));
    await expect(own.transaction(() => Promise.reject(new Error('rolled back')))).rejects.toThrow('rolled back');
    expect(flushes).toHaveBeenCalledTimes(0);
    await own.run(insert('c'));
    expect(flushes).toHaveBeenCalledTimes(1);
    await own.returning(`${insert('d')} RETURNING text`);
    await own.transaction((tx) => tx.run(insert('e')));
    await own.large.run(insert('f'));
    await own.large.transaction((tx) => tx.run(insert('g')));
    expect(flushes).toHaveBeenCalledTimes(5);
    expect(await own.all('SELECT text FROM notes')).toHaveLength(7);
  });

  it('those who write while a flush runs share the next one', async () => {
    const own = await open('shared');
    const order: string[] = [];
    const first = own.run(insert('first')).then(() => order.push('first'));
    // The turn goes on before the disk has answered.
    const others = Array.from({ length: 20 }, (_, index) => own.run(insert(String(index))));
    await Promise.all([first, ...others.map((other) => other.then(() => order.push('other')))]);
    expect(order[0]).toBe('first');
    expect(flushes.mock.calls.length).toBeLessThan(21);
  });

  it('with `normal` nothing waits', async () => {
    const own = await open('normal', { sqliteSynchronous: 'normal' });
    await own.run(insert('a'));
    await own.transaction((tx) => tx.run(insert('b')));
    expect(flushes).toHaveBeenCalledTimes(0);
  });

  it('a disk that refuses is a database that is unavailable, and the next flush is tried', async () => {
    const own = await open('refused');
    flushes.mockImplementationOnce((_, callback) =>
      callback(Object.assign(new Error('EIO: i/o error'), { code: 'EIO' })),
    );
    await expect(own.run(insert('a'))).rejects.toThrow(DatabaseUnavailableError);
    expect(await own.run(insert('b'))).toBe(1);
  });

  it('a log that grows is moved into the file by the thread', async () => {
    const own = await open('long');
    const before = (await stat(join(folder, 'long.db'))).size;
    const text = 'x'.repeat(1_000_000);
    for (let index = 0; index < 8; index += 1) await own.run('INSERT INTO notes VALUES (?)', [text]);
    await expect.poll(async () => (await stat(join(folder, 'long.db'))).size).toBeGreaterThan(before + 3_000_000);
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
    await expect(failing).rejects.toThrow(UniqueViolationError);
    expect(await own.large.all('SELECT 1 FROM notes WHERE id = 5')).toEqual([]);
    await expect(own.large.run('no statement')).rejects.toThrow('syntax error');
    await own.large.run('PRAGMA max_page_count = 4');
    const huge = new Uint8Array(1_000_000).fill(0x78);
    await expect(own.large.run('INSERT INTO notes VALUES (6, ?)', [huge])).rejects.toThrow(DatabaseUnavailableError);
  });
});
