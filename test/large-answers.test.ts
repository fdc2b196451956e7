// Large answers: the same bytes as small ones would have, in pieces, one at a time for a company, so that nobody else waits (issue 16).
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fullView, procedureView, sharedView } from '@earshot/core/views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toRecord } from '../packages/server/src/analyses/stored.ts';
import { fairTurns } from '../packages/server/src/analyses/threads/fair-turns.ts';
import { fullAnalysisById } from '../packages/server/src/records/analysis-documents.ts';
import { type Earshot, startEarshot, type Tenant } from './harness/earshot.ts';
import { session } from './harness/procedures.ts';
import { insertAnalysis } from './harness/rows.ts';

const mib = 1024 * 1024;

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10);
}

/** As a version without a limit stored it: with characters of every length, and with what JSON escapes. */
function document(bytes: number) {
  const line = 'Ana: "olá" – 😀 \\ \t tudo bem?\n';
  const transcript = line.repeat(Math.ceil(bytes / Buffer.byteLength(line)));
  const segments = Array.from({ length: Math.ceil(bytes / 200) }, (_, n) => ({
    start: n,
    end: n + 1,
    text: line.trim().repeat(2),
    speaker: 'Ana',
  }));
  return { transcript, transcript_segments: JSON.stringify(segments) };
}

const store = (earshot: Earshot, tenant: Tenant, bytes: number) =>
  insertAnalysis(earshot.service.db, tenant.companyId, {}, document(bytes));

describe('a large analysis', () => {
  let earshot: Earshot;
  let tenant: Tenant;
  let id: string;
  let expected: { full: string; procedure: string; shared: string };
  let token: string;

  beforeAll(async () => {
    earshot = await startEarshot();
    tenant = await earshot.company();
    id = await store(earshot, tenant, 2 * mib);
    const row = (await fullAnalysisById(earshot.service.db, tenant.companyId, id))!;
    token = row.share_token!;
    const record = toRecord(row);
    const wrapped = (data: unknown) => JSON.stringify({ result: { data } });
    const { status } = row;
    expected = {
      full: JSON.stringify(fullView(record, { audioUrl: null })),
      procedure: wrapped(procedureView(record, { audioUrl: null })),
      shared: wrapped({ status, language: 'en', criterionWeights: null, analysis: sharedView(record, null) }),
    };
  });
  afterAll(() => earshot.stop());

  const input = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;

  it.each([
    ['GET /api/analyses/{id}', 'full'],
    ['analysis.get', 'procedure'],
    ['share.get', 'shared'],
  ] as const)('%s has every byte that JSON.stringify gives, with their number', async (_name, view) => {
    const paths = {
      full: `/api/analyses/${id}`,
      procedure: `/v1/analysis.get?${input({ id })}`,
      shared: `/v1/share.get?${input({ token })}`,
    };
    const key = view === 'shared' ? {} : { key: tenant.key };
    const answer = await earshot.request('GET', paths[view], { ...key, headers: { 'Accept-Encoding': 'identity' } });
    expect(answer.status).toBe(200);
    expect(answer.text.length).toBeGreaterThan(2 * mib);
    expect(answer.text === expected[view]).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(expected[view])));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('goes to pages compressed', async () => {
    const admin = await session(earshot, tenant.adminId);
    const answer = await earshot.request('GET', `/v1/analysis.get?${input({ id })}`, admin);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.text === expected.procedure).toBe(true);
  });

  it('of another company, or of none → 404; put away, attached and shared like any other', async () => {
    const other = await earshot.company();
    expect((await earshot.get(`/api/analyses/${id}`, other.key)).status).toBe(404);
    const archived = await earshot.request('POST', '/v1/analysis.archive', { key: tenant.key, json: { json: { id } } });
    expect(archived.status).toBe(200);
    const link = await earshot.get(`/v1/analysis.getShareLink?${input({ id })}`, tenant.key);
    expect(link.body.result.data.publicLink).toContain(token);
  });

  it('that a handler gives as a value goes the same way', async () => {
    const text = 'ã'.repeat(200);
    const cues = Array.from({ length: 100 }, (_, n) => `${n}${text.slice(4)}`);
    const criteria = Array.from({ length: 50 }, (_, n) => ({ key: `c${n}`, label: 'C', polarity: 'objective', cues }));
    const json = { json: { key: 'long_one', label: 'Long', macroFront: 'sales', criteria } };
    const made = await earshot.request('POST', '/v1/interactionTypes.create', { key: tenant.key, json });
    expect(made.status, made.text.slice(0, 200)).toBe(200);
    expect(Buffer.byteLength(made.text)).toBeGreaterThan(mib);
    const list = await earshot.get('/v1/interactionTypes.list', tenant.key);
    const own = list.body.result.data.find(({ key }: { key: string }) => key === 'long_one');
    expect(own.criteria[49].cues).toEqual(cues);
  });
});

describe('readers of large answers', () => {
  const readers = fairTurns(8, 1);
  let earshot: Earshot;
  let one: Tenant;
  let two: Tenant;
  let large: { one: string; two: string };

  beforeAll(async () => {
    earshot = await startEarshot({}, undefined, undefined, undefined, { readers });
    [one, two] = [await earshot.company(), await earshot.company()];
    // Longer than what the system buffers for a reader that does not read.
    large = { one: await store(earshot, one, 16 * mib), two: await store(earshot, two, 2 * mib) };
  });
  afterAll(() => earshot.stop());

  /** Asks, and reads nothing. */
  function ask(tenant: Tenant, id: string): Socket {
    const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
    socket.on('error', () => undefined).pause();
    socket.write(`GET /api/analyses/${id} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${tenant.key}\r\n\r\n`);
    return socket;
  }

  it('one that reads nothing keeps back its own company’s next large answer, and nothing else', async () => {
    const stalled = ask(one, large.one);
    const next = ask(one, large.one);
    const gone = ask(one, large.one);
    await until(() => readers.waiting === 2);
    expect((await earshot.get(`/api/analyses/${large.two}`, two.key)).status).toBe(200);
    expect((await earshot.get('/api/salespersons', one.key)).status).toBe(200);
    expect((await earshot.get('/healthz')).status).toBe(200);
    expect(readers.waiting).toBe(2);
    // Who leaves while waiting is not served, and does not hold up who comes after.
    gone.destroy();
    stalled.destroy();
    next.resume();
    await until(() => next.bytesRead > 8 * mib);
    next.destroy();
    expect((await earshot.get(`/api/analyses/${large.one}`, one.key)).status).toBe(200);
    expect(readers.waiting).toBe(0);
  }, 180_000);
});

describe('a reader that does not go on', () => {
  it('is cut', async () => {
    const readers = fairTurns(8, 1);
    const pace = { silenceMs: 500, leastBytesPerSecond: 1024 };
    const earshot = await startEarshot({}, undefined, undefined, undefined, { readers, pace });
    const tenant = await earshot.company();
    const id = await store(earshot, tenant, 16 * mib);
    const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
    socket.on('error', () => undefined).pause();
    socket.write(`GET /api/analyses/${id} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${tenant.key}\r\n\r\n`);
    // It holds the turn of its company until then.
    const answer = await earshot.get(`/api/analyses/${id}`, tenant.key);
    expect(answer.status).toBe(200);
    socket.resume();
    await until(() => socket.closed);
    expect(socket.bytesRead).toBeLessThan(answer.text.length);
    await earshot.stop();
  }, 180_000);
});
