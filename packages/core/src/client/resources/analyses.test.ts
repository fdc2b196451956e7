import { describe, expect, it, vi } from 'vitest';
import { errorTable } from '../../errors.ts';
import { ConfigurationError, ConflictError, TimeoutError } from '../errors.ts';
import { failureOf, hangUp, json, refuse, setUp, testKey } from '../scripted-server.fixture.ts';

const transcript = { transcript: 'Ana: Bom dia.', clientName: 'João' };
const running = refuse(409, 'CONFLICT', errorTable.idempotencyKeyRunning.message);
const keysOf = (seen: { headers: Record<string, unknown> }[]) => seen.map(({ headers }) => headers['idempotency-key']);

describe('POST /api/analyses', () => {
  it('sends JSON with key, Content-Type and a fresh Idempotency-Key', async () => {
    const { client, seen } = await setUp([json({ id: 'a1' }), json({ id: 'a2' })]);
    expect(await client.analyses.create(transcript)).toEqual({ id: 'a1' });
    await client.analyses.create(transcript);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/analyses',
      headers: { 'x-api-key': testKey, 'content-type': 'application/json' },
    });
    expect(JSON.parse(seen[0]!.body)).toEqual(transcript);
    const [first, second] = keysOf(seen);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  it('makes a key where crypto.randomUUID is missing (plain http pages)', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    try {
      const { client, seen } = await setUp([json({ id: 'a1' })]);
      await client.analyses.create(transcript);
      expect(keysOf(seen)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('D9, retries with the same key and the same bytes, even when the object changes meanwhile', async () => {
    const body = { ...transcript };
    const changeAndHangUp = (...step: Parameters<typeof hangUp>) => {
      body.clientName = 'Maria';
      hangUp(...step);
    };
    const { client, seen } = await setUp([changeAndHangUp, json({ id: 'a1' })]);
    await client.analyses.create(body);
    expect(new Set(keysOf(seen)).size).toBe(1);
    expect(seen.map(({ body }) => JSON.parse(body))).toEqual([transcript, transcript]);
  });

  it('D9, asks every 10 s under the same key while a lost first request still runs, and does not count that as retries', async () => {
    const { client, clock, seen } = await setUp([hangUp, running, running, running, hangUp, json({ id: 'a1' })]);
    expect(await client.analyses.create(transcript)).toEqual({ id: 'a1' });
    expect(clock.sleeps).toEqual([2000, 10_000, 10_000, 10_000, 4000]);
    expect(new Set(keysOf(seen)).size).toBe(1);
  });

  it('D9, throws the 409 of a key used with another body', async () => {
    const { client, seen } = await setUp([refuse(409, 'CONFLICT', errorTable.idempotencyKeyReused.message)]);
    const failure = await failureOf(client.analyses.create(transcript, { idempotencyKey: 'order 7' }));
    expect(failure).toBeInstanceOf(ConflictError);
    expect(failure).toMatchObject({ idempotencyKey: 'order 7' });
    expect(keysOf(seen)).toEqual(['order 7']);
  });

  it.each(['', ' a', 'a\n', 'é', 'x'.repeat(256)])(
    'refuses the idempotencyKey %j before sending',
    async (idempotencyKey) => {
      const { client, seen } = await setUp([]);
      const failure = await failureOf(client.analyses.create(transcript, { idempotencyKey }));
      expect(failure).toBeInstanceOf(ConfigurationError);
      expect(seen).toEqual([]);
    },
  );

  it('has ten minutes; a call or the client may set another time', async () => {
    const limitsMs: number[] = [];
    const { client, clock } = await setUp(
      [1, 2, 3].map(() => (response, seen) => {
        limitsMs.push(...clock.timers.map(({ delayMs }) => delayMs));
        json({ id: 'a1' })(response, seen);
      }),
    );
    await client.analyses.create(transcript);
    await client.analyses.create(transcript, { timeoutMs: 5000 });
    await client.analyses.get('a1');
    expect(limitsMs).toEqual([600_000, 5000, 60_000]);
    expect(clock.timers).toEqual([]);
  });

  it('when the time is over, says under which key the result can be had', async () => {
    const { client, clock } = await setUp([() => clock.fireTimers()]);
    const failure = await failureOf(client.analyses.create(transcript, { idempotencyKey: 'order-7' }));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toMatchObject({ code: 'TIMEOUT', idempotencyKey: 'order-7', operation: 'analyses.create' });
    expect((failure as Error).message).toContain("idempotencyKey 'order-7'");
  });

  it('throws what is wrong with the body as it is, without sending or retrying', async () => {
    const { client, clock, seen } = await setUp([]);
    const circular: { transcript: string; self?: unknown } = { transcript: 'x' };
    circular.self = circular;
    expect(await failureOf(client.analyses.create(circular))).toBeInstanceOf(TypeError);
    expect([seen, clock.sleeps]).toEqual([[], []]);
  });
});

describe('D68, analysis.submit', () => {
  const queued = json({ result: { data: { id: 'a1' } } });

  it('sends a fresh key, or the given one, and needs no salesperson', async () => {
    const { client, seen } = await setUp([queued, queued, queued]);
    for (const idempotencyKey of [undefined, undefined, 'order 7'])
      await client.analyses.submit({ transcript: 'Ana: Bom dia.' }, { idempotencyKey });
    const [first, second, third] = keysOf(seen);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('order 7');
    expect(seen.map(({ body }) => body)).toEqual(Array(3).fill('{"json":{"transcript":"Ana: Bom dia."}}'));
  });

  it('D9, resolves a lost answer with the same key and bytes, while the first still runs too', async () => {
    const { client, seen } = await setUp([hangUp, running, queued]);
    expect(await client.analyses.submit({ transcript: 'Ana: Bom dia.' })).toEqual({ id: 'a1' });
    expect(new Set(keysOf(seen)).size).toBe(1);
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
  });

  it('when it gives up, the error has the key and the uploaded recording', async () => {
    const fields = { key: 'uploads/c1/call.mp3' };
    const { client, seen } = await setUp(
      [
        (response, request) =>
          json({ result: { data: { url: `http://${request.headers.host}/upload`, fields } } })(response, request),
        (response) => response.writeHead(204).end(),
        hangUp,
      ],
      { maxRetries: 0 },
    );
    const failure = await failureOf(
      client.analyses.submit({ audio: new Blob(['mp3'], { type: 'audio/mpeg' }) }, { idempotencyKey: 'order 7' }),
    );
    expect(failure).toMatchObject({ name: 'ConnectionError', idempotencyKey: 'order 7', audioKey: fields.key });
    expect((failure as Error).message).toContain(
      `Repeat the call with the same body, audioKey '${fields.key}' instead of audio`,
    );
    expect(JSON.parse(seen.at(-1)!.body)).toEqual({ json: { audioKey: fields.key } });
  });

  it.each(['', 'é'])('refuses the idempotencyKey %j before sending', async (idempotencyKey) => {
    const { client, seen } = await setUp([]);
    const failure = await failureOf(client.analyses.submit({ transcript: 'x' }, { idempotencyKey }));
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect(seen).toEqual([]);
  });
});

describe('GET /api/analyses/{id}', () => {
  it('reads one, its id encoded', async () => {
    const { client, seen } = await setUp([json({ id: 'a/1' })]);
    expect(await client.analyses.get('a/1')).toEqual({ id: 'a/1' });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/analyses/a%2F1' });
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
    expect(seen[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it.each(['', '.', '..'])('refuses the id %j, which is another address', async (id) => {
    const { client, seen } = await setUp([json({})]);
    expect(await failureOf(client.analyses.get(id))).toBeInstanceOf(ConfigurationError);
    expect(seen).toEqual([]);
  });
});

describe('D37, following a queued analysis', () => {
  const at = (status: string) => json({ id: 'a1', status });

  it.each(['completed', 'failed'])('waitFor reads until it is %s, at growing distances', async (status) => {
    const unfinished = ['pending', 'pending', 'processing', 'processing', 'pending', 'processing'];
    const { client, clock, seen } = await setUp([...unfinished.map(at), at(status)]);
    expect(await client.analyses.waitFor('a1')).toEqual({ id: 'a1', status });
    expect(clock.sleeps).toEqual([1000, 2000, 3000, 4000, 5000, 5000]);
    expect(new Set(seen.map(({ method, url }) => `${method} ${url}`))).toEqual(new Set(['GET /api/analyses/a1']));
    expect(clock.timers).toEqual([]);
  });

  it('waitFor has the time of a create; when it is over, it says that the analysis goes on', async () => {
    const { client, clock, seen } = await setUp([at('pending'), at('pending')]);
    const limitsMs: number[] = [];
    clock.sleep = async () => {
      limitsMs.push(...clock.timers.map(({ delayMs }) => delayMs));
      if (seen.length === 2) clock.fireTimers();
    };
    const failure = await failureOf(client.analyses.waitFor('a1'));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect((failure as Error).message).toContain('not finished after 600000 ms');
    expect([limitsMs, seen.length]).toEqual([[600_000, 600_000], 2]);
  });

  it('waitFor takes another time, and ends a reading with it', async () => {
    const { client, clock } = await setUp([() => clock.fireTimers()]);
    const failure = await failureOf(client.analyses.waitFor('a1', { timeoutMs: 1500 }));
    expect(failure).toMatchObject({ name: 'TimeoutError', message: expect.stringContaining('1500 ms') });
  });

  it('waitFor ends with the reason of its signal, and keeps no listener', async () => {
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const added = vi.spyOn(controller.signal, 'addEventListener');
    const reason = new Error('the user left');
    const { client, clock } = await setUp([at('pending'), at('pending')]);
    clock.sleep = async () => controller.abort(reason);
    expect(await failureOf(client.analyses.waitFor('a1', { signal: controller.signal }))).toBe(reason);
    expect(removed.mock.calls.map((call) => call[1])).toEqual(added.mock.calls.map((call) => call[1]));
  });

  it('waitFor outlasts a server that restarts, and throws what does not pass', async () => {
    const { client } = await setUp([at('pending'), hangUp, at('processing'), refuse(404, 'NOT_FOUND', 'Not found')]);
    expect(await failureOf(client.analyses.waitFor('a1'))).toMatchObject({ name: 'NotFoundError' });
  });
});

describe('GET /api/analyses, rules 2 to 5', () => {
  const page = (ids: string[], nextCursor: string | null) =>
    json({ items: ids.map((id) => ({ id })), nextCursor, hasMore: nextCursor !== null });
  const script = () => [page(['a', 'b'], 'c/1+='), page(['c'], 'c2'), page(['d'], null)];
  const cursorsOf = (seen: { url: string }[]) =>
    seen.map(({ url }) => new URL(url, 'http://x').searchParams.get('cursor'));

  it('list sends the filters, and nextPage the exact cursor with them', async () => {
    const { client, seen } = await setUp(script());
    const first = await client.analyses.list({
      from: '2026-01-01T00:00:00+01:00',
      interactionType: '__none__',
      limit: 2,
    });
    expect(first).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }], nextCursor: 'c/1+=', hasMore: true });
    const second = await first.nextPage();
    const third = await second?.nextPage();
    expect(await third?.nextPage()).toBeNull();
    expect(cursorsOf(seen)).toEqual([null, 'c/1+=', 'c2']);
    for (const { url } of seen) {
      expect(Object.fromEntries(new URL(url, 'http://x').searchParams)).toMatchObject({
        from: '2026-01-01T00:00:00+01:00',
        interactionType: '__none__',
        limit: '2',
      });
    }
  });

  it('scan gives every item of every page, 100 to a page', async () => {
    const { client, seen } = await setUp(script());
    const ids: string[] = [];
    for await (const { id } of client.analyses.scan({ status: 'completed' })) ids.push(id);
    expect(ids).toEqual(['a', 'b', 'c', 'd']);
    expect(cursorsOf(seen)).toEqual([null, 'c/1+=', 'c2']);
    expect(seen.every(({ url }) => /limit=100/.test(url) && /status=completed/.test(url))).toBe(true);
  });

  it('scan reads no further than the loop goes', async () => {
    const { client, seen } = await setUp(script());
    for await (const { id } of client.analyses.scan()) if (id === 'b') break;
    expect(seen.length).toBe(1);
  });

  it('scan continues from a cursor, and retries within', async () => {
    const { client, seen } = await setUp([page(['c'], 'c2'), hangUp, page(['d'], null)]);
    const ids: string[] = [];
    for await (const { id } of client.analyses.scan({ cursor: 'kept', limit: 7 })) ids.push(id);
    expect(ids).toEqual(['c', 'd']);
    expect(cursorsOf(seen)).toEqual(['kept', 'c2', 'c2']);
  });
});
