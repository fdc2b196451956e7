import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ConfigurationError, TimeoutError, UnexpectedResponseError } from '../errors.ts';
import type { Recording } from '../recordings/recording.ts';
import {
  failureOf,
  hangUp,
  json,
  refuse,
  type SeenRequest,
  type Step,
  scriptedServer,
  setUp,
  testKey,
} from '../scripted-server.fixture.ts';
import { defaultFetch } from '../transport/default-fetch.ts';
import type { UploadProgress } from './uploads.ts';

const named = { filename: 'call.mp3', contentType: 'audio/mpeg' };
const stored: Step = (response) => response.writeHead(204).end();

/** A server that grants places at another one, whose steps are `storage`. */
async function setUpStorage(storage: Step[], grants = storage.length, options: Parameters<typeof setUp>[1] = {}) {
  const place = await scriptedServer(...storage);
  const url = `${place.baseUrl}/bucket?x=1`;
  const grant = (serial: number) =>
    json({
      result: {
        data: { url, fields: { key: `uploads/c1/${serial}.mp3`, policy: 'p+/=', 'Content-Type': 'audio/mpeg' } },
      },
    });
  const server = await setUp(
    Array.from({ length: grants }, (_, index) => grant(index + 1)),
    options,
  );
  return { ...server, url, sent: place.seen };
}

/** Parts of a form as [head, content], in order; content is text. */
function partsOf({ headers, body }: SeenRequest): [string, string][] {
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(headers['content-type'] ?? '')?.[1];
  const pieces = body.split(`--${boundary}`);
  expect([pieces[0], pieces.at(-1)]).toEqual(['', '--\r\n']);
  return pieces.slice(1, -1).map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    return [piece.slice(2, end), piece.slice(end + 4, -2)];
  });
}

describe('contract: Upload flow', () => {
  it('asks for a place, sends every field unchanged and the file last, resolves with the key', async () => {
    const { client, seen, sent } = await setUpStorage([stored]);
    expect(await client.uploads.upload(new TextEncoder().encode('ID3 sound'), named)).toBe('uploads/c1/1.mp3');
    expect(seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
      `GET /v1/upload.getPresignedUrl?input=${JSON.stringify(named)}`,
    ]);
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /bucket?x=1']);
    expect(partsOf(sent[0]!)).toEqual([
      ['Content-Disposition: form-data; name="key"', 'uploads/c1/1.mp3'],
      ['Content-Disposition: form-data; name="policy"', 'p+/='],
      ['Content-Disposition: form-data; name="Content-Type"', 'audio/mpeg'],
      ['Content-Disposition: form-data; name="file"; filename="call.mp3"\r\nContent-Type: audio/mpeg', 'ID3 sound'],
    ]);
  });

  it.each([undefined, () => {}])('sends no key, and its length (onProgress %s)', async (onProgress) => {
    const { client, sent } = await setUpStorage([stored]);
    await client.uploads.upload(new Blob(['x']), { ...named, onProgress });
    expect(JSON.stringify(sent)).not.toContain(testKey);
    expect(sent[0]!.headers).not.toHaveProperty('x-api-key');
    expect(sent[0]!.headers['content-length']).toBe(String(sent[0]!.body.length));
    expect(sent[0]!.headers).not.toHaveProperty('transfer-encoding');
  });

  it('a name cannot leave its place in the form', async () => {
    const { client, sent } = await setUpStorage([stored]);
    await client.uploads.upload(new Blob(['x']), { ...named, filename: 'C:\\calls\\a"\r\nX: y.mp3' });
    expect(partsOf(sent[0]!).at(-1)?.[0]).toBe(
      'Content-Disposition: form-data; name="file"; filename="a%22%0D%0AX: y.mp3"\r\nContent-Type: audio/mpeg',
    );
  });
});

describe('what can be uploaded', () => {
  const text = 'ID3 sound';
  const stream = () => new Blob([text]).stream();
  it.each<[string, () => Recording]>([
    ['a Blob', () => new Blob([text])],
    ['a File', () => new File([text], 'of-the-file.mp3')],
    ['a Uint8Array', () => new TextEncoder().encode(text)],
    ['a part of a Buffer', () => Buffer.from(`--${text}--`).subarray(2, -2)],
    ['an ArrayBuffer', () => new TextEncoder().encode(text).buffer],
    ['a ReadableStream', stream],
    ['a Node stream', () => Readable.from([Buffer.from('ID3 '), Buffer.from('sound')])],
  ])('%s', async (_, make) => {
    const { client, sent } = await setUpStorage([stored]);
    await client.uploads.upload(make(), named);
    expect(partsOf(sent[0]!).at(-1)?.[1]).toBe(text);
  });

  it('a file stream, with the name of its path; and no more of it once the call is aborted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'earshot-upload-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, 'visit.wav');
    await writeFile(path, text);
    const { client, seen, sent } = await setUpStorage([stored]);
    await client.uploads.upload(createReadStream(path));
    expect(JSON.parse(new URL(seen[0]!.url, 'http://x').searchParams.get('input')!)).toEqual({
      filename: 'visit.wav',
      contentType: 'audio/wav',
    });
    expect(partsOf(sent[0]!).at(-1)?.[1]).toBe(text);
    const endless = Readable.from(
      (async function* () {
        for (;;) yield await new Promise<Buffer>((resolve) => setImmediate(resolve, Buffer.alloc(1024)));
      })(),
    );
    const failure = await failureOf(client.uploads.upload(endless, { ...named, signal: AbortSignal.timeout(20) }));
    expect(failure).toMatchObject({ name: 'TimeoutError' });
    await vi.waitFor(() => expect(endless.destroyed).toBe(true), 60_000);
    expect(seen.length).toBe(1);
  });

  it.each(['on disk', 'in memory'])('a file %s, streamed with its progress, byte for byte', async (where) => {
    const folder = await mkdtemp(join(tmpdir(), 'earshot-upload-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const content = 'a recording of some length, '.repeat(40_000);
    await writeFile(join(folder, 'long.mp3'), content);
    const { client, sent } = await setUpStorage([stored]);
    const progress: UploadProgress[] = [];
    const file = where === 'on disk' ? await openAsBlob(join(folder, 'long.mp3')) : new Blob([content]);
    await client.uploads.upload(file, {
      filename: 'long.mp3',
      onProgress: (step) => progress.push(step),
    });
    const hash = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(partsOf(sent[0]!).at(-1)![1])).toBe(hash(content));
    const sentBytes = progress.map((step) => step.sentBytes);
    expect(progress.length).toBeGreaterThan(5);
    expect(new Set(progress.map((step) => step.totalBytes))).toEqual(new Set([content.length]));
    expect(sentBytes).toEqual(sentBytes.toSorted((a, b) => a - b));
    expect(sentBytes.at(-1)).toBe(content.length);
  });

  it('where bodies cannot be streamed, progress comes once, in the end', async () => {
    const { client } = await setUpStorage([stored], 1, { fetch: (url, init) => defaultFetch(url, init) });
    const progress: UploadProgress[] = [];
    await client.uploads.upload(new Blob(['12345']), { ...named, onProgress: (step) => progress.push(step) });
    expect(progress).toEqual([{ sentBytes: 5, totalBytes: 5 }]);
  });

  it('a Blob that its runtime leaves out of another is read first (Bun, files on disk)', async () => {
    const onDisk = new Blob([text]);
    class ForgetfulBlob extends Blob {
      constructor(parts: BlobPart[], options?: BlobPropertyBag) {
        super(
          parts.filter((part) => part !== onDisk),
          options,
        );
      }
    }
    vi.stubGlobal('Blob', ForgetfulBlob);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client, sent } = await setUpStorage([stored]);
    await client.uploads.upload(onDisk, named);
    expect(partsOf(sent[0]!).at(-1)?.[1]).toBe(text);
  });

  it.each([
    [new File(['x'], 'visit.M4A'), {}, { filename: 'visit.M4A', contentType: 'audio/mp4' }],
    [new File(['x'], '/tmp/a.bin', { type: 'audio/ogg' }), {}, { filename: 'a.bin', contentType: 'audio/ogg' }],
    [new File(['x'], 'a.bin', { type: 'audio/ogg' }), named, named],
    [new Blob(['x']), { filename: 'a.opus' }, { filename: 'a.opus', contentType: 'audio/ogg' }],
    [new File(['x'], 'meeting.mp4', { type: 'video/mp4' }), {}, { filename: 'meeting.mp4', contentType: 'audio/mp4' }],
    [new Blob(['x'], { type: 'audio/wav' }), {}, { filename: 'recording', contentType: 'audio/wav' }],
  ])('name and type of %s with %j', async (file, options, expected) => {
    const { client, seen } = await setUpStorage([stored]);
    await client.uploads.upload(file, options);
    expect(JSON.parse(new URL(seen[0]!.url, 'http://x').searchParams.get('input')!)).toEqual(expected);
  });

  it.each([
    [new Blob(['x']), {}, 'filename'],
    [new Blob(['x']), { filename: 'notes' }, 'contentType'],
    [new Blob(['x']), { filename: 'a.mp3', contentType: 'audio/mpeg\r\nX: y' }, 'contentType'],
    ['/tmp/call.mp3', named, 'openAsBlob'],
    [null, named, 'openAsBlob'],
    [{}, named, 'openAsBlob'],
    [new Response('x'), named, 'openAsBlob'],
    [new Blob([]), named, 'empty'],
  ])('refuses %j with %j before asking for a place', async (file, options, text) => {
    const { client, seen } = await setUpStorage([]);
    const failure = await failureOf(client.uploads.upload(file as unknown as Blob, options));
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toContain(text);
    expect(seen).toEqual([]);
  });
});

describe('when it fails', () => {
  const s3 =
    (status: number, code: string, message: string): Step =>
    (response) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>1</RequestId></Error>`,
        );

  it('a refusal of S3 is an UnexpectedResponseError with its status and reason, not tried again', async () => {
    const { client, sent } = await setUpStorage([
      s3(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum'),
    ]);
    const failure = await failureOf(client.uploads.upload(new Blob(['x']), named));
    expect(failure).toBeInstanceOf(UnexpectedResponseError);
    expect(failure).toMatchObject({ status: 400, serverMessage: 'Your proposed upload exceeds the maximum' });
    expect((failure as Error).message).toBe(
      'Storage refused the upload (400 EntityTooLarge): Your proposed upload exceeds the maximum',
    );
    expect(sent.length).toBe(1);
  });

  it("Earshot's own refusal keeps its class", async () => {
    const { client } = await setUpStorage([refuse(413, 'PAYLOAD_TOO_LARGE', 'Too large')]);
    expect(await failureOf(client.uploads.upload(new Blob(['x']), named))).toMatchObject({
      name: 'PayloadTooLargeError',
    });
  });

  it('a broken connection or S3 slowing down leads to a new place, with the same bytes', async () => {
    const { client, clock, sent } = await setUpStorage([hangUp, s3(503, 'SlowDown', 'Please reduce'), stored]);
    const stream = new Blob(['ID3 sound']).stream();
    expect(await client.uploads.upload(stream, { ...named, onProgress: () => {} })).toBe('uploads/c1/3.mp3');
    expect(clock.sleeps).toEqual([2000, 4000]);
    expect(sent.map((request) => partsOf(request)[0]?.[1])).toEqual([1, 2, 3].map((n) => `uploads/c1/${n}.mp3`));
    expect(sent.map((request) => partsOf(request).at(-1)?.[1])).toEqual(Array(3).fill('ID3 sound'));
  });

  it('a refused place is thrown as it is, and nothing is sent', async () => {
    const { client } = await setUp([refuse(403, 'FORBIDDEN', 'API key lacks the required scope: api:analyses:write')]);
    expect(await failureOf(client.uploads.upload(new Blob(['x']), named))).toMatchObject({ name: 'ForbiddenError' });
  });

  it('storage that redirects is not followed', async () => {
    const elsewhere = await scriptedServer(stored);
    const { client } = await setUpStorage([
      (response) => response.writeHead(307, { location: elsewhere.baseUrl }).end(),
    ]);
    expect(await failureOf(client.uploads.upload(new Blob(['x']), named))).toMatchObject({ status: 307 });
    expect(elsewhere.seen).toEqual([]);
  });

  it('AbortSignal ends it: while a stream comes in, while a place is asked for, while bytes go out', async () => {
    const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1)) });
    const controllers = [1, 2, 3].map(() => new AbortController());
    const reasons = controllers.map((_, index) => new Error(`left ${index}`));
    const abort = (index: number) => controllers[index]!.abort(reasons[index]);

    const reading = await setUp([]);
    const first = failureOf(reading.client.uploads.upload(endless, { ...named, signal: controllers[0]!.signal }));
    abort(0);
    expect(await first).toBe(reasons[0]);

    const asking = await setUp([() => abort(1)]);
    const blob = new Blob(['x']);
    expect(await failureOf(asking.client.uploads.upload(blob, { ...named, signal: controllers[1]!.signal }))).toBe(
      reasons[1],
    );

    const sending = await setUpStorage([() => abort(2)]);
    expect(await failureOf(sending.client.uploads.upload(blob, { ...named, signal: controllers[2]!.signal }))).toBe(
      reasons[2],
    );
  });

  it.each(['asking', 'sending'])('has the time of a create for everything; it runs out while %s', async (phase) => {
    const limitsMs: number[] = [];
    const server = await setUpStorage([() => server.clock.fireTimers()], 1, {
      hooks: {
        onRequest: ({ url }) => {
          limitsMs.push(...server.clock.timers.map(({ delayMs }) => delayMs));
          if (phase === 'asking' && url.includes('upload.getPresignedUrl')) server.clock.fireTimers();
        },
      },
    });
    const failure = await failureOf(server.client.uploads.upload(new Blob(['x']), named));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect((failure as Error).message).toContain('uploads.upload took longer than 600000 ms');
    expect(limitsMs.slice(0, 2)).toEqual([600_000, 60_000]);
  });

  it('hooks see both requests, under the name of the method', async () => {
    const seen: string[] = [];
    const { client } = await setUpStorage([stored], 1, {
      hooks: {
        onRequest: ({ operation, method }) => seen.push(`${method} ${operation}`),
        onResponse: ({ operation, status, url }) => seen.push(`${status} ${operation} ${url.split('?')[0]?.slice(-7)}`),
      },
    });
    await client.uploads.upload(new Blob(['x']), named);
    expect(seen).toEqual([
      'GET uploads.upload',
      '200 uploads.upload gnedUrl',
      'POST uploads.upload',
      '204 uploads.upload /bucket',
    ]);
  });
});
