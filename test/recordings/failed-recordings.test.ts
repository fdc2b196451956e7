// A recording whose analyses all failed was paid by nobody: it counts as an unused upload, however it came, and goes after a day, on disk and on S3.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweep } from '../../packages/server/src/background.ts';
import { unusedBytes, uploadByKey } from '../../packages/server/src/records/uploads.ts';
import {
  collected,
  collectedAgain,
  companyWithPbx,
  integration,
  pbxInput,
  since,
  stopPbx,
} from '../harness/collection.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { type AudioHost, dataUrl, recording, startAudioHost, stored } from '../harness/recordings.ts';
import { account, analysesOf, insertAnalysis } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import {
  answerJson,
  dialogue,
  noSpeech,
  segment,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';

const hourMs = 60 * 60 * 1000;
const mib = 1024 * 1024;
const create = 'analysis.submitAnalysis';
const gone = errorText(400, create, 'There is no audio under this audioKey. Upload it first.');
const twoWords = answerJson({ text: '', segments: [segment(0.2, 1, ' Hello there.')] });

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let endpoint: TranscriptionServer;
  let host: AudioHost;
  let s3: S3Server | undefined;
  let earshot: Earshot;
  let tenant: Tenant;
  let sound: Buffer;

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3();
    endpoint = await startTranscriptionServer();
    host = await startAudioHost();
    sound = await recording('vbr.mp3');
    host.answerWith((response) => response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(sound));
    earshot = await startEarshot({
      ...endpoint.environment,
      ...(s3 && { EARSHOT_STORAGE_URL: s3.storageUrl }),
      EARSHOT_UPLOAD_QUOTA_MIB: '40',
      EARSHOT_ALLOW_PRIVATE_NETWORK: 'true',
      EARSHOT_PBX_NETWORKS: '127.0.0.0/8',
    });
  });
  beforeEach(async () => {
    tenant = await earshot.company({ minutes: 20 });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    endpoint.answerWith(dialogue);
    host.requests.length = 0;
  });
  afterAll(async () => {
    await earshot.stop();
    await Promise.all([endpoint.stop(), host.stop(), s3?.stop()]);
  });

  const use = (changes: object) => earshot.create(changes, tenant.key);
  const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
  const row = (key: string) => uploadByKey(earshot.service.db, key);
  const object = (key: string) => earshot.service.storage.stat(key);
  const taken = async () => (await unusedBytes(earshot.service.db, tenant.companyId)) / mib;
  const keys = async () =>
    (
      await earshot.service.db.all<{ key: string | null }>(
        `SELECT audio_storage_key AS key FROM analysis_documents JOIN analyses ON id = analysis_id
         WHERE company_id = ? ORDER BY created_at, id`,
        [tenant.companyId],
      )
    ).map(({ key }) => key);
  const sweepTwice = async () => {
    for (const _ of [1, 2]) await sweep(earshot.service);
  };
  /** What was measured, and more than it is. */
  const grow = (key: string) =>
    earshot.service.db.run('UPDATE uploads SET bytes = ? WHERE storage_key = ?', [40 * mib, key]);
  /** A creation that is in the transcriber's hands; `go` lets it hear. */
  async function heardLater(audioKey: string, answer = noSpeech) {
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    endpoint.answerWith(async (response, question) => {
      asked.resolve();
      await released.promise;
      answer(response, question);
    });
    const answered = use({ audioKey });
    await asked.promise;
    endpoint.answerWith(dialogue);
    const go = () => {
      released.resolve();
      return answered;
    };
    return { go, key: (await keys()).at(-1)! };
  }

  const forms: [string, () => Promise<string>][] = [
    ['a Data URL', async () => dataUrl(sound)],
    ['an address', async () => `${host.url}/call.mp3`],
    ['a storage key', () => stored(earshot, tenant.companyId, sound)],
  ];

  it.each(forms)(
    '%s whose analysis failed for its words is unused, goes a day later, and its row stays',
    async (_form, ask) => {
      endpoint.answerWith(twoWords);
      const audioKey = await ask();
      expect((await use({ audioKey })).status).toBe(422);
      expect(await account(earshot.service.db, tenant.companyId)).toMatchObject({ held: 0, debits: 0 });
      const [{ id }, [key]] = [(await analysesOf(earshot.service.db, tenant.companyId))[0]!, await keys()];
      expect(await row(key!)).toMatchObject({ used_at: null, bytes: sound.length });
      expect(await taken()).toBe(1);
      const { audioUrl } = await read(id);
      expect((await fetch(audioUrl)).status).toBe(200);
      earshot.advance(23 * hourMs);
      await sweepTwice();
      expect(await object(key!)).not.toBeNull();
      earshot.advance(2 * hourMs);
      await sweepTwice();
      expect([await object(key!), await row(key!), await taken()]).toEqual([null, undefined, 0]);
      const failed = { id, status: 'failed', errorSource: 'analysis', audioUrl: null };
      expect(await read(id)).toMatchObject(failed);
      expect(await output(earshot, 'analysis.get', tenant.key, { id })).toMatchObject(failed);
      expect((await earshot.get('/api/analyses', tenant.key)).body.items).toMatchObject([{ id, status: 'failed' }]);
      expect((await use({ audioKey: key! })).text).toBe(gone);
    },
  );

  it('one that a completed analysis uses stays, whichever came first', async () => {
    endpoint.answerWith(twoWords);
    expect((await use({ audioKey: dataUrl(sound) })).status).toBe(422);
    expect((await use({ audioKey: dataUrl(sound), transcript: transcript() })).status).toBe(200);
    const [first, second] = (await keys()) as [string, string];
    expect((await use({ audioKey: second })).status).toBe(422);
    expect((await use({ audioKey: first, transcript: transcript() })).status).toBe(200);
    expect(await taken()).toBe(0);
    earshot.advance(100 * hourMs);
    await sweepTwice();
    for (const key of [first, second]) expect(await object(key)).not.toBeNull();
  });

  it('a queued one that may be tried again is in use; after its last try it is not (D37)', async () => {
    endpoint.answerWith(answerJson({}, 401));
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const key = await stored(earshot, tenant.companyId, sound);
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { audioKey: key, salespersonId });
    const reaches = (expected: object) =>
      expect.poll(() => read(id), { timeout: 20_000, interval: 20 }).toMatchObject(expected);
    for (const autoRetryCount of [1, 2, 3]) {
      await reaches({ status: 'pending', autoRetryCount });
      await sweepTwice();
      expect((await row(key))!.used_at).not.toBeNull();
      earshot.advance(121_000);
      earshot.service.wakeQueue();
    }
    await reaches({ status: 'failed', autoRetryCount: 3 });
    expect((await row(key))!.used_at).toBeNull();
    expect(await taken()).toBe(1);
  });

  it('what waits from before recordings had rows gets one when it fails, and is measured', async () => {
    endpoint.answerWith(noSpeech);
    const key = await stored(earshot, tenant.companyId, sound);
    const queued = { status: 'pending', job_id: 'x', run_after: 0 };
    const document = { transcript: '', audio_key: key, audio_storage_key: key };
    const id = await insertAnalysis(earshot.service.db, tenant.companyId, queued, document);
    earshot.service.wakeQueue();
    await expect.poll(() => read(id), { timeout: 20_000 }).toMatchObject({ status: 'failed', errorSource: 'audio' });
    await sweepTwice();
    expect(await row(key)).toMatchObject({ used_at: null, bytes: sound.length });
    earshot.advance(25 * hourMs);
    await sweepTwice();
    expect(await object(key)).toBeNull();
  });

  it('beyond the quota, no recording comes in, and none is fetched; transcripts and what is stored go on', async () => {
    endpoint.answerWith(twoWords);
    expect((await use({ audioKey: dataUrl(sound) })).status).toBe(422);
    const [key] = (await keys()) as [string];
    await grow(key);
    const message =
      "Unused uploads, open grants and recordings of failed analyses take 40 of your company's 40 MiB, and this one needs 1 MiB. Analyse the uploads, or wait: unused uploads are removed after 24 hours.";
    for (const audioKey of [dataUrl(sound), `${host.url}/call.mp3`]) {
      expect((await use({ audioKey })).text).toBe(errorText(403, create, message));
      expect((await use({ audioKey, transcript: transcript() })).status).toBe(403);
    }
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const asked = await call(earshot, 'analysis.submit', tenant.key, {
      audioUrl: `${host.url.replace('http', 'https')}/call.mp3`,
      salespersonId,
    });
    expect(asked.text).toBe(errorText(403, 'analysis.submit', message));
    expect(host.requests).toEqual([]);
    expect(await keys()).toEqual([key]);
    expect((await use({ transcript: transcript() })).status).toBe(200);
    // It is used from now on.
    expect((await use({ audioKey: key, transcript: transcript() })).status).toBe(200);
    expect((await use({ audioKey: dataUrl(sound), transcript: transcript() })).status).toBe(200);
    // Another company has its own.
    tenant = await earshot.company();
    expect((await use({ audioKey: dataUrl(sound), transcript: transcript() })).status).toBe(200);
  });

  describe('the recording of an analysis that is taken back (D56)', () => {
    it('stays for another analysis that names it', async () => {
      const taking = await heardLater(dataUrl(sound));
      const other = await use({ audioKey: taking.key, transcript: transcript() });
      expect(other.status, other.text).toBe(200);
      expect((await taking.go()).status).toBe(400);
      expect(await object(taking.key)).not.toBeNull();
      expect((await row(taking.key))!.used_at).not.toBeNull();
      expect((await fetch((await read(other.body.id)).audioUrl)).status).toBe(200);
    });

    it('stays a day for another one that failed', async () => {
      const taking = await heardLater(dataUrl(sound));
      expect((await use({ audioKey: taking.key, transcript: 'Too little.' })).status).toBe(422);
      expect((await taking.go()).status).toBe(400);
      expect(await row(taking.key)).toMatchObject({ used_at: null, removing_at: null });
      earshot.advance(25 * hourMs);
      await sweepTwice();
      expect(await object(taking.key)).toBeNull();
    });

    it('goes at once, though another creation has read it: that one finds no audio', async () => {
      const taking = await heardLater(dataUrl(sound));
      const { storage } = earshot.service;
      const { read: readObject } = storage;
      vi.spyOn(storage, 'read').mockImplementationOnce(async (...request) => {
        const stream = await readObject(...request);
        expect((await taking.go()).status).toBe(400);
        return stream;
      });
      expect((await use({ audioKey: taking.key, transcript: transcript() })).text).toBe(gone);
      expect([await object(taking.key), await row(taking.key)]).toEqual([null, undefined]);
      expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
    });
  });

  it('collected: what failed counts and is not collected again; beyond the quota, collection waits, and goes on by itself', async () => {
    endpoint.answerWith(noSpeech);
    const pbx = await companyWithPbx(earshot);
    tenant = pbx.tenant;
    const phoned = async (minute: number) => ({
      startedAt: since + minute * 60_000,
      sound: await recording('mulaw.wav'),
      durationSeconds: 30,
      from: ['José Ávila', '11987654321'] as [string, string],
      to: ['Ana Reis', '201'] as [string, string],
    });
    pbx.pbx.add([await phoned(1)]);
    const { id } = await collected(earshot, pbx.admin, pbxInput(pbx.pbx));
    await expect.poll(taken, { timeout: 20_000 }).toBe(1);
    const [key] = (await keys()) as [string];
    await grow(key);
    pbx.pbx.add([await phoned(2)]);
    const error =
      'Unused uploads and recordings of failed analyses take the quota of your company. Collection goes on by itself when there is room.';
    for (let run = 0; run < 9; run += 1)
      expect(await collectedAgain(earshot, pbx.admin, id)).toMatchObject({ queued: 0, skipped: [], error });
    expect(await integration(earshot, pbx.admin, id)).toMatchObject({ state: 'backing_off' });
    endpoint.answerWith(dialogue);
    earshot.advance(25 * hourMs);
    await sweepTwice();
    expect(await object(key)).toBeNull();
    await expect.poll(async () => (await keys()).length, { timeout: 20_000, interval: 50 }).toBe(2);
    // The session of yesterday has ended.
    const admin = await session(earshot, tenant.adminId);
    // The first may be the run that is under way.
    await collectedAgain(earshot, admin, id);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0, error: null });
    expect((await integration(earshot, admin, id)).state).toBe('active');
    await stopPbx(earshot, admin, pbx.pbx);
  });
});
