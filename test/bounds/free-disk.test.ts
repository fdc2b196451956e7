// A disk that is nearly full: recordings wait or are refused with a clear 503, by every way in; transcripts and the database go on.
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unusedBytes } from '../../packages/server/src/records/uploads.ts';
import { collected, collectedAgain, pbxEnvironment, pbxInput, since } from '../harness/collection.ts';
import { type Answer, type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call, output, session } from '../harness/procedures.ts';
import { type AudioHost, dataUrl, recording, startAudioHost, stored } from '../harness/recordings.ts';
import { account, analysesOf } from '../harness/rows.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { formBody, openForm, type Part, postForm } from '../harness/upload.ts';
import { startYeastarServer } from '../providers/yeastar-server.ts';

const mib = 1024 * 1024;
const gib = 1024 * mib;
const message =
  'The server has too little free disk space for recordings right now. Send the transcript instead, or retry later. The operator of the server can free space.';
const grantInput = { filename: 'call.mp3', contentType: 'audio/mpeg' };

/** What the disks say, in bytes; storage and database are on the first one. */
const free = { data: 0, temporary: 0 };
const separate = { isTemporary: false };

function withDisks(earshot: Earshot): Earshot {
  earshot.service.diskOf = async (folder) =>
    folder === tmpdir() && separate.isTemporary
      ? { device: 2, freeBytes: free.temporary }
      : { device: 1, freeBytes: free.data };
  return earshot;
}

let endpoint: TranscriptionServer;
let host: AudioHost;
let earshot: Earshot;
let tenant: Tenant;

beforeAll(async () => {
  endpoint = await startTranscriptionServer();
  host = await startAudioHost();
  earshot = withDisks(
    await startEarshot({
      ...endpoint.environment,
      ...pbxEnvironment,
      EARSHOT_ALLOW_PRIVATE_NETWORK: 'true',
    }),
  );
});
beforeEach(async () => {
  tenant = await earshot.company();
  disk(2 * gib);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await earshot.stop();
  await host.stop();
  await endpoint.stop();
});

/** Seen at once: a look at a disk is good for a second. */
function disk(freeBytes: number, on = earshot): void {
  free.data = freeBytes;
  on.advance(1_000);
}

const refused = (answer: Answer, path: string) => {
  expect(answer.text).toBe(errorText(503, path, message));
  expect(answer.headers.get('retry-after')).toBe('60');
};
const create = (json: object) => earshot.create(json, tenant.key);
const rest = 'analysis.submitAnalysis';
async function granted() {
  const { url, fields } = await output(earshot, 'upload.getPresignedUrl', tenant.key, grantInput);
  const parts = (file: Uint8Array): Part[] => [...Object.entries<string>(fields), ['file', file, 'call.mp3']];
  return { url, key: fields.key as string, parts };
}
const kept = async () => {
  const entries = await readdir(earshot.database.storageFolder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
/** Recordings in temporary folders of this process. */
async function scratchFiles(): Promise<string[]> {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(`earshot-audio-${process.pid}-`));
  return (await Promise.all(folders.map((name) => readdir(join(tmpdir(), name))))).flat();
}
const taken = async () => (await unusedBytes(earshot.service.db, tenant.companyId)) / mib;

describe('with less than EARSHOT_MIN_FREE_DISK_MIB', () => {
  it('every way in for a recording is refused, nothing is left or charged, and transcripts go on', async () => {
    const upload = await granted();
    const key = await stored(earshot, tenant.companyId, await recording('vbr.mp3'));
    host.answerWith((response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end());
    const before = await kept();
    disk(gib - 1);
    refused(await call(earshot, 'upload.getPresignedUrl', tenant.key, grantInput), 'upload.getPresignedUrl');
    const form = await postForm(upload.url, formBody(upload.parts(Buffer.alloc(mib))));
    expect(form.text).toBe(errorText(503, 'uploads', message));
    refused(await create({ audioKey: dataUrl(await recording('vbr.mp3')) }), rest);
    refused(await create({ audioKey: key }), rest);
    refused(await create({ audioKey: key, transcript: transcript() }), rest);
    refused(await create({ audioKey: `${host.url}/call.mp3` }), rest);
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    refused(await call(earshot, 'analysis.submit', tenant.key, { audioKey: key, salespersonId }), 'analysis.submit');
    expect(host.requests).toEqual([]);
    expect(await kept()).toEqual(before);
    expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
    expect(await account(earshot.service.db, tenant.companyId)).toMatchObject({ held: 0, debits: 0 });

    expect((await create({ transcript: transcript() })).status).toBe(200);
    expect((await earshot.get('/readyz')).status).toBe(200);
    disk(gib + 42 * mib);
    expect(await postForm(upload.url, formBody(upload.parts(Buffer.alloc(mib))))).toMatchObject({ status: 204 });
    expect((await create({ audioKey: key })).status).toBe(200);
  });

  it('files that come at once share what is left: no more are taken than fit', async () => {
    const uploads = await Promise.all(Array.from({ length: 4 }, granted));
    disk(gib + 25 * mib);
    const take = vi.spyOn(earshot.service.room, 'reserve');
    const forms = uploads.map(({ url, parts }) => openForm(url, parts(Buffer.alloc(10 * mib))));
    // All of them have begun before one of them may end.
    for (const form of forms) form.sendAllBut(mib);
    await expect
      .poll(() => take.mock.settledResults.filter(({ type }) => type !== 'incomplete').length, {
        timeout: 20_000,
      })
      .toBe(4);
    for (const form of forms) form.finish(mib);
    const statuses = (await Promise.all(forms.map(({ status }) => status))).toSorted();
    expect(statuses).toEqual([204, 204, 503, 503]);
    expect(await taken()).toBe(22);
  });

  it('a disk that others fill while a file comes ends it, and leaves nothing of it', async () => {
    const { url, key, parts } = await granted();
    const form = openForm(url, parts(Buffer.alloc(20 * mib)));
    form.sendAllBut(18 * mib);
    await expect.poll(taken, { timeout: 20_000 }).toBeGreaterThan(19);
    disk(gib - 1);
    form.finish(18 * mib);
    expect(await form.status).toBe(503);
    expect(await earshot.service.storage.stat(key)).toBeNull();
    expect(await taken()).toBe(1);

    disk(2 * gib);
    host.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      disk(gib - 1);
      response.end(Buffer.alloc(10 * mib));
    });
    refused(await create({ audioKey: `${host.url}/call.mp3` }), rest);
    expect(await scratchFiles()).toEqual([]);
  });

  it('a full disk that the system tells of is the same 503', async () => {
    const { url, key, parts } = await granted();
    const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const { intake } = earshot.service.storage;
    const store = intake!.store.bind(intake);
    vi.spyOn(intake!, 'store').mockImplementationOnce((name, stream) => {
      stream.destroy();
      const broken = new Readable({ read: () => broken.destroy(full()) });
      return store(name, broken);
    });
    const answer = await postForm(url, formBody(parts(Buffer.alloc(mib))));
    expect(answer.text).toBe(errorText(503, 'uploads', message));
    expect(await earshot.service.storage.stat(key)).toBeNull();
    expect(await taken()).toBe(1);
    expect(await postForm(url, formBody(parts(Buffer.alloc(mib))))).toMatchObject({ status: 204 });
  });

  it('a folder for temporary files on a disk of its own needs room for what is written, and no more', async () => {
    separate.isTemporary = true;
    try {
      const audioKey = dataUrl(await recording('vbr.mp3'));
      free.temporary = 10 * mib;
      disk(2 * gib);
      expect((await create({ audioKey })).status).toBe(200);
      free.temporary = 1000;
      disk(2 * gib);
      refused(await create({ audioKey }), rest);
    } finally {
      separate.isTemporary = false;
    }
  });

  it('what is queued waits for room, and counts no try', async () => {
    const key = await stored(earshot, tenant.companyId, await recording('vbr.mp3'));
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    const { db, storage } = earshot.service;
    // The disk is full from the moment that it is queued.
    const { stat } = storage;
    let looks = 0;
    const look = vi.spyOn(storage, 'stat').mockImplementation(async (...request) => {
      looks += 1;
      if (looks > 1) disk(gib - 1);
      return stat(...request);
    });
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { audioKey: key, salespersonId });
    const row = async () =>
      (await db.get<{ status: string; auto_retry_count: number }>(
        'SELECT status, auto_retry_count FROM analyses WHERE id = ?',
        [id],
      ))!;
    const goOn = () => {
      earshot.advance(61_000);
      earshot.service.wakeQueue();
    };
    const looksByNow = () => {
      goOn();
      return looks;
    };
    const statusByNow = async () => {
      goOn();
      return (await row()).status;
    };
    // More often than a failure of ours is tried again.
    await expect.poll(looksByNow, { timeout: 25_000, interval: 50 }).toBeGreaterThan(6);
    expect(['pending', 'processing']).toContain((await row()).status);
    expect((await row()).auto_retry_count).toBe(0);
    expect(await account(db, tenant.companyId)).toMatchObject({ held: 100 });
    look.mockRestore();
    disk(2 * gib);
    await expect.poll(statusByNow, { timeout: 20_000, interval: 100 }).toBe('completed');
  });

  it('collection says so, holds it against nobody, and goes on by itself', async () => {
    const pbx = await startYeastarServer();
    const admin = await session(earshot, tenant.adminId);
    pbx.add([
      {
        startedAt: since + 60_000,
        sound: await recording('mulaw.wav'),
        durationSeconds: 30,
        from: ['José Ávila', '11987654321'],
        to: ['Ana Reis', '201'],
      },
    ]);
    disk(gib - 1);
    const { id, state, lastRuns } = await collected(earshot, admin, pbxInput(pbx));
    expect(state).toBe('backing_off');
    expect(lastRuns).toMatchObject([
      {
        queued: 0,
        skipped: [],
        error:
          'The disk of this service has too little room for recordings. Collection goes on by itself when there is more.',
      },
    ]);
    for (let run = 0; run < 9; run += 1) await collectedAgain(earshot, admin, id);
    expect(await earshot.service.db.get('SELECT failures, stuck_count FROM integrations WHERE id = ?', [id])).toEqual({
      failures: 0,
      stuck_count: 0,
    });
    disk(2 * gib);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, skipped: [], error: null });
    await output(earshot, 'integrations.delete', admin, { id });
    await pbx.stop();
  });

  it('/metrics tells what is free', async () => {
    disk(3 * gib);
    const { text } = await earshot.get('/metrics');
    expect(text).toContain(`earshot_disk_free_bytes{folder="storage"} ${3 * gib}`);
    expect(text).toContain(`earshot_disk_free_bytes{folder="temporary"} ${3 * gib}`);
  });
});

describe('with a bucket', () => {
  let s3: S3Server;
  let onS3: Earshot;
  beforeAll(async () => {
    s3 = await startS3();
    onS3 = withDisks(
      await startEarshot({
        ...endpoint.environment,
        EARSHOT_STORAGE_URL: s3.storageUrl,
        EARSHOT_MIN_FREE_DISK_MIB: '10',
      }),
    );
  });
  afterAll(async () => {
    await onS3.stop();
    await s3.stop();
  });

  it('uploads need no disk here; what is looked at here does', async () => {
    const { key } = await onS3.company();
    disk(1000, onS3);
    const answer = await call(onS3, 'upload.getPresignedUrl', key, grantInput);
    expect(answer.status).toBe(200);
    const audioKey = dataUrl(await recording('vbr.mp3'));
    refused(await onS3.create({ audioKey }, key), rest);
    disk(11 * mib, onS3);
    expect((await onS3.create({ audioKey }, key)).status).toBe(200);
  });
});
