// A Postgres that goes silent, as behind a pulled cable: what waits for it ends as unavailable, and what only takes long goes on (docs/decisions/database.md#silence).
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, DatabaseUnavailableError, openDatabase } from '../../packages/server/src/records/database.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';

/** Stands between; once it is silent, bytes that come are neither passed on nor refused. */
interface Line {
  url: string;
  readonly connections: number;
  /** For the connections that there are now, or for all that come too. */
  silence(which: 'present' | 'all'): void;
  stop(): Promise<void>;
}

async function startLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const [all, present] = [new Set<Socket>(), new Set<{ near: Socket; far: Socket }>()];
  let [connections, isSilent] = [0, false];
  const server: Server = createServer((near) => {
    connections += 1;
    all.add(near);
    const far = isSilent ? null : connect(Number(port), hostname);
    near.on('error', () => far?.destroy()).on('close', () => far?.destroy());
    if (!far) return;
    present.add({ near, far });
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as { port: number };
  const own = new URL(url);
  own.host = `127.0.0.1:${address.port}`;
  return {
    url: String(own),
    get connections() {
      return connections;
    },
    silence: (which) => {
      isSilent = which === 'all';
      for (const { near, far } of present) {
        near.unpipe();
        far.unpipe();
        near.resume();
      }
      present.clear();
    },
    stop: async () => {
      for (const near of all) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe.runIf(inject('postgresUrl') !== null)('Postgres', () => {
  let database: TestDatabase;
  let line: Line;
  let db: Database;

  beforeEach(async () => {
    database = await freshDatabase();
    line = await startLine(database.url);
    db = await openDatabase(line.url, { postgresLateMs: 100 });
  });
  afterEach(async () => {
    await db.close();
    await line.stop();
    await database.remove();
  });

  it('a statement whose server cannot be reached any more is unavailable', async () => {
    await db.get('SELECT 1');
    line.silence('all');
    await expect(db.get('SELECT 2')).rejects.toThrow(DatabaseUnavailableError);
  });

  it('one whose server has gone without a word is, too, when another answers in its place; what follows is answered', async () => {
    const process = await db.get<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    line.silence('present');
    const direct = await openDatabase(database.url);
    await direct.get('SELECT pg_terminate_backend(?)', [process!.pid]);
    await direct.close();
    await expect(db.get('SELECT 2')).rejects.toThrow(DatabaseUnavailableError);
    expect(await db.get('SELECT 3 AS three')).toEqual({ three: 3 });
  });

  it('a transaction is unavailable as a whole', async () => {
    await db.run('CREATE TABLE notes (text TEXT)');
    const transaction = db.transaction(async (tx) => {
      await tx.run("INSERT INTO notes (text) VALUES ('lost')");
      line.silence('all');
      await tx.run("INSERT INTO notes (text) VALUES ('lost too')");
    });
    await expect(transaction).rejects.toThrow(DatabaseUnavailableError);
  });

  it('a statement that waits for another goes on, however often it is asked after', async () => {
    const other = await openDatabase(database.url);
    let waiting: Promise<unknown> | undefined;
    await other.transaction(async (tx) => {
      await tx.get('SELECT pg_advisory_xact_lock(7)');
      waiting = db.get('SELECT pg_advisory_lock(7) IS NULL AS never');
      const before = line.connections;
      await expect.poll(() => line.connections).toBeGreaterThan(before + 2);
    });
    expect(await waiting).toEqual({ never: false });
    await other.close();
  });
});
