// Whatever stands in a provider's answers: a connector reads what it can, and complains as a connector does.
import { afterEach, describe, expect, it } from 'vitest';
import { startTwilioServer } from '../../../../../test/providers/twilio-server.ts';
import { startYeastarServer } from '../../../../../test/providers/yeastar-server.ts';
import { startZoomPhoneServer } from '../../../../../test/providers/zoom-phone-server.ts';
import { startZoomServer } from '../../../../../test/providers/zoom-server.ts';
import { fetched } from '../connector.contract.ts';
import { ConnectorError, type FoundRecording } from '../connector.ts';
import { sanitizeRecording } from '../sanitize-recording.ts';
import { zoom } from './meeting/zoom.ts';
import { twilio } from './pbx/twilio.ts';
import { yeastar } from './pbx/yeastar.ts';
import { zoomPhone } from './pbx/zoom-phone.ts';
import { type ProviderWorld, since, startProviderWorld } from './provider-world.fixture.ts';

type AnyWorld = Pick<ProviderWorld<Awaited<ReturnType<typeof startZoomServer>>>, 'connect' | 'stop'> & {
  server: Pick<Awaited<ReturnType<typeof startZoomServer>>, 'distort'>;
};

const startedAt = since + 3_600_000;
const sound = Buffer.from('sound');
const worlds: Record<string, () => Promise<AnyWorld>> = {
  'meeting/zoom': async () => {
    const world = await startProviderWorld(zoom, startZoomServer);
    const people = [{ email: 'ana.souza@example.com', isInternal: true }];
    const transcript = 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\nAna Souza: Hello.\n';
    world.server.add([{ startedAt, people, participants: ['Ana'], parts: [{ transcript, audio: sound }] }]);
    return world;
  },
  'pbx/zoom-phone': async () => {
    const world = await startProviderWorld(zoomPhone, startZoomPhoneServer);
    world.server.add([{ startedAt, sound, agent: 201 }]);
    return world;
  },
  'pbx/twilio': async () => {
    const world = await startProviderWorld(twilio, startTwilioServer);
    world.server.add([{ startedAt, sound, channels: 2, connected: [{ to: 'client:ana', durationSeconds: 30 }] }]);
    return world;
  },
  'pbx/yeastar': async () => {
    const world = await startProviderWorld(yeastar, ({ now }) => startYeastarServer({ now }));
    world.server.add([{ startedAt, sound }]);
    return world;
  },
};

/** The first cannot be converted to text or number. */
const oddities: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  {},
  null,
  true,
  [],
  [[7]],
  7,
  -1,
  1e300,
  '',
  'x'.repeat(20_000),
];

const changed = (json: unknown, key: string, value: unknown): unknown => {
  if (Array.isArray(json)) return json.map((each) => changed(each, key, value));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, each]) => [name, name === key ? value : changed(each, key, value)]),
  );
};

/** Whether each stands in the answer to a sign-in: those are asked for once, and kept. */
function keysIn(json: unknown, path: string, keys: Map<string, boolean>): void {
  if (typeof json !== 'object' || json === null) return;
  for (const [name, each] of Object.entries(json)) {
    if (!Array.isArray(json)) keys.set(name, keys.get(name) === true || path.endsWith('token'));
    keysIn(each, path, keys);
  }
}

/** What may be asked of a connector: nothing but a ConnectorError may come of it. The recordings that it found. */
async function askAll(world: AnyWorld): Promise<FoundRecording[]> {
  const signal = AbortSignal.timeout(20_000);
  const found: FoundRecording[] = [];
  const complaining = async (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => {
      if (!(error instanceof ConnectorError)) throw error;
      expect(error.message).toMatch(/^[^\n\r]{10,600}$/);
    });
  const connector = world.connect();
  await complaining(() => connector.reach(signal));
  await complaining(() => connector.test(signal));
  await complaining(async () => {
    for await (const recording of connector.recordingsSince(null, signal)) found.push(recording);
  });
  for (const recording of found) {
    const { externalId, position, durationSeconds, bytes, ownerId } = sanitizeRecording(recording);
    expect([externalId, position].map((text) => typeof text)).toEqual(['string', 'string']);
    for (const amount of [durationSeconds, bytes]) expect(amount === null || amount >= 0).toBe(true);
    expect(ownerId === null || typeof ownerId === 'string').toBe(true);
    await complaining(async () => recording.askForCall && sanitizeAll(recording, await recording.askForCall(signal)));
    await complaining(async () => recording.facts.askForPeople?.(signal));
    await complaining(() => fetched(recording, signal));
  }
  return found;
}

const sanitizeAll = (recording: FoundRecording, details: object) => sanitizeRecording({ ...recording, ...details });

describe.each(Object.entries(worlds))('%s', (_name, start) => {
  let world: AnyWorld;
  afterEach(() => world.stop());

  it('survives any value in any place of its answers', async () => {
    world = await start();
    const keys = new Map<string, boolean>();
    world.server.distort((json, path) => {
      keysIn(json, path, keys);
      return json;
    });
    expect(await askAll(world)).toHaveLength(1);
    expect(keys.size).toBeGreaterThan(15);
    for (const [key, isOfSignIn] of keys)
      for (const value of oddities) {
        if (isOfSignIn || value === oddities[0]) {
          await world.stop();
          world = await start();
        }
        world.server.distort((json) => changed(json, key, value));
        await askAll(world).catch((error: unknown) => {
          throw new Error(`${key}: ${JSON.stringify(value).slice(0, 40)}`, { cause: error });
        });
      }
    world.server.distort(null);
    expect(await askAll(world)).toHaveLength(1);
  });
});
