// The queue among processes: workers beside a server without background work, killed ones, stopped ones, many at once (docs/decisions/minutes.md#d23, docs/decisions/creation.md#d37, #d59).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { output } from '../harness/procedures.ts';
import { type Environment, type Running, serve, work } from '../harness/process.ts';
import { account } from '../harness/rows.ts';

let model: ModelServer;
/** Serves only: in this process nothing is taken from the queue. */
let earshot: Earshot;
let tenant: Tenant;
let salespersonId: string;
let environment: Environment;
let running: Running[];

beforeEach(async () => {
  model = await startModelServer();
  earshot = await startEarshot({ ...model.environment, EARSHOT_BACKGROUND: 'off' });
  environment = {
    ...model.environment,
    EARSHOT_DATABASE_URL: earshot.database.url,
    EARSHOT_STORAGE_URL: `file:${earshot.database.storageFolder}`,
  };
  tenant = await earshot.company({ minutes: 100 });
  salespersonId = await earshot.user(tenant.companyId, 'salesperson');
  running = [];
});
afterEach(async () => {
  for (const { child, end } of running) if (child.exitCode === null && child.signalCode === null) await end('SIGKILL');
  await earshot.stop();
  await model.stop();
});

async function started(start: (environment: Environment) => Promise<Running>): Promise<Running> {
  const process = await start(environment);
  running.push(process);
  return process;
}

const submit = async () =>
  (await output(earshot, 'analysis.submit', tenant.key, { salespersonId, transcript: transcript(2) })).id as string;
const rows = () =>
  earshot.service.db.all<{ id: string; status: string; auto_retry_count: number; runner_id: string | null }>(
    'SELECT id, status, auto_retry_count, runner_id FROM analyses ORDER BY created_at, id',
  );
const statuses = async () => (await rows()).map(({ status }) => status);
const money = async () => {
  const { entries, ledger, held, debits } = await account(earshot.service.db, tenant.companyId);
  expect(entries).toBe(ledger);
  return { ledger, held, debits };
};
const becomes = <T>(value: () => Promise<T>, expected: T) => expect.poll(value, { interval: 50 }).toEqual(expected);
/** The wait before a retry is over. */
const due = () => earshot.service.db.run("UPDATE analyses SET run_after = 0 WHERE status = 'pending'");

describe('earshot worker without EARSHOT_PUBLIC_URL', () => {
  it.each([
    ['', 1],
    ['https://earshot.example.com', 0],
  ])('%j: says when it starts that links in chats lead nowhere, %i times', async (EARSHOT_PUBLIC_URL, times) => {
    const { log } = await started(() => work({ ...environment, EARSHOT_PUBLIC_URL }));
    const told = log.map((line) => JSON.parse(line)).filter(({ msg }) => /^EARSHOT_PUBLIC_URL is not set/.test(msg));
    expect(told.map(({ level }) => level)).toEqual(Array.from({ length: times }, () => 'warn'));
  });
});

describe('EARSHOT_BACKGROUND=off', () => {
  it('a server queues and never works; a worker does', async () => {
    model.answerWith(complete);
    await submit();
    const worker = await started(work);
    await becomes(statuses, ['completed']);
    expect(await money()).toEqual({ ledger: 9800, held: 0, debits: 1 });
    expect(await worker.end('SIGTERM')).toBe(0);
    await submit();
    earshot.service.wakeQueue();
    expect([await statuses(), model.requests]).toEqual([['completed', 'pending'], 1]);
  });
});

describe('a worker killed in the middle of an analysis', () => {
  it('another one requeues it, finishes it, and it is paid once', async () => {
    const id = await submit();
    const first = await started(work);
    await model.requested(1);
    const [taken] = await rows();
    expect(taken).toMatchObject({ id, status: 'processing', auto_retry_count: 0 });
    expect(await money()).toEqual({ ledger: 10_000, held: 200, debits: 0 });
    await first.end('SIGKILL');

    model.answerWith(complete);
    await started(work);
    expect(await rows()).toEqual([{ id, status: 'pending', auto_retry_count: 1, runner_id: null }]);
    expect(await money()).toEqual({ ledger: 10_000, held: 200, debits: 0 });
    await due();
    await becomes(statuses, ['completed']);
    expect(await money()).toEqual({ ledger: 9800, held: 0, debits: 1 });
    expect(model.requests).toBe(2);
  });

  it('after the third retry: it is failed, and its hold released', async () => {
    await submit();
    await earshot.service.db.run('UPDATE analyses SET auto_retry_count = 3');
    const worker = await started(work);
    await model.requested(1);
    await worker.end('SIGKILL');
    await started(work);
    expect(await rows()).toMatchObject([{ status: 'failed', auto_retry_count: 3, runner_id: null }]);
    const row = await earshot.service.db.get('SELECT error_source FROM analyses');
    expect(row).toEqual({ error_source: 'interrupted' });
    expect(await money()).toEqual({ ledger: 10_000, held: 0, debits: 0 });
  });

  it('that only slept and comes back too late changes and pays nothing (fence)', async () => {
    await submit();
    const sleeper = await started(work);
    await model.requested(1);
    sleeper.child.kill('SIGSTOP');
    // To the others its lease has run out.
    await earshot.service.db.run('UPDATE runners SET seen_at = 0 WHERE pid = ?', [sleeper.child.pid!]);
    await started(work);
    await becomes(statuses, ['pending']);
    await due();
    await model.requested(2);
    // Both answers are there; the sleeper gets to see its own first.
    model.answerWith(complete);
    sleeper.child.kill('SIGCONT');
    model.release();
    await becomes(statuses, ['completed']);
    expect(await sleeper.end('SIGTERM')).toBe(0);
    expect(await rows()).toMatchObject([{ status: 'completed', auto_retry_count: 1 }]);
    expect(await money()).toEqual({ ledger: 9800, held: 0, debits: 1 });
  });
});

describe('SIGTERM', () => {
  it('a worker finishes what runs, takes nothing new, and exits with 0', async () => {
    const worker = await started(work);
    await submit();
    await model.requested(1);
    const ended = worker.end('SIGTERM');
    await becomes(async () => worker.log.some((line) => line.includes('stopping')), true);
    await submit();
    model.release();
    expect(await ended).toBe(0);
    expect(await statuses()).toEqual(['completed', 'pending']);
    expect(model.requests).toBe(1);
    expect(await money()).toEqual({ ledger: 9800, held: 200, debits: 1 });
    expect(await earshot.service.db.all('SELECT * FROM runners WHERE pid = ?', [worker.child.pid!])).toEqual([]);
  });
});

describe('several processes', () => {
  it('never run one twice: 40 analyses, 40 questions, 40 debits', async () => {
    model.answerWith((response) => setTimeout(() => complete(response), 20));
    await Promise.all([started(work), started(work), started(serve)]);
    await Promise.all(Array.from({ length: 40 }, submit));
    await becomes(statuses, Array(40).fill('completed'));
    expect(model.requests).toBe(40);
    expect(await money()).toEqual({ ledger: 2000, held: 0, debits: 40 });
    for (const row of await rows()) expect(row).toMatchObject({ auto_retry_count: 0, runner_id: null });
  });
});
