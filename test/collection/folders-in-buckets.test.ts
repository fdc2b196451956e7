// Filters, earlier periods and skipped recordings of folders, on a disk and in a bucket alike (docs/collect-recordings.md).
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { IntegrationCreateInput, SkippedRecording } from '@earshot/core';
import { findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BucketWorld, bucketWorld } from '../../packages/server/src/collection/folder/bucket-world.fixture.ts';
import { analysedCalls, backfill, charged, collected, collectedAgain, integration } from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { recording } from '../harness/recordings.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';

const mib = 1024 * 1024;
const dayMs = 24 * 3_600_000;
/** When the first call began. */
const first = Date.parse('2026-03-02T13:00:00Z');
const ffmpeg = await findFfmpeg();
let earshot: Earshot;
let endpoint: TranscriptionServer;
let s3: S3Server;
let objects: BucketWorld;
let root: string;
let sound: Buffer;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'earshot-buckets-'));
  sound = await recording('mulaw.wav');
  s3 = await startS3();
  objects = bucketWorld(s3.storageUrl);
  endpoint = await startTranscriptionServer();
  const [bucket, query] = s3.storageUrl.split('?');
  earshot = await startEarshot({
    ...endpoint.environment,
    EARSHOT_COLLECTION_ROOTS: `${root},${bucket}/acme?${query}`,
  });
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
});
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
  objects.close();
  await s3.stop();
  await rm(root, { recursive: true });
});

const iso = (at: number) => new Date(at).toISOString();
/** By the names of FreePBX, which tell who called whom, when and under which id. */
const callName = (way: 'in' | 'out', extension: string, number: string, day: number) => {
  const at = first + day * dayMs;
  const [date, time] = [iso(at).slice(0, 10).replaceAll('-', ''), iso(at).slice(11, 19).replaceAll(':', '')];
  const id = `${at / 1000}.${extension}`;
  const [to, from] = way === 'in' ? [extension, number] : [number, extension];
  return { id, name: `${way}-${to}-${from}-${date}-${time}-${id}.wav` };
};
/** The sound with something behind it, so that no two files are the same. */
const unlike = (mark: string) => Buffer.concat([sound, Buffer.from(mark)]);

describe.each(['disk', 'bucket'])('a folder on a %s', (kind) => {
  let folder: string;
  let location: string;
  beforeEach(() => {
    folder = `${kind}-${tenant.companyId}`;
    location = kind === 'disk' ? join(root, folder) : `s3://audio/acme/${folder}`;
  });

  async function put(name: string, content: Uint8Array | string): Promise<void> {
    const body = Buffer.from(content);
    if (kind === 'bucket') return objects.put(`acme/${folder}/${name}`, body);
    await mkdir(dirname(join(location, name)), { recursive: true });
    await writeFile(join(location, name), body);
  }
  const input = (changes: Partial<IntegrationCreateInput> = {}): IntegrationCreateInput => ({
    connector: 'pbx/folder',
    since: iso(0),
    ...changes,
    settings: { location, timeZone: 'UTC', ...changes.settings },
  });
  const skipped = async (id: string): Promise<SkippedRecording[]> =>
    (await output(earshot, 'integrations.listSkipped', admin, { id })).items;
  const skippedBy = async (id: string) =>
    (await skipped(id)).map(({ externalCallId, reason }) => [externalCallId, reason]).sort();
  const backfillDays = (id: string, days: [number, number], dryRun: boolean) =>
    backfill(earshot, admin, id, { start: first, days, dryRun });
  const calls = () => analysedCalls(earshot, tenant);

  it.each([
    ['extensions', { onlyExtensions: ['201'] }, ['queued', 'other_extension', 'queued']],
    ['directions', { onlyDirections: ['inbound'] }, ['queued', 'queued', 'other_direction']],
    ['people', { neverRecorded: ['+55 11 98765-4321'] }, ['never_recorded', 'queued', 'queued']],
  ] as const)('is filtered by %s', async (_, settings, outcomes) => {
    const made = [
      callName('in', '201', '11987654321', 0),
      callName('in', '202', '11912345678', 1),
      callName('out', '201', '11912345678', 2),
    ];
    for (const { name } of made) await put(name, unlike(name));
    earshot.advance(61_000);
    const { id, lastRuns } = await collected(earshot, admin, input({ settings: structuredClone(settings) as object }));
    const leftOut = made.flatMap(({ id: call }, index) =>
      outcomes[index] === 'queued' ? [] : [[call, outcomes[index]]],
    );
    expect(lastRuns[0]).toMatchObject({ found: 3, queued: 3 - leftOut.length, error: null });
    expect(await skippedBy(id)).toEqual(leftOut.sort());
  });

  it('has meetings that are filtered by topic and host', async () => {
    for (const [name, organizer] of [
      ['Proposta Sol', 'ana@example.com'],
      ['Weekly', 'ana@example.com'],
      ['Proposta Lua', 'rui@example.com'],
    ]) {
      await put(`${name}.json`, JSON.stringify({ organizer, id: name }));
      await put(`${name}.txt`, `${transcript()}\n${name}\n`);
    }
    earshot.advance(61_000);
    const settings = { location, onlyTopics: ['propósta'], onlyHosts: ['ana@example.com'] };
    const { id } = await collected(earshot, admin, { connector: 'meeting/folder', settings, since: iso(0) });
    expect(await skippedBy(id)).toEqual([
      ['Proposta Lua', 'other_host'],
      ['Weekly', 'other_topic'],
    ]);
    expect(await calls()).toEqual(['Proposta Sol']);
  });

  it('has what was left out collected anyway, once, or never', async () => {
    const [wanted, unwanted] = [
      callName('in', '202', '11987654321', 0),
      callName('in', '202', '11987654321', 1),
    ] as const;
    for (const { name } of [wanted, unwanted]) await put(name, unlike(`decided ${name}`));
    earshot.advance(61_000);
    const { id } = await collected(earshot, admin, input({ settings: { onlyExtensions: ['201'] } }));
    expect(await skipped(id)).toHaveLength(2);
    const decide = (externalCallId: string, decision: 'collect' | 'never') =>
      output(earshot, 'integrations.decide', admin, { id, externalCallId, decision });
    await decide(unwanted.id, 'never');
    await decide(wanted.id, 'collect');
    await expect.poll(calls, { interval: 20 }).toEqual([wanted.id]);
    await charged(earshot, tenant, 1);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ found: 0, queued: 0, error: null });
    expect(await skipped(id)).toMatchObject([{ externalCallId: unwanted.id, decision: 'never' }]);
  });

  it('has an earlier period, told without collecting, then collected, once, from its start to its end', async () => {
    const made = [1, 3, 5, 7, 12].map((day) => callName('in', '201', '11987654321', day));
    const internal = callName('in', '202', '11987654321', 4);
    for (const { name } of [...made, internal]) await put(name, unlike(`period ${name}`));
    earshot.advance(61_000);
    const settings = { onlyExtensions: ['201'] };
    const { id } = await collected(earshot, admin, input({ since: iso(first + 10 * dayMs), settings }));
    const ids = (...indexes: number[]) => indexes.map((index) => made[index]!.id).sort();
    expect(await calls()).toEqual(ids(4));
    // Its end is no part of it, its start is.
    expect((await backfillDays(id, [3, 7], true)).estimate).toMatchObject({
      recordings: 2,
      minutes: 2,
      skipped: [{ reason: 'other_extension', count: 1 }],
      isComplete: true,
    });
    expect(await calls()).toEqual(ids(4));
    expect((await backfillDays(id, [3, 7], false)).estimate).toBeNull();
    await expect.poll(async () => (await integration(earshot, admin, id)).backfill, { interval: 20 }).toBeNull();
    expect(await calls()).toEqual(ids(1, 2, 4));
    expect((await backfillDays(id, [3, 7], true)).estimate).toMatchObject({ recordings: 0, minutes: 0 });
    await charged(earshot, tenant, 3);
  });

  it.skipIf(!ffmpeg)('has large videos that are estimated by their sound, and apart from transcripts', async () => {
    const { EARSHOT_RECORDING_MIB, EARSHOT_VIDEO_MIB } = earshot.service.settings;
    // Small enough to be quick; no installation takes so little.
    Object.assign(earshot.service.settings, { EARSHOT_RECORDING_MIB: 1, EARSHOT_VIDEO_MIB: 8 });
    try {
      const path = join(root, `film-${kind}.mp4`);
      const sources = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=5', '-f', 'lavfi', '-i', 'sine=frequency=300'];
      await promisify(execFile)(ffmpeg!, [...sources, '-t', '90', '-c:v', 'mpeg4', '-c:a', 'aac', path]);
      const film = await readFile(path);
      const large = Buffer.concat([film, Buffer.alloc(6 * mib - film.length)]);
      large.writeUInt32BE(large.length - film.length, film.length);
      large.write('free', film.length + 4);
      for (const name of ['A', 'B', 'C', 'D']) await put(`${name}.mp4`, Buffer.concat([large, Buffer.from(name)]));
      await put('E.txt', transcript());
      earshot.advance(61_000);
      const { id } = await output(earshot, 'integrations.create', admin, {
        connector: 'meeting/folder',
        settings: { location },
      });
      const dryRun = { id, from: iso(earshot.service.now() - dayMs), to: iso(earshot.service.now()), dryRun: true };
      const { estimate } = await output(earshot, 'integrations.backfill', admin, dryRun);
      // Four of 90 seconds, and a few words.
      expect(estimate).toMatchObject({ recordings: 5, minutes: 9, skipped: [] });
    } finally {
      Object.assign(earshot.service.settings, { EARSHOT_RECORDING_MIB, EARSHOT_VIDEO_MIB });
    }
  });
});
