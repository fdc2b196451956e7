// What the client makes of servers, hooks and inputs that break every promise: one typed error, in time.
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { EarshotClient } from './earshot-client.ts';
import { ConfigurationError, EarshotApiError, RateLimitError, UnexpectedResponseError } from './errors.ts';
import {
  failureOf,
  hangUp,
  json,
  refuse,
  type Step,
  scriptedServer,
  setUp,
  testKey,
} from './scripted-server.fixture.ts';

/** A recording by each of the three ways. */
function send(client: EarshotClient, method: 'create' | 'upload' | 'submit', audio: ReadableStream<Uint8Array>) {
  const named = { filename: 'a.mp3' };
  if (method === 'upload') return client.uploads.upload(audio, named);
  return client.analyses[method]({ audio, salespersonId: 'u1' }, named);
}

async function readAll(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('Errors, Format: a refusal that only looks like it', () => {
  it.each([
    ['issues: a text', { issues: 'nothing' }],
    ['issues without a path', { issues: [{ message: 'too long' }] }],
    ['issues: null in a list', { issues: [null] }],
    ['issues: an object with a length', { issues: { length: 1 } }],
    ['a path of another kind', { data: { path: { a: 1 } } }],
  ])('%s is an EarshotApiError all the same', async (_, more) => {
    const { client } = await setUp([refuse(400, 'BAD_REQUEST', 'Input validation failed', more)]);
    const failure = await failureOf(client.users.me());
    expect(failure).toBeInstanceOf(EarshotApiError);
    expect((failure as Error).message).toContain('Input validation failed');
    expect((failure as Error).message).not.toContain('[object');
  });
});

it.each([
  [
    'hundreds of digits',
    '9'.repeat(400),
    /^A proxy.*Wait the full 31536000 s [^,]*, since an earlier one prolongs the block\.$/,
  ],
  ['less than nothing', '-5', /Wait the full 60 s/],
  ['no number', 'soon', /Wait the full 60 s/],
])('Retry rules: a Retry-After of %s can be told to people', async (_, retryAfter, text) => {
  const { client } = await setUp([json({ message: 'slow down' }, 429, { 'retry-after': retryAfter })], {
    waitOnRateLimit: retryAfter.length > 100,
  });
  const failure = await failureOf(client.users.me());
  expect(failure).toBeInstanceOf(RateLimitError);
  expect((failure as Error).message).toMatch(text);
});

it('Retry rules: a second 429 does not advise what was done already', async () => {
  const blocked = refuse(429, 'TOO_MANY_REQUESTS', 'Try again in 60s.');
  const { client } = await setUp([blocked, blocked, blocked]);
  const advice = async (waitOnRateLimit: boolean) =>
    ((await failureOf(client.users.me({ waitOnRateLimit }))) as Error).message;
  expect(await advice(true)).not.toContain('waitOnRateLimit');
  expect(await advice(false)).toContain('or set waitOnRateLimit: true.');
});

describe("a success that is not Earshot's", () => {
  it.each([
    ['null', null],
    ['a text', 'welcome'],
    ['a number', 1],
  ])('%s, as REST and as procedure', async (_, body) => {
    const { client } = await setUp([json(body), json(body), json({ result: { data: body } }), json({ result: {} })]);
    expect(await failureOf(client.analyses.get('a1'))).toBeInstanceOf(UnexpectedResponseError);
    expect(await failureOf(client.users.me())).toBeInstanceOf(UnexpectedResponseError);
    expect(await failureOf(client.users.me())).toBeInstanceOf(UnexpectedResponseError);
    expect(await failureOf(client.users.me())).toBeInstanceOf(UnexpectedResponseError);
  });

  it.each([
    [{}],
    [{ items: 'abc', nextCursor: null }],
    [{ items: [], nextCursor: 7 }],
    [{ items: [null], nextCursor: null }],
    [[]],
  ])('GET /api/analyses: %j is no page', async (body) => {
    const { client } = await setUp([json(body)]);
    expect(await failureOf(readAll(client.analyses.scan()))).toBeInstanceOf(UnexpectedResponseError);
  });

  it.each([
    ['no fields', { url: 'https://storage.example.com' }],
    ['no address', { fields: { key: 'k' } }],
    ['no key', { url: 'https://storage.example.com', fields: {} }],
    ['an address that is none', { url: 'storage', fields: { key: 'k' } }],
    ['an address of another kind', { url: 'data:text/plain,ok', fields: { key: 'k' } }],
  ])('Upload flow: a place with %s', async (_, place) => {
    const { client } = await setUp([json({ result: { data: place } })]);
    const failure = await failureOf(client.uploads.upload(new Blob(['x'], { type: 'audio/wav' })));
    expect(failure).toBeInstanceOf(UnexpectedResponseError);
  });
});

describe('GET /api/analyses, rule 4: a server that gives a cursor again', () => {
  const page = (nextCursor: string): Step => json({ items: [{ id: nextCursor }], nextCursor, hasMore: true });

  it.each([
    ['the same at once', ['a', 'a']],
    ['one of before', ['a', 'b', 'a']],
  ])('%s ends the scan', async (_, cursors) => {
    const { client, seen } = await setUp([...cursors, 'x', 'y', 'z'].map(page));
    const failure = await failureOf(readAll(client.analyses.scan()));
    expect(failure).toBeInstanceOf(UnexpectedResponseError);
    expect((failure as Error).message).toContain('cursor');
    expect(seen.length).toBe(cursors.length);
  });
});

describe('hooks', () => {
  it('that reject are ignored like those that throw', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    try {
      const reject = async () => Promise.reject(new Error('the logger broke'));
      const { client } = await setUp([refuse(500, 'INTERNAL_SERVER_ERROR', 'Oops'), json([])], {
        hooks: { onRequest: reject, onResponse: reject, onRetry: reject },
      });
      expect(await client.salespersons.list()).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
      expect(unhandled).not.toHaveBeenCalled();
    } finally {
      process.off('unhandledRejection', unhandled);
    }
  });
});

describe('a call ends in time', () => {
  it('with a fetch that knows no signal', async () => {
    const { client, clock } = await setUp([], { fetch: () => new Promise(() => {}) });
    const controller = new AbortController();
    const timedOut = failureOf(client.users.me());
    const aborted = failureOf(client.users.me({ signal: controller.signal }));
    await vi.waitFor(() => expect(clock.timers.length).toBe(2), 60_000);
    controller.abort(new Error('left'));
    expect(await aborted).toMatchObject({ message: 'left' });
    clock.fireTimers();
    expect(await timedOut).toMatchObject({ name: 'TimeoutError' });
  });

  it.each(['create', 'upload', 'submit'] as const)('%s of a stream that never ends', async (method) => {
    const { client, clock, seen } = await setUp([]);
    const cancel = vi.fn();
    const audio = new ReadableStream<Uint8Array>({ cancel });
    const failure = failureOf(send(client, method, audio));
    await vi.waitFor(() => expect(clock.timers.length).toBe(1), 60_000);
    clock.fireTimers();
    expect(await failure).toMatchObject({ name: 'TimeoutError' });
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce(), 60_000);
    expect(seen).toEqual([]);
  });
});

describe('recordings', () => {
  it.each(['create', 'upload', 'submit'] as const)('%s says that a stream is read by another', async (method) => {
    const { client, seen } = await setUp([]);
    const audio = new Blob(['x']).stream();
    audio.getReader();
    const failure = await failureOf(send(client, method, audio));
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toContain('already being read');
    expect(seen).toEqual([]);
  });

  it.each([
    ['text', ['abc']],
    ['numbers', [1, 2]],
  ])('a stream of %s is refused with what is wrong', async (_, chunks) => {
    const { client, seen } = await setUp([]);
    const audio = Readable.from(chunks, { objectMode: true });
    const failure = await failureOf(client.analyses.create({ audio }, { filename: 'a.mp3' }));
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toContain('bytes');
    expect(seen).toEqual([]);
  });

  it('a stream that breaks ends the call with its own error', async () => {
    const { client, seen } = await setUp([]);
    const reason = new Error('disk gone');
    const audio = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(reason) });
    expect(await failureOf(client.analyses.create({ audio }, { filename: 'a.mp3' }))).toBe(reason);
    expect(seen).toEqual([]);
  });
});

describe('messages say what to do, and about whom', () => {
  const html =
    (status: number, headers = {}): Step =>
    (response) =>
      response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<html>Sorry</html>');
  const message = async (call: Promise<unknown>) => ((await failureOf(call)) as Error).message;

  it.each([502, 503, 504])('a %i of a proxy: try later', async (status) => {
    const { client } = await setUp([html(status)]);
    const text = await message(client.users.me({ maxRetries: 0 }));
    expect(text).toContain('Try again later');
    expect(text).toContain('baseUrl');
  });

  it('a connection that the runtime refuses: why', async () => {
    const { client } = await setUp([], { baseUrl: 'http://127.0.0.1:1', maxRetries: 0 });
    expect(await message(client.users.me())).toMatch(/\((bad port|ECONNREFUSED)\)/);
  });

  it.each([
    ['breaks off', hangUp],
    ['redirects', html(301, { location: 'https://bucket.s3.eu-west-1.amazonaws.com/' })],
    ['answers with a page', html(403)],
  ])('Upload flow: storage that %s has nothing to do with baseUrl', async (_, step) => {
    const storage = await scriptedServer(step);
    const place = { url: `${storage.baseUrl}/bucket`, fields: { key: 'k' } };
    const { client } = await setUp([json({ result: { data: place } })]);
    const text = await message(client.uploads.upload(new Blob(['x'], { type: 'audio/wav' }), { maxRetries: 0 }));
    expect(text).toMatch(/storage/i);
    expect(text).not.toContain('baseUrl');
  });
});

it.each([
  [{ apiKey: 5 }, 'apiKey'],
  [{ baseUrl: 5 }, 'baseUrl'],
  [{ baseUrl: new URL('http://127.0.0.1:3000') }, 'baseUrl'],
])('options of another type are a ConfigurationError: %j', (options, name) => {
  const make = () => new EarshotClient({ apiKey: testKey, baseUrl: 'http://a', ...(options as object) });
  expect(make).toThrow(ConfigurationError);
  expect(make).toThrow(`${name} must be a string`);
});
