// What a delivery carries, to whom, and what later changes of its destination do to it (docs/contract.md#triggers; docs/decisions/webhooks.md#d47, #d48, #d50).
import { createHmac } from 'node:crypto';
import type { AnalysisOrigin, DestinationRole } from '@earshot/core';
import { verifyWebhook } from '@earshot/core/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { fullAnalysisById } from '../../packages/server/src/records/analysis-documents.ts';
import { toRecord } from '../../packages/server/src/records/analysis-record.ts';
import { queueDeliveries } from '../../packages/server/src/webhooks/queue.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { output, session } from '../harness/procedures.ts';
import { answerStatus, type Received, type Receiver, startReceiver } from '../harness/receiver.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { loopback, queueOf, storeDestination, storedBodies, wholeQueue } from '../harness/webhooks.ts';

let earshot: Earshot;
let receiver: Receiver;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
});
afterAll(() => earshot.stop());

beforeEach(async () => {
  receiver = await startReceiver();
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterEach(async () => {
  await earshot.service.db.run('DELETE FROM webhook_destinations');
  await receiver.stop();
});

const at = (path: string) => `${receiver.url}${path}`;
const store = (path: string, options: Parameters<typeof storeDestination>[3] = {}) =>
  storeDestination(earshot.service.db, tenant.companyId, at(path), options);

/** Creates an analysis by key; its id. */
async function complete(json: Record<string, unknown> = {}): Promise<string> {
  const { body, text, status } = await earshot.create({ transcript: transcript(), ...json }, tenant.key);
  expect(status, text).toBe(200);
  return body.id;
}

/** Waits until nothing is queued any more. */
const drained = () => eventually(async () => expect(await wholeQueue(earshot.service.db)).toEqual([]));

/** Lets the time of the next attempt come. */
function retry(): void {
  earshot.advance(45_000);
  earshot.service.wakeDeliveries();
}

const byPath = (path: string): Received => {
  const found = receiver.received.filter((item) => item.path === path);
  expect(found, path).toHaveLength(1);
  return found[0]!;
};
const eventOf = ({ body }: Received) => JSON.parse(body.toString());

/** A collected analysis with every field, and the event of its completion. */
async function collect(trigger: AnalysisOrigin = 'scheduled_collection'): Promise<string> {
  const { db } = earshot.service;
  const completed = await complete();
  const telephony = {
    call_id: '77',
    call_from_name: 'Ana',
    call_from_number: '201',
    call_to: '5511',
    record_file: '7.wav',
  };
  const id = await insertAnalysis(
    db,
    tenant.companyId,
    {
      source: 'pbx',
      trigger,
      provider: 'pbx',
      external_call_id: `call-${completed}`,
      external_owner_id: '201',
      salesperson_id: tenant.adminId,
      salesperson_name: 'Ana',
      score: 71,
      tokens_used: 900,
      cost: 0.5,
      job_id: 'job',
      error_source: 'internal source',
      error_detail: 'internal detail',
      archived_at: 1,
    },
    { telephony: JSON.stringify(telephony), audio_key: 'uploads/internal.wav' },
  );
  await db.transaction(async (tx) => {
    const record = toRecord((await fullAnalysisById(tx, tenant.companyId, id))!);
    await queueDeliveries(tx, record, trigger, earshot.service.now());
  });
  earshot.service.wakeDeliveries();
  return id;
}

// The contract's words and docs/decisions/webhooks.md#d50, not read from the code.
const internal =
  'tokensUsed cost companyId salespersonId jobId provider externalCallId externalOwnerId errorSource errorDetail autoRetryCount archivedAt audioKey outcome coaching reading errorReason occurredAt exclusion review'.split(
    ' ',
  );
const publicFields =
  'id status source createdAt updatedAt salespersonName clientName supervisorName displayScore interactionScore summary profile stage interactionType interactionTypeSource interactionScorecard universalIndicators methodAdherenceScore attendantTalkPct interruptionsPerTenMin climateLabel diagnostic dimensionScores bant objections productExploration keywordDetection transcript transcriptSegments audioUrl audioDurationSeconds participants'.split(
    ' ',
  );

describe('contract: Request sent to the destination', () => {
  it('a POST with the envelope and exactly these headers', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { secret } = await store('/hook?x=1');
    const id = await complete();
    await receiver.count(1);
    const [{ method, path, headers, rawHeaders, body, at: arrivedAt }] = receiver.received as [Received];
    expect([method, path]).toEqual(['POST', '/hook?x=1']);
    expect(rawHeaders.filter((_, index) => index % 2 === 0).sort()).toEqual(
      [
        'host',
        'connection',
        'content-length',
        'Content-Type',
        'X-Service-Event',
        'X-Service-Timestamp',
        'X-Service-Signature',
      ].sort(),
    );
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-service-event': 'analysis.completed' });
    const timestamp = headers['x-service-timestamp'] as string;
    expect(timestamp).toMatch(/^\d{10}$/);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(arrivedAt / 1000);
    const hex = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
    expect(headers['x-service-signature']).toBe(`sha256=${hex}`);
    const envelope = JSON.parse(body.toString());
    expect(Object.keys(envelope)).toEqual(['event', 'analysisId', 'role', 'data']);
    expect(envelope).toMatchObject({ event: 'analysis.completed', analysisId: id, role: 'admin_company' });
    expect(JSON.stringify(envelope)).toBe(body.toString());
  });

  it('verifyWebhook takes it as it comes; with another secret or a changed byte it does not', async () => {
    const { secret } = await store('/hook');
    const id = await complete();
    await receiver.count(1);
    const { headers, body } = receiver.received[0]!;
    expect(verifyWebhook({ headers, body, secret }).event.analysisId).toBe(id);
    expect(() => verifyWebhook({ headers, body, secret: 'f'.repeat(64) })).toThrow('signature');
    body[body.length - 2]! ^= 1;
    expect(() => verifyWebhook({ headers, body, secret })).toThrow('signature');
  });

  it('D47: text is UTF-8, not escaped to ASCII', async () => {
    const { secret } = await store('/hook');
    await complete({ clientName: 'Padaria São João 👍 – ótimo' });
    await receiver.count(1);
    const { headers, body } = receiver.received[0]!;
    expect(body.includes(Buffer.from('"Padaria São João 👍 – ótimo"'))).toBe(true);
    expect(verifyWebhook({ headers, body, secret }).event.data.clientName).toBe('Padaria São João 👍 – ótimo');
  });
});

describe('contract: Payload data by role; D50', () => {
  it('one body a role, byte for byte the same at each destination; address and signature differ', async () => {
    const roles: DestinationRole[] = ['admin_company', 'super_admin', 'supervisor', 'salesperson'];
    for (const role of roles) for (const n of [1, 2, 3]) await store(`/${role}/${n}`, { role });
    await complete();
    await drained();
    expect(receiver.received).toHaveLength(12);
    for (const role of roles) {
      const three = [1, 2, 3].map((n) => byPath(`/${role}/${n}`));
      expect(new Set(three.map(({ body }) => body.toString('hex'))).size).toBe(1);
      expect(new Set(three.map(({ headers }) => headers['x-service-signature'])).size).toBe(3);
      expect(eventOf(three[0]!).role).toBe(role);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-timestamp'])).size).toBe(1);
  });

  it('administrators: what GET /api/analyses/{id} answers', async () => {
    await store('/admin');
    await store('/super', { role: 'super_admin' });
    const id = await complete({ clientName: 'Norte' });
    await drained();
    const { body } = await earshot.get(`/api/analyses/${id}`, tenant.key);
    expect(eventOf(byPath('/admin')).data).toEqual(body);
    expect(eventOf(byPath('/super')).data).toEqual(body);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([...publicFields, ...internal, 'score', 'attributionStatus']),
    );
  });

  it('legacy roles: the allowed fields of a full, collected analysis and no other, whatever it holds', async () => {
    for (const role of ['supervisor', 'salesperson'] as const) await store(`/${role}`, { role });
    await store('/admin');
    await collect('external_api');
    await drained();
    const last = (path: string) => eventOf(receiver.received.filter((item) => item.path === path).at(-1)!);
    const [full, supervisor, salesperson] = ['/admin', '/supervisor', '/salesperson'].map((path) => last(path).data);
    const allowed = [...publicFields, 'telephony'].sort();
    expect(Object.keys(salesperson).sort()).toEqual(allowed);
    expect(Object.keys(supervisor).sort()).toEqual([...allowed, 'score', 'attributionStatus'].sort());
    expect(Object.keys(full).sort()).toEqual([...allowed, ...internal, 'score', 'attributionStatus'].sort());
    for (const name of allowed) expect([salesperson[name], supervisor[name]]).toEqual([full[name], full[name]]);
    expect(full).toMatchObject({ externalOwnerId: '201', salespersonId: tenant.adminId, companyId: tenant.companyId });
    // What is internal does not come in by another field either.
    for (const data of [salesperson, supervisor])
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`internal|${tenant.companyId}|${tenant.adminId}|"job"`));
  });

  it('telephony reaches every role when there is any; else the key is absent', async () => {
    const roles = ['admin_company', 'super_admin', 'supervisor', 'salesperson'] as const;
    for (const role of roles) await store(`/${role}`, { role });
    await complete();
    await drained();
    for (const role of roles) expect(eventOf(byPath(`/${role}`)).data).not.toHaveProperty('telephony');
    receiver.received.length = 0;
    await collect('external_api');
    await drained();
    const collected = receiver.received.map(eventOf).filter(({ data }) => data.source === 'pbx');
    expect(collected.map(({ data }) => data.telephony.call_id)).toEqual(['77', '77', '77', '77']);
  });
});

describe('contract: Triggers', () => {
  it('a key’s analysis reaches external_api only, a session’s manual_ui only', async () => {
    await store('/api', { triggers: ['external_api'] });
    await store('/ui', { triggers: ['manual_ui'] });
    await store('/both');
    await store('/collected', { triggers: ['scheduled_collection'] });
    await complete();
    await drained();
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/api', '/both']);
    receiver.received.length = 0;
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    await output(earshot, 'analysis.create', admin, { transcript: transcript(), salespersonId });
    await drained();
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/both', '/ui']);
  });

  it('scheduled_collection reaches administrators’ destinations that ask for it, never a legacy role, whatever is stored', async () => {
    const triggers = ['scheduled_collection'] as const;
    for (const role of ['admin_company', 'super_admin', 'supervisor', 'salesperson'] as const)
      await store(`/${role}`, { role, triggers });
    await store('/unselected');
    const id = await collect();
    await drained();
    const reached = receiver.received.filter((item) => eventOf(item).analysisId === id).map(({ path }) => path);
    expect(reached.sort()).toEqual(['/admin_company', '/super_admin']);
  });

  it('inactive destinations and other companies’ get nothing; a failed analysis is no event', async () => {
    await store('/off', { isActive: false });
    const other = await earshot.company();
    await storeDestination(earshot.service.db, other.companyId, at('/other'));
    await complete();
    expect(await wholeQueue(earshot.service.db)).toEqual([]);
    expect((await earshot.create({ transcript: 'No.' }, other.key)).status).not.toBe(200);
    expect(await wholeQueue(earshot.service.db)).toEqual([]);
    expect(receiver.received).toEqual([]);
  });

  it('D58: triggers that are no list keep no analysis from completing', async () => {
    await store('/broken', { triggers: '{' });
    await store('/good');
    await complete();
    await drained();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/good']);
  });
});

describe('what is queued, and later changes (D47, D48)', () => {
  /** A completed analysis whose first attempt has failed. */
  async function failedOnce(id: string): Promise<void> {
    receiver.answerWith(answerStatus(503));
    await complete();
    await receiver.count(1);
    await eventually(async () => {
      const [row] = await queueOf(earshot.service.db, id);
      expect(row?.next_attempt_at).toBeLessThan(earshot.service.now() + 6_000);
    });
    receiver.answerWith(answerStatus(204));
  }

  it('every attempt has the same timestamp, body and signature', async () => {
    const { id } = await store('/hook');
    receiver.answerWith(answerStatus(500));
    await complete();
    for (const attempt of [1, 2, 3, 4, 5]) {
      // Again and again: one that is still under way is not made once more.
      await eventually(async () => {
        if (attempt > 1) retry();
        expect(receiver.received.length).toBe(attempt);
      });
    }
    await eventually(async () => {
      retry();
      expect(await queueOf(earshot.service.db, id)).toEqual([]);
    });
    const { headers, body } = receiver.received[0]!;
    for (const item of receiver.received.slice(1)) {
      expect(item.headers).toEqual(headers);
      expect(item.body.equals(body)).toBe(true);
    }
    expect(receiver.received).toHaveLength(5);
  });

  it('a regenerated secret signs the next attempt; the old one is worth nothing', async () => {
    const { id, secret } = await store('/hook');
    await failedOnce(id);
    const renewed = await output(earshot, 'analysisWebhooks.regenerateSecret', admin, { id });
    retry();
    await drained();
    const [first, second] = receiver.received as [Received, Received];
    const signed = ({ headers, body }: Received, key: string) => verifyWebhook({ headers, body, secret: key });
    expect(signed(first, secret).timestamp).toBe(signed(second, renewed.secret).timestamp);
    expect(() => signed(second, secret)).toThrow('signature');
    expect(second.body.equals(first.body)).toBe(true);
  });

  it('D59: a new address counts for what is queued already', async () => {
    const { id } = await store('/old');
    await failedOnce(id);
    await output(earshot, 'analysisWebhooks.update', admin, { id, targetUrl: at('/new') });
    retry();
    await drained();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/old', '/new']);
  });

  it('new triggers do not call back what is queued', async () => {
    const { id } = await store('/hook');
    await failedOnce(id);
    await output(earshot, 'analysisWebhooks.update', admin, { id, triggers: ['manual_ui'] });
    retry();
    await drained();
    expect(receiver.received).toHaveLength(2);
  });

  it.each([
    ['switching off', 'analysisWebhooks.update', { isActive: false }],
    ['deleting', 'analysisWebhooks.delete', {}],
  ] as const)('%s drops what is queued, for good', async (_what, name, changes) => {
    const { id } = await store('/hook');
    await failedOnce(id);
    await output(earshot, name, admin, { id, ...changes });
    expect(await queueOf(earshot.service.db, id)).toEqual([]);
    if (name === 'analysisWebhooks.update') await output(earshot, name, admin, { id, isActive: true });
    retry();
    await complete().then(() => drained());
    expect(receiver.received).toHaveLength(name === 'analysisWebhooks.update' ? 2 : 1);
  });

  it('switching off in the moment of a completion leaves nothing behind', async () => {
    const { db } = earshot.service;
    const { id } = await store('/hook');
    const analysisId = await insertAnalysis(db, tenant.companyId);
    let switchedOff: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      const record = toRecord((await fullAnalysisById(tx, tenant.companyId, analysisId))!);
      expect(await queueDeliveries(tx, record, 'external_api', earshot.service.now() + 60_000)).toBe(1);
      switchedOff = output(earshot, 'analysisWebhooks.update', admin, { id, isActive: false });
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await switchedOff;
    expect(await queueOf(db, id)).toEqual([]);
  });

  it('what was switched off by SQL gets nothing either', async () => {
    const { id } = await store('/hook');
    await failedOnce(id);
    await earshot.service.db.run('UPDATE webhook_destinations SET is_active = 0 WHERE id = ?', [id]);
    retry();
    await drained();
    expect(receiver.received).toHaveLength(1);
  });

  it('bodies go with the last delivery that needs them, and with the next sweep when those were dropped', async () => {
    const { db } = earshot.service;
    await sweep(earshot.service);
    const [{ id }] = [await store('/1'), await store('/2')];
    const bodies = () => storedBodies(db);
    await failedOnce(id);
    expect(await bodies()).toHaveLength(1);
    retry();
    await drained();
    expect(await bodies()).toEqual([]);
    receiver.received.length = 0;
    await failedOnce(id);
    await db.run('DELETE FROM webhook_destinations');
    expect(await bodies()).toHaveLength(1);
    await sweep(earshot.service);
    expect(await bodies()).toEqual([]);
  });
});
