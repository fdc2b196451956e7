// A meeting with no other sound than a large video: its sound is taken, without the video in memory, and what stands in the way is said (docs/collect-recordings.md).
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucketWorld } from '../../packages/server/src/collection/folder/bucket-world.fixture.ts';
import { NoRoomError } from '../../packages/server/src/storage/storage.ts';
import {
  charged,
  collected,
  collectedAgain,
  integration,
  integrations,
  reachLoopback,
  since,
} from '../harness/collection.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant } from '../harness/earshot.ts';
import { output, session } from '../harness/procedures.ts';
import { type S3Server, startS3 } from '../harness/s3-server.ts';
import { startTranscriptionServer, type TranscriptionServer } from '../harness/transcription-server.ts';
import { startZoomServer, type ZoomServer } from '../providers/zoom-server.ts';

const mib = 1024 * 1024;
const ffmpeg = await findFfmpeg();
let endpoint: TranscriptionServer;
let earshot: Earshot;
let reached: { stop(): Promise<void> };
let s3: S3Server;
let folder: string;
/** Twelve seconds of pictures and sound. */
let film: Buffer;
let zoom: ZoomServer;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  if (!ffmpeg) return;
  folder = await mkdtemp(join(tmpdir(), 'earshot-videos-'));
  const path = join(folder, 'film.mp4');
  const sources = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=5', '-f', 'lavfi', '-i', 'sine=frequency=300'];
  await promisify(execFile)(ffmpeg, ['-v', 'error', ...sources, '-t', '12', '-c:v', 'mpeg4', '-c:a', 'aac', path]);
  film = await readFile(path);
  s3 = await startS3();
  endpoint = await startTranscriptionServer();
  const [bucket, query] = s3.storageUrl.split('?');
  earshot = await startEarshot({
    ...endpoint.environment,
    EARSHOT_COLLECTION_ROOTS: `${folder},${bucket}/acme?${query}`,
    EARSHOT_VIDEO_MIB: '96',
  });
  // Small enough to be quick; no installation takes so little.
  Object.assign(earshot.service.settings, { EARSHOT_RECORDING_MIB: 1, EARSHOT_VIDEO_MIB: 4 });
  reached = await reachLoopback(earshot);
});
afterAll(async () => {
  if (!ffmpeg) return;
  await reached.stop();
  await earshot.stop();
  await endpoint.stop();
  await s3.stop();
  await rm(folder, { recursive: true });
});

/** The film with an empty box behind it, piece by piece. `sample` is called now and then. */
function* pieces(bytes: number, sample: () => void): Generator<Buffer> {
  const head = Buffer.concat([film, Buffer.alloc(8)]);
  head.writeUInt32BE(bytes - film.length, film.length);
  head.write('free', film.length + 4);
  yield head;
  const zeros = Buffer.alloc(256 * 1024);
  for (let sent = head.length; sent < bytes; sent += zeros.length) {
    if (sent % (16 * mib) < zeros.length) sample();
    yield zeros.subarray(0, bytes - sent);
  }
}

/** Breaks off after `sentBytes`. */
async function send(response: ServerResponse, bytes: number, sentBytes = bytes, sample = () => {}): Promise<void> {
  let sent = 0;
  function* sentPieces() {
    for (const piece of pieces(bytes, sample)) {
      const part = piece.subarray(0, sentBytes - sent);
      sent += part.length;
      if (part.length > 0) yield part;
    }
  }
  await pipeline(Readable.from(sentPieces(), { objectMode: false }), response, { end: false });
  if (sentBytes < bytes) response.destroy();
  else response.end();
}

let collectGarbage: (() => void) | undefined;

/** What is reachable in buffers. */
function heldBytes(): number {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc');
    collectGarbage = runInNewContext('gc') as () => void;
  }
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/** Answers downloads of films so; `said`: how long the answer's head says that it is. */
const answerFilms = (bytes: number, sentBytes = bytes, said: number | null = bytes) =>
  zoom.intercept(({ path }, response) => {
    if (!path.startsWith('/file/') || !path.endsWith('/mp4')) return 'pass';
    response.writeHead(200, { 'Content-Type': 'video/mp4', ...(said !== null && { 'Content-Length': said }) });
    send(response, bytes, sentBytes).catch(() => response.destroy());
    return undefined;
  });
const meeting = (videoBytes: number, minute = 0) => ({
  startedAt: since + minute * 60_000,
  parts: [{ video: film, videoBytes, durationSeconds: 12 }],
});
const input = () => ({
  connector: 'meeting/zoom' as const,
  settings: { accountId: zoom.accountId, baseUrl: zoom.url },
  credentials: zoom.credentials,
  since: new Date(since).toISOString(),
});
const kept = () =>
  earshot.service.db.all<{ content_type: string; bytes: number }>(
    'SELECT content_type, bytes FROM uploads WHERE company_id = ?',
    [tenant.companyId],
  );
const downloads = () => zoom.asked.filter((asked) => asked.includes('/file/')).length;
const skippedIn = async (id: string) => (await integration(earshot, admin, id)).lastRuns.flatMap((run) => run.skipped);

describe.skipIf(!ffmpeg)('a meeting with only a large video (skipped without ffmpeg)', () => {
  beforeEach(async () => {
    zoom = await startZoomServer();
    tenant = await earshot.company();
    admin = await session(earshot, tenant.adminId);
  });
  afterEach(async () => {
    for (const { id } of await integrations(earshot, admin))
      await output(earshot, 'integrations.delete', admin, { id });
    await zoom.stop();
  });

  it('gives its sound, and at no time is the video in memory', async () => {
    earshot.service.settings.EARSHOT_VIDEO_MIB = 96;
    const bytes = 96 * mib;
    const before = heldBytes();
    const held: number[] = [];
    zoom.add([meeting(bytes)]);
    zoom.intercept(({ path }, response) => {
      if (!path.startsWith('/file/')) return 'pass';
      response.writeHead(200, { 'Content-Type': 'video/mp4' });
      send(response, bytes, bytes, () => held.push(heldBytes() - before)).catch(() => response.destroy());
      return undefined;
    });
    const { lastRuns } = await collected(earshot, admin, input());
    expect(lastRuns[0]).toMatchObject({ queued: 1, skipped: [], error: null });
    earshot.service.settings.EARSHOT_VIDEO_MIB = 4;
    await charged(earshot, tenant, 1);
    expect(held.length).toBeGreaterThan(4);
    // Much of it is on its way between the two ends, which both are in this process.
    expect(Math.max(...held)).toBeLessThan(bytes / 2);
    const [sound, ...others] = await kept();
    expect(others).toEqual([]);
    expect(sound!.content_type).toBe('audio/mp4');
    expect(sound!.bytes).toBeGreaterThan(20_000);
    expect(sound!.bytes).toBeLessThan(mib / 4);
    const { items } = (await earshot.get('/api/analyses', tenant.key)).body;
    const { audioDurationSeconds } = (await earshot.get(`/api/analyses/${items[0].id}`, tenant.key)).body;
    expect(Math.round(audioDurationSeconds)).toBe(12);
  });

  it('that breaks off is tried again, and taken once', async () => {
    zoom.add([meeting(3 * mib)]);
    answerFilms(3 * mib, 2 * mib);
    const { id, state, lastRuns } = await collected(earshot, admin, input());
    expect([state, lastRuns[0]!.queued]).toEqual(['backing_off', 0]);
    answerFilms(3 * mib);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
    await charged(earshot, tenant, 1);
    expect(await kept()).toHaveLength(1);
  });

  it('whose size is not true is taken by what comes, and never beyond the limit', async () => {
    // Less than comes, and more.
    zoom.add([meeting(10), meeting(3.5 * mib, 60)]);
    answerFilms(2 * mib, 2 * mib, null);
    const { id, lastRuns } = await collected(earshot, admin, input());
    expect(lastRuns[0]).toMatchObject({ queued: 2, error: null });
    // More than is taken, as the list says; the same without a word of it.
    zoom.add([meeting(5 * mib, 120), meeting(10, 180)]);
    answerFilms(6 * mib, 6 * mib, null);
    const before = downloads();
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
    expect(downloads() - before).toBe(1);
    expect(await skippedIn(id)).toContainEqual({ reason: 'too_large', count: 2 });
    // Fewer bytes than the answer's head promises: broken off, until it is given up.
    zoom.add([meeting(3 * mib, 240)]);
    answerFilms(3 * mib, 2 * mib);
    for (let run = 1; run <= 3; run += 1) await collectedAgain(earshot, admin, id);
    expect(await skippedIn(id)).toContainEqual({ reason: 'unreadable', count: 1 });
  });

  it('without ffmpeg is not downloaded: it waits, with what is missing, and comes when it is there', async () => {
    const path = process.env.PATH;
    const [large] = zoom.add([meeting(700 * mib)]);
    answerFilms(3 * mib);
    earshot.service.settings.EARSHOT_VIDEO_MIB = 1024;
    process.env.PATH = '';
    try {
      const { id, state, held, lastRuns } = await collected(earshot, admin, input());
      const missing = `Meeting ${large} has no other sound than a video of 700 MiB, out of which only ffmpeg takes it. Install ffmpeg on this service.`;
      expect([state, downloads()]).toEqual(['backing_off', 0]);
      expect(held[0]).toMatchObject({ reason: 'ffmpeg_missing', detail: missing });
      expect(lastRuns[0]!.error).toContain('Install ffmpeg');
      zoom.change(large!, { startedAt: Date.now() - 3 * 3_600_000 });
      const { checks } = await output(earshot, 'integrations.test', admin, { id });
      expect(checks[2]).toMatchObject({ check: 'download', outcome: 'failed', message: missing });
      // One that only turns out to be large.
      zoom.change(large!, { startedAt: since, parts: [{ video: film, videoBytes: 10, durationSeconds: 12 }] });
      await collectedAgain(earshot, admin, id);
      expect((await integration(earshot, admin, id)).held[0]!.detail).toContain('Install ffmpeg');
      process.env.PATH = path;
      expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
      await charged(earshot, tenant, 1);
    } finally {
      process.env.PATH = path;
      earshot.service.settings.EARSHOT_VIDEO_MIB = 4;
    }
  });

  it('that the disk has no room for waits alone; the others are collected', async () => {
    const { room } = earshot.service;
    zoom.add([meeting(4 * mib), { startedAt: since + 60_000, parts: [{ audio: film, durationSeconds: 12 }] }]);
    answerFilms(4 * mib);
    const reserve: typeof room.reserve = async (place, bytes) => {
      if (bytes > 2 * mib) throw new NoRoomError('too little room');
      return room.reserve(place, bytes);
    };
    Object.assign(earshot.service, { room: { ...room, reserve } });
    try {
      const { id, held, lastRuns } = await collected(earshot, admin, input());
      expect(lastRuns[0]).toMatchObject({ queued: 1 });
      expect(held[0]!.reason).toBe('disk_full');
      expect(held[0]!.detail).toContain('too little room for the video of 4 MiB');
      Object.assign(earshot.service, { room });
      expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 1, error: null });
    } finally {
      Object.assign(earshot.service, { room });
    }
    await charged(earshot, tenant, 2);
  });

  it.each(['disk', 'bucket'])('in a folder on a %s is taken too, and not again under another name', async (kind) => {
    const objects = bucketWorld(s3.storageUrl);
    const large = Buffer.concat([film, Buffer.alloc(2 * mib)]);
    large.writeUInt32BE(large.length - film.length, film.length);
    large.write('free', film.length + 4);
    const put = (name: string) =>
      kind === 'bucket'
        ? objects.put(`acme/meetings/${name}`, large)
        : writeFile(join(folder, 'meetings', name), large);
    await mkdir(join(folder, 'meetings'), { recursive: true });
    await put('2026-03-16 10.15.00 Proposal.mp4');
    earshot.advance(61_000);
    const { id, lastRuns } = await collected(earshot, admin, {
      connector: 'meeting/folder',
      settings: { location: kind === 'disk' ? join(folder, 'meetings') : 's3://audio/acme/meetings' },
      since: new Date(since).toISOString(),
    });
    expect(lastRuns[0]).toMatchObject({ queued: 1, skipped: [], error: null });
    await put('2026-03-16 10.15.00 Another name.mp4');
    earshot.advance(61_000);
    expect(await collectedAgain(earshot, admin, id)).toMatchObject({ queued: 0, error: null });
    expect(await skippedIn(id)).toEqual([{ reason: 'already_collected', count: 1 }]);
    await charged(earshot, tenant, 1);
    objects.close();
  });
});
