// Erasure of a company: seven days in which only administrators get in, then nothing is left but figures; another company loses nothing (docs/decisions/erasure.md#a-company).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endGrace, requestErasure } from '../../packages/server/src/analyses/erase-company.ts';
import { placesOfText, verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { commandLine } from '../../packages/server/src/audit/record-deed.ts';
import { verifyChains } from '../../packages/server/src/audit/verify-chains.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { handler as setLegalHold } from '../../packages/server/src/operations/analysis.setLegalHold.ts';
import { handler as updateCompany } from '../../packages/server/src/operations/company.update.ts';
import { companyTables } from '../../packages/server/src/records/company-erasure.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, password, personWithPassword, session } from '../harness/procedures.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { dataUrl, recording } from '../harness/recordings.ts';
import { account, insertAnalysis, insertOneOfEach } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { dialogue, startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { loopback, queueOf, storeDestination } from '../harness/webhooks.ts';

const dayMs = 24 * 60 * 60 * 1000;
const name = 'Quintal Móveis';

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let endpoint: TranscriptionServer;
  let receiver: Receiver;
  let s3: S3Server | undefined;
  let earshot: Earshot;
  let tenant: Tenant;
  let admin: RequestOptions;

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3();
    endpoint = await startTranscriptionServer();
    endpoint.answerWith(dialogue);
    receiver = await startReceiver();
    receiver.answerWith((response) => response.writeHead(204).end());
    const storage = s3 && { EARSHOT_STORAGE_URL: s3.storageUrl };
    earshot = await startEarshot({ ...endpoint.environment, ...storage }, undefined, await loopback());
  });
  beforeEach(async () => {
    tenant = await earshot.company({ name });
    admin = await session(earshot, tenant.adminId);
  });
  afterAll(async () => {
    await earshot.stop();
    await Promise.all([endpoint.stop(), receiver.stop(), s3?.stop()]);
  });

  const ask = (as: string | RequestOptions = admin, input: Record<string, unknown> = { name }) =>
    call(earshot, 'company.requestErasure', as, input);
  const verify = () => verifyErasure(tenant.companyId, earshot.service);
  const rows = async (table: string, column = 'company_id') =>
    (await earshot.service.db.all(`SELECT 1 FROM ${table} WHERE ${column} = ?`, [tenant.companyId])).length;

  it('asked for: seven days in which administrators get in, and nobody else; a repeat moves nothing; cancelled, all goes on', async () => {
    const seller = await earshot.user(tenant.companyId, 'salesperson');
    const own = await session(earshot, seller);
    const { email } = await personWithPassword(earshot, tenant.companyId, 'salesperson');
    const { body: created } = await earshot.create({ transcript: transcript() }, tenant.key);
    const asked = (await output(earshot, 'company.requestErasure', admin, { name })).erasure;
    expect(Date.parse(asked.dueAt) - Date.parse(asked.requestedAt)).toBe(7 * dayMs);
    const day = asked.dueAt.slice(0, 10);
    earshot.advance(60_000);
    expect((await output(earshot, 'company.requestErasure', admin, { name })).erasure).toEqual(asked);
    const text = `Company "${name}" will be erased on ${day}. Until then, only its administrators can sign in. They can export the data or cancel the erasure.`;
    for (const answer of [
      await earshot.get('/api/analyses', tenant.key),
      await call(earshot, 'user.me', own),
      await call(earshot, 'auth.login', {}, { email, password }),
    ])
      expect([answer.status, answer.body.message, answer.body.data.reason]).toEqual([
        403,
        text,
        'company_erasure_pending',
      ]);
    expect((await fetch(created.publicLink)).status).toBe(403);
    expect((await call(earshot, 'analysis.get', admin, { id: created.id })).status).toBe(200);
    expect((await output(earshot, 'company.get', admin)).erasure).toEqual(asked);

    expect((await output(earshot, 'company.cancelErasure', admin, {})).erasure).toBeNull();
    expect((await earshot.get('/api/analyses', tenant.key)).status).toBe(200);
    expect((await fetch(created.publicLink)).status).toBe(200);
    earshot.advance(8 * dayMs);
    await sweep(earshot.service);
    expect(await rows('analyses')).toBe(1);
    const again = await call(earshot, 'company.cancelErasure', await session(earshot, tenant.adminId), {});
    expect([again.status, again.body.data.reason]).toEqual([409, 'company_erasure_none']);
  });

  it('webhooks wait while it is to be erased, and are sent when it stays', async () => {
    const destination = await storeDestination(earshot.service.db, tenant.companyId, `${receiver.url}/waits-${kind}`);
    await output(earshot, 'company.requestErasure', admin, { name });
    // Administrators may still analyse.
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    await output(earshot, 'analysis.create', admin, { transcript: transcript(), salespersonId });
    await sweep(earshot.service);
    expect(await queueOf(earshot.service.db, destination.id)).toHaveLength(1);
    await output(earshot, 'company.cancelErasure', admin, {});
    await expect.poll(() => queueOf(earshot.service.db, destination.id), { timeout: 60_000 }).toEqual([]);
  });

  it('due: no trace in any table or in storage but figures; the audit chain is whole; another company keeps all', async () => {
    const { db } = earshot.service;
    const other = await earshot.company({ name });
    await insertOneOfEach(db, other.companyId, other.adminId);
    await earshot.create({ transcript: transcript() }, other.key);
    await insertOneOfEach(db, tenant.companyId, tenant.adminId);
    const { email } = await personWithPassword(earshot, tenant.companyId);
    const sound = dataUrl(await recording('vbr.mp3'));
    const made = await earshot.create({ audioKey: sound, clientName: 'Zulmira Quaresma' }, tenant.key);
    expect(made.status, made.text).toBe(200);
    await earshot.create({ transcript: transcript() }, tenant.key, { 'Idempotency-Key': 'remembered' });
    const {
      fields: { key: audioKey },
    } = await output(earshot, 'upload.getPresignedUrl', tenant.key, {
      filename: 'call.mp3',
      contentType: 'audio/mpeg',
    });
    await earshot.service.storage.put(audioKey, Buffer.from('words'));
    for (let count = 0; count < 45; count += 1) await insertAnalysis(db, tenant.companyId);
    await output(earshot, 'company.updateRetention', admin, { recordingsDays: 400 });
    const before = await verify();
    expect(before.traces.length).toBeGreaterThan(8);

    await output(earshot, 'company.requestErasure', admin, { name });
    earshot.advance(7 * dayMs - 60_000);
    await sweep(earshot.service);
    expect(await rows('analyses')).toBeGreaterThan(45);
    const paid = await account(db, tenant.companyId);
    earshot.advance(120_000);
    await sweep(earshot.service);
    expect((await fetch(made.body.publicLink)).status).toBe(404);
    expect((await earshot.get('/api/analyses', tenant.key)).status).toBe(401);
    const signIn = await call(earshot, 'auth.login', {}, { email, password });
    expect([signIn.status, signIn.body.data.reason]).toEqual([401, 'sign_in_refused']);
    // Grants of a bucket stay open for an hour.
    earshot.advance(3 * 60 * 60 * 1000);
    await sweep(earshot.service);

    const after = await verify();
    expect(after.erasures.map(({ subject }) => subject)).toContain('company');
    expect(after.traces).toEqual([]);
    for (const text of ['Zulmira Quaresma', email, 'Norte Software'])
      expect((await placesOfText(text, earshot.service)).filter((place) => !place.includes('audit_entries'))).toEqual(
        text === 'Norte Software' ? expect.arrayContaining([expect.stringContaining('analysis_documents')]) : [],
      );
    const keys: string[] = [];
    for await (const key of earshot.service.storage.list(`uploads/${tenant.companyId}/`)) keys.push(key);
    expect(keys).toEqual([]);
    expect({ ...(await account(db, tenant.companyId)), held: 0 }).toEqual({ ...paid, held: 0 });
    expect(await db.get('SELECT name FROM companies WHERE id = ?', [tenant.companyId])).toEqual({ name: '' });
    const [chain] = await verifyChains(db, tenant.companyId, null);
    expect(chain).toMatchObject({ problem: null });
    const kinds = await db.all<{ kind: string; made_by: string }>(
      "SELECT kind, made_by FROM audit_entries WHERE company_id = ? AND kind LIKE 'company.eras%' ORDER BY sequence",
      [tenant.companyId],
    );
    expect(kinds).toEqual([
      { kind: 'company.erasureRequested', made_by: 'person' },
      { kind: 'company.erased', made_by: 'server' },
    ]);
    for (const table of ['users', 'api_keys', 'webhook_destinations', 'integrations', 'interaction_types'])
      expect(await db.all(`SELECT 1 FROM ${table} WHERE company_id = ?`, [other.companyId])).not.toEqual([]);
    expect((await earshot.get('/api/analyses', other.key)).body.items).toHaveLength(2);
  });

  it('ended early: at once, by the name only; two administrators at once do it once', async () => {
    const second = await session(earshot, await earshot.user(tenant.companyId, 'admin_company'));
    const now = (as: RequestOptions, input: Record<string, unknown> = { name }) =>
      call(earshot, 'company.eraseNow', as, input);
    expect((await now(admin)).body.data.reason).toBe('company_erasure_none');
    const both = await Promise.all([ask(admin), ask(second)]);
    expect(both.map(({ body }) => body.result.data.erasure.dueAt)[0]).toBe(both[1].body.result.data.erasure.dueAt);
    expect((await now(admin, { name: 'quintal móveis' })).body.data.reason).toBe('company_name_wrong');
    expect((await now(admin, {})).status).toBe(400);
    const ends = await Promise.all([now(admin), now(second)]);
    const statuses = ends.map(({ status }) => status);
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 401, 404]).toContain(status);
    expect((await call(earshot, 'user.me', admin)).status).toBe(401);
    await sweep(earshot.service);
    expect((await verify()).traces).toEqual([]);
    const deeds = await earshot.service.db.all(
      "SELECT 1 FROM audit_entries WHERE company_id = ? AND kind = 'company.erased'",
      [tenant.companyId],
    );
    expect(deeds).toHaveLength(1);
  });

  it('a cancellation and an end at once: one of them wins, and the other is told', async () => {
    const second = await session(earshot, await earshot.user(tenant.companyId, 'admin_company'));
    await ask();
    const [kept, ended] = await Promise.all([
      call(earshot, 'company.cancelErasure', admin, {}),
      call(earshot, 'company.eraseNow', second, { name }),
    ]);
    expect([kept.status === 200, ended.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await rows('companies', 'id')).toBe(1);
    expect((await rows('users')) === 0).toBe(ended.status === 200);
  });

  it('a legal hold: 409 for the request and for the end; one that comes later puts it off', async () => {
    const id = await insertAnalysis(earshot.service.db, tenant.companyId);
    await output(earshot, 'analysis.setLegalHold', admin, { id, held: true });
    expect((await ask()).body.data.reason).toBe('company_held');
    await output(earshot, 'analysis.setLegalHold', admin, { id, held: false });
    await ask();
    await output(earshot, 'analysis.setLegalHold', admin, { id, held: true });
    expect((await call(earshot, 'company.eraseNow', admin, { name })).body.data.reason).toBe('company_held');
    earshot.advance(8 * dayMs);
    await sweep(earshot.service);
    expect(await rows('analyses')).toBe(1);
    const later = await session(earshot, tenant.adminId);
    await output(earshot, 'analysis.setLegalHold', later, { id, held: false });
    await sweep(earshot.service);
    expect(await rows('analyses')).toBe(0);
  });

  it('a legal hold that comes too late is refused: none is accepted and then passed over', async () => {
    const id = await insertAnalysis(earshot.service.db, tenant.companyId);
    await ask();
    const [held, ended] = await Promise.all([
      call(earshot, 'analysis.setLegalHold', admin, { id, held: true }),
      call(earshot, 'company.eraseNow', admin, { name }),
    ]);
    expect([200, 401, 404]).toContain(held.status);
    expect([held.status === 200, await rows('analyses')]).toEqual([ended.status === 409, ended.status === 409 ? 1 : 0]);

    // As a request does that was let in just before the end.
    const late = await earshot.company();
    const lateId = await insertAnalysis(earshot.service.db, late.companyId);
    await requestErasure(commandLine(late.companyId), null, earshot.service);
    await endGrace(commandLine(late.companyId), null, 'command', earshot.service);
    const caller = { ...commandLine(late.companyId), role: 'admin_company', scopes: [], supervisedIds: [] } as never;
    await expect(setLegalHold({ id: lateId, held: true }, caller, earshot.service, {} as never)).rejects.toMatchObject({
      key: 'sessionInvalid',
    });
  });

  it('a change that the end overtakes writes no name back', async () => {
    const { db } = earshot.service;
    await ask();
    const transaction: typeof db.transaction = async (work) => {
      await endGrace(commandLine(tenant.companyId), null, 'command', earshot.service);
      return db.transaction(work);
    };
    const service = { ...earshot.service, db: Object.create(db, { transaction: { value: transaction } }) };
    await expect(
      updateCompany({ language: 'es' }, commandLine(tenant.companyId) as never, service, {} as never),
    ).rejects.toMatchObject({ key: 'sessionInvalid' });
    expect(await db.get('SELECT name FROM companies WHERE id = ?', [tenant.companyId])).toEqual({ name: '' });
  });

  it('a clock that is set back puts it off, and nothing else', async () => {
    await ask();
    earshot.advance(-30 * dayMs);
    await sweep(earshot.service);
    earshot.advance(30 * dayMs);
    expect(await rows('users')).toBeGreaterThan(0);
  });

  it('what a request writes after the end goes with a later sweep', async () => {
    await ask();
    await output(earshot, 'company.eraseNow', admin, { name });
    await insertAnalysis(earshot.service.db, tenant.companyId, { client_name: 'Late' });
    await sweep(earshot.service);
    expect((await verify()).traces).toEqual([]);
  });

  it('no key, no other role, no other company, no other name', async () => {
    const foreign = await session(earshot, (await earshot.company()).adminId);
    for (const operation of [
      'company.requestErasure',
      'company.eraseNow',
      'company.cancelErasure',
      'company.createExport',
    ] as const) {
      expect((await call(earshot, operation, tenant.key, { name })).status).toBe(401);
      for (const role of ['salesperson', 'supervisor'] as const) {
        const someone = await session(earshot, await earshot.user(tenant.companyId, role));
        expect((await call(earshot, operation, someone, { name })).status).toBe(403);
      }
    }
    // An id in the input is nobody's: the company is the session's.
    const tried = await ask(foreign, { name, id: tenant.companyId, companyId: tenant.companyId });
    expect([tried.status, tried.body.data.reason]).toEqual([400, 'company_name_wrong']);
    expect((await output(earshot, 'company.get', admin)).erasure).toBeNull();
  });
});

it('each table is one that the erasure of a company knows', async () => {
  const earshot = await startEarshot();
  try {
    const columns = await earshot.service.db.all<{ table_name: string }>(earshot.service.db.textColumns);
    const tables = new Set(
      columns.map((row) => row.table_name).filter((table) => !/^(knex_|sqlite_)|migrations/.test(table)),
    );
    expect([...tables].toSorted()).toEqual(Object.keys(companyTables).toSorted());
  } finally {
    await earshot.stop();
  }
});
