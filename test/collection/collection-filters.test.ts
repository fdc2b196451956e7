// What an integration is told to leave out is counted with its reason and can be collected anyway; what is over the minutes of a day waits (docs/collect-recordings.md).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectionRun, IntegrationSettings, SkippedRecording } from '@earshot/core';
import { describe, expect, it } from 'vitest';
import {
  charged,
  collected,
  collectedAgain,
  collectForEachTest,
  integration,
  pbxInput,
  phonedCall,
} from '../harness/collection.ts';
import { type Earshot, type RequestOptions, type Tenant, transcript } from '../harness/earshot.ts';
import { call, output, session } from '../harness/procedures.ts';
import type { YeastarCall, YeastarServer } from '../providers/yeastar-server.ts';

let earshot: Earshot;
let pbx: YeastarServer;
let tenant: Tenant;
let admin: RequestOptions;
let sound: Buffer;
let folder: string;

collectForEachTest((parts) => {
  ({ earshot, folder, sound, pbx, tenant, admin } = parts);
});

const phoned = (minute: number, changes?: Partial<YeastarCall>) => phonedCall(sound, minute, changes);
const filtered = (settings: Partial<IntegrationSettings>) =>
  collected(earshot, admin, pbxInput(pbx, { settings: { baseUrl: pbx.url, ...settings } }));
const skippedBy = async (id: string) =>
  ((await output(earshot, 'integrations.listSkipped', admin, { id })).items as SkippedRecording[])
    .map(({ externalCallId, reason }) => [externalCallId, reason])
    .sort();

describe('calls', () => {
  it.each<[string, Partial<IntegrationSettings>, string[]]>([
    ['extensions', { onlyExtensions: ['202 '] }, ['other_extension', 'queued', 'other_extension', 'internal_call']],
    ['directions', { onlyDirections: ['outbound'] }, ['other_direction', 'queued', 'other_direction', 'internal_call']],
    [
      'internal calls',
      { onlyDirections: ['internal'] },
      ['other_direction', 'other_direction', 'other_direction', 'queued'],
    ],
    ['queues', { onlyQueues: ['6700'] }, ['other_queue', 'other_queue', 'queued', 'internal_call']],
    [
      'people',
      { neverRecorded: ['201', '11912345678'] },
      ['never_recorded', 'never_recorded', 'queued', 'internal_call'],
    ],
    [
      'people whose numbers are written otherwise',
      { neverRecorded: ['+55 (11) 98765-4321', '0055 11 91234.5678'] },
      ['never_recorded', 'never_recorded', 'never_recorded', 'internal_call'],
    ],
  ])('are filtered by %s, each counted with its reason', async (_, settings, outcomes) => {
    const calls = pbx.add([
      phoned(1),
      phoned(2, { type: 'Outbound', from: ['Rui Lopes', '202'], to: ['Bia', '11912345678'] }),
      phoned(3, { to: ['Suporte', '6700'] }),
      phoned(4, { type: 'Internal', from: ['Rui Lopes', '203'], to: ['Eva', '204'] }),
    ]);
    const { id, lastRuns } = await filtered(settings);
    const leftOut = outcomes.filter((outcome) => outcome !== 'queued');
    expect(lastRuns[0]).toMatchObject({ found: 4, queued: 4 - leftOut.length });
    expect(await skippedBy(id)).toEqual(
      calls.flatMap(({ uid }, index) => (outcomes[index] === 'queued' ? [] : [[uid, outcomes[index]]])).sort(),
    );
  });

  it('that a filter left out are collected anyway', async () => {
    const [first] = pbx.add([phoned(1)]);
    const { id } = await filtered({ onlyExtensions: ['299'], neverRecorded: ['201'] });
    await output(earshot, 'integrations.decide', admin, { id, externalCallId: first!.uid, decision: 'collect' });
    await expect.poll(() => skippedBy(id), { interval: 20 }).toEqual([]);
    await charged(earshot, tenant, 1);
  });

  it('take filters of their own only, and no empty ones', async () => {
    for (const settings of [{ onlyHosts: ['ana@example.com'] }, { onlyExtensions: [] }, { minutesPerDay: 0 }]) {
      const input = pbxInput(pbx, { settings: { baseUrl: pbx.url, ...settings } });
      expect((await call(earshot, 'integrations.create', admin, { ...input })).status).toBe(400);
    }
  });
});

describe('the minutes of a day', () => {
  const queued = ({ lastRuns }: { lastRuns: CollectionRun[] }) => lastRuns.map((run) => run.queued);

  it('are not passed: the rest waits, is counted, and comes on the next days', async () => {
    pbx.add([phoned(1), phoned(2), phoned(3), phoned(4), phoned(5, { durationSeconds: 4 })]);
    const { id, ...first } = await collected(
      earshot,
      admin,
      pbxInput(pbx, { settings: { baseUrl: pbx.url, minutesPerDay: 2 }, minimumDurationSeconds: 6 }),
    );
    const day = 24 * 3_600_000;
    const midnight = Math.ceil((earshot.service.now() + 1) / day) * day;
    expect(first.lastRuns[0]).toMatchObject({ queued: 2, awaited: [{ for: 'next_day', count: 2 }], error: null });
    expect(first).toMatchObject({ state: 'active', nextRunAt: new Date(midnight).toISOString() });
    // Nothing more on the same day, whoever asks.
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, awaited: [{ count: 2 }] });
    earshot.advance(midnight - earshot.service.now());
    admin = await session(earshot, tenant.adminId);
    await collectedAgain(earshot, admin, id);
    const next = await integration(earshot, admin, id);
    expect(queued(next).reduce((sum, count) => sum + count)).toBe(4);
    expect(next.lastRuns[0]!.awaited).toEqual([]);
    expect(await skippedBy(id)).toHaveLength(1);
  });

  it('take one recording that is longer than they are, and what an administrator wants', async () => {
    const [internal] = pbx.add([
      phoned(1, { type: 'Internal', from: ['Rui Lopes', '202'] }),
      phoned(2, { durationSeconds: 300 }),
      phoned(3),
    ]);
    const { id, lastRuns } = await filtered({ minutesPerDay: 1 });
    expect(lastRuns[0]).toMatchObject({ queued: 1, awaited: [{ for: 'next_day', count: 1 }] });
    await output(earshot, 'integrations.decide', admin, { id, externalCallId: internal!.uid, decision: 'collect' });
    await expect.poll(() => skippedBy(id), { interval: 20 }).toEqual([]);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ awaited: [{ count: 1 }] });
    expect(queued(await integration(earshot, admin, id)).reduce((sum, count) => sum + count)).toBe(2);
  });
});

it('meetings are filtered by host, topic, people, and whether anybody from outside was there', async () => {
  const meetings: [string, object, string][] = [
    ['Proposta Aurora', { organizer: 'ana@example.com', participants: ['bruno@client.example'] }, 'queued'],
    ['Reunião Proposta', { organizer: 'ana@example.com', participants: ['rui@example.com'] }, 'internal_meeting'],
    ['Weekly', { organizer: 'ana@example.com' }, 'other_topic'],
    ['Proposta Sol', { organizer: 'rui@example.com' }, 'other_host'],
    ['Proposta Lua', { organizer: 'ana@example.com', participants: ['ceo@client.example'] }, 'never_recorded'],
  ];
  for (const [index, [name, sidecar]] of meetings.entries()) {
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ ...sidecar, id: `m${index}` }));
    await writeFile(join(folder, `${name}.txt`), `${transcript()}\n${name}\n`);
  }
  earshot.advance(61_000);
  const { id, lastRuns } = await collected(earshot, admin, {
    connector: 'meeting/folder',
    settings: {
      location: folder,
      onlyHosts: ['ANA@example.com'],
      onlyTopics: ['propósta'],
      leaveOutInternalMeetings: true,
      neverRecorded: ['ceo@client.example'],
    },
    since: new Date(0).toISOString(),
  });
  expect(lastRuns[0]).toMatchObject({ found: 5, queued: 1 });
  expect(await skippedBy(id)).toEqual(
    meetings.flatMap(([, , outcome], index) => (outcome === 'queued' ? [] : [[`m${index}`, outcome]])),
  );
});
