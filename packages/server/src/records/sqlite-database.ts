// The database on SQLite: one writer at a time, a thread for what is large, and commits that reach the disk without holding up the thread that serves requests.
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makeFolderSync } from '../make-folder.ts';
import { messageOf } from '../system-errors.ts';
import { migrateSqlite } from './migrate.ts';
import {
  type Database,
  DatabaseUnavailableError,
  OwnerGoneError,
  type Queries,
  UniqueViolationError,
  type Value,
} from './queries.ts';
import { type Aside, openAside } from './sqlite-aside.ts';
import { bound, connectSqlite, forEachBy, type SqliteConnection, sqliteDialect } from './sqlite-connection.ts';
import { writeAheadLog } from './sqlite-log.ts';

/** `full`: what was answered is on the disk. `normal`: a power cut takes the last moments, and never breaks the file. */
export type Synchronous = 'full' | 'normal';

/** About how much may be written to the log before the thread moves it into the file: 4 MiB, as SQLite itself would. */
const checkpointPages = 1000;
/** A statement changes a few pages beside those of its values: the row's, the indexes', and the tree's above them. */
const pagesPerStatement = 6;

/** Locked by another process for too long, or a disk that is full, read-only or broken; nothing that another request would do better. */
const unavailableCodes = /^SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN)/;
const takenCodes = /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/;

// knex opens SQLite transactions as deferred and costs several times the statement: it migrates, the driver runs the statements.
export function openSqlite(path: string, synchronous: Synchronous): Database {
  makeFolderSync(dirname(path));
  // It holds transcripts and secrets of webhooks: nobody else on the machine may read it. SQLite's other files get the same mode.
  closeSync(openSync(path, 'a', 0o600));
  const reader = connectSqlite(path);
  const writer = connectSqlite(path);
  reader.connection.pragma('query_only = ON');

  const translated = (error: unknown): unknown => {
    if (!(error instanceof Sqlite.SqliteError)) return error;
    if (unavailableCodes.test(error.code)) return new DatabaseUnavailableError(error.message);
    if (error.code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new OwnerGoneError(error.message);
    return takenCodes.test(error.code) ? new UniqueViolationError(error.message) : error;
  };
  const guard = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw translated(error);
    }
  };
  /** Pages of the log since the last checkpoint, estimated; and statements that wrote. */
  let [logPages, writes] = [0, 0];
  const logging = <T>(values: readonly Value[], write: () => T): T => {
    writes += 1;
    logPages += pagesPerStatement + values.reduce<number>((sum, value) => sum + pagesOf(value), 0);
    return write();
  };
  const allOn =
    (reading: () => SqliteConnection): Queries['all'] =>
    async <Row>(sql: string, values: readonly Value[] = []) =>
      guard(
        () =>
          reading()
            .prepare(sql)
            .all(...bound(values)) as Row[],
      );
  const queriesOn = (reading: () => SqliteConnection): Queries => ({
    all: allOn(reading),
    forEach: forEachBy(allOn(reading)),
    get: async <Row>(sql: string, values: readonly Value[] = []) =>
      guard(
        () =>
          reading()
            .prepare(sql)
            .get(...bound(values)) as Row | undefined,
      ),
    run: async (sql, values = []) =>
      guard(() => logging(values, () => writer.prepare(sql).run(...bound(values)).changes)),
    returning: async <Row>(sql: string, values: readonly Value[] = []) =>
      guard(() => logging(values, () => writer.prepare(sql).all(...bound(values)) as Row[])),
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
    last = mine.then(checkpointIfLong, () => undefined);
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

  const log = writeAheadLog(path);
  const flush = async () => {
    try {
      await log.flush();
    } catch (error) {
      throw new DatabaseUnavailableError(messageOf(error));
    }
  };
  /** Has the turn, and gives it on before it waits for the disk: those who write at the same time wait for one flush together. */
  const durably = async <T>(work: () => Promise<T>): Promise<T> => {
    const [result, isWritten] = await exclusively(async () => {
      const before = writes;
      return [await work(), writes > before] as const;
    });
    if (isWritten && synchronous === 'full') await flush();
    return result;
  };
  const writing = (turn: <T>(work: () => Promise<T>) => Promise<T>): Database['forgettable'] => ({
    ...outside,
    run: (sql, values) => turn(() => inside.run(sql, values)),
    returning: <Row>(sql: string, values?: readonly Value[]) => turn(() => inside.returning<Row>(sql, values)),
    transaction: (work) => turn(() => inTransaction(work)),
  });

  // Two threads, so that a writer waits for no read of megabytes, and for no checkpoint.
  const [asideNow, besideNow] = [threadFor(path), threadFor(path)];
  const guarded = <T>(work: Promise<T>): Promise<T> => work.catch((error) => Promise.reject(translated(error)));
  /** Elsewhere than in a commit, which would hold up the thread that serves requests for as long as the disk takes. */
  const checkpointIfLong = () => {
    if (logPages < checkpointPages) return;
    logPages = 0;
    // What fails is tried again after as much, and at the latest by SQLite itself.
    besideNow()
      .checkpoint()
      .catch(() => undefined);
  };
  const queriesAside = (on: () => Aside): Queries => ({
    all: (sql, values) => guarded(on().all(sql, values)),
    forEach: forEachBy((sql, values) => guarded(on().all(sql, values))),
    get: (sql, values) => guarded(on().get(sql, values)),
    run: (sql, values = []) => logging(values, () => guarded(on().run(sql, values))),
    returning: <Row>(sql: string, values: readonly Value[] = []) =>
      logging(values, () => guarded(on().returning<Row>(sql, values))),
    ...sqliteDialect,
  });
  const asideOutside = queriesAside(asideNow);
  const large: Database['large'] = {
    ...asideOutside,
    all: (sql, values) => guarded(besideNow().outside.all(sql, values)),
    get: (sql, values) => guarded(besideNow().outside.get(sql, values)),
    run: (sql, values) => durably(() => asideOutside.run(sql, values)),
    returning: <Row>(sql: string, values?: readonly Value[]) => durably(() => asideOutside.returning<Row>(sql, values)),
    transaction: (work) =>
      durably(async () => {
        // A thread that ends in the middle takes its transaction along: no statement of it may go to the next one.
        const thread = asideNow();
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
    ...writing(durably),
    forgettable: writing(exclusively),
    large,
    flush: async () => {
      if (synchronous === 'full') await flush();
    },
    dialect: 'sqlite',
    clock: async () => null,
    migrate: async () => {
      const applied = await migrateSqlite(path, writer.connection);
      if (applied.length > 0) await flush();
      return applied;
    },
    close: async () => {
      await last;
      await log.close();
      await Promise.all([asideNow.close(), besideNow.close()]);
      reader.connection.close();
      writer.connection.close();
    },
  };
}

/** A thread, when it is asked for, and another when that one has ended. */
function threadFor(path: string): (() => Aside) & { close(): Promise<void> } {
  let thread: Aside | null = null;
  const now = () => {
    if (thread === null || thread.isLost) thread = openAside(path);
    return thread;
  };
  return Object.assign(now, { close: async () => thread?.close() });
}

function pagesOf(value: Value): number {
  if (value === null || typeof value === 'number') return 0;
  return value.length / 4096;
}
