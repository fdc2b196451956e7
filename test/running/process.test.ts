// The serving process: graceful stop, and a kill in the middle of an analysis that leaves neither a hold nor a row in `processing`.
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/records/database.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { transcript } from '../harness/earshot.ts';
import { type ModelServer, startModelServer } from '../harness/model-server.ts';
import { type Environment, earshot, type Serving, serve } from '../harness/process.ts';

let database: TestDatabase;
let model: ModelServer;
let environment: Environment;
let serving: Serving[];

beforeEach(async () => {
  database = await freshDatabase();
  model = await startModelServer();
  environment = { EARSHOT_DATABASE_URL: database.url, ...model.environment };
  serving = [];
});

afterEach(async () => {
  for (const each of serving)
    if (each.child.exitCode === null && each.child.signalCode === null) await each.end('SIGKILL');
  await model.stop();
  await database.remove();
});

async function started(): Promise<Serving> {
  const server = await serve(environment);
  serving.push(server);
  return server;
}

async function json(commandLine: string[]) {
  const { code, stdout, stderr } = await earshot([...commandLine, '--json'], environment);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

async function newKey(minutes = '10'): Promise<{ key: string; companyId: string }> {
  const company = await json(['company', 'create', '--name', 'Kilo', '--minutes', minutes]);
  const user = await json([
    'user',
    'create',
    '--company',
    company.id,
    '--name',
    'Ana',
    '--email',
    'ana@example.com',
    '--role',
    'admin_company',
  ]);
  const { key } = await json(['key', 'create', '--user', user.id, '--name', 'test']);
  return { key, companyId: company.id };
}

const create = (server: Serving, key: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/analyses`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ transcript: transcript() }),
  });

async function state(companyId: string) {
  const db = await openDatabase(database.url);
  try {
    const company = await db.get<{ ledger_hundredths: number; held_hundredths: number }>(
      'SELECT * FROM companies WHERE id = ?',
      [companyId],
    );
    const statuses = await db.all<{ status: string; error_source: string | null }>(
      'SELECT status, error_source FROM analyses',
    );
    const keys = await db.all('SELECT * FROM idempotency_keys WHERE status IS NULL');
    return { balance: company?.ledger_hundredths, held: company?.held_hundredths, statuses, openKeys: keys.length };
  } finally {
    await db.close();
  }
}

describe('a killed process (D37, D23)', () => {
  it('leaves a failed row (interrupted), no hold and no debit once another one serves', async () => {
    const { key, companyId } = await newKey();
    const first = await started();
    const answer = create(first, key, { 'Idempotency-Key': 'once' }).catch((error) => error);
    await model.requested(1);
    expect(await state(companyId)).toMatchObject({
      balance: 1000,
      held: 100,
      statuses: [{ status: 'processing' }],
      openKeys: 1,
    });
    await first.end('SIGKILL');
    expect(await answer).toBeInstanceOf(Error);

    const second = await started();
    expect(await state(companyId)).toEqual({
      balance: 1000,
      held: 0,
      statuses: [{ status: 'failed', error_source: 'interrupted' }],
      openKeys: 0,
    });
    // The same idempotency key is free again: nothing of the first request was done.
    const retried = create(second, key, { 'Idempotency-Key': 'once' });
    await model.requested(2);
    model.release();
    expect((await retried).status).toBe(200);
    expect(await state(companyId)).toMatchObject({ balance: 900, held: 0 });
  });

  it('does not disturb what another live process is analysing', async () => {
    const { key, companyId } = await newKey();
    const first = await started();
    const answer = create(first, key);
    await model.requested(1);
    const second = await started();
    expect(await state(companyId)).toMatchObject({ held: 100, statuses: [{ status: 'processing' }] });
    await second.end('SIGKILL');
    model.release();
    expect((await answer).status).toBe(200);
  });
});

describe('threads', () => {
  it.runIf(process.platform === 'linux')('that collect garbage go after those that serve requests', async () => {
    const { pid } = (await started()).child;
    const nameOf = (thread: string) => readFile(`/proc/${pid}/task/${thread}/comm`, 'utf8');
    const threads = await readdir(`/proc/${pid}/task`);
    const names = await Promise.all(threads.map(nameOf));
    // Node.js has given them this name since version 24.
    const collectors = threads.filter((_, at) => names[at]!.trim() === 'V8Worker');
    if (Number(process.versions.node.split('.')[0]) >= 24) expect(collectors).not.toEqual([]);
    for (const thread of collectors) expect(getPriority(Number(thread))).toBeGreaterThan(getPriority(pid));
  });
});

describe('SIGTERM', () => {
  it('lets the running request finish, answers new ones with 503, and exits with 0', async () => {
    const { key, companyId } = await newKey();
    const server = await started();
    const answer = create(server, key);
    await model.requested(1);
    const ended = server.end('SIGTERM');
    await expect.poll(() => server.log.some((line) => line.includes('stopping'))).toBe(true);

    const refused = await fetch(`${server.url}/api/salespersons`, { headers: { 'X-API-Key': key } });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      message: 'The service is shutting down. Retry in a few seconds.',
      code: 'SERVICE_UNAVAILABLE',
      data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, path: 'api/salespersons', reason: 'shutting_down' },
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    model.release();
    expect((await answer).status).toBe(200);
    expect(await ended).toBe(0);
    expect(await state(companyId)).toMatchObject({ balance: 900, held: 0, statuses: [{ status: 'completed' }] });
  });

  it('exits at once when nothing runs', async () => {
    expect(await (await started()).end('SIGTERM')).toBe(0);
  });
});

describe('settings', () => {
  it.each([
    [{ EARSHOT_PORT: '70000' }, 'EARSHOT_PORT must be a whole number from 0 to 65535.'],
    [{ EARSHOT_DATABASE_URL: 'mysql://x' }, 'EARSHOT_DATABASE_URL must be sqlite:<path> or postgres://….'],
    [{ EARSHOT_LOG_LEVEL: 'loud' }, 'EARSHOT_LOG_LEVEL must be trace, debug, info, warn, error or silent.'],
  ])('a wrong one stops the start with one line that names it: %j', async (wrong, line) => {
    expect(await earshot(['serve'], { ...environment, ...(wrong as Environment) })).toEqual({
      code: 1,
      stdout: '',
      stderr: `earshot: ${line}\n`,
    });
  });

  it('a Postgres that is not there leaves one line, too', async () => {
    const unreachable = {
      EARSHOT_DATABASE_URL: 'postgres://u@127.0.0.1:1/none',
      EARSHOT_SECRET: 'a secret that only the tests know, 32+',
    };
    const { code, stderr } = await earshot(['migrate'], { ...environment, ...unreachable });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^earshot: [^\n]*ECONNREFUSED[^\n]*\n$/);
  });
});
