// Worker thread: a connection of its own to the SQLite file, for statements with megabytes. The serving thread gives it its turns.
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Answered, AsideSetup, Asked } from './sqlite-aside.ts';
import { bound, connectSqlite } from './sqlite-connection.ts';

const { path, synchronous } = workerData as AsideSetup;
const { connection, prepare } = connectSqlite(path, synchronous);

function done({ how, sql, values }: Asked): unknown {
  if (how === 'exec') return void connection.exec(sql);
  const statement = prepare(sql);
  if (how === 'run') return statement.run(...bound(values)).changes;
  return how === 'all' ? statement.all(...bound(values)) : statement.get(...bound(values));
}

parentPort!.on('message', (asked: Asked) => {
  const { id } = asked;
  const answer = (message: Answered) => parentPort!.postMessage(message);
  try {
    answer({ id, value: done(asked) });
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : null;
    answer({ id, failure: { message: (error as Error).message, code } });
  }
});
