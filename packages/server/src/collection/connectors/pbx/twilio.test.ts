import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../../../../../../test/providers/provider-server.ts';
import {
  startTwilioServer,
  type TwilioRecording,
  type TwilioServer,
} from '../../../../../../test/providers/twilio-server.ts';
import { connectorContract, fetched } from '../../connector.contract.ts';
import type { ConnectorContext } from '../../connector.ts';
import { collect, contractWorld, type ProviderWorld, since, startProviderWorld } from '../provider-world.fixture.ts';
import { twilio, twilioLateMs } from './twilio.ts';

const hourMs = 3_600_000;
const at = since + hourMs;
let world: ProviderWorld<TwilioServer>;
let server: TwilioServer;

async function start() {
  world = await startProviderWorld(twilio, startTwilioServer);
  ({ server } = world);
}
const connect = (changes?: Partial<ConnectorContext>) => world.connect(changes);

const recorded = (startedAt: number, more: Partial<TwilioRecording> = {}): TwilioRecording => ({
  startedAt,
  sound: Buffer.from(`sound ${startedAt}`),
  ...more,
});
const inTime = () => AbortSignal.timeout(5_000);
const listings = () => server.asked.filter((asked) => asked.endsWith('/Recordings.json')).length;

connectorContract('pbx/twilio', {
  content: 'audio',
  lateMs: twilioLateMs - hourMs,
  start: async () => {
    await start();
    const sids = new Map<string, string>();
    return contractWorld(world, {
      add: async (recordings) => {
        const added = server.add(
          recordings.map(({ startedAt, content }) => recorded(startedAt, { sound: content as Buffer })),
        );
        for (const { sid, callSid } of added) sids.set(callSid, sid);
        return added.map(({ callSid }) => callSid);
      },
      remove: async (callSid) => server.remove(sids.get(callSid) ?? ''),
      secrets: () => {
        const { clientId, clientSecret } = server.credentials;
        return [clientSecret, Buffer.from(`${clientId}:${clientSecret}`).toString('base64')];
      },
    });
  },
});

describe('pbx/twilio', () => {
  afterEach(() => world.stop());

  it('asks for the call only when it is told to, and tells both legs', async () => {
    await start();
    const [made] = server.add([
      recorded(at, {
        callerName: 'BRUNO LIMA',
        connected: [
          { to: 'client:rui', durationSeconds: 0 },
          { to: 'client:ana', durationSeconds: 61 },
        ],
      }),
    ]);
    const [found] = await collect(connect());
    expect(server.asked.filter((asked) => asked.includes('/Calls'))).toEqual([]);
    expect(found).toMatchObject({
      externalId: made!.callSid,
      startedAt: at,
      durationSeconds: 61,
      ownerId: null,
      telephony: { call_id: made!.callSid, record_file: `${made!.sid}.wav` },
    });
    expect(await found!.askForCall!(inTime())).toMatchObject({
      ownerId: 'ana',
      clientName: 'BRUNO LIMA',
      isInternal: false,
      facts: { direction: 'inbound', people: ['+5511987654321', '+551130000000', 'ana'], called: ['+551130000000'] },
      telephony: { call_from_name: 'BRUNO LIMA', call_from_number: '+5511987654321', call_to: '+551130000000' },
    });
  });

  it('fetches both channels where there are two, and one where Twilio refuses two; credentials stay with Twilio', async () => {
    await start();
    server.add([
      recorded(at, { channels: 2 }),
      recorded(at + hourMs, { channels: 2, isMonoOnly: true }),
      recorded(at + 2 * hourMs),
    ]);
    const channels: (string | null)[] = [];
    server.intercept(({ path, query }) => {
      if (path.endsWith('.wav')) channels.push(query.get('RequestedChannels'));
      return 'pass';
    });
    for (const found of await collect(connect())) {
      // The storage host refuses callers that bring credentials.
      expect(String(await fetched(found))).toMatch(/^sound/);
    }
    expect(channels).toEqual(['2', '2', null, null]);
  });

  it('takes MP3 of a recording whose WAV would be too large', async () => {
    await start();
    server.add([
      recorded(at, { durationSeconds: 1_000, channels: 2 }),
      recorded(at + hourMs, { durationSeconds: 1_500, channels: 2 }),
    ]);
    const found = await collect(connect());
    expect(found.map(({ bytes }) => bytes)).toEqual([32_000_000, null]);
    for (const each of found) await fetched(each);
    expect(server.asked.filter((asked) => /\.(wav|mp3)$/.test(asked)).map((asked) => asked.slice(-3))).toEqual([
      'wav',
      'mp3',
    ]);
  });

  it('keeps recordings of one call apart, and takes one of a conference', async () => {
    await start();
    const [first] = server.add([recorded(at)]);
    const [second, alone] = server.add([
      recorded(at + 60_000, { callSid: first!.callSid }),
      recorded(at + 120_000, { callSid: null }),
    ]);
    const found = await collect(connect());
    expect(found).toMatchObject([
      { externalId: first!.callSid, version: `recording ${first!.sid}` },
      { externalId: first!.callSid, version: `recording ${second!.sid}`, otherId: `${first!.callSid}-${second!.sid}` },
      { externalId: alone!.sid, telephony: { call_id: alone!.sid } },
    ]);
    expect(found[2]).not.toHaveProperty('version');
    expect((await found[2]!.askForCall!(inTime())).facts.direction).toBeNull();
  });

  it('waits for what is not complete, and finds it as soon as it is', async () => {
    await start();
    const [kept, slow] = server.add([recorded(at), recorded(world.now() - 2 * hourMs, { status: 'processing' })]);
    server.add([recorded(at + hourMs, { status: 'absent' }), recorded(at + 2 * hourMs, { status: 'in-progress' })]);
    const awaited: string[] = [];
    const found = await collect(connect({ awaits: (what) => awaited.push(what) }));
    expect(awaited).toEqual(['processing']);
    // Nothing was recorded of one; of the other, a month has passed.
    expect(found.map(({ externalId, durationSeconds }) => [externalId === kept!.callSid, durationSeconds])).toEqual([
      [true, 61],
      [false, 0],
      [false, null],
    ]);
    server.change(slow!.sid, { status: 'completed' });
    const [again] = (await collect(connect(), found.at(-1)!.position)).slice(-1);
    expect(again!.externalId).toBe(slow!.callSid);
  });

  it('reads busy days page by page, and quiet ones a month at a time', async () => {
    await start();
    server.add(Array.from({ length: 1_001 }, (_, index) => recorded(at + index * 1_000)));
    server.add([recorded(at + 20 * 24 * hourMs)]);
    expect(await collect(connect())).toHaveLength(1_002);
    expect(listings()).toBeLessThan(16);
  });

  it('a page token that ends: the run fails, and the next one loses nothing', async () => {
    await start();
    server.add(Array.from({ length: 1_001 }, (_, index) => recorded(at + index * 1_000)));
    let pages = 0;
    server.intercept(({ query }) => {
      if (query.has('PageToken') && pages++ === 0) world.setNow(world.now() + 16 * 60_000);
      return 'pass';
    });
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await collect(connect())).toHaveLength(1_001);
  });

  it('takes no next page elsewhere, and ends with a list that does not', async () => {
    await start();
    const answerWith = (next: string) =>
      server.intercept(({ path }, response) =>
        path.endsWith('/Recordings.json') ? void sendJson(response, { recordings: [], next_page_uri: next }) : 'pass',
      );
    answerWith('https://evil.example/2010-04-01/Recordings.json');
    await expect(collect(connect({ since: world.now() }))).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('elsewhere'),
    });
    answerWith(`/2010-04-01/Accounts/${server.accountId}/Recordings.json?again=1`);
    await expect(collect(connect({ since: world.now() }))).rejects.toMatchObject({
      message: expect.stringContaining('never ends'),
    });
  });

  it.each([
    [401, 20_003, 'credentials', 'denied'],
    [403, 20_403, 'credentials', 'denied'],
    [404, 20_404, 'settings', 'recording'],
    [400, 20_001, 'unavailable', 'recording'],
  ])('takes status %i (code %i) of a list for %s, and of a download for %s', async (status, code, ofList, ofFile) => {
    await start();
    server.add([recorded(at)]);
    const [found] = await collect(connect());
    server.intercept((_, response) => void sendJson(response, { code, message: 'No', status }, status));
    await expect(collect(connect())).rejects.toMatchObject({ kind: ofList });
    await expect(fetched(found!)).rejects.toMatchObject({ kind: ofFile });
  });

  it('leaves Twilio alone for as long as it asks', async () => {
    await start();
    server.intercept((_, response) => void sendJson(response, { code: 20_429 }, 429, { 'Retry-After': '3600' }));
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 3_600_000 });
  });

  it('a page instead of a file, a shorter file than was promised, and a redirect to http are no recordings', async () => {
    await start();
    server.add([recorded(at)]);
    const [found] = await collect(connect());
    const onStorage = (answer: (response: import('node:http').ServerResponse) => void) =>
      server.intercept(({ path }, response) => (path.startsWith('/storage/') ? void answer(response) : 'pass'));
    onStorage((response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'));
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'denied' });
    onStorage((response) => {
      response.writeHead(200, { 'Content-Type': 'audio/x-wav', 'Content-Length': '1000' }).write('short');
      setImmediate(() => response.destroy());
    });
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'unavailable' });
    server.intercept(({ path }, response) =>
      path.endsWith('.wav')
        ? void response.writeHead(302, { Location: `http://127.0.0.1:${server.port}/x` }).end()
        : 'pass',
    );
    await expect(fetched(found!)).rejects.toMatchObject({ kind: 'recording' });
  });

  it('a call that is gone leaves its recording without parties', async () => {
    await start();
    server.add([recorded(at)]);
    const [found] = await collect(connect());
    server.intercept(({ path }, response) =>
      path.includes('/Calls/') ? void sendJson(response, { code: 20_404, message: 'Gone', status: 404 }, 404) : 'pass',
    );
    expect(await found!.askForCall!(inTime())).toMatchObject({ ownerId: null, facts: { direction: null } });
  });

  it('says in one line how the account is', async () => {
    await start();
    server.add([recorded(world.now() - hourMs)]);
    expect(await connect().test(inTime())).toBe('Signed in to Twilio. Since yesterday the account has 1 recording.');
  });

  it('takes account sids and regions that can be', async () => {
    await start();
    const accountId = `AC${'0a'.repeat(16)}`;
    expect(twilio.check({ accountId }, [])).toBeNull();
    expect(twilio.check({ accountId, baseUrl: 'https://api.dublin.ie1.twilio.com' }, [])).toBeNull();
    for (const wrong of ['', 'AC1', `SK${'0a'.repeat(16)}`, '../x'])
      expect(twilio.check({ accountId: wrong }, [])).toMatchObject({ setting: 'accountId' });
    for (const baseUrl of ['http://api.twilio.com', 'https://api.twilio.com/2010-04-01', 'https://u:p@api.twilio.com'])
      expect(twilio.check({ accountId, baseUrl }, [])).toMatchObject({ setting: 'baseUrl' });
  });
});
