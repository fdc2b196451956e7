// Worker thread: a connection of its own to the SQLite file, for statements with megabytes. The serving thread gives it its turns.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import { messageOf } from '../system-errors.ts';
import type { Answered, Asked } from './sqlite-aside.ts';
import { bound, connectSqlite } from './sqlite-connection.ts';

const { path } = workerData as { path: string };
const { connection, prepare } = connectSqlite(path);
const reader = connectSqlite(path);
reader.connection.pragma('query_only = ON');

function done({ how, sql, values }: Asked): unknown {
  // Within a transaction, the next one will do.
  if (how === 'checkpoint') return connection.inTransaction || void connection.pragma('wal_checkpoint(PASSIVE)');
  if (how === 'exec') return void connection.exec(sql);
  // Beside an open transaction, nothing of which is to be seen.
  if (how === 'read') return reader.prepare(sql).get(...bound(values));
  if (how === 'readAll') return reader.prepare(sql).all(...bound(values));
  const statement = prepare(sql);
  if (how === 'run') return statement.run(...bound(values)).changes;
  return how === 'all' ? statement.all(...bound(values)) : statement.get(...bound(values));
}

/** Replaces the bytes of a row by some of their own, which are handed over and not copied. */
function handedOver(row: unknown): ArrayBuffer[] {
  const transfer: ArrayBuffer[] = [];
  for (const [name, value] of Object.entries(row ?? {})) {
    if (!(value instanceof Uint8Array)) continue;
    const bytes = new Uint8Array(value);
    transfer.push(bytes.buffer);
    (row as Record<string, unknown>)[name] = bytes;
  }
  return transfer;
}

parentPort!.on('message', (asked: Asked) => {
  const { id } = asked;
  const answer = (message: Answered, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer);
  try {
    const value = done(asked);
    answer({ id, value }, asked.how === 'read' ? handedOver(value) : []);
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : null;
    answer({ id, failure: { message: messageOf(error), code } });
  }
});
