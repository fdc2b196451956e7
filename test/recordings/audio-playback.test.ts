// audioUrl: who may hear the audio and for how long, whole or in part, in every place that shows the address (docs/decisions/audio.md#d30, docs/decisions/access.md#d57).
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificate } from '../harness/certificate.ts';
import { type Earshot, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { output } from '../harness/procedures.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { dataUrl, recording, stored } from '../harness/recordings.ts';
import { deactivateCompany } from '../harness/rows.ts';
import { startS3 } from '../harness/s3-server.ts';
import { storeDestination } from '../harness/webhooks.ts';

let earshot: Earshot;
let receiver: Receiver;
let tenant: Tenant;
let mp3: Buffer;

beforeAll(async () => {
  const { cert } = await certificate();
  receiver = await startReceiver();
  const environment = { EARSHOT_TRANSCRIPTION_ENGINE: 'none', EARSHOT_ALLOW_PRIVATE_NETWORK: 'true' };
  earshot = await startEarshot(environment, undefined, { certificateAuthority: cert });
  mp3 = await recording('vbr.mp3');
});
beforeEach(async () => {
  tenant = await earshot.company();
});
afterAll(async () => {
  await earshot.stop();
  await receiver.stop();
});

const create = async (audioKey: string) => {
  const answer = await earshot.create({ transcript: transcript(), audioKey }, tenant.key);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const urlOf = async (audioKey = dataUrl(mp3)) => (await read((await create(audioKey)).id)).audioUrl as string;
const fetched = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(url, { headers, method });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
/** As it stands: fetch would normalise the path. */
const raw = (path: string) =>
  new Promise<number>((resolve, reject) => {
    request(`${earshot.url}/`, { path }, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

describe('the address', () => {
  it('plays the audio, inline, as what its content is, and runs nothing', async () => {
    const { status, headers, bytes } = await fetched(await urlOf());
    expect([status, bytes.equals(mp3)]).toEqual([200, true]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(mp3.length),
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['call.mp4', 'audio/mp4'],
    ['pcm.wav', 'audio/wav'],
    ['call.opus', 'audio/ogg'],
  ])('%s → %s, whatever was declared', async (file, type) => {
    const url = await urlOf(dataUrl(await recording(file), 'audio/mpeg'));
    expect((await fetched(url, {}, 'HEAD')).headers.get('content-type')).toBe(type);
  });

  it('is the same for an upload, with its name', async () => {
    const key = await stored(earshot, tenant.companyId, mp3, 'ligação (1).mp3');
    expect((await fetched(await urlOf(key))).bytes.equals(mp3)).toBe(true);
  });

  it('counts for one hour', async () => {
    const url = await urlOf();
    earshot.advance(59 * 60_000);
    expect((await fetched(url)).status).toBe(200);
    earshot.advance(61_000);
    const { status, bytes } = await fetched(url);
    const message = 'The address of this audio is invalid or has expired. Read the analysis again to get a new one.';
    expect([status, bytes.toString()]).toEqual([403, errorText(403, new URL(url).pathname.slice(1), message)]);
  });

  it('cannot be changed: key, time, signature, or left out', async () => {
    const other = await earshot.company();
    const url = new URL(await urlOf());
    const changed = (change: (copy: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return fetched(copy.href);
    };
    const changes: ((copy: URL) => void)[] = [
      (copy) => copy.searchParams.set('expires', String(Number(copy.searchParams.get('expires')) + 1)),
      (copy) => copy.searchParams.set('signature', '0'.repeat(64)),
      (copy) => copy.searchParams.append('signature', copy.searchParams.get('signature')!),
      (copy) => copy.searchParams.delete('signature'),
      (copy) => copy.searchParams.delete('expires'),
      (copy) => {
        copy.pathname = copy.pathname.replace(tenant.companyId, other.companyId);
      },
    ];
    for (const change of changes) expect((await changed(change)).status).toBe(403);
  });

  it.each([
    '/audio/../../etc/passwd',
    '/audio/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/audio/uploads/%00',
    '/audio/%zz',
    '/audio/.incoming/x',
  ])('%s leads nowhere', async (path) => {
    const { search } = new URL(await urlOf());
    expect([400, 403, 404]).toContain(await raw(path + search));
  });

  it('of a deactivated company → 403; of audio that is gone → 404', async () => {
    const { id } = await create(dataUrl(mp3));
    const { audioUrl } = await read(id);
    const key = decodeURIComponent(new URL(audioUrl).pathname.slice('/audio/'.length));
    await earshot.service.storage.remove(key);
    const gone = await fetched(audioUrl);
    expect([gone.status, gone.bytes.toString()]).toEqual([
      404,
      expect.stringContaining('There is no audio at this address.'),
    ]);
    // Neither does its absence break the analysis.
    expect(await read(id)).toMatchObject({ audioKey: key });
    await deactivateCompany(earshot.service.db, tenant.companyId, 1);
    expect((await fetched(audioUrl)).status).toBe(403);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=100-', 100, -1],
    ['bytes=-5', -5, -1],
    ['bytes=0-999999999', 0, -1],
  ])('%s → 206', async (range, from, to) => {
    const { status, headers, bytes } = await fetched(await urlOf(), { Range: range });
    const start = from < 0 ? mp3.length + from : from;
    const end = to < 0 ? mp3.length - 1 : to;
    expect([status, headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${mp3.length}`]);
    expect(bytes.equals(mp3.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=999999999-', 'bytes=-0'])('%s → 416 with the length', async (range) => {
    const { status, headers } = await fetched(await urlOf(), { Range: range });
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${mp3.length}`]);
  });

  it.each(['bytes=0-1,5-6', 'bytes=5-4', 'lines=1-2', 'bytes=a-b'])('%s → the whole', async (range) => {
    const { status, bytes } = await fetched(await urlOf(), { Range: range });
    expect([status, bytes.length]).toEqual([200, mp3.length]);
  });

  it('If-Range of another version → the whole', async () => {
    const url = await urlOf();
    const etag = (await fetched(url, {}, 'HEAD')).headers.get('etag')!;
    expect((await fetched(url, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
    expect((await fetched(url, { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
  });

  it('HEAD tells length and type, of a part too', async () => {
    const url = await urlOf();
    const whole = await fetched(url, {}, 'HEAD');
    expect([whole.status, whole.headers.get('content-length'), whole.bytes.length]).toEqual([
      200,
      String(mp3.length),
      0,
    ]);
    const part = await fetched(url, { Range: 'bytes=0-9' }, 'HEAD');
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10']);
  });
});

describe('where it is shown', () => {
  it('GET by id, analysis.get: good for an hour from the read; the list never has it', async () => {
    const { id } = await create(dataUrl(mp3));
    const full = await read(id);
    const procedure = await output(earshot, 'analysis.get', tenant.key, { id });
    for (const { audioUrl, audioKey } of [full, procedure]) {
      expect(audioKey).toBe(dataUrl(mp3));
      expect((await fetched(audioUrl)).status).toBe(200);
    }
    const [item] = (await earshot.get('/api/analyses', tenant.key)).body.items;
    expect(item).not.toHaveProperty('audioUrl');
  });

  it('whoever has the share link hears it, and the policy of the page allows it', async () => {
    const { publicLink } = await create(dataUrl(mp3));
    const { analysis } = await output(earshot, 'share.get', {}, { token: publicLink.split('/').at(-1) });
    expect((await fetched(analysis.audioUrl)).bytes.equals(mp3)).toBe(true);
    const policy = (await fetched(publicLink)).headers.get('content-security-policy');
    expect(policy).toMatch(new RegExp(`media-src 'self' blob: [^;]*${earshot.url}`));
  });

  it('webhook payloads have the address, and a storage key instead of a Data URL', async () => {
    await storeDestination(earshot.service.db, tenant.companyId, receiver.url);
    const before = receiver.received.length;
    await create(dataUrl(mp3));
    await receiver.count(before + 1);
    const { data } = JSON.parse(receiver.received[before]!.body.toString());
    expect(data.audioKey).toMatch(new RegExp(`^uploads/${tenant.companyId}/[0-9a-f-]{36}\\.mp3$`));
    expect((await fetched(data.audioUrl)).bytes.equals(mp3)).toBe(true);
  });

  it('without audio it is null', async () => {
    const { body } = await earshot.create({ transcript: transcript() }, tenant.key);
    expect(await read(body.id)).toMatchObject({ audioUrl: null, audioKey: null, audioDurationSeconds: null });
  });
});

describe('from a bucket', () => {
  it('the bucket hands it out itself, as what its content is', async () => {
    const s3 = await startS3();
    const onBucket = await startEarshot({ EARSHOT_STORAGE_URL: s3.storageUrl, EARSHOT_TRANSCRIPTION_ENGINE: 'none' });
    try {
      const { key } = await onBucket.company();
      const audioKey = dataUrl(await recording('call.opus'), 'audio/opus');
      const { body } = await onBucket.create({ transcript: transcript(), audioKey }, key);
      const full = (await onBucket.get(`/api/analyses/${body.id}`, key)).body;
      expect(full.audioKey).toBe(audioKey);
      expect(full.audioUrl).not.toContain(onBucket.url);
      const { status, headers, bytes } = await fetched(full.audioUrl, { Range: 'bytes=0-3' });
      expect([status, headers.get('content-type'), bytes.toString()]).toEqual([206, 'audio/ogg', 'OggS']);
    } finally {
      await onBucket.stop();
      await s3.stop();
    }
  });
});
