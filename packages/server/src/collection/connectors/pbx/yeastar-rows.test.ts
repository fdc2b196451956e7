import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../../../../../../test/providers/provider-server.ts';
import { fetched } from '../../connector.contract.ts';
import { collect, idsOf, since } from '../provider-world.fixture.ts';
import { calls, startYeastarWorld, type YeastarWorld } from './yeastar.fixture.ts';

let world: YeastarWorld;

describe('the list of a Yeastar PBX, which does not hold still', () => {
  afterEach(() => world.stop());

  it('loses none when old recordings go away between two pages', async () => {
    world = await startYeastarWorld();
    const rows = world.server.add(calls(350));
    const found = new Set<string>();
    for await (const { externalId } of world.connect().recordingsSince(null, AbortSignal.timeout(20_000))) {
      found.add(externalId);
      if (found.size === 150) for (const { id } of rows.slice(0, 120)) world.server.remove(id);
    }
    expect([...found]).toEqual(rows.map(({ uid }) => uid));
  });

  it('loses none when as many come as go, as on a full disk', async () => {
    world = await startYeastarWorld();
    const rows = world.server.add(calls(350));
    const found = new Set<string>();
    for await (const { externalId } of world.connect().recordingsSince(null, AbortSignal.timeout(20_000))) {
      found.add(externalId);
      if (found.size !== 150) continue;
      for (const { id } of rows.slice(0, 40)) world.server.remove(id);
      rows.push(...world.server.add(calls(40, since + 48 * 3_600_000)));
    }
    expect([...found].sort()).toEqual(rows.map(({ uid }) => uid).sort());
  });

  it('reads on when the PBX gives fewer rows than it is asked for', async () => {
    world = await startYeastarWorld({ mostRows: 30 });
    const rows = world.server.add(calls(100));
    expect(idsOf(await collect(world.connect()))).toEqual(rows.map(({ uid }) => uid));
  });

  it('keeps several recordings of one call apart, whatever order they come in', async () => {
    world = await startYeastarWorld();
    const at = since + 3_600_000;
    const call = { startedAt: at, uid: '202603020100004AB01' };
    const [first, second] = world.server.add([
      { ...call, sound: Buffer.from('first') },
      { ...call, sound: Buffer.from('second') },
    ]);
    const found = await collect(world.connect());
    expect(idsOf(found)).toEqual([call.uid, `${call.uid}-${second!.id}`]);
    expect(found.map(({ telephony }) => telephony?.call_id)).toEqual([call.uid, call.uid]);
    expect(String(await fetched(found[0]!))).toBe('first');
    world.server.intercept(({ path }, response) => {
      if (!path.endsWith('recording/search')) return 'pass';
      const data = [second, first, second];
      return void sendJson(response, { errcode: 0, errmsg: 'SUCCESS', total_number: 3, data });
    });
    expect(idsOf(await collect(world.connect()))).toEqual(idsOf(found));
  });

  it('finds all of the night in which clocks go back, and of the one in which they go forward', async () => {
    for (const night of ['2026-10-24T22:00:00Z', '2026-03-28T23:00:00Z']) {
      world = await startYeastarWorld({ zone: 'Europe/Berlin' });
      world.setNow(Date.parse(night) + 7 * 3_600_000);
      const settings = { baseUrl: world.server.url, timeZone: 'Europe/Berlin' };
      const all = calls(12, Date.parse(night)).map((call, index) => ({
        ...call,
        startedAt: Date.parse(night) + index * 1_800_000,
        file: `recording-${index}.wav`,
        uid: `call-${index}`,
      }));
      const seen = new Set<string>();
      let position: string | null = null;
      for (const call of all) {
        world.server.add([call]);
        for (const recording of await collect(world.connect({ settings }), position)) {
          seen.add(recording.externalId);
          position = recording.position;
        }
      }
      expect([...seen]).toEqual(all.map(({ uid }) => uid));
      if (night.startsWith('2026-10')) await world.stop();
    }
  });

  it('is not carried away by a recording from a clock that was ahead', async () => {
    world = await startYeastarWorld();
    world.server.add([...calls(2), { startedAt: world.now() + 900 * 24 * 3_600_000, sound: Buffer.from('future') }]);
    const { position } = (await collect(world.connect())).at(-1)!;
    const [next] = world.server.add(calls(1, world.now() - 60_000));
    expect(idsOf(await collect(world.connect(), position))).toContain(next!.uid);
  });
});
