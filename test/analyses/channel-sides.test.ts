// Sides of stereo calls that are collected: told by the channels where the provider's document or the integration's settings say whose voice each has, otherwise as those of uploads (docs/collect-recordings.md).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IntegrationCreateInput } from '@earshot/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Collection,
  charged,
  collected,
  companyWithPbx,
  integrations,
  pbxInput,
  phonedCall,
  reachLoopback,
  since,
  startCollection,
} from '../harness/collection.ts';
import type { Earshot, RequestOptions, Tenant } from '../harness/earshot.ts';
import { output } from '../harness/procedures.ts';
import { answerJson, segment } from '../harness/transcription-server.ts';
import { startTwilioServer, type TwilioRecording, type TwilioServer } from '../providers/twilio-server.ts';
import type { YeastarServer } from '../providers/yeastar-server.ts';

const [rate, seconds] = [8_000, 6];
/** What both say tells nothing of who sells. */
const said = {
  left: 'The grey one is on the second floor, beside the window that looks to the river.',
  right: 'The blue one is on the third floor, beside the stairs that lead to the garden.',
};
let collection: Collection;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;
let pbx: YeastarServer;
let twilio: TwilioServer;
let reached: { stop(): Promise<void> };

/** The left channel sounds in the first half, the right one in the second. */
function stereo(): Buffer {
  const samples = Buffer.alloc(rate * seconds * 4);
  for (let at = 0; at < rate * seconds; at += 1) {
    const channel = at < (rate * seconds) / 2 ? 0 : 1;
    samples.writeInt16LE(Math.round(9_000 * Math.sin(at * (0.1 + channel * 0.07))), at * 4 + channel * 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF\0\0\0\0WAVEfmt ', 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

beforeAll(async () => {
  collection = await startCollection();
  ({ earshot } = collection);
  reached = await reachLoopback(earshot);
  // Each channel comes alone: the left one begins with sound.
  collection.endpoint.answerWith((response, asked) => {
    const beginning = asked.audio.subarray(44, 44 + rate * 2);
    const isLeft = beginning.some((byte) => byte !== 0 && byte !== 0xff);
    const [start, text] = isLeft ? [0.1, said.left] : [3.1, said.right];
    answerJson({ text, segments: [segment(start, start + 2.8, text)] })(response, asked);
  });
});
beforeEach(async () => {
  ({ pbx, tenant, admin } = await companyWithPbx(earshot));
  twilio = await startTwilioServer();
  return async () => {
    for (const { id } of await integrations(earshot, admin))
      await output(earshot, 'integrations.delete', admin, { id });
    await Promise.all([pbx.stop(), twilio.stop()]);
  };
});
afterAll(async () => {
  await reached?.stop();
  await collection?.stop();
});

const ids = async () => {
  const { items } = (await earshot.get('/api/analyses?limit=100', tenant.key)).body;
  return items.map(({ id }: { id: string }) => id) as string[];
};
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;

/** Who spoke first, on the left channel, and how that was told. */
async function toldOf(id: string): Promise<{ left: string | null; right: string | null; by: string | null }> {
  const { participants, transcriptSegments, reading } = await read(id);
  const sideOf = (text: string) => {
    const { speaker } = transcriptSegments.find((each: { text: string }) => text.startsWith(each.text.slice(0, 20)));
    return participants.find(({ name }: { name: string }) => name === speaker)?.side ?? null;
  };
  return { left: sideOf(said.left), right: sideOf(said.right), by: reading.sides.by };
}

async function toldIn(input: IntegrationCreateInput) {
  const before = await ids();
  await collected(earshot, admin, input);
  await charged(earshot, tenant, before.length + 1);
  const [id] = (await ids()).filter((each) => !before.includes(each));
  return { id: id!, ...(await toldOf(id!)) };
}

const client = { left: 'client', right: 'attendant', by: 'metadata' };
const attendant = { left: 'attendant', right: 'client', by: 'metadata' };

describe('Twilio, whose document puts the parent call on the first channel', () => {
  const toldOfCall = (call: Partial<TwilioRecording>) => {
    twilio.add([{ startedAt: since, sound: stereo(), channels: 2, durationSeconds: seconds, ...call }]);
    return toldIn({
      connector: 'pbx/twilio',
      settings: { accountId: twilio.accountId, baseUrl: twilio.url },
      credentials: twilio.credentials,
      since: new Date(since).toISOString(),
    });
  };
  const answered = [{ to: 'client:ana', durationSeconds: 30 }];

  it('a client calls: the client is on the first channel', async () => {
    expect(await toldOfCall({ connected: answered })).toMatchObject(client);
  });

  it('an agent calls: the agent is', async () => {
    const connected = [{ to: '+5511911112222', durationSeconds: 30 }];
    expect(await toldOfCall({ from: 'client:ana', connected })).toMatchObject(attendant);
  });

  it('a conference and a trunk have other channels: the words have to tell', async () => {
    for (const source of ['Conference', 'Trunking'] as const) {
      const { by } = await toldOfCall({ source, connected: answered });
      expect(['channels', 'words', null]).toContain(by);
      for (const { id } of await integrations(earshot, admin))
        await output(earshot, 'integrations.delete', admin, { id });
    }
  });
});

describe('a PBX that is set up so (firstChannel)', () => {
  const toldOfCall = (settings: IntegrationCreateInput['settings'], changes = {}) => {
    pbx.add([phonedCall(stereo(), 1, { durationSeconds: seconds, ...changes })]);
    return toldIn(pbxInput(pbx, { settings: { baseUrl: pbx.url, ...settings } }));
  };
  const outbound = { type: 'Outbound', from: ['Ana Reis', '201'], to: ['José Ávila', '11987654321'] } as const;

  it.each([
    ['caller', {}, client],
    ['callee', {}, attendant],
    ['caller', outbound, attendant],
    ['callee', outbound, client],
    ['client', outbound, client],
    ['attendant', {}, attendant],
  ] as const)('%s, and the call %j', async (firstChannel, changes, told) => {
    expect(await toldOfCall({ firstChannel }, changes)).toMatchObject(told);
  });

  it('not set: the words have to tell, and a doubt is stated', async () => {
    const { id, by } = await toldOfCall({});
    const { reading } = await read(id);
    expect(['channels', 'words', null]).toContain(by);
    if (by !== null) expect(reading.warnings).toContain('roles_doubtful');
  });

  it('between two of the company nobody is a client', async () => {
    const changes = { type: 'Internal', from: ['Ana Reis', '201'], to: ['Rui', '202'] } as const;
    const { by } = await toldOfCall({ firstChannel: 'caller', includeInternalCalls: true }, changes);
    expect(by).not.toBe('metadata');
  });

  it('stays when the analysis is judged by another type, and in what is redacted', async () => {
    const { id } = await toldOfCall({ firstChannel: 'callee' });
    const interactionType = (await read(id)).interactionType === 'demo' ? 'negotiation' : 'demo';
    await output(earshot, 'analysis.setInteractionType', admin, { id, interactionType, replaces: null });
    expect(await toldOf(id)).toMatchObject(attendant);

    await output(earshot, 'company.updateRedaction', admin, { redaction: 'muteRecordings' });
    for (const each of await integrations(earshot, admin)) await output(earshot, 'integrations.delete', admin, each);
    const { id: redacted } = await toldOfCall({ firstChannel: 'callee' }, { startedAt: since + 3_600_000 });
    expect(await toldOf(redacted)).toMatchObject(attendant);
  });
});

it('a folder that is set up so', async () => {
  await writeFile(join(collection.folder, 'in-201-11987654321-20260316-101500-1773656100.1.wav'), stereo());
  earshot.advance(61_000);
  const settings = { location: collection.folder, firstChannel: 'attendant' as const };
  const input = { connector: 'pbx/folder' as const, settings, since: '2026-01-01T00:00:00Z' };
  expect(await toldIn(input)).toMatchObject(attendant);
});
