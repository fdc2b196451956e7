// What `npm test` does: every check in order; the first that fails ends it. The last line counts all tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const reports = join(root, '.cache/reports');
mkdirSync(reports, { recursive: true });

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The parts of vitest's report (in Jest's form) that are read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

const failures: string[] = [];
const shownCharacters = 3000;

function run(title: string, command: string, arguments_: string[], environment: Record<string, string> = {}): boolean {
  process.stdout.write(`\n## ${title}\n`);
  const { status } = spawnSync(command, arguments_, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

const tool = (name: string) => join(root, 'node_modules/.bin', name);

function check(title: string, command: string, arguments_: string[]): void {
  if (run(title, command, arguments_)) return;
  process.stdout.write(`\n${title} failed.\n`);
  finish(false);
}

/** Runs the tests on one database; counts come from vitest's own report. */
function test(title: string, database: 'sqlite' | 'postgres', paths: string[]): boolean {
  const report = join(reports, `${database}.json`);
  const arguments_ = ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = run(title, tool('vitest'), arguments_, { EARSHOT_TEST_DATABASE: database });
  const result = JSON.parse(readFileSync(report, 'utf8')) as Report;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests;
  counts.skipped += result.numPendingTests;
  failures.push(...result.testResults.flatMap((file) => failuresOf(file).map((text) => `${database}: ${text}`)));
  return passed;
}

/** Each failed test of a file with its messages, or the file's own message where it could not run. */
function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const file = relative(root, name);
  const failed = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => `${file} > ${fullName}\n${(failureMessages ?? []).join('\n')}`);
  const all = failed.length === 0 && status === 'failed' ? [`${file}\n${message}`] : failed;
  return all.map((text) => text.slice(0, shownCharacters));
}

function finish(passed: boolean): never {
  // Last, so that a log of which only the end is kept still says what failed.
  for (const failure of failures) process.stdout.write(`\nFAILED ${failure}\n`);
  if (!passed && counts.failed === 0) counts.failed = 1;
  process.stdout.write(
    `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}\n`,
  );
  process.exit(passed ? 0 : 1);
}

check('Generated code matches the document', process.execPath, ['scripts/generate.ts', '--check']);
check('Lint: code', tool('biome'), ['check', '.']);
check('Lint: document', tool('redocly'), ['lint', 'openapi/openapi.yaml']);
check('Types', tool('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
check('Build', process.execPath, ['scripts/build.ts', '--if-changed', '--types']);
for (const name of readdirSync(join(root, 'packages')))
  check(`Package @earshot/${name}: publint`, tool('publint'), ['--strict', `packages/${name}`]);
check('Package @earshot/core: types for every resolution', tool('attw'), [
  '--pack',
  'packages/core',
  '--profile',
  'strict',
  '--quiet',
]);
check('Trained models match corpus and code', process.execPath, ['packages/engine/training/train.ts', '--check']);
run('Other runtimes and peers, where they are not there yet', process.execPath, ['scripts/toolbox.ts']);
run('Chromium, where it is not there yet', process.execPath, ['scripts/install-chromium.ts']);
const onSqlite = test('Tests on SQLite', 'sqlite', []);
const onPostgres = test('Tests on Postgres', 'postgres', [
  'test/',
  'packages/server/src/records',
  // Packages and pages are the same on any database.
  '--exclude=test/built/**',
  '--exclude=test/web/**',
]);
const isCovered = run('Answers of the document', process.execPath, ['scripts/check-coverage.ts', 'sqlite', 'postgres']);
finish(onSqlite && onPostgres && isCovered);
