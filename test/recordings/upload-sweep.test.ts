// Uploads that nobody uses go after a day; what a creation has in hand stays, whoever sweeps meanwhile, on disk and on S3.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureUploads, removeUnusedUploads } from '../../packages/server/src/analyses/uploads/sweep-uploads.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { unusedBytes, uploadByKey } from '../../packages/server/src/records/uploads.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { output } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { analysesOf, insertAnalysis } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { noSpeech, startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { formBody, openForm, type Part, postForm } from '../harness/upload.ts';

const hourMs = 60 * 60 * 1000;
const mib = 1024 * 1024;
const create = 'analysis.submitAnalysis';
const gone = errorText(400, create, 'There is no audio under this audioKey. Upload it first.');

interface Granted {
  url: string;
  fields: { key: string } & Record<string, string>;
}

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let endpoint: TranscriptionServer;
  let s3: S3Server | undefined;
  let earshot: Earshot;
  /** Another process on the same database and storage. */
  let other: Earshot;
  let tenant: Tenant;
  let aheadMs = 0;

  beforeAll(async () => {
    if (kind === 's3') s3 = await startS3();
    endpoint = await startTranscriptionServer();
    const storage = s3 && { EARSHOT_STORAGE_URL: s3.storageUrl };
    const environment = { ...endpoint.environment, ...storage, EARSHOT_BACKGROUND: 'off' };
    earshot = await startEarshot(environment);
    other = await startEarshot(environment, earshot.database);
    other.service.now = () => earshot.service.now();
  });
  beforeEach(async () => {
    vi.restoreAllMocks();
    tenant = await earshot.company();
  });
  afterAll(async () => {
    await other.stop();
    await earshot.stop();
    await endpoint.stop();
    await s3?.stop();
  });

  const advance = (ms: number) => {
    aheadMs += ms;
    earshot.advance(ms);
  };
  /** A grant as of now; a bucket dates its policies by the clock of the machine. */
  async function grant(): Promise<Granted> {
    if (kind === 'disk') return output(earshot, 'upload.getPresignedUrl', tenant.key, grantInput);
    const { now } = earshot.service;
    earshot.service.now = () => Date.now();
    try {
      return await output(earshot, 'upload.getPresignedUrl', tenant.key, grantInput);
    } finally {
      earshot.service.now = now;
      await earshot.service.db.run(
        'UPDATE uploads SET expires_at = expires_at + ?, touched_at = touched_at + ? WHERE touched_at < ?',
        [aheadMs, aheadMs, now() - hourMs],
      );
    }
  }
  const grantInput = { filename: 'call.mp3', contentType: 'audio/mpeg' };
  const partsOf = ({ fields }: Granted, file: Uint8Array): Part[] => [
    ...Object.entries(fields),
    ['file', file, 'call.mp3'],
  ];
  async function upload(name = 'vbr.mp3'): Promise<string> {
    const granted = await grant();
    const body = formBody(partsOf(granted, await recording(name)));
    expect(await postForm(granted.url, body)).toMatchObject({ status: 204 });
    return granted.fields.key;
  }
  const row = (key: string) => uploadByKey(earshot.service.db, key);
  const object = (key: string) => earshot.service.storage.stat(key);
  const taken = async () => (await unusedBytes(earshot.service.db, tenant.companyId)) / mib;
  const use = (audioKey: string, on = earshot, text: string | undefined = transcript()) =>
    on.create({ audioKey, ...(text !== '' && { transcript: text }) }, tenant.key);
  const sweepAll = async () => {
    // A bucket's files are first measured, then removed.
    for (const each of [earshot, other, earshot]) await sweep(each.service);
  };

  it('an upload that nobody used for 24 hours is removed, its row with it, and a creation finds no audio', async () => {
    const key = await upload();
    advance(23 * hourMs);
    await sweepAll();
    expect(await object(key)).not.toBeNull();
    advance(3 * hourMs);
    await sweepAll();
    expect(await object(key)).toBeNull();
    expect(await row(key)).toBeUndefined();
    expect(await taken()).toBe(0);
    expect((await use(key)).text).toBe(gone);
  });

  it('an upload that an analysis uses stays, and any number of them may use it; one whose analyses failed is unused', async () => {
    const [key, failing] = [await upload(), await upload()];
    expect((await use(key)).status).toBe(200);
    expect((await use(failing, earshot, 'Too little.')).status).toBe(422);
    expect((await use(key, earshot, 'Too little.')).status).toBe(422);
    expect((await row(key))!.used_at).not.toBeNull();
    expect((await row(failing))!.used_at).toBeNull();
    advance(100 * hourMs);
    await sweepAll();
    expect(await object(key)).not.toBeNull();
    expect((await use(key)).status).toBe(200);
    // A bucket's files are measured an hour after the grant, and go with the sweep that follows.
    await sweepAll();
    expect(await object(failing)).toBeNull();
    expect((await use(failing)).text).toBe(gone);
  });

  it('a creation that was refused does not use it, but keeps it for another day', async () => {
    const granted = await grant();
    const { key } = granted.fields;
    const body = formBody(partsOf(granted, Buffer.from('no recording')));
    expect(await postForm(granted.url, body)).toMatchObject({ status: 204 });
    for (const _ of [1, 2]) {
      advance(23 * hourMs);
      await sweepAll();
      expect((await use(key)).body.message).toContain('Unsupported audio format');
    }
    expect(await row(key)).toMatchObject({ used_at: null });
    advance(25 * hourMs);
    await sweepAll();
    expect((await use(key)).text).toBe(gone);
  });

  it('an upload whose analysis was taken back is unused again, unless another one uses it (D56)', async () => {
    endpoint.answerWith(noSpeech);
    const [alone, shared] = [await upload('silence.mp3'), await upload('silence.mp3')];
    expect((await use(shared)).status).toBe(200);
    for (const key of [alone, shared]) expect((await use(key, earshot, '')).status).toBe(400);
    expect((await row(alone))!.used_at).toBeNull();
    expect((await row(shared))!.used_at).not.toBeNull();
    advance(26 * hourMs);
    await sweepAll();
    expect(await object(alone)).toBeNull();
    expect(await object(shared)).not.toBeNull();
  });

  it('a grant under which nothing came goes an hour after its end; what came without word is found', async () => {
    const [empty, unsaid] = [await grant(), await grant()];
    await earshot.service.storage.put(unsaid.fields.key, await recording('vbr.mp3'));
    advance(hourMs);
    await sweepAll();
    expect(await row(empty.fields.key)).toBeDefined();
    advance(1.1 * hourMs);
    await sweepAll();
    expect(await row(empty.fields.key)).toBeUndefined();
    const { length } = await recording('vbr.mp3');
    expect(await row(unsaid.fields.key)).toMatchObject({ bytes: length, reserved_bytes: 0 });
    expect(await taken()).toBe(1);
    advance(24 * hourMs);
    await sweepAll();
    expect(await object(unsaid.fields.key)).toBeNull();
  });

  it('a sweep that breaks off after the object, or before it, is ended by the next one', async () => {
    const key = await upload();
    advance(26 * hourMs);
    await sweep(earshot.service);
    const [before, after] = [await upload(), await upload()];
    // Their grants have ended: under an open one a bucket would take them in again.
    advance(2 * hourMs + 1);
    expect(await row(key)).toBeUndefined();
    for (const each of [before, after])
      await other.service.db.run('UPDATE uploads SET removing_at = 1 WHERE storage_key = ?', [each]);
    await earshot.service.storage.remove(after);
    await sweep(other.service);
    for (const each of [before, after]) {
      expect(await object(each)).toBeNull();
      expect(await row(each)).toBeUndefined();
    }
  });

  describe('a sweep beside a creation', () => {
    /** Lets a creation wait between its look at the upload and the row of its analysis. */
    function holdCreation() {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const { scratch } = earshot.service;
      vi.spyOn(scratch, 'newPath').mockImplementationOnce(async () => {
        arrived.resolve();
        await released.promise;
        return scratch.newPath();
      });
      return { arrived: arrived.promise, release: released.resolve };
    }
    /** Measured, and due for the sweep at once. */
    async function due(): Promise<string> {
      const key = await upload();
      advance(2.1 * hourMs);
      await sweep(other.service);
      advance(24 * hourMs);
      return key;
    }

    it('does not take what a creation has begun with', async () => {
      const key = await due();
      const held = holdCreation();
      const answer = use(key);
      await held.arrived;
      await sweep(other.service);
      held.release();
      expect((await answer).status).toBe(200);
      expect(await object(key)).not.toBeNull();
      expect((await row(key))!.used_at).not.toBeNull();
    });

    it('takes it first: then the creation finds no audio, even while the object is still there', async () => {
      const key = await due();
      vi.spyOn(other.service.storage, 'remove').mockRejectedValue(new Error('the storage is gone'));
      await sweep(other.service);
      expect(await object(key)).not.toBeNull();
      expect((await use(key)).text).toBe(gone);
      vi.restoreAllMocks();
      await sweep(other.service);
      expect(await object(key)).toBeNull();
    });

    it('a creation that took longer than a day leaves no analysis without its recording', async () => {
      const key = await due();
      const held = holdCreation();
      const answer = use(key);
      await held.arrived;
      const { storage } = earshot.service;
      const { read } = storage;
      vi.spyOn(storage, 'read').mockImplementationOnce(async (...request) => {
        const stream = await read(...request);
        advance(25 * hourMs);
        await sweep(other.service);
        return stream;
      });
      held.release();
      expect((await answer).text).toBe(gone);
      expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
      expect(await row(key)).toBeUndefined();
    });

    it('any number of both at once: an analysis has its recording, or there is none', async () => {
      const keys = await Promise.all(Array.from({ length: 12 }, () => upload()));
      advance(2.1 * hourMs);
      await sweep(other.service);
      advance(24 * hourMs);
      const sweeping = (async () => {
        for (let round = 0; round < 4; round += 1) await sweep(other.service);
      })();
      const answers = await Promise.all(keys.map((key, index) => use(key, index % 2 === 0 ? earshot : other)));
      await sweeping;
      for (const [index, { status, text }] of answers.entries()) {
        const isThere = (await object(keys[index]!)) !== null;
        if (status === 200) expect(isThere).toBe(true);
        else expect([text, isThere]).toEqual([gone, false]);
      }
    });
  });

  it('what a process of an older version uses without saying so is not swept', async () => {
    const key = await upload();
    await insertAnalysis(earshot.service.db, tenant.companyId, {}, { audio_storage_key: key });
    advance(26 * hourMs);
    await sweepAll();
    expect(await object(key)).not.toBeNull();
    if (kind === 'disk') expect((await row(key))!.used_at).not.toBeNull();
  });

  if (kind === 'disk') {
    it('a file that ends long after its grant is nobody’s, and is not kept', async () => {
      const granted = await grant();
      const form = openForm(granted.url, partsOf(granted, Buffer.alloc(mib)));
      form.sendAllBut(1000);
      await form.drained;
      await expect.poll(taken).toBeGreaterThan(1);
      advance(2.1 * hourMs);
      await measureUploads(earshot.service);
      await removeUnusedUploads(earshot.service);
      expect(await row(granted.fields.key)).toBeUndefined();
      form.finish(1000);
      expect(await form.status).toBe(403);
      expect(await object(granted.fields.key)).toBeNull();
    });
  }
});
