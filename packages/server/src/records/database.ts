// The one file that knows the SQL dialects: statements are written once, with `?`, and run on SQLite or Postgres.
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { migratePostgres, migrateSqlite } from './migrate.ts';
import { type Aside, openAside } from './sqlite-aside.ts';
import { bound, connectSqlite, type SqliteConnection, type Synchronous, sqliteDialect } from './sqlite-connection.ts';

/** Bytes are a text in UTF-8: so large ones come from threads. */
export type Value = string | number | null | Uint8Array;

/** `?, ?, ?`: one for each. */
export const placeholders = (list: readonly unknown[]) => list.map(() => '?').join(', ');

/** Thrown when the database can't be reached or stays locked; answered as 503. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

/** Thrown when a row would have what only one may have, and another has it: with several writers, a look before does not tell. */
export class TakenError extends Error {
  override name = 'TakenError';
}

/** Statements, inside or outside a transaction. `sql` uses `?` placeholders; times are integer milliseconds. */
export interface Queries {
  /** Rows of a statement that only reads. */
  all<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** First row of a statement that only reads. */
  get<Row>(sql: string, values?: readonly Value[]): Promise<Row | undefined>;
  /** Runs a writing statement; the number of rows it changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
  /** Rows of a writing statement with RETURNING. */
  returning<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Text that locks the rows of a SELECT inside a transaction; empty where the transaction itself is the lock. */
  readonly forUpdate: string;
  /** Text that keeps the rows of a SELECT from being changed or deleted until the transaction ends, and lets others read them so too. */
  readonly forShare: string;
  /** Text that makes a locking SELECT pass over rows that another transaction has; empty where there is only one writer. */
  readonly skipLocked: string;
  /** Text of an expression for the last `count` characters of the text `expression`. */
  lastCharacters(expression: string, count: number): string;
  /** Text of an expression for the bytes of the text `expression`, in UTF-8. */
  utf8(expression: string): string;
}

export interface Database extends Queries {
  /**
   * Writes that a power cut may undo, though not the end of a process: for what counts for a moment or is done again. On SQLite they do
   * not wait for the disk.
   */
  readonly forgettable: Queries & Pick<Database, 'transaction'>;
  /**
   * Statements with megabytes. On SQLite they run in a thread of their own, and other writes wait for them without holding up the thread that
   * serves requests: for one statement as short as can be, for a transaction from its beginning to its end.
   */
  readonly large: Queries & Pick<Database, 'transaction'>;
  readonly dialect: 'sqlite' | 'postgres';
  /** Runs `work` in one writing transaction; rolled back when it throws. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** Brings the schema up to date; the names of the migrations applied now. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `full`: what was committed is on the disk. `normal`: a power cut takes the last moments, and never breaks the file. */
  sqliteSynchronous?: Synchronous;
}

/** Opens `sqlite:<path>` or `postgres://…`. Nothing is created until the first statement, except the SQLite folder. */
export async function openDatabase(
  url: string,
  { sqliteSynchronous = 'full' }: DatabaseOptions = {},
): Promise<Database> {
  return url.startsWith('sqlite:') ? openSqlite(url.slice('sqlite:'.length), sqliteSynchronous) : openPostgres(url);
}

/** Locked by another process for too long, or a disk that is full, read-only or broken; nothing that another request would do better. */
const unavailableCodes = /^SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN)/;
const takenCodes = /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/;

// knex opens SQLite transactions as deferred and costs several times the statement: it migrates, the driver runs the statements.
function openSqlite(path: string, synchronous: Synchronous): Database {
  mkdirSync(dirname(path), { recursive: true });
  // It holds transcripts and secrets of webhooks: nobody else on the machine may read it. SQLite's other files get the same mode.
  closeSync(openSync(path, 'a', 0o600));
  const reader = connectSqlite(path, synchronous);
  const writer = connectSqlite(path, synchronous);
  reader.connection.pragma('query_only = ON');

  const translated = (error: unknown): unknown => {
    if (!(error instanceof Sqlite.SqliteError)) return error;
    if (unavailableCodes.test(error.code)) return new DatabaseUnavailableError(error.message);
    return takenCodes.test(error.code) ? new TakenError(error.message) : error;
  };
  const guard = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw translated(error);
    }
  };
  const queriesOn = (reading: () => SqliteConnection): Queries => ({
    all: async <Row>(sql: string, values: readonly Value[] = []) =>
      guard(
        () =>
          reading()
            .prepare(sql)
            .all(...bound(values)) as Row[],
      ),
    get: async <Row>(sql: string, values: readonly Value[] = []) =>
      guard(
        () =>
          reading()
            .prepare(sql)
            .get(...bound(values)) as Row | undefined,
      ),
    run: async (sql, values = []) => guard(() => writer.prepare(sql).run(...bound(values)).changes),
    returning: async <Row>(sql: string, values: readonly Value[] = []) =>
      guard(() => writer.prepare(sql).all(...bound(values)) as Row[]),
    ...sqliteDialect,
  });

  const inside = queriesOn(() => writer);
  // The writer's page cache outlives its own writes, the reader's does not: only an open transaction sends reads to the reader.
  const outside = queriesOn(() => (writer.connection.inTransaction ? reader : writer));
  // One writer at a time, in order of asking: a statement of another request must not slip into an open transaction. Nothing may be
  // awaited between having the turn and taking it, or two waiters would both find it free.
  let last: Promise<unknown> = Promise.resolve();
  const exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const inTransaction = async <T>(work: (tx: Queries) => Promise<T>): Promise<T> => {
    guard(() => writer.connection.exec('BEGIN IMMEDIATE'));
    try {
      const result = await work(inside);
      guard(() => writer.connection.exec('COMMIT'));
      return result;
    } catch (error) {
      if (writer.connection.inTransaction) writer.connection.exec('ROLLBACK');
      throw error;
    }
  };

  /** The next commit that does wait for the disk takes those before it along. */
  const unsynced = async <T>(work: () => Promise<T>): Promise<T> => {
    writer.connection.exec('PRAGMA synchronous = normal');
    try {
      return await work();
    } finally {
      writer.connection.exec(`PRAGMA synchronous = ${synchronous}`);
    }
  };
  const writing = (within: <T>(work: () => Promise<T>) => Promise<T>): Database['forgettable'] => ({
    ...outside,
    run: (sql, values) => exclusively(() => within(() => inside.run(sql, values))),
    returning: <Row>(sql: string, values?: readonly Value[]) =>
      exclusively(() => within(() => inside.returning<Row>(sql, values))),
    transaction: (work) => exclusively(() => within(() => inTransaction(work))),
  });

  let aside: Aside | null = null;
  const asideNow = () => {
    if (aside === null || aside.isLost) aside = openAside({ path, synchronous });
    return aside;
  };
  const guarded = <T>(work: Promise<T>): Promise<T> => work.catch((error) => Promise.reject(translated(error)));
  const queriesAside = (on: () => Aside): Queries => ({
    all: (sql, values) => guarded(on().all(sql, values)),
    get: (sql, values) => guarded(on().get(sql, values)),
    run: (sql, values) => guarded(on().run(sql, values)),
    returning: (sql, values) => guarded(on().returning(sql, values)),
    ...sqliteDialect,
  });
  const asideOutside = queriesAside(asideNow);
  /** On the disk before it counts as done, but after others have had their turn. */
  const flushed = async <T>(writing: Promise<T>): Promise<T> => {
    const result = await writing;
    await guarded(asideNow().flush());
    return result;
  };
  const large: Database['large'] = {
    ...asideOutside,
    all: (sql, values) => guarded(asideNow().outside.all(sql, values)),
    get: (sql, values) => guarded(asideNow().outside.get(sql, values)),
    run: (sql, values) => flushed(exclusively(() => asideOutside.run(sql, values))),
    returning: <Row>(sql: string, values?: readonly Value[]) =>
      flushed(exclusively(() => asideOutside.returning<Row>(sql, values))),
    transaction: (work) =>
      exclusively(async () => {
        // A thread that ends in the middle takes its transaction along: no statement of it may go to the next one.
        const thread = asideNow();
        // Also sets how the commit waits for the disk.
        await guarded(thread.flush());
        await guarded(thread.exec('BEGIN IMMEDIATE'));
        try {
          const result = await work(queriesAside(() => thread));
          await guarded(thread.exec('COMMIT'));
          return result;
        } catch (error) {
          if (!thread.isLost) await thread.exec('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
  };

  return {
    ...writing((work) => work()),
    forgettable: writing(unsynced),
    large,
    dialect: 'sqlite',
    migrate: () => migrateSqlite(path, writer.connection),
    close: async () => {
      await aside?.close();
      reader.connection.close();
      writer.connection.close();
    },
  };
}

const unreachableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH']);

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // SQLSTATE classes 08 (connection), 53 (resources), 57P (operator intervention).
  return (
    error.name === 'KnexTimeoutError' ||
    unreachableCodes.has(code) ||
    /^(08|53|57P)/.test(code) ||
    /Connection terminated|connection error/i.test(error.message)
  );
}

async function openPostgres(url: string): Promise<Database> {
  const { default: knexFactory } = await import('knex');
  const { types } = (await import('pg')).default;
  // Counts and millisecond times come as bigint text; all of ours fit a double.
  const getTypeParser = (oid: number, format?: string) =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text');
  const knex = knexFactory({
    client: 'pg',
    connection: { connectionString: url, types: { getTypeParser } },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 5000,
    // Messages of failed statements reach the log: they must not carry values.
    compileSqlOnError: false,
    // It would write a failed connection's stack to stderr, which is for JSON lines; the same error is thrown.
    log: { warn: () => {} },
  });
  const queriesOn = (runner: Knex): Queries => {
    const raw = async (sql: string, values: readonly Value[] = []) => {
      try {
        return (await runner.raw(sql, bound(values))) as { rows: unknown[]; rowCount: number | null };
      } catch (error) {
        if (isUnreachable(error)) throw new DatabaseUnavailableError((error as Error).message);
        // The message names the constraint, and no values.
        if ((error as { code?: unknown }).code === '23505') throw new TakenError((error as Error).message);
        throw error;
      }
    };
    return {
      all: async <Row>(sql: string, values?: readonly Value[]) => (await raw(sql, values)).rows as Row[],
      get: async <Row>(sql: string, values?: readonly Value[]) => (await raw(sql, values)).rows[0] as Row | undefined,
      run: async (sql, values) => (await raw(sql, values)).rowCount ?? 0,
      returning: async <Row>(sql: string, values?: readonly Value[]) => (await raw(sql, values)).rows as Row[],
      forUpdate: 'FOR UPDATE',
      forShare: 'FOR SHARE',
      skipLocked: 'FOR UPDATE SKIP LOCKED',
      lastCharacters: (expression, count) => `right(${expression}, ${count})`,
      utf8: (expression) => `convert_to(${expression}, 'UTF8')`,
    };
  };
  const queries: Database['forgettable'] = {
    ...queriesOn(knex),
    transaction: async (work) => {
      try {
        return await knex.transaction((tx) => work(queriesOn(tx)));
      } catch (error) {
        if (isUnreachable(error)) throw new DatabaseUnavailableError((error as Error).message);
        throw error;
      }
    },
  };
  return {
    ...queries,
    // Postgres gathers the commits of its connections: its own setting (synchronous_commit) decides for all of them.
    forgettable: queries,
    large: queries,
    dialect: 'postgres',
    migrate: () => migratePostgres(knex),
    close: () => knex.destroy(),
  };
}
