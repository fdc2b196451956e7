// analysis.retry: failed analyses back in the queue, one or all of a period (docs/decisions/creation.md#retry).
import { earshotError } from '@earshot/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { uploadByKey } from '../../packages/server/src/records/uploads.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import { recording, stored } from '../harness/recordings.ts';
import { account, insertAnalysis } from '../harness/rows.ts';
import {
  dialogue,
  noSpeech,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;

beforeAll(async () => {
  sound = await recording('mulaw.wav');
  endpoint = await startTranscriptionServer();
  earshot = await startEarshot(endpoint.environment);
});
beforeEach(async () => {
  tenant = await earshot.company({ minutes: 20 });
  admin = await session(earshot, tenant.adminId);
});
afterEach(() => endpoint.answerWith(dialogue));
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
});

const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const reaches = (id: string, expected: object) => expect.poll(() => read(id), { interval: 20 }).toMatchObject(expected);
const money = () => account(earshot.service.db, tenant.companyId);
const retry = (input: Record<string, unknown>) => output(earshot, 'analysis.retry', admin, input);

/** A failed analysis of a recording in which nothing was heard. */
async function failed(): Promise<{ id: string; audioKey: string }> {
  endpoint.answerWith(noSpeech);
  const audioKey = await stored(earshot, tenant.companyId, sound);
  const { id } = await output(earshot, 'analysis.submit', tenant.key, { audioKey });
  await reaches(id, { status: 'failed', errorSource: 'audio' });
  endpoint.answerWith(dialogue);
  return { id, audioKey };
}

describe('analysis.retry', () => {
  it('tries one again: charged once, its recording in use, nothing left of the failure', async () => {
    const { id, audioKey } = await failed();
    expect(await money()).toMatchObject({ held: 0, debits: 0 });
    expect(await retry({ id })).toEqual({ queued: 1, refused: [], nextFrom: null });
    await reaches(id, { status: 'completed', errorSource: null, errorDetail: null, autoRetryCount: 0 });
    expect(await money()).toMatchObject({ held: 0, debits: 1 });
    expect((await uploadByKey(earshot.service.db, audioKey))!.used_at).not.toBeNull();
    expect(await retry({ id })).toEqual({ queued: 0, refused: [{ id, reason: 'not_failed' }], nextFrom: null });
    expect(await money()).toMatchObject({ held: 0, debits: 1 });
  });

  it('tries all of a period, of this company alone, once however often it is asked for at a time', async () => {
    const ids = [(await failed()).id, (await failed()).id, (await failed()).id];
    const other = await earshot.company();
    const foreign = await insertAnalysis(earshot.service.db, other.companyId, { status: 'failed' });
    const period = {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(Date.now() + 60_000).toISOString(),
    };
    expect(await retry({ from: period.to, to: period.to })).toMatchObject({ queued: 0 });
    const answers = await Promise.all([retry(period), retry(period), retry(period)]);
    expect(answers.reduce((sum, { queued }) => sum + queued, 0)).toBe(3);
    for (const id of ids) await reaches(id, { status: 'completed' });
    expect(await money()).toMatchObject({ held: 0, debits: 3 });
    expect((await earshot.get(`/api/analyses/${foreign}`, other.key)).body.status).toBe('failed');
  });

  it('says which stay failed: the recording is gone, or the balance does not cover them', async () => {
    const gone = await failed();
    earshot.advance(25 * 3_600_000);
    for (const _ of [1, 2]) await sweep(earshot.service);
    admin = await session(earshot, tenant.adminId);
    expect(await retry({ id: gone.id })).toMatchObject({ queued: 0, refused: [{ reason: 'recording_gone' }] });
    const { id, audioKey } = await failed();
    await earshot.service.db.run('UPDATE companies SET held_hundredths = ledger_hundredths WHERE id = ?', [
      tenant.companyId,
    ]);
    expect(await retry({ id })).toMatchObject({ queued: 0, refused: [{ reason: 'balance' }] });
    expect((await uploadByKey(earshot.service.db, audioKey))!.used_at).toBeNull();
    expect(await read(id)).toMatchObject({ status: 'failed', errorSource: 'audio' });
  });

  it('a transcript that cannot be read stays failed and says so; the others of the period go on, and the audit log has them', async () => {
    const { analyser, db } = earshot.service;
    const unreadable = await insertAnalysis(
      db,
      tenant.companyId,
      { status: 'failed' },
      { transcript: 'Ana: too much' },
    );
    const { id } = await failed();
    const { inspect } = analyser;
    analyser.inspect = async () => {
      throw earshotError('transcriptUnprocessable');
    };
    const period = {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(earshot.service.now() + 60_000).toISOString(),
    };
    const answer = await retry(period).finally(() => {
      analyser.inspect = inspect;
    });
    expect(answer).toEqual({ queued: 1, refused: [{ id: unreadable, reason: 'unreadable' }], nextFrom: null });
    const { items } = await output(earshot, 'company.listAudit', admin, { kind: 'analysis.retried' });
    expect(items).toMatchObject([{ subjectId: id, actor: { kind: 'person', userId: tenant.adminId } }]);
    await reaches(id, { status: 'completed' });
    expect(await read(unreadable)).toMatchObject({ status: 'failed' });
    expect(await money()).toMatchObject({ held: 0, debits: 1 });
  });

  it('of another company, or of none → 404; neither one nor a period → 400', async () => {
    const other = await earshot.company();
    const foreign = await insertAnalysis(earshot.service.db, other.companyId, { status: 'failed' });
    for (const id of [foreign, 'none']) expect((await call(earshot, 'analysis.retry', admin, { id })).status).toBe(404);
    expect((await call(earshot, 'analysis.retry', admin, {})).status).toBe(400);
  });
});
