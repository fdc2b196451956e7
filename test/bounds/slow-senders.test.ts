// Bodies in flight share one memory, and a sender that is silent while a body is expected is cut, so that nobody keeps the others waiting (docs/decisions/requests.md#d3, #d7).
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyBudget } from '../../packages/server/src/http/body-budget.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { account } from '../harness/rows.ts';
import { exchange } from '../harness/socket.ts';

const mib = 1024 * 1024;
const noRoom = 'The service cannot accept more request bodies right now. Retry after the seconds in Retry-After.';
const slow = 'The request body arrived too slowly: nothing for 30 s, or less than 8 KiB a second. Send it again.';

const head = (tenant: Tenant, bytes: number | null, path = '/api/analyses') =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: earshot',
    `X-API-Key: ${tenant.key}`,
    'Content-Type: application/json',
    bytes === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
    '',
    '',
  ].join('\r\n');

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10);
}

describe('the memory of bodies in flight', () => {
  const budget = bodyBudget(64 * mib);
  let earshot: Earshot;
  const open: Socket[] = [];

  beforeAll(async () => {
    earshot = await startEarshot({}, undefined, undefined, undefined, { budget });
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await earshot.stop();
  });

  /** A body of 24 MiB of which all but the end is sent. */
  async function stall(tenant: Tenant): Promise<void> {
    const before = budget.bytesInUse;
    const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    open.push(socket);
    socket.write(head(tenant, 24 * mib));
    socket.write(Buffer.alloc(23 * mib, 0x20));
    await until(() => budget.bytesInUse >= before + 23 * mib);
  }

  it('announced and not sent, they take nothing', async () => {
    const tenant = await earshot.company();
    for (let n = 0; n < 10; n += 1) {
      const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      open.push(socket);
      socket.write(head(tenant, 24 * mib));
    }
    const { status } = await earshot.create({ transcript: transcript() }, tenant.key);
    expect([status, budget.bytesInUse]).toEqual([200, 0]);
  });

  it('beyond half for one company, and beyond the whole for all → 503 with Retry-After; small ones and others go on', async () => {
    const [one, two, three] = [await earshot.company(), await earshot.company(), await earshot.company()];
    const large = { 'Content-Type': 'application/json' };
    const send = (tenant: Tenant, raw = ' '.repeat(24 * mib)) =>
      earshot.request('POST', '/api/analyses', { key: tenant.key, headers: large, raw });
    const refused = async (tenant: Tenant) => {
      const answer = await send(tenant);
      expect(answer.text).toBe(errorText(503, 'analysis.submitAnalysis', noRoom));
      expect(answer.headers.get('retry-after')).toBe('10');
    };
    await stall(one);
    await refused(one);
    // A call beside it that knows nobody does not change whose memory it is.
    const batch = await earshot.request('POST', '/v1/auth.login,analysis.submit?batch=1', {
      key: one.key,
      headers: large,
      raw: ' '.repeat(8 * mib),
    });
    expect([batch.status, batch.body.message]).toEqual([503, noRoom]);
    // Another company has its room: this is no JSON, and read to its end.
    expect((await send(two)).status).toBe(400);
    await stall(two);
    await refused(three);
    // In chunks, nothing is announced: what is too much is told once it comes.
    const chunk = `100000\r\n${' '.repeat(mib)}\r\n`;
    const chunked = await exchange(earshot.url, [head(three, null), ...Array.from({ length: 20 }, () => chunk)]);
    expect([chunked.status, chunked.head.includes('Retry-After: 10')]).toEqual([503, true]);
    for (const tenant of [one, two, three]) {
      expect((await earshot.create({ transcript: transcript() }, tenant.key)).status).toBe(200);
      expect((await send(tenant, ' '.repeat(64 * 1024))).status).toBe(400);
    }
    for (const socket of open) socket.destroy();
    await until(() => budget.bytesInUse === 0);
    expect((await send(three)).status).toBe(400);
    expect(budget.bytesInUse).toBe(0);
  });
});

describe('a sender that does not go on', () => {
  let earshot: Earshot;
  let tenant: Tenant;
  const budget = bodyBudget(64 * mib);

  beforeAll(async () => {
    earshot = await startEarshot({}, undefined, undefined, undefined, {
      budget,
      pace: { silenceMs: 300, leastBytesPerSecond: 1024 * mib },
    });
    tenant = await earshot.company();
  });
  afterAll(() => earshot.stop());

  it.each([
    ['nothing of it', 0],
    ['a part', 5 * mib],
  ])('silent after %s → told so and cut, and its room is there again', async (_what, bytes) => {
    const answer = await exchange(earshot.url, [head(tenant, 24 * mib), Buffer.alloc(bytes, 0x20)]);
    expect(answer.body).toBe(errorText(400, 'analysis.submitAnalysis', slow));
    expect(answer.head).toContain('Connection: close');
    await until(() => budget.bytesInUse === 0);
    expect(await account(earshot.service.db, tenant.companyId)).toMatchObject({ held: 0, debits: 0 });
  });

  it('a trickle that is never silent → cut as well', async () => {
    const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.write(head(tenant, 24 * mib));
    const trickle = setInterval(() => socket.writable && socket.write(' '), 50);
    await until(() => socket.closed);
    clearInterval(trickle);
    expect(Buffer.concat(chunks).toString()).toContain(slow);
  });

  it('a form at /uploads that stops → the connection is cut, and nothing is stored', async () => {
    const form = [
      'POST /uploads HTTP/1.1',
      'Host: earshot',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 1000000',
      '',
      '--b\r\nContent-Disposition: form-data; name="key"\r\n\r\nuploads/x',
    ].join('\r\n');
    expect((await exchange(earshot.url, [form])).status).toBe(0);
  });

  it('who sends in time is served, however long the work takes', async () => {
    expect((await earshot.create({ transcript: transcript() }, tenant.key)).status).toBe(200);
  });
});
