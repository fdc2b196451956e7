// Collection from a PBX, from integration to analysis and webhook (docs/contract.md#what-the-service-does; docs/decisions/analysis-fields.md#d32, #d33, docs/decisions/creation.md#d37).
import type { IntegrationCreateInput } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import {
  type Collection,
  collectedAgain,
  collected as collectedBy,
  collectForEachTest,
  integration,
  integrations,
  pbxInput,
  phonedCall,
  runsEnded,
  since,
} from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { account, analysesOf } from '../harness/rows.ts';
import { storeDestination } from '../harness/webhooks.ts';
import type { YeastarCall, YeastarServer } from '../providers/yeastar-server.ts';

let earshot: Earshot;
let endpoint: Collection['endpoint'];
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

collectForEachTest((parts) => {
  ({ earshot, endpoint, sound, pbx, tenant, admin } = parts);
});

const input = (changes: Partial<IntegrationCreateInput> = {}) => pbxInput(pbx, { label: 'Matriz', ...changes });
const collected = (changes: Partial<IntegrationCreateInput> = {}) => collectedBy(earshot, admin, input(changes));
const phoned = (minute: number, changes?: Partial<YeastarCall>) => phonedCall(sound, minute, changes);
const analyses = async () => (await earshot.get('/api/analyses?limit=100', tenant.key)).body.items;
const completed = async (count: number) => {
  const ended = async () =>
    (await analysesOf(earshot.service.db, tenant.companyId)).filter(({ status }) => status === 'completed').length;
  await expect.poll(ended, { interval: 20 }).toBe(count);
  return analyses();
};
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;

describe('a call of the PBX becomes an analysis', () => {
  it('of its own: source, provider, external ids, telephony block and playback (contract: Telephony block; D32)', async () => {
    const [row] = pbx.add([phoned(1)]);
    const { lastRuns } = await collected();
    expect(lastRuns).toMatchObject([{ startedBy: 'schedule', found: 1, queued: 1, skipped: [], error: null }]);
    const [item] = await completed(1);
    const expected = {
      source: 'pbx',
      provider: 'pbx',
      externalCallId: row!.uid,
      externalOwnerId: '201',
      attributionStatus: 'pending',
      salespersonId: null,
      clientName: 'José Ávila',
    };
    expect(item).toMatchObject(expected);
    const telephony = {
      call_id: row!.uid,
      call_from_name: 'José Ávila',
      call_from_number: '11987654321',
      call_to: 'Ana Reis<201>',
      record_file: row!.file,
    };
    const full = await read(item.id);
    expect(full).toMatchObject({ ...expected, telephony, status: 'completed' });
    expect(full.jobId).not.toBeNull();
    // Issue 23: the day of the call, not the one on which it was collected.
    expect(full.occurredAt).toBe(new Date(since + 60_000).toISOString());
    expect(await output(earshot, 'analysis.get', admin, { id: item.id })).toMatchObject({ telephony });
    const played = await fetch(full.audioUrl);
    expect(Buffer.from(await played.arrayBuffer()).equals(sound)).toBe(true);
    const byCall = await earshot.get(`/api/analyses?externalCallId=${row!.uid}`, tenant.key);
    expect(byCall.body.items.map(({ id }: { id: string }) => id)).toEqual([item.id]);
  });

  it('once, however often it is found; what is new comes with the next run', async () => {
    pbx.add([phoned(1), phoned(2)]);
    const { id } = await collected();
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ startedBy: 'collect_now', found: 0, queued: 0 });
    pbx.add([phoned(3)]);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 1, queued: 1, error: null });
    // Another integration of the same PBX finds them again.
    const { lastRuns } = await collected({ label: 'the same again' });
    expect(lastRuns).toMatchObject([{ found: 3, queued: 0, skipped: [{ reason: 'already_collected', count: 3 }] }]);
    expect(await completed(3)).toHaveLength(3);
  });

  it('of one company only: the same PBX read by two gives each its own', async () => {
    pbx.add([phoned(1)]);
    const other = await earshot.company();
    const otherAdmin = await session(earshot, other.adminId);
    await collected();
    const theirs = await collectedBy(earshot, otherAdmin, input());
    await completed(1);
    expect((await earshot.get('/api/analyses', other.key)).body.items).toHaveLength(1);
    expect((await integrations(earshot, admin)).map(({ id }) => id)).not.toContain(theirs.id);
    for (const name of ['update', 'delete', 'test', 'collectNow'] as const) {
      const answer = await call(earshot, `integrations.${name}`, admin, { id: theirs.id });
      expect([answer.status, answer.body.message], name).toEqual([404, 'Integration not found']);
    }
    await output(earshot, 'integrations.delete', otherAdmin, { id: theirs.id });
  });

  it('made before `since` is left alone, and without it everything before now', async () => {
    pbx.add([phoned(-5), phoned(5)]);
    expect((await collected()).lastRuns).toMatchObject([{ found: 1, queued: 1 }]);
    const { since: unset, ...untilNow } = input();
    expect(unset).toBeDefined();
    expect((await collectedBy(earshot, admin, untilNow as IntegrationCreateInput)).lastRuns).toMatchObject([
      { found: 0 },
    ]);
  });
});

describe('left out, with the reason', () => {
  it('too short, internal, of a strange format or broken: counted, and not fetched again', async () => {
    pbx.add([
      phoned(1, { durationSeconds: 5 }),
      phoned(2, { type: 'Internal', from: ['Rui', '202'] }),
      phoned(3, { sound: Buffer.from('no sound at all') }),
      phoned(4, { sound: sound.subarray(0, 50) }),
      // Longer by the PBX's word than it is.
      phoned(5, { durationSeconds: 600 }),
      phoned(6),
    ]);
    const { id, lastRuns } = await collected({ minimumDurationSeconds: 10 });
    expect(lastRuns[0]).toMatchObject({ found: 6, error: null });
    const reasons = Object.fromEntries(lastRuns[0]!.skipped.map(({ reason, count }) => [reason, count]));
    expect(reasons).toMatchObject({ internal_call: 1, unsupported_format: 1 });
    expect(lastRuns[0]!.queued + lastRuns[0]!.skipped.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    const asked = pbx.asked.length;
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0, skipped: [] });
    expect(pbx.asked.slice(asked).filter((path) => path.includes('download'))).toEqual([]);
  });

  it('internal calls are taken when they are asked for', async () => {
    pbx.add([phoned(2, { type: 'Internal', from: ['Rui', '202'] })]);
    const { lastRuns } = await collected({ settings: { baseUrl: pbx.url, includeInternalCalls: true } });
    expect(lastRuns).toMatchObject([{ queued: 1, skipped: [] }]);
  });
});

describe('whose it is (D33)', () => {
  it('auto by extension, auto_supervisor for a supervisor, pending for nobody; several extensions a person', async () => {
    const supervisor = await output(earshot, 'user.create', admin, {
      name: 'Marcos',
      email: `marcos-${tenant.companyId}@example.com`,
      role: 'supervisor',
      extensions: ['300'],
    });
    const ana = await output(earshot, 'user.create', admin, {
      name: 'Ana Reis',
      email: `ana-${tenant.companyId}@example.com`,
      role: 'salesperson',
      supervisorId: supervisor.id,
      extensions: ['201', '202'],
    });
    expect(ana.extensions).toEqual(['201', '202']);
    pbx.add([
      phoned(1),
      phoned(2, { type: 'Outbound', from: ['Ana', '202'], to: ['José', '11987654321'] }),
      phoned(3, { to: ['Marcos', '300'] }),
      phoned(4, { to: ['Nobody', '999'] }),
    ]);
    await collected();
    const items = await completed(4);
    const seen = items.map((item: Record<string, unknown>) => [
      item.externalOwnerId,
      item.attributionStatus,
      item.salespersonId,
      item.supervisorName,
    ]);
    expect(seen.toSorted()).toEqual(
      [
        ['201', 'auto', ana.id, 'Marcos'],
        ['202', 'auto', ana.id, 'Marcos'],
        ['300', 'auto_supervisor', supervisor.id, null],
        ['999', 'pending', null, null],
      ].toSorted(),
    );
  });

  it('pending ones are attached when the extension is given to somebody; by hand stays by hand', async () => {
    pbx.add([phoned(1, { to: ['?', '777'] }), phoned(2, { to: ['?', '777'] }), phoned(3, { to: ['?', '778'] })]);
    await collected();
    const [, second, first] = await completed(3);
    const rui = await earshot.user(tenant.companyId, 'salesperson', { name: 'Rui' });
    const eva = await earshot.user(tenant.companyId, 'salesperson', { name: 'Eva' });
    await output(earshot, 'analysis.setAttribution', admin, { id: first.id, salespersonId: eva });
    await output(earshot, 'user.update', admin, { id: rui, extensions: ['777'] });
    expect(await read(second.id)).toMatchObject({
      attributionStatus: 'auto',
      salespersonId: rui,
      salespersonName: 'Rui',
    });
    expect(await read(first.id)).toMatchObject({ attributionStatus: 'manual', salespersonId: eva });
    const left = (await analyses()).filter(
      (item: { attributionStatus: string }) => item.attributionStatus === 'pending',
    );
    expect(left).toMatchObject([{ externalOwnerId: '778' }]);
  });

  it('an extension belongs to one person of the company → 409; other companies may have it too', async () => {
    const [rui, eva] = [
      await earshot.user(tenant.companyId, 'salesperson'),
      await earshot.user(tenant.companyId, 'salesperson'),
    ];
    await output(earshot, 'user.update', admin, { id: rui, extensions: ['201', '201'] });
    const answer = await call(earshot, 'user.update', admin, { id: eva, extensions: ['200', '201'] });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      "Extension '201' belongs to another person. Remove it there first.",
    ]);
    const listed = await output(earshot, 'user.listByCompany', admin);
    expect(listed.map(({ extensions }: { extensions?: string[] }) => extensions)).toEqual([
      undefined,
      ['201'],
      undefined,
    ]);
    const other = await earshot.company();
    const theirs = await earshot.user(other.companyId, 'salesperson');
    await output(earshot, 'user.update', await session(earshot, other.adminId), { id: theirs, extensions: ['201'] });
  });
});

describe('the trigger scheduled_collection (contract: Triggers)', () => {
  it('fires for destinations that selected it, by schedule and by hand alike, with the telephony block', async () => {
    const { db } = earshot.service;
    const target = 'https://hooks.example.com/';
    await storeDestination(db, tenant.companyId, `${target}1`, { triggers: ['scheduled_collection'], isActive: true });
    await storeDestination(db, tenant.companyId, `${target}2`, { triggers: ['manual_ui', 'external_api'] });
    await storeDestination(db, tenant.companyId, `${target}3`, {
      role: 'salesperson',
      triggers: ['scheduled_collection'],
    });
    const [row] = pbx.add([phoned(1)]);
    const { id } = await collected();
    await completed(1);
    pbx.add([phoned(2)]);
    await collectedAgain(earshot, admin, id);
    await completed(2);
    const bodies = await db.all<{ body: string }>(
      'SELECT b.body FROM webhook_bodies b JOIN analyses a ON a.id = b.analysis_id WHERE a.company_id = ?',
      [tenant.companyId],
    );
    expect(bodies).toHaveLength(2);
    const events = bodies.map(({ body }) => JSON.parse(body));
    expect(events.map(({ data }) => data.telephony.call_id)).toContain(row!.uid);
    for (const { data } of events)
      expect(data).toMatchObject({ externalOwnerId: '201', provider: 'pbx', externalCallId: data.telephony.call_id });
  });
});

describe('credits', () => {
  it('none left: paused with a clear state, nothing lost; goes on by itself when there are some', async () => {
    tenant = await earshot.company({ minutes: 2 });
    admin = await session(earshot, tenant.adminId);
    pbx.add([1, 2, 3, 4].map((minute) => phoned(minute)));
    const { id, ...paused } = await collected();
    expect(paused).toMatchObject({ state: 'paused_no_credits', nextRunAt: null, isActive: true });
    expect(paused.lastRuns).toMatchObject([
      { found: 2, queued: 2, error: 'No minutes are left. Collection goes on when there are.' },
    ]);
    const { held, debits } = await account(earshot.service.db, tenant.companyId);
    // A minute each, held or, once analysed, debited.
    expect(held + debits * 100).toBe(200);
    await earshot.service.db.run('UPDATE companies SET ledger_hundredths = ledger_hundredths + 1000 WHERE id = ?', [
      tenant.companyId,
    ]);
    await runsEnded(earshot, admin, id, 2);
    expect(await integration(earshot, admin, id)).toMatchObject({ state: 'active' });
    await completed(4);
  });
});

describe('a provider that fails', () => {
  it('is left alone for longer and longer; collectNow tries at once', async () => {
    pbx.intercept((_question, response) => void response.writeHead(503).end());
    const { id, state, lastRuns, nextRunAt } = await collected();
    expect(state).toBe('backing_off');
    expect(lastRuns[0]!.error).toMatch(/PBX/);
    // A minute after the run found out.
    const foundOutAt = Date.parse(nextRunAt!) - 60_000;
    expect(foundOutAt).toBeGreaterThanOrEqual(Date.parse(lastRuns[0]!.startedAt));
    expect(foundOutAt).toBeLessThanOrEqual(Date.parse(lastRuns[0]!.finishedAt!));
    await collectedAgain(earshot, admin, id);
    expect((await integration(earshot, admin, id)).state).toBe('backing_off');
    pbx.intercept(null);
    pbx.add([phoned(1)]);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
    expect((await integration(earshot, admin, id)).state).toBe('active');
  });

  it('one recording that cannot be fetched holds the others up twice, and is then left out', async () => {
    const [broken] = pbx.add([phoned(1), phoned(2)]);
    pbx.intercept(({ path, query }, response) =>
      path.endsWith('recording/download') && query.get('id') === String(broken!.id)
        ? void response.writeHead(500).end()
        : 'pass',
    );
    const { id } = await collected();
    await collectedAgain(earshot, admin, id);
    const third = await collectedAgain(earshot, admin, id);
    expect(third).toMatchObject({ found: 2, queued: 1, skipped: [{ reason: 'unreadable', count: 1 }], error: null });
  });

  it('refused credentials: no further try before there are new ones', async () => {
    const { id, state, lastRuns, nextRunAt } = await collected({
      credentials: { ...pbx.credentials, clientSecret: 'wrong' },
    });
    expect({ state, nextRunAt }).toEqual({ state: 'credentials_refused', nextRunAt: null });
    expect(lastRuns[0]!.error).not.toContain('wrong');
    pbx.add([phoned(1)]);
    await output(earshot, 'integrations.update', admin, { id, credentials: pbx.credentials });
    expect(await runsEnded(earshot, admin, id, 2)).toMatchObject({ queued: 1, error: null });
  });
});

describe('integrations.* (extensions, D53)', () => {
  it('credentials are stored encrypted and never shown', async () => {
    const { id } = await collected();
    const [row] = await earshot.service.db.all<{ credentials: string }>('SELECT * FROM integrations WHERE id = ?', [
      id,
    ]);
    expect(JSON.stringify(row)).not.toContain(pbx.credentials.clientSecret);
    const answers = [
      await call(earshot, 'integrations.list', admin),
      await call(earshot, 'integrations.update', admin, { id, label: 'Filial' }),
      await call(earshot, 'integrations.test', admin, { id }),
    ];
    for (const { text } of answers) {
      expect(text).not.toContain(pbx.credentials.clientSecret);
      expect(text).not.toContain(pbx.credentials.clientId);
    }
    expect((await integration(earshot, admin, id)).hasCredentials).toBe(true);
  });

  it.each([
    ['a setting that is missing', { settings: {} }, "pbx/yeastar needs the setting 'baseUrl'."],
    [
      'a setting of another connector',
      { settings: { baseUrl: 'https://pbx.example', location: '/x' } },
      "'location' is not a setting of pbx/yeastar.",
    ],
    ['no credentials', { credentials: undefined }, "pbx/yeastar needs the credential 'clientId'."],
    [
      'a zone that is none',
      { settings: { baseUrl: 'https://pbx.example', timeZone: 'Mars/Olympus' } },
      "'timeZone' must be an IANA time zone, such as America/Sao_Paulo.",
    ],
    ['a future since', { since: '2999-01-01' }, "'since' must be an ISO-8601 date or date-time, not in the future."],
  ])('%s → 400 that names it', async (_, changes, message) => {
    const answer = await call(earshot, 'integrations.create', admin, { ...input(), ...changes });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('test says in one line what works and what does not', async () => {
    pbx.add([phoned(1)]);
    const { id } = await collected();
    expect(await output(earshot, 'integrations.test', admin, { id })).toMatchObject({ works: true });
    await pbx.stop();
    const { works, message } = await output(earshot, 'integrations.test', admin, { id });
    expect(works).toBe(false);
    expect(message).not.toContain('\n');
  });

  it('switched off it is not collected, also not by hand → 409; switched on it goes on where it was', async () => {
    pbx.add([phoned(1)]);
    const { id } = await collected();
    await output(earshot, 'integrations.update', admin, { id, isActive: false });
    expect(await integration(earshot, admin, id)).toMatchObject({ state: 'inactive', nextRunAt: null });
    expect((await call(earshot, 'integrations.collectNow', admin, { id })).status).toBe(409);
    pbx.add([phoned(2)]);
    await output(earshot, 'integrations.update', admin, { id, isActive: true });
    expect(await runsEnded(earshot, admin, id, 2)).toMatchObject({ found: 1, queued: 1 });
  });

  it('removed, its credentials and runs are gone, and what it collected stays', async () => {
    pbx.add([phoned(1)]);
    const { id } = await collected();
    await output(earshot, 'integrations.delete', admin, { id });
    const { db } = earshot.service;
    for (const table of ['integrations', 'collection_runs', 'collected_recordings'])
      expect(
        await db.all(`SELECT 1 FROM ${table} WHERE ${table === 'integrations' ? 'id' : 'integration_id'} = ?`, [id]),
      ).toEqual([]);
    expect(await analysesOf(db, tenant.companyId)).toHaveLength(1);
  });
});

describe('private networks', () => {
  it('a PBX on one is reached only when the operator names it; plain http only there', async () => {
    const strict = await startEarshot({ ...endpoint.environment, EARSHOT_ALLOW_PRIVATE_NETWORK: 'true' });
    const { adminId } = await strict.company();
    const theirs = await session(strict, adminId);
    const { id } = await output(strict, 'integrations.create', theirs, { ...input() });
    const { works, message } = await output(strict, 'integrations.test', theirs, { id });
    expect(works).toBe(false);
    expect(message).toMatch(/is in a private network that the operator has not allowed/);
    expect(pbx.asked).toEqual([]);
    await strict.stop();
  });
});
