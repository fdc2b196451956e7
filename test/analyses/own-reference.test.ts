// A creation's own `externalCallId` and `metadata`: kept, given back where the contract has room for extensions, and nowhere else (docs/decisions/creation.md#d68, docs/decisions/analysis-fields.md#d65).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { call, output } from '../harness/procedures.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { dataUrl, recording } from '../harness/recordings.ts';
import { insertAnalysis } from '../harness/rows.ts';
import { loopback, storeDestination, wholeQueue } from '../harness/webhooks.ts';

const own = { externalCallId: 'crm-call-88121', metadata: { 'deal id': '4711', campanha: 'início de ano', empty: '' } };

let earshot: Earshot;
let tenant: Tenant;
let salespersonId: string;

beforeAll(async () => {
  earshot = await startEarshot({}, undefined, await loopback());
});
beforeEach(async () => {
  tenant = await earshot.company();
  salespersonId = await earshot.user(tenant.companyId, 'salesperson');
});
afterAll(() => earshot.stop());

const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const list = async (query: string) => (await earshot.get(`/api/analyses${query}`, tenant.key)).body.items;

/** Creates in each way; the id. */
const creations = {
  'POST /api/analyses': async (more: object) => {
    const answer = await earshot.create({ transcript: transcript(), ...more }, tenant.key);
    return answer.body.id;
  },
  'POST /api/analyses with a recording': async (more: object) => {
    const audioKey = dataUrl(await recording('cbr.mp3'));
    const answer = await earshot.create({ transcript: transcript(), audioKey, ...more }, tenant.key);
    return answer.body.id;
  },
  'analysis.create': async (more: object) =>
    (await output(earshot, 'analysis.create', tenant.key, { salespersonId, transcript: transcript(), ...more })).id,
  'analysis.submit': async (more: object) => {
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: transcript(), ...more });
    await eventually(async () => expect((await read(id)).status).toBe('completed'));
    return id;
  },
} satisfies Record<string, (more: object) => Promise<string>>;

describe.each(Object.entries(creations))('D68: %s', (_title, create) => {
  it('keeps both: GET by id and analysis.get have them, the list has and filters by externalCallId', async () => {
    const id = await create(own);
    await create({});
    expect(await read(id)).toMatchObject({ ...own, source: 'upload', provider: null, externalOwnerId: null });
    expect(await output(earshot, 'analysis.get', tenant.key, { id })).toMatchObject(own);
    expect(await list('?externalCallId=crm-call-88121')).toMatchObject([{ id, externalCallId: own.externalCallId }]);
    const { items } = await output(earshot, 'analysis.listPage', tenant.key, { externalCallId: own.externalCallId });
    expect(items.map((item: { id: string }) => item.id)).toEqual([id]);
    expect(await list('?externalCallId=other')).toEqual([]);
  });
});

describe('D65: extensions change no byte of the contract', () => {
  it('the answer of a creation and the list item keep exactly their fields', async () => {
    const keysOf = (value: object) => Object.keys(value);
    const plain = (await earshot.create({ transcript: transcript() }, tenant.key)).body;
    const withOwn = (await earshot.create({ transcript: transcript(), ...own }, tenant.key)).body;
    expect(keysOf(withOwn)).toEqual(keysOf(plain));
    const procedure = async (more: object) =>
      keysOf(
        await output(earshot, 'analysis.create', tenant.key, { salespersonId, transcript: transcript(), ...more }),
      );
    expect(await procedure(own)).toEqual(await procedure({}));
    const [newest, ...others] = await list('');
    for (const item of others) expect(keysOf(item)).toEqual(keysOf(newest));
    expect(keysOf(newest)).not.toContain('metadata');
  });

  it('without them the full analysis is as it was: externalCallId null, no key metadata', async () => {
    for (const more of [{}, { externalCallId: ' ' }]) {
      const { body } = await earshot.create({ transcript: transcript(), ...more }, tenant.key);
      const full = await read(body.id);
      expect(full.externalCallId).toBeNull();
      expect(full).not.toHaveProperty('metadata');
    }
    const { body } = await earshot.create({ transcript: transcript(), metadata: {} }, tenant.key);
    expect((await read(body.id)).metadata).toEqual({});
  });

  it('metadata of another shape in a stored row reads as none', async () => {
    for (const metadata of ['[]', '{"a":1}', 'x']) {
      const id = await insertAnalysis(earshot.service.db, tenant.companyId, {}, { metadata });
      expect(await read(id)).not.toHaveProperty('metadata');
    }
  });

  it('a share link shows neither', async () => {
    const { body } = await earshot.create({ transcript: transcript(), ...own }, tenant.key);
    const token = body.publicLink.split('/').at(-1);
    const shared = await output(earshot, 'share.get', {}, { token });
    expect(JSON.stringify(shared)).not.toMatch(/crm-call|4711|metadata|externalCallId/);
  });
});

describe('the event', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
    return () => receiver.stop();
  });

  it('of administrators has both; that of legacy roles neither', async () => {
    const { db } = earshot.service;
    for (const role of ['admin_company', 'supervisor', 'salesperson'] as const)
      await storeDestination(db, tenant.companyId, `${receiver.url}/${role}`, { role });
    const ids = [
      await creations['POST /api/analyses'](own),
      // Long ones are rendered in a thread.
      await creations['POST /api/analyses']({
        ...own,
        transcript: transcript(2) + `\nClient: ${'x'.repeat(1000)}`.repeat(300),
      }),
    ];
    await eventually(async () => expect(await wholeQueue(db)).toEqual([]));
    const events = receiver.received.map(({ body }) => JSON.parse(body.toString()));
    expect(events).toHaveLength(6);
    for (const { role, analysisId, data } of events) {
      expect(ids).toContain(analysisId);
      if (role === 'admin_company') expect(data).toMatchObject(own);
      else
        expect(Object.keys(data)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^(metadata|externalCallId)$/)]),
        );
    }
  });
});

describe('what does not fit → 400 with issues, before anything is stored', () => {
  const long = 'x'.repeat(40);
  const many = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, 'v']));

  it.each<[string, object, (string | number)[]]>([
    ['21 keys', { metadata: many(21) }, ['metadata']],
    ['a key of 41 characters', { metadata: { [`${long}x`]: 'v' } }, ['metadata', `${long}x`]],
    ['an empty key', { metadata: { '': 'v' } }, ['metadata', '']],
    ['a text of 501 characters', { metadata: { k: 'x'.repeat(501) } }, ['metadata', 'k']],
    ['a number', { metadata: { k: 7 } }, ['metadata', 'k']],
    ['a list', { metadata: ['k'] }, ['metadata']],
    ['null', { metadata: null }, ['metadata']],
    ['NUL in a text', { metadata: { k: '\0' } }, ['metadata', 'k']],
    ['an id of 256 characters', { externalCallId: 'x'.repeat(256) }, ['externalCallId']],
    ['an id that is no text', { externalCallId: 7 }, ['externalCallId']],
  ])('%s', async (_title, more, path) => {
    const rest = await earshot.create({ transcript: transcript(), ...more }, tenant.key);
    expect([rest.status, rest.body.issues?.map((issue: { path: unknown }) => issue.path)]).toEqual([400, [path]]);
    for (const name of ['analysis.create', 'analysis.submit'] as const) {
      const input = { salespersonId, transcript: transcript(), ...more };
      const { status, body } = await call(earshot, name, tenant.key, input);
      expect([status, body.message, body.issues[0].path]).toEqual([400, 'Input validation failed', path]);
    }
    expect(await list('')).toEqual([]);
  });

  it('20 keys of 40 characters with texts of 500 do', async () => {
    const metadata = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`${at}`.padEnd(40, 'é'), 'ñ'.repeat(500)]),
    );
    const { body } = await earshot.create({ transcript: transcript(), metadata }, tenant.key);
    expect((await read(body.id)).metadata).toEqual(metadata);
  });
});
