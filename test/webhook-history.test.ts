// What became of deliveries, as administrators can look it up (docs/decisions/webhooks.md#history).

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { WebhookDelivery } from '@earshot/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from './harness/earshot.ts';
import { eventually } from './harness/eventually.ts';
import { call, output, session } from './harness/procedures.ts';
import { answerStatus, type Receiver, startReceiver } from './harness/receiver.ts';
import { loopback, queueEvents, storeDestination, wholeQueue } from './harness/webhooks.ts';

let earshot: Earshot;
let receiver: Receiver;
let tenant: Tenant;
let admin: RequestOptions;
/** The service's time, which stands still unless a test moves it. */
let now: number;

beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(() => earshot.stop());

beforeEach(async () => {
  now = Date.now();
  earshot.service.now = () => now;
  receiver = await startReceiver();
});
afterEach(async () => {
  await earshot.service.db.run('DELETE FROM webhook_destinations');
  await receiver.stop();
});

const destination = async (url = `${receiver.url}/hook`) =>
  (await storeDestination(earshot.service.db, tenant.companyId, url)).id;
const queue = async (id: string, count = 1) => {
  const bodies = await queueEvents(earshot.service.db, tenant.companyId, [id], count, now);
  earshot.service.wakeDeliveries();
  return bodies.map((body) => JSON.parse(body).analysisId as string);
};
const page = (input: Record<string, unknown>) => output(earshot, 'analysisWebhooks.listDeliveries', admin, input);
const list = async (id: string): Promise<WebhookDelivery[]> => (await page({ id })).items;
const ended = (id: string, state: WebhookDelivery['state'], count = 1) =>
  eventually(async () => {
    const items = await list(id);
    expect(items.filter((item) => item.state === state)).toHaveLength(count);
    return items;
  });
const iso = (ms: number) => new Date(ms).toISOString();

/** Attempts until the delivery has had so many; those before the last have failed. */
async function attempts(id: string, most: number): Promise<WebhookDelivery> {
  for (let made = 1; ; made++) {
    const item = await eventually(async () => {
      const [first] = await list(id);
      expect([first!.attempts, first!.lastAttemptAt]).toEqual([made, iso(now)]);
      return first!;
    });
    if (made === most) return item;
    now += 50_000;
    earshot.service.wakeDeliveries();
  }
}

describe('analysisWebhooks.listDeliveries (extension)', () => {
  it('what was delivered: event, analysis, attempts, time and status; nothing of the body', async () => {
    const id = await destination();
    const [analysisId] = await queue(id);
    const [item, ...others] = await ended(id, 'delivered');
    expect(others).toEqual([]);
    expect(item).toEqual({
      ...{
        id: item!.id,
        event: 'analysis.completed',
        analysisId,
        integrationId: null,
        state: 'delivered',
        attempts: 1,
      },
      ...{ queuedAt: expect.any(String), lastAttemptAt: iso(now), status: 204, reason: null, nextAttemptAt: null },
    });
  });

  it('what waits for another attempt says how the last one ended, and when the next is due', async () => {
    receiver.answerWith(answerStatus(503));
    const id = await destination();
    await queue(id);
    const item = await attempts(id, 2);
    expect(item).toMatchObject({ state: 'waiting', attempts: 2, status: 503, reason: 'status' });
    const waits = Date.parse(item.nextAttemptAt!) - now;
    expect(waits).toBeGreaterThanOrEqual(9_000);
    expect(waits).toBeLessThanOrEqual(11_000);
  });

  it('what was given up stays, with the last reason', async () => {
    receiver.answerWith(answerStatus(500));
    const id = await destination();
    await queue(id);
    await attempts(id, 4);
    now += 50_000;
    earshot.service.wakeDeliveries();
    const [item] = await ended(id, 'given_up');
    expect(item).toMatchObject({
      attempts: 5,
      status: 500,
      reason: 'status',
      lastAttemptAt: iso(now),
      nextAttemptAt: null,
    });
    expect(await wholeQueue(earshot.service.db)).toEqual([]);
  });

  it.each([
    // Speaks no TLS.
    ['tls', 'localhost', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['network', 'localhost', ''],
    ['unresolved', 'nowhere.invalid', ''],
  ])('a connection that fails: %s', async (reason, host, answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => (answer ? socket.end(answer) : socket.destroy()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const id = await destination(`https://${host}:${(server.address() as AddressInfo).port}/hook`);
    await queue(id);
    expect(await attempts(id, 1)).toMatchObject({ state: 'waiting', status: null, reason });
    await new Promise((resolve) => server.close(resolve));
  });

  it('a delivery whose last attempt ended with its process is given up: interrupted', async () => {
    const id = await destination();
    await earshot.service.db.run('UPDATE webhook_destinations SET is_active = 0 WHERE id = ?', [id]);
    await queueEvents(earshot.service.db, tenant.companyId, [id], 1, now + 60_000);
    await earshot.service.db.run('UPDATE webhook_deliveries SET attempts = 5, next_attempt_at = ?', [now - 1]);
    await sweep(earshot.service);
    expect((await list(id)).map(({ state, reason, event }) => [state, reason, event])).toEqual([
      ['given_up', 'interrupted', 'analysis.completed'],
    ]);
  });

  it('newest first, page by page, over what waits and what has ended', async () => {
    const id = await destination();
    const first = await queue(id, 3);
    await ended(id, 'delivered', 3);
    receiver.answerWith(answerStatus(500));
    const second = await queue(id, 2);
    const expected = [...first, ...second].toReversed();
    const a = await page({ id, limit: 3 });
    expect([a.items.length, a.hasMore]).toEqual([3, true]);
    const b = await page({ id, limit: 3, cursor: a.nextCursor });
    expect([b.hasMore, b.nextCursor]).toEqual([false, null]);
    expect([...a.items, ...b.items].map((item: WebhookDelivery) => item.analysisId)).toEqual(expected);
    const wrong = await call(earshot, 'analysisWebhooks.listDeliveries', admin, { id, cursor: `${a.nextCursor}x` });
    expect([wrong.status, wrong.body.data.reason]).toEqual([400, 'cursor_invalid']);
  });

  it('kept for 30 days, and gone with its analysis and its destination; another company finds no destination', async () => {
    const [id, other] = [await destination(), await destination(`${receiver.url}/other`)];
    const [erased] = await queue(id, 2);
    await queue(other);
    await Promise.all([ended(id, 'delivered', 2), ended(other, 'delivered')]);
    await output(earshot, 'analysis.delete', admin, { id: erased });
    expect((await list(id)).map(({ analysisId }) => analysisId)).not.toContain(erased);
    expect(await list(id)).toHaveLength(1);
    const stranger = await session(earshot, (await earshot.company()).adminId);
    expect((await call(earshot, 'analysisWebhooks.listDeliveries', stranger, { id })).status).toBe(404);
    await output(earshot, 'analysisWebhooks.delete', admin, { id: other });
    const rows = () => earshot.service.db.all('SELECT DISTINCT destination_id FROM webhook_history');
    expect(await rows()).toContainEqual({ destination_id: id });
    expect(await rows()).not.toContainEqual({ destination_id: other });
    now += 31 * 24 * 3_600_000;
    await sweep(earshot.service);
    expect(await rows()).toEqual([]);
  });
});
