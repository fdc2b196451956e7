// Workers as processes: killed at random moments they lose nothing, and two at once never make the same attempt (docs/decisions/webhooks.md#d48). bench/webhook-crash.ts does the same at length.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { certificate } from '../harness/certificate.ts';
import { crashRun, fillQueue, loopbackProcess } from '../harness/crash-run.ts';
import { freshDatabase, type TestDatabase } from '../harness/database.ts';
import { type Running, work } from '../harness/process.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { wholeQueue } from '../harness/webhooks.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.remove());

const environment = async () => loopbackProcess(database.url, (await certificate()).path);

describe('kill -9', () => {
  it('none lost; a delivery comes twice only if a kill found it in hand, and then with the same timestamp and body', async () => {
    const plan = { events: 250, destinations: 2, kills: 6, endLeases: true };
    const report = await crashRun({ databaseUrl: database.url, ...plan }, await environment());
    expect(report).toMatchObject({ expected: 500, lost: [], unexplained: [], altered: [] });
    // The kills did come in the middle.
    expect(Math.max(...report.inHandAtKills)).toBeGreaterThan(0);
    expect(report.duplicates).toBeLessThanOrEqual(report.inHandAtKills.reduce((sum, count) => sum + count, 0));
  });
});

describe('two workers', () => {
  let receiver: Receiver;
  let workers: Running[];
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    for (const worker of workers) await worker.end('SIGKILL');
    await receiver.stop();
  });

  it('make each attempt once between them', async () => {
    const { db, expected } = await fillQueue(database.url, receiver, 10, 60);
    const settings = await environment();
    workers = await Promise.all([work(settings), work(settings)]);
    while ((await wholeQueue(db)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await db.close();
    expect(receiver.received.map(({ path, body }) => `${path} ${body}`).sort()).toEqual(expected.sort());
    expect(await Promise.all(workers.map((worker) => worker.end('SIGTERM')))).toEqual([0, 0]);
  });
});
