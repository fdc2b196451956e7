import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../../../../../../test/providers/provider-server.ts';
import { publicHosts } from '../../../network/public-hosts.ts';
import { connectorContract } from '../../connector.contract.ts';
import type { FoundRecording } from '../../connector.ts';
import { collect, contractWorld, idsOf, since } from '../provider-world.fixture.ts';
import { calls, startYeastarWorld, type YeastarWorld } from './yeastar.fixture.ts';
import { yeastar, yeastarLateMs } from './yeastar.ts';

let world: YeastarWorld;

connectorContract('pbx/yeastar', {
  content: 'audio',
  lateMs: yeastarLateMs,
  start: async () => {
    world = await startYeastarWorld();
    const { server } = world;
    return contractWorld(world, {
      add: async (recordings) =>
        server
          .add(recordings.map(({ startedAt, content }) => ({ startedAt, sound: content as Buffer })))
          .map(({ uid }) => uid),
      remove: async (externalId) => server.remove(Number.parseInt(externalId.slice(14), 16)),
      secrets: () => [...Object.values(server.credentials), ...server.tokens()],
    });
  },
});

describe('pbx/yeastar', () => {
  afterEach(() => world.stop());

  it('tells whose call it was, both directions, and which are internal', async () => {
    world = await startYeastarWorld();
    const at = since + 3_600_000;
    const sound = Buffer.from('sound');
    const [inbound, outbound] = world.server.add([
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
    const found = await collect(world.connect());
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
    world = await startYeastarWorld();
    const [row] = world.server.add(calls(1));
    for (const field of ['call_from_number', 'call_from_name', 'call_to_number', 'call_to_name']) delete row![field];
    const [found] = await collect(world.connect());
    expect(found).toMatchObject({
      ownerId: '5556',
      clientName: 'Leo Ball',
      telephony: { call_from_name: 'Leo Ball', call_from_number: '5503301' },
    });
  });

  it('renews a token that ends between two pages, and signs in anew when that is refused', async () => {
    world = await startYeastarWorld();
    const rows = world.server.add(calls(350));
    const found: FoundRecording[] = [];
    for await (const recording of world.connect().recordingsSince(null, AbortSignal.timeout(20_000))) {
      found.push(recording);
      if (found.length === 60) world.setNow(world.now() + 31 * 60_000);
      if (found.length === 160) world.setNow(world.now() + 25 * 3_600_000);
      if (found.length === 260) world.server.revoke();
    }
    expect(idsOf(found)).toEqual(rows.map(({ uid }) => uid));
    const signs = world.server.asked.filter((asked) => asked.includes('token')).map((asked) => asked.split('/').at(-1));
    expect(signs).toEqual(['get_token', 'refresh_token', 'get_token', 'get_token']);
  });

  it('uses one token for all runs, as the PBX has eight at a time', async () => {
    world = await startYeastarWorld();
    world.server.add(calls(1));
    for (let run = 0; run < 10; run += 1) await collect(world.connect());
    expect(world.server.asked.filter((asked) => asked.endsWith('get_token'))).toHaveLength(1);
  });

  it('ends with the credentials when a new token is refused too', async () => {
    world = await startYeastarWorld();
    world.server.intercept(({ path }, response) => {
      if (path.endsWith('_token')) return 'pass';
      return void sendJson(response, { errcode: 10_004, errmsg: 'TOKEN EXPIRED' });
    });
    await expect(collect(world.connect())).rejects.toMatchObject({ name: 'ConnectorError', kind: 'credentials' });
  });

  it('does not take being locked out for wrong credentials', async () => {
    world = await startYeastarWorld();
    const wrong = { clientId: 'someone', clientSecret: 'else' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(collect(world.connect({ credentials: wrong }))).rejects.toMatchObject({ kind: 'credentials' });
    }
    await expect(collect(world.connect())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(world.server.asked).toHaveLength(6);
  });

  it.each([
    [10_001, 'INTERFACE NOT EXISTED', 'settings', 'settings'],
    [70_087, 'IP FORBIDDEN', 'settings', 'settings'],
    [10_005, 'ACCESS DENIED', 'credentials', 'credentials'],
    [70_082, 'OVERLOAD_TASK_RUNNING', 'unavailable', 'unavailable'],
    [60_001, 'DATA NOT FOUND', 'unavailable', 'recording'],
  ])('takes error %i (%s) for %s, and of a file for %s', async (errcode, errmsg, ofList, ofFile) => {
    world = await startYeastarWorld();
    world.server.add(calls(1));
    const [found] = await collect(world.connect());
    world.server.intercept(({ path }, response) =>
      path.endsWith('recording/search') || path.endsWith('recording/download')
        ? void sendJson(response, { errcode, errmsg })
        : 'pass',
    );
    await expect(collect(world.connect())).rejects.toMatchObject({
      kind: ofList,
      message: expect.stringContaining(errmsg),
    });
    await expect(found!.fetch(AbortSignal.timeout(5_000))).rejects.toMatchObject({ kind: ofFile });
  });

  it('says of a server that is no such PBX that it is none', async () => {
    world = await startYeastarWorld();
    world.server.intercept((_, response) => void response.writeHead(404).end('<html>'));
    await expect(collect(world.connect())).rejects.toMatchObject({ kind: 'settings' });
  });

  it('repeats after 5xx, a broken connection and a short wait, and asks for a long one', async () => {
    world = await startYeastarWorld();
    const rows = world.server.add(calls(3));
    const failures = [503, 'break', 429] as const;
    let failed = 0;
    world.server.intercept(({ path }, response) => {
      const failure = path.endsWith('recording/search') ? failures[failed++] : undefined;
      if (failure === undefined) return 'pass';
      if (failure === 'break') return void response.destroy();
      return void response.writeHead(failure, { 'Retry-After': '0' }).end();
    });
    await expect(collect(world.connect())).rejects.toMatchObject({ kind: 'unavailable' });
    expect(failed).toBe(3);
    expect(idsOf(await collect(world.connect()))).toEqual(rows.map(({ uid }) => uid));
    world.server.intercept((_, response) => void response.writeHead(429, { 'Retry-After': '3600' }).end());
    await expect(collect(world.connect())).rejects.toMatchObject({ kind: 'unavailable', retryAfterMs: 3_600_000 });
  });

  it('says in one line how the PBX is, and whether its clock is that of the setting', async () => {
    world = await startYeastarWorld({ zone: 'America/Sao_Paulo' });
    world.server.add(calls(2, world.now() - 3_600_000));
    const settings = { baseUrl: world.server.url, timeZone: 'America/Sao_Paulo' };
    const host = new URL(world.server.url).host;
    expect(await world.connect({ settings }).test(AbortSignal.timeout(5_000))).toBe(
      `Signed in to the PBX at ${host}. It has 2 recordings of the last 24 hours.`,
    );
    expect(await world.connect().test(AbortSignal.timeout(5_000))).toContain('Check `timeZone`');
  });

  it('reaches into a private network only where the operator allows it', async () => {
    world = await startYeastarWorld();
    const guarded = publicHosts({ connectTimeoutMs: 1_000 });
    await expect(world.connect({ hosts: guarded }).test(AbortSignal.timeout(5_000))).rejects.toMatchObject({
      kind: 'settings',
    });
    expect(world.server.asked).toEqual([]);
    await guarded.close();
  });

  it('takes addresses and zones that can be, and says what is wrong with others', async () => {
    world = await startYeastarWorld();
    const check = (baseUrl: string, timeZone = 'UTC') => yeastar.check({ baseUrl, timeZone }, []);
    for (const address of [
      'https://pbx.example.com:8088',
      'https://pbx.example.com/office/',
      'http://192.168.5.150:8088',
      'http://pbx.office.lan',
    ]) {
      expect(check(address)).toBeNull();
    }
    for (const address of [
      '',
      'pbx',
      'ftp://pbx',
      'https://u:p@pbx.example.com',
      'https://pbx.example.com/?a=1',
      'http://8.8.8.8',
    ]) {
      expect(check(address)).toMatchObject({ setting: 'baseUrl' });
    }
    expect(check('https://pbx.example.com', 'Mars/Olympus')).toMatchObject({ setting: 'timeZone' });
  });
});
