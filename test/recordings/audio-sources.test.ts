// The forms of audioKey and audioUrl: what is fetched, what is refused with which words, and that refused audio stays nowhere (docs/decisions/creation.md#d26, docs/decisions/audio.md#d27, #d28, #d29, docs/decisions/requests.md#d55).
import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { certificate } from '../harness/certificate.ts';
import { type Earshot, startEarshot, type Tenant } from '../harness/earshot.ts';
import { errorText } from '../harness/error-text.ts';
import { call } from '../harness/procedures.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';
import { type AudioHost, dataUrl, recording, startAudioHost, stored } from '../harness/recordings.ts';
import { account, analysesOf } from '../harness/rows.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';

const mib = 1024 * 1024;

let endpoint: TranscriptionServer;
let host: AudioHost;
let secureHost: Receiver;
let earshot: Earshot;
let tenant: Tenant;
let mp3: Buffer;

beforeAll(async () => {
  const { cert } = await certificate();
  endpoint = await startTranscriptionServer();
  host = await startAudioHost();
  secureHost = await startReceiver();
  const environment = { ...endpoint.environment, EARSHOT_ALLOW_PRIVATE_NETWORK: 'true' };
  earshot = await startEarshot(environment, undefined, { certificateAuthority: cert });
  mp3 = await recording('vbr.mp3');
});
beforeEach(async () => {
  tenant = await earshot.company({ minutes: 10 });
});
afterEach(() => {
  host.requests.length = 0;
  endpoint.asked.length = 0;
});
afterAll(async () => {
  await earshot.stop();
  await Promise.all([endpoint.stop(), host.stop(), secureHost.stop()]);
});

const name = 'analysis.submitAnalysis';
const create = (audioKey: string) => earshot.create({ audioKey }, tenant.key);
const serve =
  (body: Uint8Array, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(200, headers).end(body);
  };

/** The refusal by its whole text; nothing is kept, stored, held or asked of the endpoint. */
async function expectRefused(audioKey: string, message: string, status = 400): Promise<void> {
  const answer = await create(audioKey);
  expect(answer.text).toBe(errorText(status, name, message));
  await expectNothing();
}
async function expectNothing(): Promise<void> {
  const folder = `${earshot.database.storageFolder}/uploads/${tenant.companyId}`;
  expect(await readdir(folder).catch(() => [])).toEqual([]);
  expect(await analysesOf(earshot.service.db, tenant.companyId)).toEqual([]);
  expect(await account(earshot.service.db, tenant.companyId)).toMatchObject({ held: 0, debits: 0 });
  expect(endpoint.asked).toEqual([]);
}

describe('Data URL', () => {
  it.each([
    ['no base64', 'data:audio/mpeg,abc', 'The audio is not a valid Data URL. Use data:audio/<subtype>;base64,<data>.'],
    [
      'no audio',
      'data:text/html;base64,YQ==',
      'The audio is not a valid Data URL. Use data:audio/<subtype>;base64,<data>.',
    ],
    ['empty', 'data:audio/mpeg;base64,', 'The audio is not a valid Data URL. Use data:audio/<subtype>;base64,<data>.'],
    [
      'another subtype',
      'data:audio/flac;base64,YQ==',
      'Unsupported audio format. Supported: mp3, mp4, wav, ogg, opus.',
    ],
    ['no recording', dataUrl(Buffer.from('hello')), 'Unsupported audio format. Supported: mp3, mp4, wav, ogg, opus.'],
    [
      'a playlist',
      dataUrl(Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n')),
      'Unsupported audio format: this is a playlist. Supported: mp3, mp4, wav, ogg, opus.',
    ],
    [
      'a WAV head alone',
      dataUrl(Buffer.from('RIFF\0\0\0\0WAVE'), 'audio/wav'),
      'The audio cannot be decoded. Check that the file is complete.',
    ],
  ])('%s → 400', (_case, audioKey, message) => expectRefused(audioKey, message));

  it.each([
    ['call.flac', 'Unsupported audio format. Supported: mp3, mp4, wav, ogg, opus.'],
    ['call.webm', 'Unsupported audio format. Supported: mp3, mp4, wav, ogg, opus.'],
    ['video-only.mp4', 'The file has no audio track.'],
  ])('content decides, not the declared type: %s → 400 (D27)', async (file, message) => {
    await expectRefused(dataUrl(await recording(file)), message);
  });

  it('10 MiB are taken, a byte more is not; its own 400, not that of the body (D7, D26)', async () => {
    const whole = Buffer.concat([mp3, Buffer.alloc(10 * mib - mp3.length)]);
    expect((await create(dataUrl(whole))).status).toBe(200);
    tenant = await earshot.company();
    endpoint.asked.length = 0;
    await expectRefused(dataUrl(Buffer.concat([whole, Buffer.alloc(1)])), 'The audio is larger than 10 MB.');
  });
});

describe('storage key', () => {
  it.each([
    'x.mp3',
    'uploads/other/x.mp3',
    'uploads/<own>/../x.mp3',
    'uploads/<own>//x.mp3',
    'uploads/<own>/',
    'https://example.com/call.flac',
  ])('%s → 403 (D29)', (key) => expectRefused(key.replace('<own>', tenant.companyId), 'Invalid audioKey', 403));

  it('without an object → 400', () =>
    expectRefused(`uploads/${tenant.companyId}/none.mp3`, 'There is no audio under this audioKey. Upload it first.'));

  it('an object beyond 40 MiB, or of another kind → 400, and it stays the caller’s', async () => {
    const large = await stored(earshot, tenant.companyId, Buffer.alloc(40 * mib + 1));
    expect((await create(large)).body.message).toBe('The audio is larger than 40 MB.');
    const text = await stored(earshot, tenant.companyId, Buffer.from('hello'));
    expect((await create(text)).body.message).toBe('Unsupported audio format. Supported: mp3, mp4, wav, ogg, opus.');
    expect(await earshot.service.storage.stat(text)).not.toBeNull();
  });
});

describe('an MP4 that promises more than it is (zip bomb)', () => {
  it('costs what its bytes can hold at most, which the balance then refuses; nothing stays', async () => {
    const mp4 = await recording('call.mp4');
    const counts = mp4.indexOf('stts') + 8;
    expect(counts).toBeGreaterThan(8);
    // 2^31 samples, each of them 2^31 units long.
    mp4.writeUInt32BE(2 ** 31, counts + 4);
    mp4.writeUInt32BE(2 ** 31, counts + 8);
    const { status, body } = await create(dataUrl(mp4, 'audio/mp4'));
    expect([400, 403]).toContain(status);
    expect(body.message).toMatch(/^(Insufficient minutes\. Analysis requires|The audio cannot be decoded)/);
    await expectNothing();
  });
});

describe('direct URL', () => {
  it('is fetched without the key of the caller, kept, and shown as it was given', async () => {
    host.answerWith(serve(mp3, { 'Content-Type': 'Audio/MPEG; charset=x' }));
    const audioKey = `${host.url}/a/call.MP3?sig=a%20b#part`;
    const answer = await create(audioKey);
    expect(answer.status, answer.text).toBe(200);
    expect(host.requests.map(({ url }) => url)).toEqual(['/a/call.MP3?sig=a%20b']);
    expect(JSON.stringify(host.requests[0]!.headers)).not.toContain(tenant.key);
    expect((await earshot.get(`/api/analyses/${answer.body.id}`, tenant.key)).body).toMatchObject({ audioKey });
  });

  it('is asked for by GET only, so an address that is signed for GET works', async () => {
    host.answerWith((response, request) => {
      if (request.method === 'GET') response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(mp3);
      else response.writeHead(403).end();
    });
    expect((await create(`${host.url}/call.mp3?X-Amz-Signature=1`)).status).toBe(200);
  });

  it.each(['audio/mpeg', 'audio/mp3', 'audio/mp4', 'audio/wav', 'audio/wave', 'audio/ogg', 'audio/opus', ''])(
    'Content-Type %j is taken',
    async (type) => {
      host.answerWith(serve(mp3, type === '' ? {} : { 'Content-Type': type }));
      expect((await create(`${host.url}/call.mp3`)).status).toBe(200);
    },
  );

  it.each(['text/html', 'application/octet-stream', 'audio/flac', 'video/mp4'])(
    'Content-Type %s → 400',
    async (type) => {
      host.answerWith(serve(mp3, { 'Content-Type': `${type}; charset=utf-8` }));
      const message = `The audio address serves '${type}; charset=utf-8', which is not a supported audio type.`;
      await expectRefused(`${host.url}/call.mp3`, message);
    },
  );

  it.each([204, 304, 400, 403, 404, 500, 503])('an answer of %i → 400', async (status) => {
    host.answerWith((response) => response.writeHead(status).end());
    await expectRefused(`${host.url}/call.mp3`, `The audio could not be downloaded: its server answered ${status}.`);
  });

  it('five redirects are followed, a sixth is not (D28)', async () => {
    const hops =
      (count: number) =>
      (response: ServerResponse, { url = '' }: { url?: string }) => {
        const hop = Number(/hop=(\d)/.exec(url)?.[1] ?? 0);
        if (hop === count) response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(mp3);
        else response.writeHead([301, 302, 303, 307, 308][hop % 5]!, { Location: `/next?hop=${hop + 1}` }).end();
      };
    host.answerWith(hops(5));
    expect((await create(`${host.url}/call.mp3`)).status).toBe(200);
    tenant = await earshot.company();
    endpoint.asked.length = 0;
    host.answerWith(hops(6));
    await expectRefused(`${host.url}/call.mp3`, 'The audio could not be downloaded: more than 5 redirects.');
  });

  it.each(['ftp://example.com/x.mp3', 'file:///etc/passwd', 'http://', 'http://no.such.host.invalid/x.mp3'])(
    'a redirect to %s → 400',
    async (location) => {
      host.answerWith((response) => response.writeHead(302, { Location: location }).end());
      const message = 'The audio could not be downloaded: its server was unreachable or did not answer in time.';
      await expectRefused(`${host.url}/call.mp3`, message);
    },
  );

  it('beyond 40 MiB: refused by Content-Length, and while streaming without one', async () => {
    const message = 'The audio is larger than 40 MB.';
    host.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Content-Length': 40 * mib + 1 });
      response.write(mp3);
    });
    await expectRefused(`${host.url}/call.mp3`, message);
    let sent = 0;
    host.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(mib))) sent += 1;
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expectRefused(`${host.url}/call.mp3`, message);
    expect(sent).toBeLessThan(80);
  });

  it('hosts that never end keep nobody waiting but those who named them (slow loris)', async () => {
    const slow = await Promise.all(Array.from({ length: 20 }, () => earshot.company()));
    const waiting: ServerResponse[] = [];
    host.answerWith((response, { url }) => {
      if (url !== '/slow.mp3') return serve(mp3)(response);
      response.writeHead(200, { 'Content-Type': 'audio/mpeg' });
      // Less than a whole recording, and no end.
      response.write(mp3.subarray(0, 10));
      waiting.push(response);
    });
    let answered = 0;
    const refusals = slow.map(async ({ key }) => {
      const { text } = await earshot.create({ audioKey: `${host.url}/slow.mp3` }, key);
      answered += 1;
      return text;
    });
    await expect.poll(() => waiting.length).toBe(20);
    expect((await create(`${host.url}/call.mp3`)).status).toBe(200);
    expect((await earshot.create({ audioKey: dataUrl(mp3) }, tenant.key)).status).toBe(200);
    expect(answered).toBe(0);
    for (const response of waiting) response.destroy();
    const message = 'The audio could not be downloaded: its server was unreachable or did not answer in time.';
    expect(new Set(await Promise.all(refusals))).toEqual(new Set([errorText(400, name, message)]));
  });

  it('a host that sends less than it said, breaks off, or is not there → 400', async () => {
    const message = 'The audio could not be downloaded: its server was unreachable or did not answer in time.';
    host.answerWith((response) => {
      response.writeHead(200, { 'Content-Length': mp3.length + 1 });
      response.write(mp3, () => response.destroy());
    });
    await expectRefused(`${host.url}/call.mp3`, message);
    host.answerWith((response) => response.destroy());
    await expectRefused(`${host.url}/call.mp3`, message);
    await expectRefused('http://127.0.0.1:1/call.mp3', message);
  });
});

describe('private networks (D28, D49)', () => {
  it('are refused at the first address and at each redirect', async () => {
    const guarded = await startEarshot(endpoint.environment, undefined, {
      // One name that is public and one that is not; the connection itself goes nowhere.
      resolve: async (hostname) => [{ address: hostname === 'inner.test' ? '10.0.0.1' : '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
    });
    try {
      const { key } = await guarded.company();
      const { port } = new URL(host.url);
      const message = 'The audio address is in a private network. Use a public address.';
      const refusal = async (audioKey: string) => (await guarded.create({ audioKey }, key)).text;
      for (const inner of ['inner.test', '10.0.0.1', '[::1]', '169.254.169.254', '0x7f000002'])
        expect(await refusal(`http://${inner}:${port}/call.mp3`)).toBe(errorText(400, name, message));
      host.answerWith((response) => response.writeHead(302, { Location: `http://inner.test:${port}/x` }).end());
      expect(await refusal(`http://outer.test:${port}/call.mp3`)).toBe(errorText(400, name, message));
      expect(host.requests).toHaveLength(1);
    } finally {
      await guarded.stop();
    }
  });

  it('without the setting, loopback is refused', async () => {
    const plain = await startEarshot(endpoint.environment);
    try {
      const { key } = await plain.company();
      expect((await plain.create({ audioKey: `${host.url}/call.mp3` }, key)).body.message).toBe(
        'The audio address is in a private network. Use a public address.',
      );
      expect(host.requests).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});

describe('audioUrl of a procedure (contract: Limits, procedure-style)', () => {
  const createWith = async (audioUrl: string) => {
    const salespersonId = await earshot.user(tenant.companyId, 'salesperson');
    return call(earshot, 'analysis.create', tenant.key, { salespersonId, audioUrl });
  };

  it.each([
    ['vbr.mp3', 'audio/mpeg'],
    ['call.flac', 'audio/flac'],
    ['call.webm', 'audio/webm'],
    ['faststart.m4a', 'audio/x-m4a'],
  ])('https, any path: %s as %s', async (file, type) => {
    const bytes = await recording(file);
    secureHost.answerWith((response) => response.writeHead(200, { 'Content-Type': type }).end(bytes));
    const answer = await createWith(`${secureHost.url}/download?id=5`);
    expect(answer.status, answer.text).toBe(200);
  });

  it('http, at once or by a redirect → 400', async () => {
    const message = "'audioUrl' must be a public https:// address.";
    expect((await createWith(`${host.url}/call.mp3`)).text).toBe(errorText(400, 'analysis.create', message));
    secureHost.answerWith((response) => response.writeHead(302, { Location: `${host.url}/call.mp3` }).end());
    expect((await createWith(`${secureHost.url}/x`)).text).toBe(errorText(400, 'analysis.create', message));
    expect(host.requests).toEqual([]);
    await expectNothing();
  });

  it('of another format, or a playlist → 400 with the formats of procedures (D27)', async () => {
    const supported = 'Supported: mp3, wav, m4a, ogg, flac, webm.';
    for (const [content, found] of [
      ['hello', ''],
      ['#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n', ': this is a playlist'],
      ['ffconcat version 1.0\nfile /etc/passwd\n', ''],
    ]) {
      const message = `Unsupported audio format${found}. ${supported}`;
      secureHost.answerWith((response) => response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(content));
      const answer = await createWith(`${secureHost.url}/call.mp3`);
      expect(answer.text).toBe(errorText(400, 'analysis.create', message));
    }
    await expectNothing();
  });

  it('more than two hours → 400', async () => {
    const wav = await recording('mulaw.wav');
    const rate = wav.indexOf('fmt ') + 12;
    // At 1000 samples a second, two hours are 7.2 MB.
    wav.writeUInt32LE(1000, rate);
    const long = Buffer.concat([wav, Buffer.alloc(7_200_001 - 48_000)]);
    long.writeUInt32LE(0xffff_ffff, long.indexOf('data') + 4);
    secureHost.answerWith((response) => response.writeHead(200, { 'Content-Type': 'audio/wav' }).end(long));
    const answer = await createWith(`${secureHost.url}/x`);
    expect(answer.text).toBe(errorText(400, 'analysis.create', 'The audio is longer than 2 hours.'));
    await expectNothing();
  });
});
