import { describe, expect, it, onTestFinished, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { TimeoutError } from '../errors.ts';
import type { RequestEvent, ResponseEvent, RetryEvent } from '../hooks.ts';
import { failureOf, hangUp, json, setUp, testKey } from '../scripted-server.fixture.ts';
import { systemClock } from './clock.ts';

describe('User-Agent', () => {
  it('names the client and its version', async () => {
    const { client, seen } = await setUp([json([])]);
    await client.salespersons.list();
    expect(seen[0]?.headers['user-agent']).toBe(`earshot-client/${manifest.version}`);
  });

  it('is left to browsers, whose own they do not let pages change', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' });
    try {
      const { client, seen } = await setUp([json([])]);
      await client.salespersons.list();
      expect(seen[0]?.headers['user-agent']).not.toContain('earshot');
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('AbortSignal', () => {
  it('ends a running call with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('the user left');
    const { client, clock, seen } = await setUp([() => controller.abort(reason)]);
    expect(await failureOf(client.salespersons.list({ signal: controller.signal }))).toBe(reason);
    expect([seen.length, clock.sleeps, clock.timers]).toEqual([1, [], []]);
  });

  it('ends the wait before a retry', async () => {
    const controller = new AbortController();
    const { client, seen } = await setUp([hangUp], {
      clock: systemClock,
      hooks: { onRetry: () => controller.abort() },
    });
    const failure = await failureOf(client.salespersons.list({ signal: controller.signal }));
    expect(failure).toMatchObject({ name: 'AbortError' });
    expect(seen.length).toBe(1);
  });

  it('aborted beforehand, sends nothing', async () => {
    const { client, seen } = await setUp([json([])]);
    const failure = await failureOf(client.salespersons.list({ signal: AbortSignal.abort() }));
    expect(failure).toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([]);
  });

  it('keeps no listener on a signal that lives longer', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const { client } = await setUp([json([])]);
    await client.salespersons.list({ signal });
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls.map((call) => call[1])).toEqual(added.mock.calls.map((call) => call[1]));
  });
});

describe('time-out', () => {
  it('ends a call that takes too long, without a retry', async () => {
    const { client, clock, seen } = await setUp([() => clock.fireTimers()]);
    const failure = await failureOf(client.salespersons.list({ timeoutMs: 1234 }));
    expect(failure).toBeInstanceOf(TimeoutError);
    expect(failure).toMatchObject({ code: 'TIMEOUT', status: undefined });
    expect((failure as Error).message).toContain('salespersons.list took longer than 1234 ms');
    expect(seen.length).toBe(1);
  });

  it('counts retries in, and keeps the last failure as cause', async () => {
    const { client, clock, seen } = await setUp([hangUp]);
    clock.sleep = async () => clock.fireTimers();
    const failure = await failureOf(client.salespersons.list());
    expect(failure).toBeInstanceOf(TimeoutError);
    expect((failure as Error).cause).toMatchObject({ name: 'ConnectionError' });
    expect(seen.length).toBe(1);
  });
});

describe('contract: Authentication 1, the key goes in its header only', () => {
  it('also with procedures, which take a session cookie too', async () => {
    const { client, seen } = await setUp([json({ result: { data: { id: 'u1' } } })]);
    await client.users.me();
    expect(seen[0]).toMatchObject({ url: '/v1/user.me', headers: { 'x-api-key': testKey } });
    expect(JSON.stringify({ ...seen[0]?.headers, 'x-api-key': '' })).not.toContain(testKey);
  });
});

describe('hooks', () => {
  it('see requests, answers and retries, and never the key', async () => {
    const events: (RequestEvent | ResponseEvent | RetryEvent)[] = [];
    const push = (event: RequestEvent | ResponseEvent | RetryEvent) => void events.push(event);
    const { client, baseUrl } = await setUp([hangUp, json({ id: 'a1' })], {
      hooks: { onRequest: push, onResponse: push, onRetry: push },
    });
    await client.analyses.create({ transcript: 'x' }, { idempotencyKey: 'k' });
    const sent = {
      operation: 'analyses.create',
      method: 'POST',
      url: `${baseUrl}/api/analyses`,
      idempotencyKey: 'k',
    };
    expect(events).toEqual([
      { ...sent, attempt: 1 },
      {
        operation: 'analyses.create',
        attempt: 1,
        reason: 'connection',
        delayMs: 2000,
        error: expect.objectContaining({ name: 'ConnectionError' }),
      },
      { ...sent, attempt: 2 },
      { ...sent, attempt: 2, status: 200, requestId: 'req-1', durationMs: 0 },
    ]);
    expect(JSON.stringify(events)).not.toContain(testKey);
  });

  it('that throw do not disturb the call', async () => {
    const fail = () => {
      throw new Error('the log is full');
    };
    const { client, seen } = await setUp([hangUp, json([])], {
      hooks: { onRequest: fail, onResponse: fail, onRetry: fail },
    });
    expect(await client.salespersons.list()).toEqual([]);
    expect(seen.length).toBe(2);
  });
});

describe('fetch', () => {
  it('may be another implementation, which gets plain values', async () => {
    const calls: unknown[][] = [];
    const { client } = await setUp([], {
      baseUrl: 'https://earshot.example.com',
      fetch: async (...call) => {
        calls.push(call);
        return Response.json({ id: 'a1' });
      },
    });
    expect(await client.analyses.create({ transcript: 'é' }, { idempotencyKey: 'k' })).toEqual({ id: 'a1' });
    expect(calls).toEqual([
      [
        'https://earshot.example.com/api/analyses',
        {
          method: 'POST',
          headers: {
            'user-agent': `earshot-client/${manifest.version}`,
            'content-type': 'application/json',
            'idempotency-key': 'k',
            'x-api-key': testKey,
          },
          body: '{"transcript":"é"}',
          redirect: 'manual',
          signal: expect.any(AbortSignal),
        },
      ],
    ]);
  });

  it("Node's 300 s for headers and body are off, and the process' own dispatcher stays in use", async () => {
    const { client } = await setUp([json([])]);
    const key = Symbol.for('undici.globalDispatcher.1');
    const holder = globalThis as { [key: symbol]: { dispatch(options: object, handler: object): boolean } | undefined };
    const own = holder[key];
    onTestFinished(() => {
      holder[key] = own;
    });
    const seen: object[] = [];
    holder[key] = {
      dispatch(options, handler) {
        seen.push(options);
        return own!.dispatch(options, handler);
      },
    };
    await client.salespersons.list();
    expect(seen).toEqual([expect.objectContaining({ path: '/api/salespersons', headersTimeout: 0, bodyTimeout: 0 })]);
  });
});
