// Large answers: the same bytes as small ones would have, in pieces, one at a time for a company, so that nobody else waits (issue 16).
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DestinationRole } from '@earshot/core';
import { createdView, fullView, procedureView, renderEnvelope, sharedView } from '@earshot/core/views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../packages/server/src/http/app.ts';
import { type Edge, edgeOf } from '../../packages/server/src/http/edge.ts';
import { fullAnalysisById } from '../../packages/server/src/records/analysis-documents.ts';
import { toRecord } from '../../packages/server/src/records/analysis-record.ts';
import { largeWordsBytes } from '../../packages/server/src/records/analysis-words.ts';
import { fairTurns } from '../../packages/server/src/threads/fair-turns.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { storeDestination } from '../harness/webhooks.ts';

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
      shared: wrapped({
        status,
        audience: 'internal',
        language: 'en',
        criterionWeights: null,
        analysis: sharedView(record, null),
        client: null,
      }),
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

  it('of another company, or of none → 404; shared and put away like any other', async () => {
    const other = await earshot.company();
    expect((await earshot.get(`/api/analyses/${id}`, other.key)).status).toBe(404);
    const link = () => earshot.get(`/v1/analysis.getShareLink?${input({ id })}`, tenant.key);
    expect((await link()).body.result.data.publicLink).toContain(token);
    const archived = await earshot.request('POST', '/v1/analysis.archive', { key: tenant.key, json: { json: { id } } });
    expect(archived.status).toBe(200);
    // Archiving ends the link (docs/decisions/analysis-fields.md#d34).
    expect((await link()).body.result.data.publicLink).toBeNull();
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

describe('a large conversation that is analysed (D47)', () => {
  const roles = ['admin_company', 'supervisor', 'salesperson'] as const;
  let earshot: Earshot;
  let tenant: Tenant;
  let salespersonId: string;
  /** Three hours, so that what is stored of it is more than a small part of a megabyte. */
  const transcript = () =>
    Array.from(
      { length: 6_000 },
      (_, n) => `${n % 2 ? 'Client' : 'Agent'}: Olá – 😀 "we" type ${n} invoices by hand.`,
    ).join('\n');

  beforeAll(async () => {
    earshot = await startEarshot();
    tenant = await earshot.company({ minutes: 2_000 });
    salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    // Nobody listens there: what is queued stays.
    for (const role of roles)
      await storeDestination(earshot.service.db, tenant.companyId, 'https://127.0.0.1:9/hook', { role });
  });
  afterAll(() => earshot.stop());

  async function requireExactBodies(id: string): Promise<void> {
    const { db } = earshot.service;
    const row = (await fullAnalysisById(db, tenant.companyId, id))!;
    expect(row.transcript.length + row.transcript_segments!.length).toBeGreaterThan(largeWordsBytes);
    expect(JSON.parse(row.transcript_segments!)).toHaveLength(6_000);
    const bodies = await db.all<{ role: DestinationRole; body: string }>(
      'SELECT role, body FROM webhook_bodies WHERE analysis_id = ?',
      [id],
    );
    expect(bodies.map(({ role }) => role).sort()).toEqual([...roles].sort());
    for (const { role, body } of bodies) expect(body === renderEnvelope(role, toRecord(row), null)).toBe(true);
  }

  it('has the events that a small one would have, byte for byte, and the answer without its words', async () => {
    const answer = await earshot.request('POST', '/api/analyses', {
      key: tenant.key,
      json: { transcript: transcript() },
    });
    expect(answer.status, answer.text).toBe(200);
    const row = (await fullAnalysisById(earshot.service.db, tenant.companyId, answer.body.id))!;
    expect(row.transcript).toBe(transcript());
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(createdView(toRecord(row), answer.body.publicLink))));
    await requireExactBodies(answer.body.id);
  });

  it('analysis.create answers with its transcript', async () => {
    const input = { salespersonId, transcript: transcript() };
    const created = await output(earshot, 'analysis.create', tenant.key, input);
    expect(created.transcript).toBe(transcript());
    await requireExactBodies(created.id);
  });

  it('a queued one that changes hands while its event is made has the event of what it is then', async () => {
    const { service } = earshot;
    const { render } = service.renderer;
    let changes = 0;
    service.renderer.render = async (task) => {
      const bytes = await render(task);
      if (task.view === 'event' && changes++ === 0)
        await service.db.run("UPDATE analyses SET client_name = 'Somebody else' WHERE id = ?", [task.row.id]);
      return bytes;
    };
    const input = { salespersonId, transcript: transcript(), clientName: 'Somebody' };
    const { id } = await output(earshot, 'analysis.submit', tenant.key, input);
    await until(async () => (await fullAnalysisById(service.db, tenant.companyId, id))!.status === 'completed');
    service.renderer.render = render;
    expect((await fullAnalysisById(service.db, tenant.companyId, id))!.client_name).toBe('Somebody else');
    await requireExactBodies(id);
  });
});

/**
 * Asks on a connection that holds no more than its streams do, unlike one of a system, which may hold tens of megabytes for who does not read.
 * Resolves when the first bytes are there, so that it has its company's turn; nobody takes them. `connection` is the server's end.
 */
async function stall(earshot: Earshot, edge: Partial<Edge>, tenant: Tenant, id: string) {
  const { service } = earshot;
  const [reader, connection] = duplexPair();
  const app = createApp(service, { stopping: false }, edgeOf(service.settings, edge));
  createServer(app.callback()).emit('connection', connection);
  reader.write(`GET /api/analyses/${id} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${tenant.key}\r\n\r\n`);
  await once(reader, 'readable');
  return { reader, connection };
}

describe('readers of large answers', () => {
  const readers = fairTurns(8, 1);
  let earshot: Earshot;
  let one: Tenant;
  let two: Tenant;
  let large: { one: string; two: string };

  beforeAll(async () => {
    earshot = await startEarshot({}, undefined, undefined, undefined, { readers });
    [one, two] = [await earshot.company(), await earshot.company()];
    large = { one: await store(earshot, one, 2 * mib), two: await store(earshot, two, 2 * mib) };
  });
  afterAll(() => earshot.stop());

  function ask(tenant: Tenant, id: string): Socket {
    const socket = connect(Number(new URL(earshot.url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(`GET /api/analyses/${id} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${tenant.key}\r\n\r\n`);
    return socket;
  }

  it('one that reads nothing keeps back its own company’s next large answer, and nothing else', async () => {
    const { connection } = await stall(earshot, { readers }, one, large.one);
    const next = ask(one, large.one);
    const gone = ask(one, large.one);
    await until(() => readers.waiting === 2);
    expect((await earshot.get(`/api/analyses/${large.two}`, two.key)).status).toBe(200);
    expect((await earshot.get('/api/salespersons', one.key)).status).toBe(200);
    expect((await earshot.get('/healthz')).status).toBe(200);
    expect(readers.waiting).toBe(2);
    expect(next.bytesRead).toBe(0);
    // Who leaves while waiting is not served, and does not hold up who comes after.
    gone.destroy();
    connection.destroy();
    await until(() => next.bytesRead > 2 * mib);
    next.destroy();
    expect((await earshot.get(`/api/analyses/${large.one}`, one.key)).status).toBe(200);
    expect(readers.waiting).toBe(0);
  }, 180_000);
});

describe('a reader that does not go on', () => {
  it('is cut', async () => {
    const readers = fairTurns(8, 1);
    const pace = { silenceMs: 500, leastBytesPerSecond: 1024 };
    const earshot = await startEarshot({}, undefined, undefined, undefined, { readers });
    const tenant = await earshot.company();
    const id = await store(earshot, tenant, 2 * mib);
    const { reader, connection } = await stall(earshot, { readers, pace }, tenant, id);
    // It holds the turn of its company until it is cut.
    const answer = await earshot.get(`/api/analyses/${id}`, tenant.key);
    expect(answer.status).toBe(200);
    await until(() => connection.destroyed);
    let bytes = 0;
    for (let chunk: Buffer | null = reader.read(); chunk !== null; chunk = reader.read()) bytes += chunk.length;
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(Number(answer.headers.get('content-length')));
    await earshot.stop();
  }, 180_000);
});
