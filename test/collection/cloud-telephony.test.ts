// Calls of Twilio and of Zoom Phone, collected as those of a PBX are: parties, filters, what waits and what is left out, an earlier period, and the test of an integration (docs/collect-recordings.md).
import type { IntegrationCreateInput, SkippedRecording } from '@earshot/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Collection,
  charged,
  collected,
  collectedAgain,
  integration,
  integrations,
  reachLoopback,
  runsEnded,
  since,
  startCollection,
} from '../harness/collection.ts';
import type { Earshot, RequestOptions, Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { startTwilioServer, type TwilioRecording, type TwilioServer } from '../providers/twilio-server.ts';
import { startZoomPhoneServer, type ZoomPhoneCall, type ZoomPhoneServer } from '../providers/zoom-phone-server.ts';

let collection: Collection;
let earshot: Earshot;
let sound: Buffer;
let reached: { stop(): Promise<void> };
let tenant: Tenant;
let admin: RequestOptions;
let twilio: TwilioServer;
let zoom: ZoomPhoneServer;

beforeAll(async () => {
  collection = await startCollection();
  ({ earshot, sound } = collection);
  reached = await reachLoopback(earshot);
});
beforeEach(async () => {
  twilio = await startTwilioServer();
  zoom = await startZoomPhoneServer();
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterEach(async () => {
  // A stopped provider would be asked for the rest of the file.
  for (const { id } of await integrations(earshot, admin)) await output(earshot, 'integrations.delete', admin, { id });
  await Promise.all([twilio.stop(), zoom.stop()]);
});
afterAll(async () => {
  await reached?.stop();
  await collection?.stop();
});

const at = (minute: number) => since + minute * 60_000;
const phoned = (minute: number, more: Partial<TwilioRecording> = {}): TwilioRecording => ({
  startedAt: at(minute),
  sound,
  connected: [{ to: 'client:ana', durationSeconds: 30 }],
  ...more,
});
const called = (minute: number, more: Partial<ZoomPhoneCall> = {}): ZoomPhoneCall => ({
  startedAt: at(minute),
  sound,
  agent: 201,
  ...more,
});
const twilioInput = (settings: Partial<IntegrationCreateInput['settings']> = {}): IntegrationCreateInput => ({
  connector: 'pbx/twilio',
  settings: { accountId: twilio.accountId, baseUrl: twilio.url, ...settings },
  credentials: twilio.credentials,
  since: new Date(since).toISOString(),
});
const zoomInput = (settings: Partial<IntegrationCreateInput['settings']> = {}): IntegrationCreateInput => ({
  connector: 'pbx/zoom-phone',
  settings: { accountId: zoom.accountId, baseUrl: zoom.url, ...settings },
  credentials: zoom.credentials,
  since: new Date(since).toISOString(),
});
const skippedBy = async (id: string) =>
  ((await output(earshot, 'integrations.listSkipped', admin, { id })).items as SkippedRecording[])
    .map(({ externalCallId, reason }) => [externalCallId, reason])
    .sort();
/** What was collected, as an administrator reads it, oldest first. */
async function analyses() {
  const { items } = (await earshot.get('/api/analyses?limit=100', tenant.key)).body;
  const all = await Promise.all(
    items.map(async ({ id }: { id: string }) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body),
  );
  return all.sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
}

describe('Twilio', () => {
  it('collects each call once, with its parties and its owner; credentials are never shown', async () => {
    const ana = await earshot.user(tenant.companyId, 'salesperson', { name: 'Ana' });
    await output(earshot, 'user.update', admin, { id: ana, extensions: ['ana'] });
    const [first, second] = twilio.add([
      phoned(1, { channels: 2, callerName: 'BRUNO LIMA' }),
      phoned(2, { from: 'client:ana', connected: [{ to: '+5511911112222', durationSeconds: 30 }] }),
    ]);
    const { id, hasCredentials, lastRuns } = await collected(earshot, admin, twilioInput());
    expect(hasCredentials).toBe(true);
    expect(lastRuns[0]).toMatchObject({ found: 2, queued: 2, skipped: [], error: null });
    // A second recording of a call that was collected.
    twilio.add([phoned(3, { callSid: first!.callSid })]);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
    await charged(earshot, tenant, 3);
    const [inbound, outbound, again] = await analyses();
    expect(inbound).toMatchObject({
      source: 'pbx',
      provider: 'pbx',
      externalCallId: first!.callSid,
      externalOwnerId: 'ana',
      salespersonName: 'Ana',
      clientName: 'BRUNO LIMA',
      occurredAt: new Date(at(1)).toISOString(),
      telephony: {
        call_id: first!.callSid,
        call_from_name: 'BRUNO LIMA',
        call_from_number: '+5511987654321',
        call_to: '+551130000000',
        record_file: `${first!.sid}.wav`,
      },
    });
    expect(outbound).toMatchObject({ externalCallId: second!.callSid, externalOwnerId: 'ana' });
    expect(again.externalCallId).toContain(`${first!.callSid}-RE`);
    const { text } = await call(earshot, 'integrations.list', admin);
    for (const secret of Object.values(twilio.credentials)) expect(text).not.toContain(secret);
  });

  it('filters look at the call itself; what they leave out, and what is gone or too short, is counted', async () => {
    const [kept, outbound, never, gone, absent] = twilio.add([
      phoned(1),
      phoned(2, { from: 'client:ana', connected: [{ to: '+5511911112222', durationSeconds: 30 }] }),
      phoned(3, { from: '+5511900000001' }),
      phoned(4),
      phoned(5, { status: 'absent' }),
    ]);
    twilio.intercept(({ path }, response) =>
      path.includes(`/Recordings/${gone!.sid}`)
        ? void response.writeHead(404, { 'Content-Type': 'application/json' }).end('{"code":20404}')
        : 'pass',
    );
    const settings = { onlyDirections: ['inbound' as const], neverRecorded: ['11 90000-0001'] };
    const { id } = await collected(earshot, admin, { ...twilioInput(settings), minimumDurationSeconds: 5 });
    expect(await skippedBy(id)).toEqual(
      [
        [outbound!.callSid, 'other_direction'],
        [never!.callSid, 'never_recorded'],
        [gone!.callSid, 'unreadable'],
        [absent!.callSid, 'too_short'],
      ].sort(),
    );
    expect((await analyses()).map(({ externalCallId }) => externalCallId)).toEqual([kept!.callSid]);
    await output(earshot, 'integrations.decide', admin, {
      id,
      externalCallId: outbound!.callSid,
      decision: 'collect',
    });
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1 });
  });

  it('what is not complete is awaited and taken by a later run', async () => {
    const startedAt = Math.floor(Date.now() / 1000) * 1000 - 600_000;
    const [slow] = twilio.add([phoned(0, { startedAt, status: 'processing' })]);
    const { id, lastRuns } = await collected(earshot, admin, twilioInput());
    expect(lastRuns[0]).toMatchObject({ queued: 0, awaited: [{ for: 'processing', count: 1 }] });
    twilio.change(slow!.sid, { status: 'completed' });
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, awaited: [] });
  });

  it('the key is revoked in the middle: the run stops for new credentials, and goes on with them', async () => {
    twilio.add([phoned(1), phoned(2)]);
    let calls = 0;
    twilio.intercept(({ path }, response) => {
      if (!path.includes('/Calls/') || ++calls < 2) return 'pass';
      return void response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"code":20003}');
    });
    const { id, state, lastRuns } = await collected(earshot, admin, twilioInput());
    expect({ state, queued: lastRuns[0]!.queued }).toEqual({ state: 'credentials_refused', queued: 1 });
    twilio.intercept(null);
    await output(earshot, 'integrations.update', admin, { id, credentials: twilio.credentials });
    await charged(earshot, tenant, 2);
  });

  it('an earlier period is estimated by its filters, and collected', async () => {
    twilio.add([phoned(1), phoned(2, { from: 'client:ana', connected: [{ to: '+551199', durationSeconds: 9 }] })]);
    const { id } = await collected(earshot, admin, {
      ...twilioInput({ onlyDirections: ['inbound'] }),
      since: new Date(at(60)).toISOString(),
    });
    const period = { id, from: new Date(at(0)).toISOString(), to: new Date(at(10)).toISOString() };
    const { estimate } = await output(earshot, 'integrations.backfill', admin, { ...period, dryRun: true });
    expect(estimate).toMatchObject({
      recordings: 1,
      skipped: [{ reason: 'other_direction', count: 1 }],
      isComplete: true,
    });
    await output(earshot, 'integrations.backfill', admin, period);
    expect(await runsEnded(earshot, admin, id, 2)).toMatchObject({ queued: 1, error: null });
    await charged(earshot, tenant, 1);
  });

  it('the test of the integration signs in, lists, and fetches one', async () => {
    twilio.add([phoned(0, { startedAt: Math.floor(Date.now() / 1000) * 1000 - 3_600_000 })]);
    const { id } = await output(earshot, 'integrations.create', admin, twilioInput());
    const { works, checks } = await output(earshot, 'integrations.test', admin, { id });
    expect(checks).toMatchObject([
      { check: 'access', outcome: 'passed', message: 'Signed in to Twilio.' },
      { check: 'list', outcome: 'passed' },
      { check: 'download', outcome: 'passed' },
      { check: 'transcription' },
      { check: 'language' },
    ]);
    expect(works).toBe(true);
    twilio.refuse();
    const refused = await output(earshot, 'integrations.test', admin, { id });
    expect(refused.checks[0]).toMatchObject({ check: 'access', outcome: 'failed' });
  });

  it('refuses settings that are not its own', async () => {
    const { status, text } = await call(earshot, 'integrations.create', admin, twilioInput({ onlyTopics: ['x'] }));
    expect(status).toBe(400);
    expect(text).toContain('onlyTopics');
    const wrong = await call(earshot, 'integrations.create', admin, twilioInput({ accountId: 'AC1' }));
    expect(wrong.text).toContain('Account SID');
  });
});

describe('Zoom Phone', () => {
  it('collects each call once, with its parties and its owner', async () => {
    const ana = await earshot.user(tenant.companyId, 'salesperson', { name: 'Ana' });
    await output(earshot, 'user.update', admin, { id: ana, extensions: ['201'] });
    const [first] = zoom.add([called(1, { caller: { number: '+5511987654321', name: 'Bruno Lima' } })]);
    const [internal] = zoom.add([called(2, { caller: { number: '202', isInternal: true } })]);
    const { id, lastRuns } = await collected(earshot, admin, zoomInput());
    expect(lastRuns[0]).toMatchObject({ queued: 1, skipped: [{ reason: 'internal_call', count: 1 }], error: null });
    expect(await skippedBy(id)).toEqual([[internal, 'internal_call']]);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
    await charged(earshot, tenant, 1);
    const [only, ...others] = await analyses();
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      source: 'pbx',
      externalCallId: first,
      externalOwnerId: '201',
      salespersonName: 'Ana',
      clientName: 'Bruno Lima',
      occurredAt: new Date(at(1)).toISOString(),
      telephony: { call_id: first, call_from_name: 'Bruno Lima', call_from_number: '+5511987654321', call_to: '201' },
    });
  });

  it('one company’s recordings reach no other that collects from its own account', async () => {
    zoom.add([called(1)]);
    const other = await earshot.company();
    const otherAdmin = await session(earshot, other.adminId);
    const foreign = await startZoomPhoneServer();
    try {
      foreign.add([called(1), called(2)]);
      await collected(earshot, admin, zoomInput());
      const { id } = await collected(earshot, otherAdmin, {
        ...zoomInput({ accountId: foreign.accountId, baseUrl: foreign.url }),
        credentials: foreign.credentials,
      });
      await charged(earshot, tenant, 1);
      await charged(earshot, other, 2);
      expect((await call(earshot, 'integrations.test', admin, { id })).status).toBe(404);
      await output(earshot, 'integrations.delete', otherAdmin, { id });
    } finally {
      await foreign.stop();
    }
  });

  it('a recording that is not handed out is held; one by a queue and one of a person never recorded are left out', async () => {
    const sales = { type: 'callQueue', extension: 806, name: 'Sales' } as const;
    const [held, other, never, kept] = zoom.add([
      called(1, { owner: sales, address: `${zoom.url}/denied` }),
      called(2),
      called(3, { owner: sales, agent: 209 }),
      called(4, { owner: sales }),
    ]);
    zoom.intercept(({ path }, response) => (path === '/denied' ? void response.writeHead(403).end() : 'pass'));
    const { id, state } = await collected(earshot, admin, zoomInput({ onlyQueues: ['806'], neverRecorded: ['209'] }));
    expect(state).toBe('backing_off');
    expect((await integration(earshot, admin, id)).held).toMatchObject([{ externalCallId: held }]);
    expect(await skippedBy(id)).toEqual(
      [
        [other, 'other_queue'],
        [never, 'never_recorded'],
      ].sort(),
    );
    expect((await analyses()).map(({ externalCallId }) => externalCallId)).toEqual([kept]);
  });

  it('a lost token is replaced in the middle; a limit of requests ends the run until later', async () => {
    zoom.add([called(1), called(2)]);
    let downloads = 0;
    zoom.intercept(({ path }) => {
      if (path.startsWith('/v2/phone/recording/') && downloads++ === 0) zoom.revoke();
      return 'pass';
    });
    const { id, lastRuns } = await collected(earshot, admin, zoomInput());
    // Zoom answers a download without a token with a page.
    expect(lastRuns[0]).toMatchObject({ queued: 2, error: null });
    zoom.add([called(3)]);
    zoom.intercept((_, response) => void response.writeHead(429, { 'Retry-After': '7200' }).end());
    await collectedAgain(earshot, admin, id);
    const limited = await integration(earshot, admin, id);
    expect(limited).toMatchObject({ state: 'backing_off' });
    expect(Date.parse(limited.nextRunAt!) - Date.now()).toBeGreaterThan(3_600_000);
    zoom.intercept(null);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
    await charged(earshot, tenant, 3);
  });
});
