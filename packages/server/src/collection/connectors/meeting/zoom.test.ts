import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../../../../../../test/providers/provider-server.ts';
import { startZoomServer, type ZoomMeeting, type ZoomServer } from '../../../../../../test/providers/zoom-server.ts';
import { connectorContract, fetched } from '../../connector.contract.ts';
import type { ConnectorContext } from '../../connector.ts';
import {
  collect,
  contractWorld,
  idsOf,
  type ProviderWorld,
  since,
  startProviderWorld,
} from '../provider-world.fixture.ts';
import { zoom, zoomLateMs } from './zoom.ts';

const hourMs = 3_600_000;
const at = since + hourMs;
const vtt = (text: string) =>
  `WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nAna Souza: ${text}\n\n2\n00:00:05.000 --> 00:00:09.000\nLéo Prado: Yes.\n`;
let world: ProviderWorld<ZoomServer>;
let server: ZoomServer;

async function start() {
  world = await startProviderWorld(zoom, startZoomServer);
  ({ server } = world);
}
const connect = (changes?: Partial<ConnectorContext>) => world.connect(changes);

const meeting = (startedAt: number, more: Partial<ZoomMeeting> = {}): ZoomMeeting => ({
  startedAt,
  parts: [{ transcript: vtt('Hello.') }],
  ...more,
});
const lists = () => server.asked.filter((asked) => asked.endsWith('/recordings')).length;

connectorContract('meeting/zoom', {
  content: 'transcript',
  lateMs: zoomLateMs,
  start: async () => {
    await start();
    return contractWorld(world, {
      add: async (recordings) =>
        server.add(
          recordings.map(({ startedAt, content }) => ({
            startedAt,
            parts: [{ transcript: String(content), video: null }],
          })),
        ),
      remove: async (uuid) => server.remove(uuid),
      secrets: () => [...Object.values(server.credentials), ...server.tokens()],
    });
  },
});

describe('meeting/zoom', () => {
  afterEach(() => world.stop());

  it('takes the transcript where there is one, else the sound, and tells whose meeting it was', async () => {
    await start();
    const audio = Buffer.from('sound');
    const [spoken, written] = server.add([
      meeting(at, { parts: [{ audio, durationSeconds: 61 }], participants: ['Ana Souza', 'Léo Prado', 'Kim'] }),
      meeting(at + hourMs, {
        parts: [{ audio, transcript: vtt('Good morning.') }],
        hostEmail: 'Ana.Souza@Example.com',
      }),
    ]);
    const found = await collect(connect());
    expect(found).toMatchObject([
      {
        externalId: spoken,
        startedAt: at,
        durationSeconds: 61,
        bytes: 5,
        ownerId: 'ana.souza@example.com',
        clientName: 'Léo Prado, Kim',
        telephony: null,
      },
      { externalId: written, ownerId: 'ana.souza@example.com', clientName: null, isInternal: false },
    ]);
    expect(await fetched(found[0]!)).toEqual(audio);
    expect(await found[1]!.fetch(AbortSignal.timeout(5_000))).toEqual({
      transcript: vtt('Good morning.'),
      clientName: 'Léo Prado',
    });
  });

  it('takes the sound when a transcript holds no words', async () => {
    await start();
    server.add([meeting(at, { parts: [{ audio: Buffer.from('sound'), transcript: 'WEBVTT\n' }] })]);
    const [found] = await collect(connect());
    expect(String(await fetched(found!))).toBe('sound');
  });

  it('leaves a meeting until Zoom is done with it, and finds it then', async () => {
    await start();
    world.setNow(at + 20 * 60_000);
    const audio = Buffer.from('sound');
    const [slow] = server.add([meeting(at, { parts: [{ audio, status: 'processing' }] })]);
    const [quick] = server.add([meeting(at + 60_000, { parts: [{ transcript: vtt('Hi.') }] })]);
    const first = await collect(connect());
    expect(idsOf(first)).toEqual([quick]);
    world.setNow(world.now() + hourMs);
    server.change(slow!, { parts: [{ audio, transcript: vtt('Slow.') }] });
    const next = await collect(connect(), first.at(-1)!.position);
    expect(idsOf(next)).toContain(slow);
    expect(await fetched(next.find(({ externalId }) => externalId === slow)!)).toBe(vtt('Slow.'));
  });

  it('waits for a transcript that may follow, twice as long as was spoken', async () => {
    await start();
    const [uuid] = server.add([meeting(at, { parts: [{ audio: Buffer.from('sound'), durationSeconds: 7_200 }] })]);
    world.setNow(at + 6 * hourMs - 1_000);
    expect(await collect(connect())).toEqual([]);
    world.setNow(at + 6 * hourMs);
    expect(idsOf(await collect(connect()))).toEqual([uuid]);
  });

  it('leaves a transcript that is being made for a day, then takes the sound', async () => {
    await start();
    const transcript = vtt('Never.');
    const part = { audio: Buffer.from('sound'), transcript, transcriptStatus: 'processing' } as const;
    server.add([meeting(at, { parts: [part] })]);
    world.setNow(at + 24 * hourMs);
    expect(await collect(connect())).toEqual([]);
    world.setNow(at + 24 * hourMs + 600_000);
    const [found] = await collect(connect());
    expect(String(await fetched(found!))).toBe('sound');
  });

  it('gives each time that recording was started', async () => {
    await start();
    const [uuid] = server.add([meeting(at, { parts: [{ transcript: vtt('One.') }, { audio: Buffer.from('two') }] })]);
    const found = await collect(connect());
    expect(idsOf(found)).toEqual([uuid, `${uuid}#2026-03-02T01:11:00.000Z`]);
    expect(await Promise.all(found.map((each) => fetched(each)))).toEqual([vtt('One.'), Buffer.from('two')]);
  });

  it('asks for a month at most, and for one page when nothing is new', async () => {
    await start();
    world.setNow(since + 100 * 24 * hourMs);
    const uuids = server.add([0, 29, 30, 31, 60, 61, 99].map((day) => meeting(since + day * 24 * hourMs + hourMs)));
    const found = await collect(connect());
    expect(idsOf(found)).toEqual(uuids);
    const before = lists();
    await collect(connect(), found.at(-1)!.position);
    expect(lists() - before).toBe(1);
  });

  it('reads days that do not fit on a page, oldest first', async () => {
    await start();
    const uuids = server.add(Array.from({ length: 900 }, (_, index) => meeting(at + index * 60_000)));
    expect(idsOf(await collect(connect()))).toEqual(uuids);
  });

  it('gets another token when one ends or is ended in the middle, once', async () => {
    await start();
    server.add([meeting(at, { parts: [{ transcript: vtt('One.') }] }), meeting(at + 60_000)]);
    const [first, second] = await collect(connect());
    world.setNow(world.now() + 2 * hourMs);
    expect(await fetched(first!)).toBe(vtt('One.'));
    server.revoke();
    await collect(connect());
    expect(await fetched(second!)).toBe(vtt('Hello.'));
    expect(server.asked.filter((asked) => asked.endsWith('/oauth/token'))).toHaveLength(3);
    server.intercept(({ path }, response) =>
      path === '/oauth/token' ? 'pass' : void sendJson(response, { code: 124, message: 'Invalid access token.' }, 401),
    );
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'credentials' });
  });

  it('says what Zoom refuses: the account, a scope, a file', async () => {
    await start();
    const settings = { baseUrl: server.url, accountId: 'another' };
    await expect(collect(connect({ settings }))).rejects.toMatchObject({ kind: 'credentials' });
    server.add([meeting(at)]);
    const [found] = await collect(connect());
    server.intercept(({ path }, response) => {
      if (path.startsWith('/rec/')) {
        return void response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end('<html>Sign in.');
      }
      return void sendJson(
        response,
        { code: 4711, message: 'Invalid access token, does not contain scopes:[x:y].' },
        400,
      );
    });
    await expect(collect(connect())).rejects.toMatchObject({
      kind: 'credentials',
      message: expect.stringContaining('scopes:[x:y]'),
    });
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'denied' });
    for (const status of [401, 403]) {
      server.intercept(({ path }, response) =>
        path.startsWith('/rec/') ? void response.writeHead(status).end() : 'pass',
      );
      await expect(fetched(found!)).rejects.toMatchObject({ kind: 'denied' });
    }
  });

  it('takes the sound when the transcript is not handed out, and a film where there is no other sound', async () => {
    await start();
    const [audio, video] = [Buffer.from('sound'), Buffer.from('film')];
    server.add([
      meeting(at, { parts: [{ transcript: vtt('Hello.'), audio }] }),
      meeting(at + hourMs, { parts: [{ video }] }),
    ]);
    server.intercept(({ path }, response) =>
      path.startsWith('/file/') && path.endsWith('/vtt') ? void response.writeHead(404).end() : 'pass',
    );
    const found = await collect(connect());
    expect(await Promise.all(found.map((each) => fetched(each)))).toEqual([audio, video]);
  });

  it('waits as long as Zoom asks, or leaves it alone until the day is over', async () => {
    await start();
    const [uuid] = server.add([meeting(at)]);
    let refusals = 1;
    server.intercept(({ path }, response) => {
      if (!path.endsWith('/recordings') || refusals === 0) return 'pass';
      refusals -= 1;
      return void response.writeHead(429, { 'Retry-After': '0', 'X-RateLimit-Type': 'QPS' }).end();
    });
    expect(idsOf(await collect(connect()))).toEqual([uuid]);
    server.intercept((_, response) => {
      const until = new Date(world.now() + 5 * hourMs).toISOString();
      response.writeHead(429, { 'Retry-After': until, 'X-RateLimit-Type': 'Daily-limit' }).end();
      return undefined;
    });
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 5 * hourMs });
  });

  it('gives its token to no other host, and follows no redirect out of https', async () => {
    await start();
    server.add([meeting(at)]);
    const [found] = await collect(connect());
    const seen: (string | undefined)[] = [];
    server.intercept(({ path, headers }) => {
      if (path.startsWith('/file/')) seen.push(headers.authorization);
      return 'pass';
    });
    await fetched(found!);
    expect(seen).toEqual([undefined]);
    server.intercept(({ path }, response) => {
      if (!path.startsWith('/rec/')) return 'pass';
      return void response.writeHead(302, { Location: `http://127.0.0.1:${server.port}/file/x` }).end();
    });
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'recording' });
    server.intercept(({ path }, response) =>
      path.startsWith('/rec/') ? void response.writeHead(302, { Location: path }).end() : 'pass',
    );
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'recording' });
  });

  it('ends with a list that does not, and asks for no day before there was Zoom', async () => {
    await start();
    const days: string[] = [];
    server.intercept(({ path, query }, response) => {
      if (!path.endsWith('/recordings')) return 'pass';
      days.push(query.get('from')!);
      return void sendJson(response, { meetings: [], next_page_token: 'again' });
    });
    await expect(collect(connect({ since: 0 }))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(days.sort()[0]).toBe('2010-12-31');
  });

  it('knows the topic, and asks who took part and whether all were of the organization', async () => {
    await start();
    const people = [
      { email: 'ana.souza@example.com', isInternal: true },
      { email: 'rui@example.com', isInternal: true },
    ];
    const outside = { email: 'bruno@client.example', isInternal: false };
    server.add([
      meeting(at, { topic: 'Weekly', people, uuid: '/a//b==' }),
      meeting(at + hourMs, { people: [...people, outside] }),
      meeting(at + 2 * hourMs),
    ]);
    const found = await collect(connect());
    const asked = await Promise.all(found.map(({ facts }) => facts.askForPeople!(AbortSignal.timeout(5_000))));
    expect(found[0]!.facts.topic).toBe('Weekly');
    expect(asked.map(({ isInternalMeeting }) => isInternalMeeting)).toEqual([true, false, null]);
    expect(asked[1]!.people).toContain(outside.email);
    server.intercept(({ path }, response) =>
      path.includes('/past_meetings/')
        ? void sendJson(response, { code: 4711, message: 'Invalid access token, does not contain scopes.' }, 400)
        : 'pass',
    );
    await expect(found[1]!.facts.askForPeople!(AbortSignal.timeout(5_000))).rejects.toMatchObject({
      kind: 'credentials',
      message: expect.stringContaining('see who took part'),
    });
  });

  it('says in one line how the account is', async () => {
    await start();
    server.add([
      meeting(world.now() - 3 * hourMs),
      meeting(world.now() - 5 * hourMs, { parts: [{ audio: Buffer.from('a') }] }),
    ]);
    expect(await connect().test(AbortSignal.timeout(5_000))).toBe(
      'Signed in to Zoom. Since yesterday the account has 2 recorded meetings, 1 with a transcript.',
    );
  });

  it('takes account ids and clouds that can be', async () => {
    await start();
    expect(zoom.check({ accountId: 'gYz8S9w5Q5yrDoIvmdClYw' }, [])).toBeNull();
    expect(zoom.check({ accountId: 'x_-1', baseUrl: 'https://api.zoomgov.com' }, [])).toBeNull();
    for (const accountId of ['', 'a b', '../x'])
      expect(zoom.check({ accountId }, [])).toMatchObject({ setting: 'accountId' });
    for (const baseUrl of ['http://api.zoom.us', 'https://api.zoom.us/v2', 'https://u:p@api.zoom.us', 'zoom']) {
      expect(zoom.check({ accountId: 'x', baseUrl }, [])).toMatchObject({ setting: 'baseUrl' });
    }
  });
});
