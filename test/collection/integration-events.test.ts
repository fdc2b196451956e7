// What is told of an integration by webhook and e-mail: once for each stop and once for its end, and of each recording that is given up (docs/decisions/webhooks.md#integrations).
import { verifyWebhook } from '@earshot/core/webhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { continueCompanyErasure, endGrace, requestErasure } from '../../packages/server/src/analyses/erase-company.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { type Alerts, startAlerts } from '../harness/alerts.ts';
import {
  collected,
  collectedAgain,
  companyWithPbx,
  pbxInput,
  runsEnded,
  since,
  stopPbx,
} from '../harness/collection.ts';
import type { RequestOptions, Tenant } from '../harness/earshot.ts';
import { eventually, untilFound } from '../harness/eventually.ts';
import { output, session } from '../harness/procedures.ts';
import { answerStatus } from '../harness/receiver.ts';
import { storeDestination, storedBodies, wholeQueue } from '../harness/webhooks.ts';
import type { YeastarServer } from '../providers/yeastar-server.ts';

let alerts: Alerts;
let earshot: Alerts['earshot'];
let receiver: Alerts['receiver'];
let mails: Alerts['mails'];
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  alerts = await startAlerts();
  ({ earshot, receiver, mails } = alerts);
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answerWith(answerStatus(204));
  ({ pbx, tenant, admin } = await companyWithPbx(earshot));
});
afterEach(async () => {
  await stopPbx(earshot, admin, pbx);
  await earshot.service.db.run('DELETE FROM webhook_destinations');
});
afterAll(() => alerts?.stop());

const store = (path: string, options: Parameters<typeof storeDestination>[3] = {}, companyId = tenant.companyId) =>
  storeDestination(earshot.service.db, companyId, `${receiver.url}${path}`, options);
const asks = { triggers: ['integrations'] } as const;
const drained = () => eventually(async () => expect(await wholeQueue(earshot.service.db)).toEqual([]));
const wrong = () => ({ ...pbx.credentials, clientSecret: 'wrong' });

/** What has arrived at a path, in order. */
const arrived = async (path: string) => {
  await drained();
  return receiver.received
    .filter((each) => each.path === path)
    .map(({ headers, body }) => {
      const event = JSON.parse(body.toString());
      expect(headers['x-service-event']).toBe(event.event);
      return event;
    });
};
const names = (events: { event: string }[]) => events.map(({ event }) => event);

describe('an integration that stops working', () => {
  it('is announced once, and its recovery once, however many runs there are; nobody else hears of it', async () => {
    const { secret } = await store('/asks', asks);
    await store('/others', { triggers: ['manual_ui', 'external_api', 'scheduled_collection', 'failed'] });
    await store('/legacy', { ...asks, role: 'supervisor' });
    const stranger = await earshot.company();
    await store('/stranger', asks, stranger.companyId);
    await output(earshot, 'user.updateAlerts', admin, { failures: true });

    const { id } = await collected(earshot, admin, pbxInput(pbx, { label: 'Office', credentials: wrong() }));
    await collectedAgain(earshot, admin, id);
    const [stopped, ...repeated] = await arrived('/asks');
    expect(repeated).toEqual([]);
    expect(stopped).toMatchObject({
      event: 'integration.stopped',
      integrationId: id,
      role: 'admin_company',
      data: {
        provider: 'pbx',
        connector: 'pbx/yeastar',
        label: 'Office',
        state: 'credentials_refused',
        reason: 'credentials_refused',
        detail: expect.stringContaining('rejects'),
      },
    });
    expect(JSON.stringify(stopped)).not.toContain('wrong');

    // Still wrong: no news.
    await output(earshot, 'integrations.update', admin, { id, credentials: { ...wrong(), clientSecret: 'other' } });
    await runsEnded(earshot, admin, id, 3);
    await output(earshot, 'integrations.update', admin, { id, credentials: pbx.credentials });
    await runsEnded(earshot, admin, id, 4);
    await collectedAgain(earshot, admin, id);
    const both = await arrived('/asks');
    expect(names(both)).toEqual(['integration.stopped', 'integration.recovered']);
    expect(both[1]).toMatchObject({ integrationId: id, data: { stoppedAt: stopped.data.stoppedAt, label: 'Office' } });
    expect(both[1].eventId).not.toBe(stopped.eventId);
    for (const path of ['/others', '/legacy', '/stranger']) expect(await arrived(path)).toEqual([]);

    // A letter is written only as long as it is true.
    const address = await earshot.service.db.get<{ email: string }>('SELECT email FROM users WHERE id = ?', [
      tenant.adminId,
    ]);
    await untilFound(() => mails.to(address!.email).find(({ subject }) => subject.includes('works again')));

    // Another stop is told again.
    await output(earshot, 'integrations.update', admin, { id, credentials: wrong() });
    await runsEnded(earshot, admin, id, 6);
    expect(names(await arrived('/asks'))).toEqual([...names(both), 'integration.stopped']);

    const received = receiver.received.find(({ path }) => path === '/asks')!;
    const { headers, body } = received;
    const verified = verifyWebhook({ headers, body, secret, includeIntegrations: true });
    expect(verified.event).toEqual(stopped);
    expect(verified.dedupeKey).toContain(stopped.eventId);
    expect(() => verifyWebhook({ headers, body, secret })).toThrow('includeIntegrations');

    const told = await earshot.service.db.all<{ kind: string }>(
      'SELECT kind FROM notices WHERE company_id = ? ORDER BY created_at, id',
      [tenant.companyId],
    );
    expect(told.map(({ kind }) => kind)).toEqual(['integrationStopped', 'integrationRecovered', 'integrationStopped']);
  });

  it('a provider that fails is announced after the third run in a row; what a run still collects ends no stop', async () => {
    await store('/asks', asks);
    pbx.intercept((_question, response) => void response.writeHead(503).end());
    const { id } = await collected(earshot, admin, pbxInput(pbx));
    await collectedAgain(earshot, admin, id);
    expect(await arrived('/asks')).toEqual([]);
    await collectedAgain(earshot, admin, id);
    const [stopped] = await arrived('/asks');
    expect(stopped).toMatchObject({
      event: 'integration.stopped',
      data: { state: 'backing_off', reason: 'provider_unavailable' },
    });

    // One is collected, then the PBX fails again: failures begin anew, and the integration does not work yet.
    const [, second] = pbx.add([1, 2].map((n) => ({ startedAt: since + n * 60_000, sound: Buffer.from('RIFF') })));
    pbx.intercept(({ path, query }, response) =>
      path.endsWith('recording/download') && query.get('id') === String(second!.id)
        ? void response.writeHead(503).end()
        : 'pass',
    );
    await collectedAgain(earshot, admin, id);
    expect(names(await arrived('/asks'))).not.toContain('integration.recovered');
    pbx.intercept(null);
    await collectedAgain(earshot, admin, id);
    expect(names(await arrived('/asks')).filter((event) => event !== 'integration.recordingFailed')).toEqual([
      'integration.stopped',
      'integration.recovered',
    ]);
  });
});

describe('a recording that cannot be collected', () => {
  it('is announced once, with what is known of it, and told by e-mail', async () => {
    await store('/asks', asks);
    await output(earshot, 'user.updateAlerts', admin, { failures: true });
    const [gone] = pbx.add([{ startedAt: since + 60_000, sound: Buffer.from('x'), durationSeconds: 90 }]);
    pbx.intercept(({ path }, response) =>
      path.endsWith('recording/download')
        ? void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"errcode":60001,"errmsg":"GONE"}')
        : 'pass',
    );
    const { id } = await collected(earshot, admin, pbxInput(pbx));
    await collectedAgain(earshot, admin, id);
    const events = await arrived('/asks');
    expect(names(events)).toEqual(['integration.recordingFailed']);
    expect(events[0]).toMatchObject({
      integrationId: id,
      data: {
        connector: 'pbx/yeastar',
        externalCallId: gone!.uid,
        recordedAt: new Date(since + 60_000).toISOString(),
        durationSeconds: 90,
      },
    });
    const address = await earshot.service.db.get<{ email: string }>('SELECT email FROM users WHERE id = ?', [
      tenant.adminId,
    ]);
    const mail = await untilFound(() =>
      mails.to(address!.email).find(({ subject }) => subject.includes('could not be collected')),
    );
    expect(mail.text).toContain('https://earshot.example.com/settings/integrations');
  });
});

describe('what is queued', () => {
  it('goes with the integration, and with the company', async () => {
    const { db } = earshot.service;
    await store('/asks', asks);
    receiver.answerWith(answerStatus(503));
    const { id } = await collected(earshot, admin, pbxInput(pbx, { credentials: wrong() }));
    expect(await wholeQueue(db)).toHaveLength(1);
    await output(earshot, 'integrations.delete', admin, { id });
    expect(await wholeQueue(db)).toEqual([]);
    expect(await storedBodies(db)).toEqual([]);

    await collected(earshot, admin, pbxInput(pbx, { credentials: wrong() }));
    expect(await wholeQueue(db)).toHaveLength(1);
    await requestErasure(commandLine(tenant.companyId), null, earshot.service);
    await endGrace(commandLine(tenant.companyId), null, 'command', earshot.service);
    await continueCompanyErasure(tenant.companyId, earshot.service);
    expect(await wholeQueue(db)).toEqual([]);
    expect(await storedBodies(db)).toEqual([]);
    // Its sessions have ended: another company cleans up.
    admin = await session(earshot, (await earshot.company()).adminId);
  });
});
