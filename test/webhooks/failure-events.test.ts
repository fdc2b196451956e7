// analysis.failed: sent to destinations that ask for failures, and to nobody else (docs/decisions/webhooks.md#d70-failed).
import { verifyWebhook } from '@earshot/core/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output, session } from '../harness/procedures.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { loopback, storeDestination, wholeQueue } from '../harness/webhooks.ts';

let model: ModelServer;
let earshot: Earshot;
let receiver: Receiver;
let tenant: Tenant;

beforeAll(async () => {
  model = await startModelServer();
  earshot = await startEarshot(model.environment, undefined, await loopback());
});
beforeEach(async () => {
  model.answerWith(complete);
  receiver = await startReceiver();
  tenant = await earshot.company();
});
afterEach(async () => {
  model.release();
  await earshot.service.db.run('DELETE FROM webhook_destinations');
  await receiver.stop();
});
afterAll(async () => {
  await earshot.stop();
  await model.stop();
});

const store = (path: string, options: Parameters<typeof storeDestination>[3] = {}) =>
  storeDestination(earshot.service.db, tenant.companyId, `${receiver.url}${path}`, options);
const drained = () => eventually(async () => expect(await wholeQueue(earshot.service.db)).toEqual([]));
const tooShort = { transcript: 'Agent: Hi.\nClient: Hi.' };
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const reaches = (id: string, expected: object) => expect.poll(() => read(id), { interval: 20 }).toMatchObject(expected);

/** Path, event and analysis of everything that arrived. */
const arrived = () =>
  receiver.received
    .map(({ path, headers, body }) => [path, headers['x-service-event'], JSON.parse(body.toString()).event])
    .sort();

describe('D70', () => {
  it('a queued analysis that fails sends analysis.failed, signed, with the reason, and only to who asked', async () => {
    await store('/default');
    const { secret } = await store('/asks', { triggers: ['external_api', 'failed'] });
    await store('/collected', { triggers: ['scheduled_collection', 'failed'] });
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { ...tooShort, externalCallId: 'crm-1' });
    await reaches(id, { status: 'failed' });
    await drained();
    expect(arrived()).toEqual([['/asks', 'analysis.failed', 'analysis.failed']]);
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    const { event } = verifyWebhook({ headers, body, secret, includeFailed: true });
    expect(() => verifyWebhook({ headers, body, secret })).toThrow('includeFailed');
    expect(event).toMatchObject({ event: 'analysis.failed', analysisId: id, role: 'admin_company' });
    const full = await read(id);
    expect(event.data).toEqual(full);
    expect(full).toMatchObject({
      status: 'failed',
      errorSource: 'analysis',
      errorReason: 'transcript_too_short',
      errorDetail: 'The transcript has 2 of the 12 words that an analysis needs: 10 too few. Retrying will not help.',
      externalCallId: 'crm-1',
      transcript: tooShort.transcript,
    });
  });

  it('a completion goes to the origins as before; who asks for failures alone hears of no completion', async () => {
    await store('/both', { triggers: ['external_api', 'failed'] });
    await store('/alone', { triggers: ['failed'] });
    expect((await earshot.create({ transcript: transcript() }, tenant.key)).status).toBe(200);
    await drained();
    expect(arrived()).toEqual([['/both', 'analysis.completed', 'analysis.completed']]);
  });

  it('a failure while the caller waits is announced; a request that leaves no row is not', async () => {
    await store('/alone', { triggers: ['failed'] });
    expect((await earshot.create(tooShort, tenant.key)).status).toBe(422);
    expect((await earshot.create({ ...tooShort, interactionType: 'x' }, tenant.key)).status).toBe(400);
    await drained();
    expect(arrived()).toEqual([['/alone', 'analysis.failed', 'analysis.failed']]);
  });

  it('failures of ours are announced after the last retry, once', async () => {
    await store('/asks', { triggers: ['external_api', 'failed'] });
    model.answerWith((response) => response.writeHead(401).end('{}'));
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: transcript() });
    for (const [retries, seconds] of [30, 60, 120].entries()) {
      await reaches(id, { status: 'pending', autoRetryCount: retries + 1 });
      expect(receiver.received).toEqual([]);
      earshot.advance(seconds * 1000 + 1);
      earshot.service.wakeQueue();
    }
    await reaches(id, { status: 'failed', errorSource: 'internal' });
    await drained();
    expect(arrived()).toEqual([['/asks', 'analysis.failed', 'analysis.failed']]);
  });

  it('roles narrow it like a completion: legacy roles get no internals', async () => {
    for (const role of ['supervisor', 'salesperson'] as const) await store(`/${role}`, { role, triggers: ['failed'] });
    expect((await earshot.create(tooShort, tenant.key)).status).toBe(422);
    await drained();
    expect(receiver.received).toHaveLength(2);
    for (const { body } of receiver.received) {
      const { event, data } = JSON.parse(body.toString());
      expect([event, data.status]).toEqual(['analysis.failed', 'failed']);
      for (const key of ['errorSource', 'errorDetail', 'companyId', 'cost']) expect(data).not.toHaveProperty(key);
    }
  });

  it('an administrator asks for it by the procedures; a new destination has not got it', async () => {
    const admin = await session(earshot, tenant.adminId);
    const target = (path: string) => ({ role: 'admin_company', targetUrl: `https://localhost${path}` });
    const made = await output(earshot, 'analysisWebhooks.create', admin, target('/1'));
    expect(made.triggers).toEqual(['manual_ui', 'external_api']);
    const triggers = ['external_api', 'failed'];
    expect((await output(earshot, 'analysisWebhooks.update', admin, { id: made.id, triggers })).triggers).toEqual(
      triggers,
    );
    const { status } = await call(earshot, 'analysisWebhooks.create', admin, { ...target('/2'), triggers: ['fails'] });
    expect(status).toBe(400);
  });

  it('an analysis fails all the same when its event cannot be made', async () => {
    await store('/alone', { triggers: ['failed'] });
    const { renderer } = earshot.service;
    const { render } = renderer;
    renderer.render = () => Promise.reject(new Error('the thread is gone'));
    try {
      expect((await earshot.create(tooShort, tenant.key)).status).toBe(422);
    } finally {
      renderer.render = render;
    }
    await drained();
    expect(receiver.received).toEqual([]);
    const [item] = (await earshot.get('/api/analyses?status=failed', tenant.key)).body.items;
    expect(item).toMatchObject({ status: 'failed' });
  });
});
