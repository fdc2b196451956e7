// Delivery and retry over real TLS: what counts as delivered, when an attempt is repeated, who waits for whom, and what a stop leaves (docs/contract.md#delivery-and-retry; docs/decisions/webhooks.md#d48).

import { signWebhook } from '@earshot/core/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { openDatabase } from '../../packages/server/src/records/database.ts';
import { freshDatabase } from '../harness/database.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { answerStatus, type Receiver, startReceiver } from '../harness/receiver.ts';
import { loopback, queueEvents, queueOf, storeDestination, wholeQueue } from '../harness/webhooks.ts';

let earshot: Earshot;
let receiver: Receiver;
let tenant: Tenant;
/** The service's time, which stands still unless a test moves it. */
let now: number;

beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
  tenant = await earshot.company();
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

const destination = async (path = '/hook', url = receiver.url) =>
  (await storeDestination(earshot.service.db, tenant.companyId, `${url}${path}`)).id;

async function queue(destinationIds: readonly string[], count = 1): Promise<string[]> {
  const bodies = await queueEvents(earshot.service.db, tenant.companyId, destinationIds, count, now);
  earshot.service.wakeDeliveries();
  return bodies;
}

/** Waits for the end of an attempt of the destination's only delivery; the row, or undefined when it is gone. */
async function ended(id: string, attempts: number) {
  return eventually(async () => {
    const [row] = await queueOf(earshot.service.db, id);
    // While an attempt is under way the row's time is that of its lease.
    if (row) expect([row.attempts, row.next_attempt_at - now === 20_000]).toEqual([attempts, false]);
    return row;
  });
}

const paths = () => receiver.received.map(({ path }) => path);
const drained = () => eventually(async () => expect(await wholeQueue(earshot.service.db)).toEqual([]));

describe('contract: Delivery and retry 3, 4; D48', () => {
  it('five attempts, 5, 10, 20 and 40 s (a tenth more or less) after the end of the failed one; then discarded', async () => {
    const warn = vi.spyOn(earshot.service.log, 'warn');
    const id = await destination();
    receiver.answerWith(answerStatus(500));
    await queue([id]);
    for (const [index, seconds] of [5, 10, 20, 40].entries()) {
      const row = (await ended(id, index + 1))!;
      const waitMs = row.next_attempt_at - now;
      expect(waitMs).toBeGreaterThanOrEqual(seconds * 900);
      expect(waitMs).toBeLessThanOrEqual(seconds * 1100);
      // One millisecond before its time it is not claimed; what is due by then is.
      now = row.next_attempt_at - 1;
      const other = await destination(`/other/${index}`);
      await queue([other]);
      await ended(other, 1);
      expect((await queueOf(earshot.service.db, id))[0]).toEqual(row);
      await earshot.service.db.run('DELETE FROM webhook_destinations WHERE id = ?', [other]);
      now += 1;
      earshot.service.wakeDeliveries();
    }
    expect(await ended(id, 5)).toBeUndefined();
    expect(paths().filter((path) => path === '/hook')).toHaveLength(5);
    // The one line by which the operator learns of it.
    const givenUp = warn.mock.calls.filter(([, message]) => message === 'webhook given up');
    expect(givenUp).toEqual([
      [{ deliveryId: expect.any(String), destinationId: id, attempts: 5, outcome: 'status' }, 'webhook given up'],
    ]);
    warn.mockRestore();
  });

  it('the delays vary', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => destination(`/${index}`)));
    receiver.answerWith(answerStatus(500));
    await queue(ids);
    const rows = await Promise.all(ids.map((id) => ended(id, 1)));
    expect(new Set(rows.map((row) => row!.next_attempt_at)).size).toBeGreaterThan(6);
  });

  it('the attempt is counted before it is made', async () => {
    const id = await destination();
    const counted: unknown[] = [];
    receiver.answerWith(async (response) => {
      counted.push((await queueOf(earshot.service.db, id)).map(({ attempts }) => attempts));
      response.writeHead(204).end();
    });
    await queue([id]);
    await drained();
    expect(counted).toEqual([[1]]);
  });

  it('delivered at a later attempt: no more after it', async () => {
    const id = await destination();
    receiver.answerWith(answerStatus(503));
    await queue([id]);
    now = (await ended(id, 1))!.next_attempt_at;
    receiver.answerWith(answerStatus(200));
    earshot.service.wakeDeliveries();
    await drained();
    now += 60_000;
    await queue([await destination('/later')]);
    await drained();
    expect(paths()).toEqual(['/hook', '/hook', '/later']);
  });
});

describe('contract: Delivery and retry 1, 2', () => {
  it.each([200, 201, 202, 204, 299])('%i delivers', async (status) => {
    const id = await destination();
    receiver.answerWith(answerStatus(status));
    await queue([id]);
    expect(await ended(id, 1)).toBeUndefined();
  });

  it.each([300, 304, 400, 401, 404, 410, 429, 500, 503])('%i is a failure', async (status) => {
    const id = await destination();
    receiver.answerWith(answerStatus(status));
    await queue([id]);
    expect(await ended(id, 1)).toMatchObject({ attempts: 1 });
  });

  it.each([301, 302, 303, 307, 308])('%i is a failure, and not followed', async (status) => {
    const id = await destination();
    receiver.answerWith(answerStatus(status, { Location: `${receiver.url}/elsewhere` }));
    await queue([id]);
    expect(await ended(id, 1)).toMatchObject({ attempts: 1 });
    expect(paths()).toEqual(['/hook']);
  });

  it('a closed port, and a connection that is reset, are failures', async () => {
    const other = await startReceiver();
    await other.stop();
    const closed = await destination('/', other.url);
    const reset = await destination('/reset');
    receiver.answerWith((response) => response.destroy());
    await queue([closed, reset]);
    expect(await ended(closed, 1)).toMatchObject({ attempts: 1 });
    expect(await ended(reset, 1)).toMatchObject({ attempts: 1 });
  });

  it('an http address in the table is not called', async () => {
    const id = await destination('/hook', receiver.url.replace('https:', 'http:'));
    await queue([id]);
    expect(await ended(id, 1)).toMatchObject({ attempts: 1 });
    expect(receiver.connections).toBe(0);
  });

  it('10 s in all, however the answer drips: a failure, and nothing else waits for it', async () => {
    const slow = { silent: await destination('/silent'), dripping: await destination('/dripping') };
    const quick = await Promise.all(Array.from({ length: 20 }, (_, index) => destination(`/quick/${index}`)));
    const drips: NodeJS.Timeout[] = [];
    receiver.answerWith((response, { path }) => {
      if (path === '/silent') return;
      response.writeHead(200);
      if (path === '/dripping') drips.push(setInterval(() => response.write('.'), 100));
      else response.end();
    });
    await queue([slow.silent, slow.dripping], 20);
    // Few enough that a busy machine has sent them all before 10 s are over.
    await queue(quick, 3);
    await eventually(() => expect(paths().filter((path) => path.startsWith('/quick'))).toHaveLength(60));
    // By then no attempt at the slow ones has ended.
    const rows = [
      ...(await queueOf(earshot.service.db, slow.silent)),
      ...(await queueOf(earshot.service.db, slow.dripping)),
    ];
    expect(rows.every((row) => row.attempts <= 1 && (row.attempts === 0 || row.next_attempt_at - now === 20_000))).toBe(
      true,
    );
    for (const id of [slow.silent, slow.dripping])
      await eventually(async () => {
        const failed = (await queueOf(earshot.service.db, id)).filter(
          ({ attempts, next_attempt_at }) => attempts === 1 && next_attempt_at - now < 6_000,
        );
        expect(failed.length).toBeGreaterThanOrEqual(16);
      });
    for (const drip of drips) clearInterval(drip);
    expect(paths().filter((path) => path.startsWith('/quick'))).toHaveLength(60);
  });

  it('a receiver that answers slowly gets each delivery once', async () => {
    const id = await destination();
    receiver.answerWith((response) => setTimeout(() => response.writeHead(200).end(), 1_200));
    const bodies = await queue([id], 12);
    await drained();
    expect(receiver.received.map(({ body }) => body.toString()).sort()).toEqual(bodies.sort());
  });

  it('of a huge answer no more is read than 64 KiB and what is on the way', async () => {
    const id = await destination();
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      receiver.answerWith((response) => {
        response.writeHead(200);
        const chunk = Buffer.alloc(65_536, 'x');
        const pour = () => {
          while (!response.destroyed && response.write(chunk)) written += chunk.length;
          written += chunk.length;
        };
        response.on('drain', pour).on('close', resolve);
        pour();
      });
    });
    await queue([id]);
    expect(await ended(id, 1)).toBeUndefined();
    await closed;
    expect(written).toBeLessThan(32 * 1024 * 1024);
  });

  it.each([
    ['in its status line', 'HTTP/1.1 200 '],
    ['between its chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;'],
    ['in answers before the last one', 'HTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n'],
  ])('nor of one that is huge %s', async (_where, start) => {
    const id = await destination();
    const most = 256 * 1024 * 1024;
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      receiver.answerWith((response) => {
        const socket = response.socket!;
        const chunk = Buffer.from(start.startsWith('HTTP/1.1 1') ? start.repeat(2_000) : 'x'.repeat(65_536));
        const pour = () => {
          while (!socket.destroyed && written < most && socket.write(chunk)) written += chunk.length;
          written += chunk.length;
        };
        socket.write(start);
        socket.on('drain', pour).on('close', resolve);
        pour();
      });
    });
    await queue([id]);
    await ended(id, 1);
    await closed;
    expect(written).toBeLessThan(32 * 1024 * 1024);
  });

  it('connections are kept alive, and short answers do not end them', async () => {
    const id = await destination();
    receiver.answerWith((response) => response.end('x'.repeat(60_000)));
    await queue([id], 1);
    await drained();
    for (let index = 0; index < 5; index++) {
      await queue([id], 1);
      await drained();
    }
    expect(receiver.received).toHaveLength(6);
    expect(receiver.connections).toBe(1);
  });
});

describe('processes and stops (D48)', () => {
  it('two services on one database: each delivery once', async () => {
    const other = await startEarshot({}, earshot.database, await loopback());
    other.service.now = () => now;
    const ids = await Promise.all(Array.from({ length: 5 }, (_, index) => destination(`/${index}`)));
    const before = receiver.received.length;
    const bodies = await queueEvents(earshot.service.db, tenant.companyId, ids, 60, now);
    for (let turn = 0; turn < 20; turn++) {
      earshot.service.wakeDeliveries();
      other.service.wakeDeliveries();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await drained();
    const got = receiver.received.slice(before).map(({ path, body }) => `${path} ${body}`);
    expect(got.sort()).toEqual(ids.flatMap((_, index) => bodies.map((body) => `/${index} ${body}`)).sort());
    await other.stop();
  });

  it('a stop finishes what is under way, and leaves the rest untouched', async () => {
    const database = await freshDatabase();
    const stopping = await startEarshot({}, database, await loopback());
    const { companyId } = await stopping.company();
    const { id } = await storeDestination(stopping.service.db, companyId, `${receiver.url}/hook`);
    const held: (() => void)[] = [];
    receiver.answerWith((response) => held.push(() => response.writeHead(204).end()));
    await queueEvents(stopping.service.db, companyId, [id], 40);
    stopping.service.wakeDeliveries();
    await receiver.count(16);
    const stopped = stopping.stop();
    // What runs by itself is stopped right after the server.
    await eventually(() => expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow());
    await new Promise((resolve) => setTimeout(resolve, 200));
    for (const answer of held) answer();
    await stopped;
    const db = await openDatabase(database.url);
    const left = await queueOf(db, id);
    await db.close();
    await database.remove();
    expect(receiver.received).toHaveLength(16);
    expect(left.map(({ attempts }) => attempts)).toEqual(Array(24).fill(0));
  });

  it('a stop gives back what was claimed ahead of its slot, and does not count it', async () => {
    const database = await freshDatabase();
    const stopping = await startEarshot({}, database, await loopback());
    const { companyId } = await stopping.company();
    const { id } = await storeDestination(stopping.service.db, companyId, `${receiver.url}/hook`);
    const held: (() => void)[] = [];
    receiver.answerWith((response) => {
      const answer = () => response.writeHead(204).end();
      if (receiver.received.length <= 8) answer();
      else held.push(answer);
    });
    await queueEvents(stopping.service.db, companyId, [id], 60);
    stopping.service.wakeDeliveries();
    const claimed = async () => (await queueOf(stopping.service.db, id)).filter(({ attempts }) => attempts > 0).length;
    await eventually(async () => expect([held.length, await claimed()]).toEqual([16, expect.any(Number)]));
    await eventually(async () => expect(await claimed()).toBeGreaterThan(16));
    const stopped = stopping.stop();
    await eventually(async () => expect(await claimed()).toBe(16));
    for (const answer of held) answer();
    await stopped;
    const db = await openDatabase(database.url);
    const left = await queueOf(db, id);
    await db.close();
    await database.remove();
    expect(receiver.received).toHaveLength(24);
    expect(left.map(({ attempts }) => attempts)).toEqual(Array(36).fill(0));
    expect(left.every((row) => row.next_attempt_at - row.timestamp_seconds * 1000 < 1000)).toBe(true);
  });

  it('what waits for its slot is sent as things are then: with the new secret, and nothing that was erased meanwhile', async () => {
    const { db } = earshot.service;
    const [changed, erased] = [await destination('/changed'), await destination('/erased')];
    const held: (() => void)[] = [];
    receiver.answerWith((response, { path }) => {
      const answer = () => response.writeHead(204).end();
      // Only for a destination that answers quickly is anything claimed ahead.
      if (paths().filter((each) => each === path).length <= 8) answer();
      else held.push(answer);
    });
    await queue([changed, erased], 60);
    const claimedOf = async (id: string) => (await queueOf(db, id)).filter(({ attempts }) => attempts > 0).length;
    // More than fit into the slots of each are in hand.
    await eventually(async () => {
      expect(held).toHaveLength(32);
      for (const id of [changed, erased]) expect(await claimedOf(id)).toBeGreaterThan(16);
    });
    const before = receiver.received.length;
    const secret = 'f'.repeat(64);
    await db.run('UPDATE webhook_destinations SET secret = ? WHERE id = ?', [secret, changed]);
    await db.run('DELETE FROM webhook_deliveries WHERE destination_id = ?', [erased]);
    for (const answer of held) answer();
    receiver.answerWith(answerStatus(204));
    await drained();
    const after = receiver.received.slice(before);
    expect(new Set(after.map(({ path }) => path))).toEqual(new Set(['/changed']));
    for (const { headers, body } of after)
      expect(headers['x-service-signature']).toBe(signWebhook(secret, Number(headers['x-service-timestamp']), body));
  });

  it('what a dead process had in hand is sent when its lease ends, and discarded if that was the fifth attempt', async () => {
    const id = await destination();
    const { db } = earshot.service;
    const claimed = 'UPDATE webhook_deliveries SET attempts = ?, next_attempt_at = ? WHERE id = ?';
    now -= 60_000;
    await queueEvents(db, tenant.companyId, [id], 2, now + 60_000);
    const [first, second] = await queueOf(db, id);
    await db.run(claimed, [2, now + 20_000, first!.id]);
    await db.run(claimed, [5, now + 20_000, second!.id]);
    now += 19_999;
    const other = await destination('/other');
    await queue([other]);
    await receiver.count(1);
    expect(paths()).toEqual(['/other']);
    now += 1;
    earshot.service.wakeDeliveries();
    await receiver.count(2);
    expect(paths()).toEqual(['/other', '/hook']);
    await eventually(async () => expect(await queueOf(db, id)).toMatchObject([{ id: second!.id, attempts: 5 }]));
    // The sweep of every 10 s.
    await drained();
    expect(receiver.received).toHaveLength(2);
  });

  it('an attempt under way is not made again by its own process, whatever the clock says of its lease', async () => {
    const id = await destination();
    const held: (() => void)[] = [];
    receiver.answerWith((response) => held.push(() => response.writeHead(204).end()));
    await queue([id]);
    await receiver.count(1);
    now += 60_000;
    const other = await destination('/other');
    await queue([other]);
    await receiver.count(2);
    await new Promise((resolve) => setTimeout(resolve, 600));
    for (const answer of held) answer();
    await drained();
    expect(paths()).toEqual(['/hook', '/other']);
  });

  it('a clock that is set back keeps nothing waiting: what is to wait longer than any delay is due', async () => {
    const id = await destination();
    receiver.answerWith(answerStatus(500));
    await queue([id]);
    const { next_attempt_at } = (await ended(id, 1))!;
    const waiting = await destination('/other');
    await queueEvents(earshot.service.db, tenant.companyId, [waiting], 1, now);
    receiver.answerWith(answerStatus(204));
    await sweep(earshot.service);
    expect(await queueOf(earshot.service.db, id)).toMatchObject([{ next_attempt_at }]);
    now -= 24 * 60 * 60 * 1000;
    await sweep(earshot.service);
    earshot.service.wakeDeliveries();
    await drained();
    expect(paths().sort()).toEqual(['/hook', '/hook', '/other']);
  });

  it('an end whose row another transaction has at that moment is written after it; nothing is sent twice', async () => {
    const id = await destination();
    const { db } = earshot.service;
    const held: (() => void)[] = [];
    receiver.answerWith((response) => held.push(() => response.writeHead(204).end()));
    await queue([id]);
    await receiver.count(1);
    const begun = vi.spyOn(db.forgettable, 'transaction');
    await db.transaction(async (tx) => {
      await tx.all(`SELECT id FROM webhook_deliveries WHERE destination_id = ? ${tx.forUpdate}`, [id]);
      held[0]!();
      // On SQLite, a writer keeps its turn.
      await eventually(() => expect(begun).toHaveBeenCalled());
      if (db.dialect === 'postgres') await begun.mock.results[0]!.value;
    });
    begun.mockRestore();
    await drained();
    expect(receiver.received).toHaveLength(1);
  });

  it('an end that can’t be written down is written when the database is back; nothing is sent twice', async () => {
    const id = await destination();
    const { db } = earshot.service;
    const { forgettable } = db;
    const { transaction } = forgettable;
    let failures = 0;
    receiver.answerWith((response) => {
      forgettable.transaction = async () => {
        failures += 1;
        throw new Error('away');
      };
      response.writeHead(204).end();
    });
    await queue([id]);
    await eventually(() => expect(failures).toBeGreaterThan(1));
    expect(await queueOf(db, id)).toHaveLength(1);
    forgettable.transaction = transaction;
    receiver.answerWith(answerStatus(204));
    await drained();
    expect(receiver.received).toHaveLength(1);
  });

  it('metrics: waiting, queued, attempts by outcome, discarded, latency; no names or addresses', async () => {
    const id = await destination('/secret-path');
    receiver.answerWith(answerStatus(500));
    await queue([id]);
    await ended(id, 1);
    const text = await earshot.service.metrics.registry.metrics();
    expect(text).toMatch(/^earshot_webhooks_waiting 1$/m);
    for (const outcome of ['delivered', 'status', 'timeout', 'network', 'not_https'])
      expect(text).toMatch(new RegExp(`^earshot_webhook_attempts_total\\{outcome="${outcome}"\\} \\d+$`, 'm'));
    expect(text).toMatch(/^earshot_webhooks_discarded_total 1$/m);
    expect(text).toMatch(/^earshot_webhook_latency_seconds_count \d+$/m);
    expect(text).not.toMatch(/secret-path|localhost/);
  });
});
