// Connections whose Postgres has gone silent: a statement without an answer is asked after on another connection, and given up where nobody works on it (docs/decisions/database.md#silence).
import type { Client } from 'pg';
import { codeOf } from '../system-errors.ts';

/** After this long without an answer, a statement is asked after. */
const usualLateMs = 10_000;
const mostAskMs = 5_000;

/** What the pool has of each connection. */
type Callback = (error: Error | null, result: unknown) => void;
interface PooledConnection {
  processID: number | null;
  query(statement: unknown, callback: Callback): unknown;
  connection: { stream: { destroy(): void } };
}

interface Watched {
  connection: PooledConnection;
  /** When the statement under way was sent; null between two. */
  sentAt: number | null;
  /** The server process of the connection; null behind a pooler, which has others. */
  process: { pid: number; since: string } | null;
}

export interface PostgresWatch {
  /** For each new connection of the pool. */
  add(connection: unknown, done: (error: Error | null, connection: unknown) => void): void;
  /** While the promise is pending, nothing is given up: migrations take long, and have no second try. */
  spare<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

/**
 * What the server does for a client that is gone: its connection ends after about 25 s, and a transaction in which nothing comes any more
 * after a minute, with its locks.
 */
const sessionSettings = {
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  idle_in_transaction_session_timeout: '60s',
};
const opening = `SELECT ${Object.entries(sessionSettings)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join(', ')}, pg_backend_pid() AS pid,
  (SELECT backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()) AS since`;

/** `connect` makes a connection beside the pool's. */
export function watchPostgres(connect: (timeoutMs: number) => Client, lateMs = usualLateMs): PostgresWatch {
  const all = new Set<Watched>();
  let spared = 0;
  let isLooking = false;
  const timer = setInterval(async () => {
    if (spared > 0 || isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
  }, lateMs / 4);
  timer.unref();

  async function look(): Promise<void> {
    const isLate = ({ sentAt }: Watched) => sentAt !== null && performance.now() - sentAt > lateMs;
    const late = [...all].filter(isLate);
    if (late.length === 0) return;
    const working = await processesAt(connect(Math.min(mostAskMs, 5 * lateMs)), late);
    // A statement that has its answer meanwhile is no longer late.
    for (const each of late) if (isLate(each) && !isWorkedOn(each, working)) giveUp(each);
  }

  function giveUp(watched: Watched): void {
    all.delete(watched);
    watched.connection.connection.stream.destroy();
  }

  return {
    add: (pooled, done) => {
      const connection = pooled as PooledConnection & Client;
      const watched: Watched = { connection, sentAt: null, process: null };
      const query = connection.query.bind(connection) as PooledConnection['query'];
      (connection as PooledConnection).query = (statement, callback) => {
        watched.sentAt = performance.now();
        return query(statement, (error, result) => {
          watched.sentAt = null;
          callback(error, result);
        });
      };
      all.add(watched);
      connection.once('end', () => all.delete(watched));
      (connection as PooledConnection).query(opening, (error, result) => {
        const row = (result as { rows: { pid: number; since: string | null }[] } | undefined)?.rows[0];
        if (row && row.since !== null && row.pid === connection.processID)
          watched.process = { pid: row.pid, since: row.since };
        done(error, connection);
      });
    },
    spare: async (work) => {
      spared += 1;
      try {
        return await work;
      } finally {
        spared -= 1;
      }
    },
    stop: () => clearInterval(timer),
  };
}

const nameOf = ({ pid, since }: NonNullable<Watched['process']>) => `${pid} ${since}`;

/** What the server does not know is not worked on; what only a pooler knows is, if there is a server. */
const isWorkedOn = ({ process }: Watched, working: ReadonlySet<string> | 'all' | 'none') =>
  working === 'all' || (working !== 'none' && (process === null || working.has(nameOf(process))));

/** The processes of these connections that the server still has. */
async function processesAt(client: Client, late: readonly Watched[]): Promise<ReadonlySet<string> | 'all' | 'none'> {
  // It is thrown as well.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const pids = late.flatMap(({ process }) => process?.pid ?? []);
    const { rows } = await client.query<{ pid: number; since: string }>(
      'SELECT pid, backend_start::text AS since FROM pg_stat_activity WHERE pid = ANY($1)',
      [pids],
    );
    return new Set(rows.map(nameOf));
  } catch (error) {
    // It answers, and has no connection to spare: nothing is known, so nothing is given up.
    return codeOf(error) === '53300' ? 'all' : 'none';
  } finally {
    await client.end().catch(() => undefined);
  }
}
