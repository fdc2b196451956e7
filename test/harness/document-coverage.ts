// Which answers of the document a run of the tests has seen: each worker notes them, `scripts/check-coverage.ts` looks for what is missing.
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiDocument, operationFacts } from '../../packages/server/src/http/operation-facts.ts';

const folder = fileURLToPath(new URL('../../.cache/answers', import.meta.url));
const folderOf = (database: string) => join(folder, database);
const here = folderOf(process.env.EARSHOT_TEST_DATABASE ?? 'sqlite');

/** Answers that every operation can give and none can be asked for: they need a fault, and have tests of their own. */
const faults = ['500', '503'];

const noted = new Set<string>();

/** Notes that an operation answered with a status. */
export function noteAnswer(operation: string, status: number): void {
  const answer = `${operation} ${status}`;
  if (noted.has(answer)) return;
  noted.add(answer);
  // Another run in the same tree may have just begun, and forgotten the folder.
  mkdirSync(here, { recursive: true });
  appendFileSync(join(here, `${process.pid}-${process.env.VITEST_WORKER_ID ?? 0}`), `${answer}\n`);
}

/** Forgets what earlier runs on this database saw. */
export function forgetAnswers(): void {
  rmSync(here, { recursive: true, force: true });
  mkdirSync(here, { recursive: true });
}

/** `operation status` of everything that the document declares and no test of the run on `database` was answered. */
export function missingAnswers(database: string): string[] {
  const files = readdirSync(folderOf(database));
  const seen = new Set(files.flatMap((file) => readFileSync(join(folderOf(database), file), 'utf8').split('\n')));
  const paths = openapiDocument.paths as Record<string, Record<string, { responses: object }>>;
  const declared = operationFacts.flatMap(({ name, path, method }) =>
    Object.keys(paths[path]![method]!.responses)
      .filter((status) => !faults.includes(status))
      .map((status) => `${name} ${status}`),
  );
  return [...new Set(declared)].filter((answer) => !seen.has(answer)).toSorted();
}
