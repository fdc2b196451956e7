// Issue 24, redaction: what is not to be kept stands nowhere afterwards, in no form of transcript and on no way in (docs/decisions/redaction.md).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placesOfText } from '../../packages/server/src/analyses/verify-erasure.ts';
import { collected, collectedAgain } from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { complete, type ModelServer, startModelServer } from '../harness/model-server.ts';
import { call, output, session } from '../harness/procedures.ts';
import { startReceiver } from '../harness/receiver.ts';
import { account } from '../harness/rows.ts';
import { loopback, storeDestination } from '../harness/webhooks.ts';

const small = 'we open at nine and the price is one hundred euros a month for ten users, which is fine for us';
const said = [
  ['Agent', `Good morning, this is Ana from Aurora Desks. How do you seat your teams? ${small}`],
  ['Client', 'We need fifty desks. My card number is 4532 0151 1283 0366 and you can mail jane.doe@example.com today.'],
  ['Agent', `And the phone number, please? ${small}`],
  ['Client', 'four one five'],
  ['Agent', 'mm hm'],
  ['Client', 'five five five oh one three two'],
  ['Agent', 'Thank you. I will send the samples on Tuesday, and we can sign next week if you like them.'],
] as const;
/** Parts of what was said that must stand nowhere. */
const secrets = ['4532 0151', '1283 0366', 'jane.doe', 'four one five', 'oh one three two'];
const plain = said.map(([speaker, text]) => `${speaker}: ${text}`).join('\n');
const stamped = said.map(([speaker, text], at) => `[00:${10 + at * 5}] ${speaker}: ${text}`).join('\n');
const forms = {
  plain,
  stamped,
  json: JSON.stringify({
    messages: said.map(([speaker, text], at) => ({ speaker, text, start: at * 5, end: at * 5 + 4 })),
  }),
  webvtt: `WEBVTT\n\n${said.map(([speaker, text], at) => `00:00:${10 + at * 5}.000 --> 00:00:${14 + at * 5}.000\n<v ${speaker}>${text}</v>`).join('\n\n')}`,
  prose: said
    .map(([, text]) => text)
    .join(' ')
    .replace('four one five mm hm five five five oh one three two', ''),
};

let model: ModelServer;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let folder: string;

beforeAll(async () => {
  model = await startModelServer();
  folder = await mkdtemp(join(tmpdir(), 'earshot-redaction-'));
  const environment = { ...model.environment, EARSHOT_COLLECTION_ROOTS: folder };
  earshot = await startEarshot(environment, undefined, await loopback());
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  model.asked.length = 0;
  model.answerWith(complete);
});
afterAll(async () => {
  await earshot.stop();
  await model.stop();
  await rm(folder, { recursive: true, force: true });
});

const redact = (redaction: string, by = admin) => output(earshot, 'company.updateRedaction', by, { redaction });
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
async function expectNowhere(texts: readonly string[] = secrets) {
  for (const text of texts) expect(await placesOfText(text, earshot.service), text).toEqual([]);
  for (const text of texts)
    expect(
      model.asked.filter((body) => body.includes(text)),
      text,
    ).toEqual([]);
}

describe('the setting', () => {
  it('is off by default: nothing is changed, and the analysis has no such key', async () => {
    expect((await output(earshot, 'company.get', admin)).redaction).toBe('off');
    const { body } = await earshot.create({ transcript: plain }, tenant.key);
    const full = await read(body.id);
    expect(full.transcript).toBe(plain);
    expect(full).not.toHaveProperty('redaction');
    await earshot.service.db.run('DELETE FROM analysis_documents');
  });

  it('administrators set it in a session; it is audited; no key and no other role, no other company, no other value', async () => {
    expect((await redact('muteRecordings')).redaction).toBe('muteRecordings');
    const { items } = await output(earshot, 'company.listAudit', admin, {});
    expect(items[0]).toMatchObject({ kind: 'company.updated', details: { redaction: 'muteRecordings' } });
    const input = { redaction: 'off' };
    expect((await call(earshot, 'company.updateRedaction', tenant.key, input)).status).toBe(401);
    const seller = await session(earshot, await earshot.user(tenant.companyId, 'salesperson'));
    expect((await call(earshot, 'company.updateRedaction', seller, input)).status).toBe(403);
    await redact('off', await session(earshot, (await earshot.company()).adminId));
    for (const wrong of [{ redaction: 'on' }, { redaction: null }, {}])
      expect((await call(earshot, 'company.updateRedaction', admin, wrong)).status).toBe(400);
    expect((await output(earshot, 'company.get', admin)).redaction).toBe('muteRecordings');
  });
});

describe('what is said', () => {
  it.each(Object.entries(forms))(
    '%s: nothing of it is stored, sent or answered, and the price is the same',
    async (form, transcript) => {
      const other = await earshot.company();
      expect((await earshot.create({ transcript }, other.key)).status).toBe(200);
      const price = await account(earshot.service.db, other.companyId);
      await earshot.service.db.run('DELETE FROM analysis_documents');
      model.asked.length = 0;

      await redact('muteRecordings');
      const headers = { 'Idempotency-Key': `redacted-${form}` };
      const json = { transcript, clientName: 'Jane +1 415 555 0132' };
      const answer = await earshot.create(json, tenant.key, headers);
      expect(answer.status, answer.text).toBe(200);
      const full = await read(answer.body.id);
      expect(full.redaction).toEqual({
        found: { card: 1, email: 1, ...(form !== 'prose' && { phone: 1 }) },
        recording: null,
      });
      expect(full.clientName).toBe('Jane [phone number]');
      expect(full.transcript).toContain('My card number is [card number] and you can mail [email address] today.');
      expect(JSON.stringify(full)).not.toMatch(/0151|jane\.doe|one three two/);
      if (form !== 'prose') {
        const texts = full.transcriptSegments?.map(({ text }: { text: string }) => text) ?? [];
        if (form !== 'plain') expect(texts.slice(3, 6)).toEqual(['[phone number]', 'mm hm', '[phone number]']);
        expect(full.participants).toEqual([
          { name: 'Agent', side: 'attendant' },
          { name: 'Client', side: 'client' },
        ]);
      }
      await expectNowhere([...secrets, '415 555']);
      expect(await account(earshot.service.db, tenant.companyId)).toEqual(price);
    },
  );

  it('queued, by a procedure: nothing of it is stored while it waits', async () => {
    await redact('discardRecordings');
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { transcript: stamped });
    await expectNowhere();
    await eventually(async () => expect((await read(id)).status).toBe('completed'));
    const full = await read(id);
    expect(full.redaction).toEqual({ found: { card: 1, email: 1, phone: 1 }, recording: null });
    expect(full.transcriptSegments.map(({ start }: { start: number }) => start)).toEqual([10, 15, 20, 25, 30, 35, 40]);
    await expectNowhere();
  });

  it('collected from a folder: what is stored of it has placeholders', async () => {
    await redact('muteRecordings');
    await writeFile(join(folder, 'jane.vtt'), forms.webvtt);
    const settings = { location: folder };
    const { id } = await collected(earshot, admin, {
      connector: 'meeting/folder',
      settings,
      since: new Date(0).toISOString(),
    });
    // By now it is at rest.
    earshot.advance(61_000);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 1, queued: 1, error: null });
    await eventually(async () => {
      const { items } = await output(earshot, 'analysis.listPage', admin, {});
      expect(items.map(({ status }: { status: string }) => status)).toEqual(['completed']);
      expect((await read(items[0].id)).redaction.found).toEqual({ card: 1, email: 1, phone: 1 });
    });
    await expectNowhere();
    await output(earshot, 'integrations.delete', admin, { id });
  });

  it('webhooks carry the placeholders', async () => {
    await redact('muteRecordings');
    const receiver = await startReceiver();
    await storeDestination(earshot.service.db, tenant.companyId, `${receiver.url}/hook`, {});
    await earshot.create({ transcript: stamped }, tenant.key);
    await eventually(async () => expect(receiver.received.length).toBe(1));
    const body = String(receiver.received[0]!.body);
    expect(body).toContain('[card number]');
    for (const secret of secrets) expect(body).not.toContain(secret);
    await receiver.stop();
  });

  it('of a transcript that is refused, nothing is kept', async () => {
    await redact('muteRecordings');
    const transcript = 'Client: 4532 0151 1283 0366';
    const refused = await earshot.create({ transcript }, tenant.key);
    expect([refused.status, refused.body.code]).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    expect((await call(earshot, 'analysis.submit', tenant.key, { transcript })).status).toBe(422);
    expect(await earshot.service.db.all('SELECT id FROM analyses WHERE company_id = ?', [tenant.companyId])).toEqual(
      [],
    );
    await expectNowhere();
  });

  it('a try, sides by hand and a retry work with what was kept, for the price of what was sent', async () => {
    await redact('muteRecordings');
    const before = await account(earshot.service.db, tenant.companyId);
    model.answerWith((response) => void response.writeHead(400).end('{}'));
    const transcript = stamped.repeat(8);
    const failed = await earshot.create({ transcript }, tenant.key);
    expect(failed.status).toBeGreaterThanOrEqual(500);
    const [row] = await earshot.service.db.all<{ id: string }>('SELECT id FROM analyses WHERE company_id = ?', [
      tenant.companyId,
    ]);
    await expectNowhere();
    model.answerWith(complete);
    await output(earshot, 'analysis.retry', admin, { id: row!.id });
    await eventually(async () => expect((await read(row!.id)).status).toBe('completed'));
    const retried = await read(row!.id);
    expect(retried.redaction.found.card).toBeGreaterThan(0);
    const { entries } = await account(earshot.service.db, tenant.companyId);

    const type = {
      key: 'own',
      label: 'Own',
      macroFront: 'sales',
      criteria: [{ key: 'c1', label: 'Asks', polarity: 'objective', weight: 1 }],
    };
    const tried = await call(earshot, 'interactionTypes.try', admin, { analysisId: row!.id, ...type });
    expect(tried.status, tried.text).toBe(200);
    const again = await account(earshot.service.db, tenant.companyId);
    expect(entries - again.entries).toBe(before.entries - entries);
    const sides = [
      { speaker: 'Agent', side: 'client' },
      { speaker: 'Client', side: 'attendant' },
    ];
    const set = await call(earshot, 'analysis.setSides', admin, { id: row!.id, sides });
    expect(set.status, set.text).toBe(200);
    expect((await read(row!.id)).reading).toMatchObject({ form: retried.reading.form, sides: { by: 'hand' } });
    expect((await read(row!.id)).transcriptSegments.length).toBe(retried.transcriptSegments.length);
    const change = { id: row!.id, interactionType: 'negotiation', replaces: null };
    const changed = await call(earshot, 'analysis.setInteractionType', admin, change);
    expect(changed.status, changed.text).toBe(200);
    // It costs what was sent, too.
    expect(changed.body.result.data.minutes * 100).toBe(before.entries - entries);
    expect((await read(row!.id)).transcript).toBe(retried.transcript);
    await expectNowhere();
  });
});

it('metadata: texts are redacted before they are stored, ids that programs look for stay', async () => {
  const company = await earshot.company();
  const as = await session(earshot, company.adminId);
  await output(earshot, 'company.updateRedaction', as, { redaction: 'muteRecordings' });
  const metadata = {
    note: 'Call her back at 415 555 0132',
    phone: '415 555 0132',
    ticket: '4155550132',
    team: 'North 2',
  };
  const request = { transcript: plain, metadata, externalCallId: 'call-4155550132' };
  for (const created of [
    await earshot.create(request, company.key),
    await call(earshot, 'analysis.submit', company.key, request),
  ]) {
    expect(created.status, created.text).toBe(200);
    const id = created.body.id ?? created.body.result.data.id;
    const { body } = await earshot.get(`/api/analyses/${id}`, company.key);
    expect(body.metadata).toEqual({
      ...metadata,
      note: 'Call her back at [phone number]',
      phone: '[phone number]',
    });
    expect(body.externalCallId).toBe('call-4155550132');
  }
  expect(await placesOfText('415 555', earshot.service)).toEqual([]);
});

it('metadata that placeholders make longer than the contract lets them be are cut, and stay', async () => {
  const company = await earshot.company();
  const as = await session(earshot, company.adminId);
  await output(earshot, 'company.updateRedaction', as, { redaction: 'muteRecordings' });
  const metadata = { note: 'a@b.co '.repeat(71).trim(), ticket: '4711' };
  const { body } = await earshot.create({ transcript: plain, metadata }, company.key);
  const read = (await earshot.get(`/api/analyses/${body.id}`, company.key)).body;
  expect(read.metadata).toEqual({ note: '[email address] '.repeat(32).slice(0, 500), ticket: '4711' });
});
