// A test of a webhook destination: what is sent, what its administrator is told, and what is refused (docs/decisions/webhooks.md#test).
import { verifyWebhook } from '@earshot/core/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from './harness/earshot.ts';
import { call, output, session } from './harness/procedures.ts';
import { answerStatus, type Receiver, startReceiver } from './harness/receiver.ts';
import { loopback, type StoredDestination, storeDestination, wholeQueue } from './harness/webhooks.ts';

let earshot: Earshot;
let receiver: Receiver;
let tenant: Tenant;
let admin: RequestOptions;
let destination: StoredDestination;

beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
});
afterAll(() => earshot.stop());

beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  receiver = await startReceiver();
  destination = await storeDestination(earshot.service.db, tenant.companyId, `${receiver.url}/hook`);
});
afterEach(() => receiver.stop());

const send = (id = destination.id) => output(earshot, 'analysisWebhooks.sendTest', admin, { id });

describe('analysisWebhooks.sendTest (extension)', () => {
  it('sends one signed event of no analysis, once, and tells the answer; the audit log has it', async () => {
    const result = await send();
    expect(result).toEqual({ isDelivered: true, status: 204, reason: null, durationMs: expect.any(Number) });
    const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
    expect(headers['x-service-event']).toBe('webhook.test');
    const { secret, id } = destination;
    const { event, dedupeKey, timestamp } = verifyWebhook({ headers, body, secret, includeTests: true });
    expect(event).toEqual({
      ...{ event: 'webhook.test', eventId: expect.any(String), role: 'admin_company' },
      data: { destinationId: id, sentAt: expect.any(String) },
    });
    expect(dedupeKey).toBe(`${JSON.parse(body.toString()).eventId}:admin_company:${timestamp}`);
    expect(() => verifyWebhook({ headers, body, secret })).toThrow(
      expect.objectContaining({ code: 'event_unexpected' }),
    );
    expect(receiver.received).toHaveLength(1);
    expect(await wholeQueue(earshot.service.db)).toEqual([]);
    expect((await output(earshot, 'analysisWebhooks.listDeliveries', admin, { id })).items).toEqual([]);
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'webhook.tested' });
    expect(items).toMatchObject([{ subjectId: id, details: { outcome: 'delivered', status: 204 } }]);
  });

  it('what the receiver refuses is told, and not sent again', async () => {
    receiver.answerWith(answerStatus(400));
    expect(await send()).toMatchObject({ isDelivered: false, status: 400, reason: 'status' });
    expect(receiver.received).toHaveLength(1);
  });

  it('a host that does not resolve', async () => {
    const { id } = await storeDestination(earshot.service.db, tenant.companyId, 'https://nowhere.invalid/');
    expect(await send(id)).toMatchObject({ isDelivered: false, status: null, reason: 'unresolved' });
  });

  it('a private address is never called', async () => {
    const guarded = await startEarshot();
    try {
      const other = await guarded.company();
      const { id } = await storeDestination(guarded.service.db, other.companyId, `${receiver.url}/hook`);
      const someone = await session(guarded, other.adminId);
      expect(await output(guarded, 'analysisWebhooks.sendTest', someone, { id })).toMatchObject({
        ...{ isDelivered: false, status: null, reason: 'private_address' },
      });
      expect(receiver.connections).toBe(0);
    } finally {
      await guarded.stop();
    }
  });

  it('one that is switched off gets nothing: 409; one of another company is not found: 404', async () => {
    await output(earshot, 'analysisWebhooks.update', admin, { id: destination.id, isActive: false });
    const off = await call(earshot, 'analysisWebhooks.sendTest', admin, { id: destination.id });
    expect([off.status, off.body.data.reason]).toEqual([409, 'destination_inactive']);
    const stranger = await session(earshot, (await earshot.company()).adminId);
    expect((await call(earshot, 'analysisWebhooks.sendTest', stranger, { id: destination.id })).status).toBe(404);
    expect(receiver.received).toEqual([]);
  });

  it('10 a minute for a company, over all its sessions (extension: x-rate-limits, webhookSends)', async () => {
    for (let count = 0; count < 10; count++) await send();
    const other = await session(earshot, await earshot.user(tenant.companyId, 'admin_company'));
    const answer = await call(earshot, 'analysisWebhooks.sendTest', other, { id: destination.id });
    expect([answer.status, answer.headers.get('ratelimit-limit')]).toEqual([429, '10']);
    expect(receiver.received).toHaveLength(10);
  });
});
