// Worker thread: a connection of its own to the SQLite file, for statements with megabytes. The serving thread gives it its turns.
import { fdatasyncSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Answered, AsideSetup, Asked } from './sqlite-aside.ts';
import { bound, connectSqlite } from './sqlite-connection.ts';

const { path, synchronous } = workerData as AsideSetup;
const { connection, prepare } = connectSqlite(path, synchronous);
connection.pragma('wal_autocheckpoint = 0');
const reader = connectSqlite(path, synchronous);
reader.connection.pragma('query_only = ON');
// SQLite locks other files than this one: a second descriptor takes no lock away.
let log: number | null = null;

function flush(): void {
  connection.pragma(`synchronous = ${synchronous}`);
  log ??= openSync(`${path}-wal`, 'r+');
  if (synchronous === 'full') fdatasyncSync(log);
  connection.pragma('wal_checkpoint(PASSIVE)');
}

function done({ how, sql, values }: Asked): unknown {
  if (how === 'flush') return flush();
  if (how === 'exec') return void connection.exec(sql);
  // Beside an open transaction, nothing of which is to be seen.
  if (how === 'read') return reader.prepare(sql).get(...bound(values));
  if (how === 'readAll') return reader.prepare(sql).all(...bound(values));
  // Outside a transaction, nobody waits for the disk with the lock in hand.
  if (how === 'run' && !connection.inTransaction) connection.pragma('synchronous = normal');
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
    answer({ id, failure: { message: (error as Error).message, code } });
  }
});
