// What workers claim ahead of their slots is bounded, in number and in memory, however many destinations wait (docs/decisions/webhooks.md#ahead).
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { claimDeliveries, dueDeliveries, endAttempts } from '../../packages/server/src/records/webhook-deliveries.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { answerStatus, type Receiver, startReceiver } from '../harness/receiver.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { loopback, queueEvent, queueOf, storeDestination, wholeQueue } from '../harness/webhooks.ts';

const slotsInAll = 256;
const aheadInAll = 256;
const toOneDestination = 16;

let earshot: Earshot;
let receiver: Receiver;
let tenant: Tenant;
beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
  tenant = await earshot.company();
});
afterAll(() => earshot.stop());
let release = () => {};
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  release();
  await earshot.service.db.run('DELETE FROM webhook_destinations');
  await receiver.stop();
});

/** Destinations that have just answered quickly; from now on they do not answer. */
async function quickDestinations(count: number): Promise<string[]> {
  const { db } = earshot.service;
  const ids: string[] = [];
  for (let index = 0; index < count; index++)
    ids.push((await storeDestination(db, tenant.companyId, `${receiver.url}/${index}`)).id);
  // The first find no connections.
  for (let turn = 0; turn < 3; turn++) {
    await queue(ids, 1, '{}');
    await eventually(async () => expect(await wholeQueue(db)).toEqual([]));
  }
  const held: (() => void)[] = [];
  release = () => {
    receiver.answerWith(answerStatus(204));
    for (const answer of held.splice(0)) answer();
  };
  receiver.answerWith((response) => held.push(() => response.writeHead(204).end()));
  return ids;
}

async function queue(ids: readonly string[], events: number, body: string): Promise<void> {
  const { db } = earshot.service;
  const analyses: string[] = [];
  while (analyses.length < events) analyses.push(await insertAnalysis(db, tenant.companyId));
  await db.transaction(async (tx) => {
    for (const analysisId of analyses) await queueEvent(tx, analysisId, ids, body, Date.now());
  });
  earshot.service.wakeDeliveries();
}

/** The most that was claimed at once until so many requests came, and while a few more looks were made. */
async function mostClaimed(received: number): Promise<number> {
  const counts: number[] = [];
  const look = async () =>
    counts.push((await wholeQueue(earshot.service.db)).filter(({ attempts }) => attempts > 0).length);
  await eventually(async () => {
    await look();
    expect(receiver.received.length).toBeGreaterThanOrEqual(received);
  });
  await look();
  return Math.max(...counts);
}

it('of many destinations at once: 256 in all', async () => {
  const ids = await quickDestinations(30);
  await queue(ids, 80, '{}');
  const most = await mostClaimed(3 * ids.length + slotsInAll);
  expect(most).toBeLessThanOrEqual(slotsInAll + aheadInAll);
});

it('given back again, since nobody knows whether the first time was written: it stays with whoever claimed it meanwhile', async () => {
  const { db } = earshot.service;
  const { id } = await storeDestination(db, tenant.companyId, `${receiver.url}/hook`);
  // Not due for the worker of this server.
  const at = Date.now() + 30_000;
  const analysisId = await insertAnalysis(db, tenant.companyId);
  await db.transaction((tx) => queueEvent(tx, analysisId, [id], '{}', at));
  const claim = (leaseUntil: number) =>
    db.transaction(async (tx) => claimDeliveries(tx, await dueDeliveries(tx, new Map([[id, 1]]), at, 5), leaseUntil));
  const [first] = await claim(at + 20_000);
  const end = { ...first!, nextAttemptAt: at, unmadeUntil: at + 20_000 };
  expect(await db.transaction((tx) => endAttempts(tx, [end]))).toEqual([]);
  expect(await queueOf(db, id)).toMatchObject([{ attempts: 0, next_attempt_at: at }]);
  expect(await claim(at + 20_001)).toHaveLength(1);
  expect(await db.transaction((tx) => endAttempts(tx, [end]))).toEqual([]);
  expect(await queueOf(db, id)).toMatchObject([{ attempts: 1, next_attempt_at: at + 20_001 }]);
});

it('of a company that is to be erased: nothing, also where its destinations are known to have more', async () => {
  const { db } = earshot.service;
  const { companyId } = await earshot.company();
  const { id } = await storeDestination(db, companyId, `${receiver.url}/hook`);
  const at = Date.now() + 30_000;
  const analysisId = await insertAnalysis(db, companyId);
  await db.transaction((tx) => queueEvent(tx, analysisId, [id], '{}', at));
  const due = () => db.transaction((tx) => dueDeliveries(tx, new Map([[id, 1]]), at, 5));
  const setDue = (time: number | null) =>
    db.run('UPDATE companies SET erasure_due_at = ? WHERE id = ?', [time, companyId]);
  await setDue(at);
  expect(await due()).toEqual([]);
  await setDue(null);
  expect(await due()).toHaveLength(1);
});

it('of large bodies: 8 MiB, though those before were small', async () => {
  const ids = await quickDestinations(1);
  await queue(ids, 60, JSON.stringify('x'.repeat(1024 * 1024)));
  const most = await mostClaimed(3 * ids.length + toOneDestination);
  expect(most).toBeLessThanOrEqual(toOneDestination + 8);
});

it('of larger bodies: 16 MiB on their way to one destination, and all arrive', async () => {
  const ids = await quickDestinations(1);
  const before = receiver.received.length;
  await queue(ids, 10, JSON.stringify('x'.repeat(4 * 1024 * 1024 - 2)));
  expect(await mostClaimed(before + 4)).toBe(4);
  release();
  await eventually(async () => expect(await wholeQueue(earshot.service.db)).toEqual([]));
  expect(receiver.received.length).toBe(before + 10);
});
