// Erasure of an analysis: what it leaves, nothing, and what it meets: roles, other companies, work in progress, a webhook on its way, a crash (docs/decisions/erasure.md).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyErasure } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { collected, collectedAgain, companyWithPbx, pbxInput, since, stopPbx } from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { call, output, session } from '../harness/procedures.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { dataUrl, recording, stored } from '../harness/recordings.ts';
import { account, analysesOf, insertAnalysis } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import {
  dialogue,
  startTranscriptionServer,
  type TranscriptionAnswer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';
import { loopback, queueOf, storeDestination } from '../harness/webhooks.ts';

const hourMs = 60 * 60 * 1000;

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let endpoint: TranscriptionServer;
  let receiver: Receiver;
  let s3: S3Server | undefined;
  let earshot: Earshot;
  let tenant: Tenant;
  let admin: RequestOptions;
  let sound: Buffer;

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3();
    endpoint = await startTranscriptionServer();
    receiver = await startReceiver();
    sound = await recording('vbr.mp3');
    earshot = await startEarshot(
      {
        ...endpoint.environment,
        ...(s3 && { EARSHOT_STORAGE_URL: s3.storageUrl }),
        EARSHOT_PBX_NETWORKS: '127.0.0.0/8',
      },
      undefined,
      await loopback(),
    );
  });
  beforeEach(async () => {
    tenant = await earshot.company();
    admin = await session(earshot, tenant.adminId);
  });
  afterEach(async () => {
    endpoint.answerWith(dialogue);
    receiver.answerWith((response) => response.writeHead(204).end());
    await earshot.service.db.run('DELETE FROM webhook_destinations');
  });
  afterAll(async () => {
    await earshot.stop();
    await Promise.all([endpoint.stop(), receiver.stop(), s3?.stop()]);
  });

  const erase = (id: string, as: string | RequestOptions = admin) => call(earshot, 'analysis.delete', as, { id });
  const verify = (id: string) => verifyErasure(id, earshot.service);
  const keyOf = async (id: string) =>
    (await earshot.service.db.get<{ key: string }>(
      'SELECT audio_storage_key AS key FROM analysis_documents WHERE analysis_id = ?',
      [id],
    ))!.key;
  const withRecording = async (idempotencyKey: string) => {
    const request = { audioKey: dataUrl(sound), clientName: 'Norte' };
    const { status, body, text } = await earshot.create(request, tenant.key, { 'Idempotency-Key': idempotencyKey });
    expect(status, text).toBe(200);
    return body as { id: string; publicLink: string };
  };

  it('leaves no trace in any table or in storage; the ledger keeps the minutes; twice → 404', async () => {
    receiver.answerWith((response) => response.writeHead(500).end());
    await storeDestination(earshot.service.db, tenant.companyId, `${receiver.url}/hook`);
    const { id, publicLink } = await withRecording('first');
    const key = await keyOf(id);
    const due = () => earshot.service.db.all('SELECT analysis_id FROM search_due');
    await eventually(async () => expect(await due()).toEqual([]));
    const before = await verify(id);
    // What is to be found is found: the test could fail.
    const places = before.traces.map((trace) => trace.split(' ')[1]);
    expect(places.toSorted()).toEqual([
      ...['analyses.id', 'analysis_documents.analysis_id', 'audit_entries.subject_id', 'credit_entries.analysis_id'],
      ...['idempotency_keys.analysis_id', 'idempotency_keys.body', 'search_places.analysis_id'],
      ...['webhook_bodies.analysis_id', 'webhook_bodies.body'],
    ]);
    const paid = await account(earshot.service.db, tenant.companyId);

    // The server sweeps by itself as well: what it does is not to be seen before the first look is over.
    const { storage } = earshot.service;
    const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
    const remove = storage.remove.bind(storage);
    storage.remove = (...names) => isSeen.then(() => remove(...names));
    expect((await erase(id)).body).toEqual({ result: { data: { id } } });
    expect((await earshot.get(`/api/analyses/${id}`, tenant.key)).status).toBe(404);
    expect((await fetch(publicLink)).status).toBe(404);
    expect((await fetch(`${publicLink}/audio`)).status).toBe(404);
    // The storage is cleaned by a sweep: until then the place is named.
    const between = await verify(id);
    expect(between.traces).toContain(`storage: ${key}`);
    expect(between.traces).toContain('database: uploads.storage_key (1 row)');
    seen();
    storage.remove = remove;
    await sweep(earshot.service);
    expect(await verify(id)).toEqual({
      id,
      erasures: [{ subject: 'analysis', by: 'administrator', at: expect.any(String) }],
      traces: [],
      pending: expect.any(Array),
    });
    expect(await earshot.service.storage.stat(key)).toBeNull();
    expect(await account(earshot.service.db, tenant.companyId)).toEqual(paid);
    expect((await output(earshot, 'credits.getLedger', admin, {})).items[0]).toMatchObject({
      kind: 'analysis',
      analysisId: null,
    });
    const { status, body } = await erase(id);
    expect([status, body.message]).toEqual([404, 'Analysis not found']);
  });

  it('the server’s log has the id, for whoever restores an older backup', async () => {
    const info = vi.spyOn(earshot.service.log, 'info');
    const id = await insertAnalysis(earshot.service.db, tenant.companyId);
    const person = await earshot.user(tenant.companyId, 'salesperson');
    await erase(id);
    await output(earshot, 'user.delete', admin, { id: person, analyses: 'keep' });
    const by = { userId: tenant.adminId, keyId: null };
    expect(info).toHaveBeenCalledWith({ analysisId: id, ...by }, 'an analysis was erased');
    expect(info).toHaveBeenCalledWith({ personId: person, analyses: 'keep', ...by }, 'a person was erased');
    const { name } = await output(earshot, 'company.get', admin);
    await output(earshot, 'company.requestErasure', admin, { name });
    await output(earshot, 'company.eraseNow', admin, { name });
    const company = { erasedCompanyId: tenant.companyId, userId: tenant.adminId };
    expect(info).toHaveBeenCalledWith(company, 'a company was erased');
    info.mockRestore();
  });

  it('a recording that another analysis uses stays that one’s, and goes with the last', async () => {
    const key = await stored(earshot, tenant.companyId, sound, 'call.mp3');
    const create = async () => (await earshot.create({ audioKey: key }, tenant.key)).body.id as string;
    const [first, second] = [await create(), await create()];
    await erase(first);
    await sweep(earshot.service);
    expect((await verify(first)).traces).toEqual([]);
    expect(await earshot.service.storage.stat(key)).not.toBeNull();
    await erase(second);
    await sweep(earshot.service);
    expect((await verify(second)).traces).toEqual([]);
    expect(await earshot.service.storage.stat(key)).toBeNull();
  });

  it('an upload that a bucket takes in again under its open grant goes once more, when the grant has ended', async () => {
    const { url, fields } = await output(earshot, 'upload.getPresignedUrl', tenant.key, {
      filename: 'call.mp3',
      contentType: 'audio/mpeg',
    });
    const post = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value as string);
      form.set('file', new Blob([new Uint8Array(sound)], { type: 'audio/mpeg' }), 'call.mp3');
      return (await fetch(url, { method: 'POST', body: form })).status;
    };
    expect(await post()).toBeLessThan(300);
    const { body } = await earshot.create({ audioKey: fields.key }, tenant.key);
    await erase(body.id);
    await sweep(earshot.service);
    expect(await earshot.service.storage.stat(fields.key)).toBeNull();
    const again = await post();
    if (kind === 'disk') expect(again).toBeGreaterThanOrEqual(400);
    else expect((await verify(body.id)).traces).toContain(`storage: ${fields.key}`);
    earshot.advance(2 * hourMs + 1000);
    await sweep(earshot.service);
    expect(await earshot.service.storage.stat(fields.key)).toBeNull();
    expect((await verify(body.id)).traces).toEqual([]);
  });

  it('one that is worked on: its caller gets 404, the hold is released, nothing is charged and nothing is left', async () => {
    let heard: TranscriptionAnswer | undefined;
    const asked = new Promise<() => void>((resolve) => {
      heard = (response, audio) => resolve(() => dialogue(response, audio));
    });
    endpoint.answerWith(heard!);
    const creation = earshot.create({ audioKey: dataUrl(sound) }, tenant.key, { 'Idempotency-Key': 'working' });
    const goOn = await asked;
    const [row] = await analysesOf(earshot.service.db, tenant.companyId);
    expect((await account(earshot.service.db, tenant.companyId)).held).toBeGreaterThan(0);
    expect((await erase(row!.id)).status).toBe(200);
    goOn();
    const { status, body } = await creation;
    expect([status, body.message]).toEqual([404, 'Analysis not found']);
    await sweep(earshot.service);
    expect((await verify(row!.id)).traces).toEqual([]);
    const { entries, ...left } = await account(earshot.service.db, tenant.companyId);
    // At the end of a month, the plan's minutes came meanwhile.
    expect(left).toMatchObject({ held: 0, debits: 0, ledger: entries });
  });

  it('one that waits in the queue, and one that failed: gone, the hold released', async () => {
    const waiting = await insertAnalysis(earshot.service.db, tenant.companyId, {
      status: 'pending',
      run_after: 9e12,
      held_hundredths: 300,
    });
    await earshot.service.db.run('UPDATE companies SET held_hundredths = 300 WHERE id = ?', [tenant.companyId]);
    const failed = await insertAnalysis(earshot.service.db, tenant.companyId, { status: 'failed' });
    for (const id of [waiting, failed]) {
      expect((await erase(id)).status).toBe(200);
      expect((await verify(id)).traces).toEqual([]);
    }
    expect((await account(earshot.service.db, tenant.companyId)).held).toBe(0);
  });

  it('one whose webhook is on its way: the attempt ends, none follows', async () => {
    let answer = () => {};
    receiver.received.length = 0;
    receiver.answerWith((response) => {
      answer = () => response.writeHead(500).end();
    });
    const { id: destinationId } = await storeDestination(
      earshot.service.db,
      tenant.companyId,
      `${receiver.url}/on-its-way`,
    );
    const { body } = await earshot.create({ transcript: transcript(2) }, tenant.key);
    await receiver.count(1);
    expect((await erase(body.id)).status).toBe(200);
    answer();
    earshot.advance(10 * 60_000);
    earshot.service.wakeDeliveries();
    await sweep(earshot.service);
    expect(await queueOf(earshot.service.db, destinationId)).toEqual([]);
    expect((await verify(body.id)).traces).toEqual([]);
    expect(receiver.received.filter(({ path }) => path === '/on-its-way')).toHaveLength(1);
  });

  it('a repeat of its idempotency key is a new request', async () => {
    const { id } = await withRecording('repeat');
    await erase(id);
    expect((await withRecording('repeat')).id).not.toBe(id);
  });

  it('another company’s id → 404 like none, keys → 401, salespersons and supervisors → 403, nothing changed', async () => {
    const { id } = await withRecording('kept');
    const foreign = await session(earshot, (await earshot.company()).adminId);
    const refused = await erase(id, foreign);
    expect([refused.status, refused.text]).toEqual([404, (await erase('nonexistent', foreign)).text]);
    expect((await erase(id, tenant.key)).status).toBe(401);
    for (const role of ['salesperson', 'supervisor'] as const)
      expect((await erase(id, await session(earshot, await earshot.user(tenant.companyId, role)))).status).toBe(403);
    for (const input of [{}, { id: null }, { id: 5 }])
      expect((await call(earshot, 'analysis.delete', admin, input)).status).toBe(400);
    expect((await earshot.get(`/api/analyses/${id}`, tenant.key)).status).toBe(200);
    expect(await keyOf(id)).not.toBeNull();
  });

  it('a collected call is not collected again, and its id is kept as a hash only', async () => {
    const { pbx, tenant: collecting, admin: collector } = await companyWithPbx(earshot);
    pbx.add([{ startedAt: since + 60_000, sound, durationSeconds: 30 }]);
    const { id } = await collected(earshot, collector, pbxInput(pbx));
    const [row] = await analysesOf(earshot.service.db, collecting.companyId);
    const { external } = (await earshot.service.db.get<{ external: string }>(
      'SELECT external_call_id AS external FROM analyses WHERE id = ?',
      [row!.id],
    ))!;
    expect((await erase(row!.id, collector)).status).toBe(200);
    const other = await collected(earshot, collector, pbxInput(pbx));
    for (const integrationId of [id, other.id]) await collectedAgain(earshot, collector, integrationId);
    expect(await analysesOf(earshot.service.db, collecting.companyId)).toEqual([]);
    const remembered = await earshot.service.db.all<{ external_id: string }>(
      'SELECT external_id FROM collected_recordings WHERE integration_id IN (?, ?)',
      [id, other.id],
    );
    expect(remembered).toHaveLength(2);
    for (const { external_id } of remembered) expect(external_id).not.toContain(external);
    await stopPbx(earshot, collector, pbx);
  });
});
