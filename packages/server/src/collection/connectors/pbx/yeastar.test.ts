import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../../../../../../test/providers/provider-server.ts';
import {
  startYeastarServer,
  type YeastarCall,
  type YeastarOptions,
  type YeastarServer,
} from '../../../../../../test/providers/yeastar-server.ts';
import { type PublicHosts, publicHosts } from '../../../network/public-hosts.ts';
import { connectorContract, fetched } from '../../connector.contract.ts';
import type { Connector, ConnectorContext, FoundRecording } from '../../connector.ts';
import { yeastar, yeastarLateMs } from './yeastar.ts';

const since = Date.parse('2026-03-02T00:00:00Z');
let now = since + 30 * 24 * 3_600_000;
let server: YeastarServer;
let hosts: PublicHosts;

async function start(options: YeastarOptions = {}) {
  now = since + 30 * 24 * 3_600_000;
  server = await startYeastarServer({ now: () => now, ...options });
  hosts = publicHosts({ connectTimeoutMs: 2_000, isAllowed: () => true });
}

async function stop() {
  await server.stop();
  await hosts.close();
}

const connect = (changes: Partial<ConnectorContext> = {}): Connector =>
  yeastar.make({
    settings: { baseUrl: server.url, timeZone: 'UTC' },
    credentials: server.credentials,
    since,
    hosts,
    roots: [],
    now: () => now,
    ...changes,
  });

async function collect(connector: Connector, position: string | null = null): Promise<FoundRecording[]> {
  const found: FoundRecording[] = [];
  for await (const recording of connector.recordingsSince(position, AbortSignal.timeout(20_000))) found.push(recording);
  return found;
}

const calls = (count: number, from = since + 3_600_000): YeastarCall[] =>
  Array.from({ length: count }, (_, index) => ({
    startedAt: from + index * 60_000,
    sound: Buffer.from(`sound ${index}`),
  }));
const ids = (found: FoundRecording[]) => found.map(({ externalId }) => externalId);

connectorContract('pbx/yeastar', {
  content: 'audio',
  lateMs: yeastarLateMs,
  start: async () => {
    await start();
    const secrets: string[] = [];
    return {
      connect: (from) => connect({ since: from }),
      add: async (recordings) =>
        server
          .add(recordings.map(({ startedAt, content }) => ({ startedAt, sound: content as Buffer })))
          .map(({ uid }) => uid),
      remove: async (externalId) => server.remove(Number.parseInt(externalId.slice(14), 16)),
      breakDown: async () => {
        secrets.push(...server.tokens());
        await server.stop();
      },
      refuse: async () => server.refuse(),
      secrets: () => [...Object.values(server.credentials), ...server.tokens(), ...secrets],
      stop,
    };
  },
});

describe('pbx/yeastar', () => {
  afterEach(stop);

  it('tells whose call it was, both directions, and which are internal', async () => {
    await start();
    const at = since + 3_600_000;
    const sound = Buffer.from('sound');
    const [inbound, outbound] = server.add([
      {
        startedAt: at,
        sound,
        type: 'Inbound',
        from: ['José Núñez', '+5511987654321'],
        to: ['Ana', '201'],
        durationSeconds: 61,
      },
      { startedAt: at + 1_000, sound, type: 'Outbound', from: ['Ana', '201'], to: ['', '011987654321'] },
      { startedAt: at + 2_000, sound, type: 'Internal', from: ['Ana', '201'], to: ['Rui', '202'] },
    ]);
    const found = await collect(connect());
    expect(found).toMatchObject([
      {
        externalId: inbound!.uid,
        startedAt: at,
        durationSeconds: 61,
        bytes: 5,
        ownerId: '201',
        clientName: 'José Núñez',
        isInternal: false,
        telephony: {
          call_id: inbound!.uid,
          call_from_name: 'José Núñez',
          call_from_number: '+5511987654321',
          call_to: 'Ana<201>',
          record_file: inbound!.file,
        },
      },
      { externalId: outbound!.uid, ownerId: '201', clientName: null, isInternal: false },
      { ownerId: '201', clientName: null, isInternal: true },
    ]);
  });

  it('reads names and numbers of firmware that gives them in one field only', async () => {
    await start();
    const [row] = server.add(calls(1));
    for (const field of ['call_from_number', 'call_from_name', 'call_to_number', 'call_to_name']) delete row![field];
    const [found] = await collect(connect());
    expect(found).toMatchObject({
      ownerId: '5556',
      clientName: 'Leo Ball',
      telephony: { call_from_name: 'Leo Ball', call_from_number: '5503301' },
    });
  });

  it('renews a token that ends between two pages, and signs in anew when that is refused', async () => {
    await start();
    const rows = server.add(calls(350));
    const found: FoundRecording[] = [];
    for await (const recording of connect().recordingsSince(null, AbortSignal.timeout(20_000))) {
      found.push(recording);
      if (found.length === 60) now += 31 * 60_000;
      if (found.length === 160) now += 25 * 3_600_000;
      if (found.length === 260) server.revoke();
    }
    expect(ids(found)).toEqual(rows.map(({ uid }) => uid));
    const signs = server.asked.filter((asked) => asked.includes('token')).map((asked) => asked.split('/').at(-1));
    expect(signs).toEqual(['get_token', 'refresh_token', 'get_token', 'get_token']);
  });

  it('uses one token for all runs, as the PBX has eight at a time', async () => {
    await start();
    server.add(calls(1));
    for (let run = 0; run < 10; run += 1) await collect(connect());
    expect(server.asked.filter((asked) => asked.endsWith('get_token'))).toHaveLength(1);
  });

  it('ends with the credentials when a new token is refused too', async () => {
    await start();
    server.intercept(({ path }, response) => {
      if (path.endsWith('_token')) return 'pass';
      return void sendJson(response, { errcode: 10_004, errmsg: 'ACCESS TOKEN EXPIRED' });
    });
    await expect(collect(connect())).rejects.toMatchObject({ name: 'ConnectorError', kind: 'credentials' });
  });

  it('does not take being locked out for wrong credentials', async () => {
    await start();
    const wrong = { clientId: 'someone', clientSecret: 'else' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(collect(connect({ credentials: wrong }))).rejects.toMatchObject({ kind: 'credentials' });
    }
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.asked).toHaveLength(6);
  });

  it('repeats after 5xx, a broken connection and a short wait, and asks for a long one', async () => {
    await start();
    const rows = server.add(calls(3));
    const failures = [503, 'break', 429] as const;
    let failed = 0;
    server.intercept(({ path }, response) => {
      const failure = path.endsWith('recording/search') ? failures[failed++] : undefined;
      if (failure === undefined) return 'pass';
      if (failure === 'break') return void response.destroy();
      return void response.writeHead(failure, { 'Retry-After': '0' }).end();
    });
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(failed).toBe(3);
    expect(ids(await collect(connect()))).toEqual(rows.map(({ uid }) => uid));
    server.intercept((_, response) => void response.writeHead(429, { 'Retry-After': '3600' }).end());
    await expect(collect(connect())).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 3_600_000 });
  });

  it('loses none when old recordings go away between two pages', async () => {
    await start();
    const rows = server.add(calls(350));
    const found = new Set<string>();
    for await (const { externalId } of connect().recordingsSince(null, AbortSignal.timeout(20_000))) {
      found.add(externalId);
      if (found.size === 150) for (const { id } of rows.slice(0, 120)) server.remove(id);
    }
    expect([...found]).toEqual(rows.map(({ uid }) => uid));
  });

  it('reads on when the PBX gives fewer rows than it is asked for', async () => {
    await start({ mostRows: 30 });
    const rows = server.add(calls(100));
    expect(ids(await collect(connect()))).toEqual(rows.map(({ uid }) => uid));
  });

  it('keeps several recordings of one call apart, whatever order they come in', async () => {
    await start();
    const at = since + 3_600_000;
    const call = { startedAt: at, uid: '202603020100004AB01' };
    const [first, second] = server.add([
      { ...call, sound: Buffer.from('first') },
      { ...call, sound: Buffer.from('second') },
    ]);
    const found = await collect(connect());
    expect(ids(found)).toEqual([call.uid, `${call.uid}-${second!.id}`]);
    expect(found.map(({ telephony }) => telephony?.call_id)).toEqual([call.uid, call.uid]);
    expect(String(await fetched(found[0]!))).toBe('first');
    server.intercept(({ path }, response) => {
      if (!path.endsWith('recording/search')) return 'pass';
      const data = [second, first, second];
      return void sendJson(response, { errcode: 0, errmsg: 'SUCCESS', total_number: 3, data });
    });
    expect(ids(await collect(connect()))).toEqual(ids(found));
  });

  it('finds all of the night in which clocks go back, and of the one in which they go forward', async () => {
    for (const night of ['2026-10-24T22:00:00Z', '2026-03-28T23:00:00Z']) {
      await start({ zone: 'Europe/Berlin' });
      now = Date.parse(night) + 7 * 3_600_000;
      const settings = { baseUrl: server.url, timeZone: 'Europe/Berlin' };
      const all = calls(12, Date.parse(night)).map((call, index) => ({
        ...call,
        startedAt: Date.parse(night) + index * 1_800_000,
        file: `recording-${index}.wav`,
        uid: `call-${index}`,
      }));
      const seen = new Set<string>();
      let position: string | null = null;
      for (const call of all) {
        server.add([call]);
        for (const recording of await collect(connect({ settings }), position)) {
          seen.add(recording.externalId);
          position = recording.position;
        }
      }
      expect([...seen]).toEqual(all.map(({ uid }) => uid));
      if (night.startsWith('2026-10')) await stop();
    }
  });

  it('is not carried away by a recording from a clock that was ahead', async () => {
    await start();
    server.add([...calls(2), { startedAt: now + 900 * 24 * 3_600_000, sound: Buffer.from('future') }]);
    const { position } = (await collect(connect())).at(-1)!;
    const [next] = server.add(calls(1, now - 60_000));
    expect(ids(await collect(connect(), position))).toContain(next!.uid);
  });

  it('says in one line how the PBX is, and whether its clock is that of the setting', async () => {
    await start({ zone: 'America/Sao_Paulo' });
    server.add(calls(2, now - 3_600_000));
    const settings = { baseUrl: server.url, timeZone: 'America/Sao_Paulo' };
    const host = new URL(server.url).host;
    expect(await connect({ settings }).test(AbortSignal.timeout(5_000))).toBe(
      `Signed in to the PBX at ${host}; it has 2 recordings of the last 24 hours.`,
    );
    expect(await connect().test(AbortSignal.timeout(5_000))).toContain('check `timeZone`');
  });

  it('reaches into a private network only where the operator allows it', async () => {
    await start();
    const guarded = publicHosts({ connectTimeoutMs: 1_000 });
    await expect(connect({ hosts: guarded }).test(AbortSignal.timeout(5_000))).rejects.toMatchObject({
      kind: 'settings',
    });
    expect(server.asked).toEqual([]);
    await guarded.close();
  });

  it('takes addresses and zones that can be, and says what is wrong with others', async () => {
    await start();
    const check = (baseUrl: string, timeZone = 'UTC') => yeastar.check({ baseUrl, timeZone }, []);
    for (const address of [
      'https://pbx.example.com:8088',
      'https://pbx.example.com/office/',
      'http://192.168.5.150:8088',
    ]) {
      expect(check(address)).toBeNull();
    }
    for (const address of [
      '',
      'pbx',
      'ftp://pbx',
      'http://pbx.example.com',
      'https://u:p@pbx.example.com',
      'https://pbx.example.com/?a=1',
      'http://8.8.8.8',
    ]) {
      expect(check(address)).toContain('`baseUrl`');
    }
    expect(check('https://pbx.example.com', 'Mars/Olympus')).toContain('`timeZone`');
  });
});
