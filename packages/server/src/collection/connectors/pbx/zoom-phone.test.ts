import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../../../../../../test/providers/provider-server.ts';
import {
  startZoomPhoneServer,
  type ZoomPhoneCall,
  type ZoomPhoneServer,
} from '../../../../../../test/providers/zoom-phone-server.ts';
import { connectorContract, fetched } from '../../connector.contract.ts';
import type { ConnectorContext } from '../../connector.ts';
import { collect, contractWorld, type ProviderWorld, since, startProviderWorld } from '../provider-world.fixture.ts';
import { zoomPhone, zoomPhoneLateMs } from './zoom-phone.ts';

const hourMs = 3_600_000;
const at = since + hourMs;
let world: ProviderWorld<ZoomPhoneServer>;
let server: ZoomPhoneServer;

async function start() {
  world = await startProviderWorld(zoomPhone, startZoomPhoneServer);
  ({ server } = world);
}
const connect = (changes?: Partial<ConnectorContext>) => world.connect(changes);

const called = (startedAt: number, more: Partial<ZoomPhoneCall> = {}): ZoomPhoneCall => ({
  startedAt,
  sound: Buffer.from(`sound ${startedAt}`),
  ...more,
});

connectorContract('pbx/zoom-phone', {
  content: 'audio',
  lateMs: zoomPhoneLateMs,
  start: async () => {
    await start();
    return contractWorld(world, {
      add: async (recordings) =>
        server.add(recordings.map(({ startedAt, content }) => called(startedAt, { sound: content as Buffer }))),
      remove: async (callId) => server.remove(callId),
      secrets: () => [...Object.values(server.credentials), ...server.tokens()],
    });
  },
});

describe('pbx/zoom-phone', () => {
  afterEach(() => world.stop());

  it('tells whose call it was: of who took it or made it, not of the queue', async () => {
    await start();
    const queue = { type: 'callQueue', extension: 806, name: 'Sales' } as const;
    const [inbound, outbound, internal, missed] = server.add([
      called(at, { caller: { number: '+5511987654321', name: 'Bruno Lima' }, agent: 803, owner: queue }),
      called(at + 1_000, {
        direction: 'outbound',
        caller: { number: '201', name: 'Ana', isInternal: true },
        callee: { number: '+5511912345678' },
        agent: 201,
      }),
      called(at + 2_000, { caller: { number: '202', name: 'Rui', isInternal: true }, agent: 201 }),
      called(at + 3_000, { owner: queue }),
    ]);
    const found = await collect(connect());
    expect(found).toMatchObject([
      {
        externalId: inbound,
        startedAt: at,
        durationSeconds: 61,
        ownerId: '803',
        clientName: 'Bruno Lima',
        isInternal: false,
        facts: { direction: 'inbound', people: ['+5511987654321', '201', '803', '806'] },
        telephony: {
          call_id: inbound,
          call_from_name: 'Bruno Lima',
          call_from_number: '+5511987654321',
          call_to: '201',
        },
      },
      // A number in place of a name is no name.
      { externalId: outbound, ownerId: '201', clientName: null, facts: { direction: 'outbound' } },
      { externalId: internal, ownerId: '201', clientName: null, isInternal: true, facts: { direction: 'internal' } },
      { externalId: missed, ownerId: '806' },
    ]);
    expect(found[0]!.facts.called).toEqual(expect.arrayContaining(['806', 'Sales']));
  });

  it('fetches from another host without the token, and with a new token when the first has ended', async () => {
    await start();
    server.add([called(at)]);
    const [found] = await collect(connect());
    // The storage host refuses callers that bring a token.
    expect(String(await fetched(found!))).toBe(`sound ${at}`);
    world.setNow(world.now() + 2 * hourMs);
    expect(String(await fetched(found!))).toBe(`sound ${at}`);
    expect(server.asked.filter((asked) => asked.endsWith('/oauth/token'))).toHaveLength(2);
  });

  it('goes on with a new token when one ends between two pages', async () => {
    await start();
    const ids = server.add(Array.from({ length: 700 }, (_, index) => called(at + index * 1_000)));
    let pages = 0;
    server.intercept(({ query }) => {
      if (query.has('next_page_token') && pages++ === 1) server.revoke();
      return 'pass';
    });
    expect((await collect(connect())).map(({ externalId }) => externalId)).toEqual(ids);
  });

  it('a page token that ends: the run fails, and the next one loses nothing', async () => {
    await start();
    server.add(Array.from({ length: 301 }, (_, index) => called(at + index * 1_000)));
    let pages = 0;
    server.intercept(({ query }) => {
      if (query.has('next_page_token') && pages++ === 0) world.setNow(world.now() + 16 * 60_000);
      return 'pass';
    });
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await collect(connect())).toHaveLength(301);
  });

  it('keeps recordings of one call apart, and gives the last second of a day and the first of the next', async () => {
    await start();
    const midnight = since + 24 * hourMs;
    const [callId] = server.add([called(midnight - 1_000)]);
    server.add([called(midnight, { callId: callId! })]);
    const found = await collect(connect());
    expect(found).toMatchObject([{ externalId: callId }, { externalId: callId }]);
    expect(new Set(found.map(({ version }) => version)).size).toBe(2);
    expect(found[1]!.otherId).toMatch(new RegExp(`^${callId}-`));
  });

  it('waits a day for a recording that has no file yet', async () => {
    await start();
    const [slow] = server.add([called(world.now() - hourMs, { isProcessing: true })]);
    const awaited: string[] = [];
    expect(await collect(connect({ awaits: (what) => awaited.push(what) }))).toEqual([]);
    expect(awaited).toEqual(['processing']);
    server.change(slow!, { isProcessing: false });
    expect(await collect(connect())).toHaveLength(1);
    server.change(slow!, { isProcessing: true });
    world.setNow(world.now() + 24 * hourMs);
    const [late] = await collect(connect());
    await expect(fetched(late!)).rejects.toMatchObject({ kind: 'recording' });
  });

  it.each([
    [
      'a page that asks to sign in',
      'denied',
      (r: ServerResponse) => r.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
    ],
    ['403', 'denied', (r: ServerResponse) => r.writeHead(403).end()],
    ['404', 'recording', (r: ServerResponse) => r.writeHead(404).end()],
    ['an address that is none', 'recording', (r: ServerResponse) => r.writeHead(302, { Location: 'ftp://x' }).end()],
  ])('takes %s for %s', async (_, kind, answer) => {
    await start();
    server.add([called(at)]);
    const [found] = await collect(connect());
    server.intercept(({ path }, response) =>
      path.startsWith('/v2/phone/recording/') ? void answer(response) : 'pass',
    );
    await expect(fetched(found!)).rejects.toMatchObject({ kind });
  });

  it('a shorter file than was promised is a broken connection', async () => {
    await start();
    server.add([called(at)]);
    const [found] = await collect(connect());
    server.intercept(({ path }, response) => {
      if (!path.startsWith('/file/')) return 'pass';
      response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Content-Length': '1000' }).write('short');
      return void setImmediate(() => response.destroy());
    });
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('names the scope that the app lacks, and leaves Zoom alone for as long as it asks', async () => {
    await start();
    const message = 'Invalid access token, does not contain scopes:[phone:read:list_call_recordings:admin].';
    server.intercept(({ path }, response) =>
      path === '/v2/phone/recordings' ? void sendJson(response, { code: 4711, message }, 400) : 'pass',
    );
    await expect(collect(connect())).rejects.toMatchObject({
      kind: 'credentials',
      message: expect.stringContaining('phone:read:list_call_recordings:admin'),
    });
    server.intercept(({ path }, response) =>
      path === '/v2/phone/recordings' ? void sendJson(response, {}, 429, { 'Retry-After': '3600' }) : 'pass',
    );
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 3_600_000 });
  });

  it('ends with a list that does not, and asks for no day before there was Zoom Phone', async () => {
    await start();
    const days: string[] = [];
    server.intercept(({ path, query }, response) => {
      if (path !== '/v2/phone/recordings') return 'pass';
      days.push(query.get('from')!);
      return void sendJson(response, { recordings: [], next_page_token: 'again' });
    });
    await expect(collect(connect({ since: 0 }))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(days.sort()[0]).toBe('2019-01-01T00:00:00Z');
  });

  it('says in one line how the account is', async () => {
    await start();
    server.add([called(world.now() - hourMs), called(world.now() - 2 * hourMs)]);
    expect(await connect().test(AbortSignal.timeout(5_000))).toBe(
      'Signed in to Zoom. Since yesterday Zoom Phone has 2 recordings.',
    );
  });
});
