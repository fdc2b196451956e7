// Starts Postgres for the run when EARSHOT_TEST_DATABASE=postgres; tests make a database each.
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
  // Tens of megabytes of binaries: only the run that needs them has them.
  const { startPostgres } = await import('./postgres.ts');
  const postgres = await startPostgres('max_connections=300');
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
