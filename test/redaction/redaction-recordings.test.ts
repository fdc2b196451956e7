// Issue 24, redaction: a recording is silenced where something is said that is not to be kept, or it is not kept (docs/decisions/redaction.md#recordings).
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AudioContainer, restContainers } from '@earshot/core';
import { decodeWithFfmpeg, findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placesOfText } from '../../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from '../harness/earshot.ts';
import { eventually } from '../harness/eventually.ts';
import { output, session } from '../harness/procedures.ts';
import { dataUrl, recording, stored } from '../harness/recordings.ts';
import { startS3 } from '../harness/s3-server.ts';
import {
  dialogue,
  dictatedNumber,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../harness/transcription-server.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

beforeAll(async () => {
  endpoint = await startTranscriptionServer();
  earshot = await startEarshot(endpoint.environment);
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  endpoint.answerWith(dictatedNumber);
});
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
});

const ffmpeg = await findFfmpeg();
const redact = (redaction: string) => output(earshot, 'company.updateRedaction', admin, { redaction });
const read = async (id: string) => (await earshot.get(`/api/analyses/${id}`, tenant.key)).body;
const folder = () => `${earshot.database.storageFolder}/uploads/${tenant.companyId}`;
/** Files that the company has in storage, once what is to be removed is. */
async function kept() {
  await sweep(earshot.service);
  return readdir(folder()).catch(() => [] as string[]);
}
const call = async (file = 'vbr.mp3', type = 'audio/mpeg') => dataUrl(await recording(file), type);

/** How loud it is between two times, from 0 to 32,768. */
async function loudness(bytes: Buffer, container: AudioContainer, from: number, to: number): Promise<number> {
  const path = join(earshot.database.storageFolder, `decoded-${Math.random()}`);
  await writeFile(path, bytes);
  const pcm = decodeWithFfmpeg(ffmpeg!, { path, container, channels: 1 }, 60);
  const samples: number[] = [];
  for await (const chunk of pcm.chunks)
    for (let at = 0; at + 1 < chunk.length; at += 2) samples.push(chunk.readInt16LE(at));
  return Math.max(...samples.slice(from * pcm.rate, to * pcm.rate).map(Math.abs));
}

/** The call of `vbr.mp3` as a file of another kind. */
async function converted(extension: string, ...options: string[]): Promise<Buffer> {
  const path = join(earshot.database.storageFolder, `made-${Math.random()}.${extension}`);
  const source = new URL('../fixtures/audio/vbr.mp3', import.meta.url).pathname;
  await promisify(execFile)(ffmpeg!, ['-loglevel', 'error', '-i', source, ...options, path]);
  return readFile(path);
}

/** The full analysis of a recording, by the interface that takes it. */
async function analysed(bytes: Buffer, type: string, container: AudioContainer) {
  if (restContainers.has(container)) {
    const answer = await earshot.create({ audioKey: dataUrl(bytes, type) }, tenant.key);
    expect(answer.status, answer.text).toBe(200);
    return read(answer.body.id);
  }
  const audioKey = await stored(earshot, tenant.companyId, bytes, `call.${container}`);
  const { id } = await output(earshot, 'analysis.submit', tenant.key, { audioKey });
  await eventually(async () => expect((await read(id)).status).toBe('completed'));
  return read(id);
}

describe.skipIf(!ffmpeg)('muteRecordings (skipped without ffmpeg)', () => {
  it.each([
    ['vbr.mp3', 'audio/mpeg', 'mp3'],
    ['mulaw.wav', 'audio/wav', 'wav'],
    ['call.mp4', 'audio/mp4', 'mp4'],
    ['vorbis.ogg', 'audio/ogg', 'ogg'],
    ['call.opus', 'audio/ogg', 'ogg'],
    ['live.webm', 'audio/webm', 'webm'],
    ['a FLAC file', 'audio/flac', 'flac'],
  ] as const)(
    '%s is silent where the number is said, and only there; what came is gone',
    async (file, type, container) => {
      await redact('muteRecordings');
      const sent = container === 'flac' ? await converted('flac', '-c:a', 'flac') : await recording(file);
      const full = await analysed(sent, type, container);
      expect(full.redaction).toEqual({ found: { phone: 1 }, recording: 'muted' });
      expect(full.transcript).toContain('It is [phone number].');
      expect(full.transcriptSegments[1]).toMatchObject({ start: 5, end: 7 });
      expect(full.reading.form).toBe('recording');
      const files = await kept();
      expect(files).toHaveLength(1);
      const bytes = await readFile(join(folder(), files[0]!));
      expect(bytes.equals(sent)).toBe(false);
      const end = full.audioDurationSeconds;
      expect(await loudness(bytes, container, 5.05, Math.min(6.9, end))).toBeLessThan(4);
      for (const [from, to] of [[0, 4], ...(end > 9 ? [[8, 11] as const] : [])] as const)
        expect(await loudness(bytes, container, from, to)).toBeGreaterThan(
          (await loudness(sent, container, from, to)) / 2,
        );
      const sound = await fetch(new URL(full.audioUrl, earshot.url));
      expect(sound.headers.get('content-type')).toBe(type);
      expect(await placesOfText('five five oh one', earshot.service)).toEqual([]);
    },
  );

  it('an upload that is queued is replaced too; its playback is the silenced one', async () => {
    await redact('muteRecordings');
    const key = await stored(earshot, tenant.companyId, await recording('vbr.mp3'), 'call.mp3');
    const { id } = await output(earshot, 'analysis.submit', tenant.key, { audioKey: key });
    await eventually(async () => expect((await read(id)).status).toBe('completed'));
    const full = await read(id);
    expect(full.redaction).toEqual({ found: { phone: 1 }, recording: 'muted' });
    expect(full.audioKey).not.toBe(key);
    expect(await kept()).toHaveLength(1);
    expect(await earshot.service.storage.stat(key)).toBeNull();
    const sound = await fetch(new URL(full.audioUrl, earshot.url));
    expect(sound.status).toBe(200);
    expect(Buffer.from(await sound.arrayBuffer()).equals(await recording('vbr.mp3'))).toBe(false);
  });

  it('a recording in which nothing is found stays as it is', async () => {
    await redact('muteRecordings');
    endpoint.answerWith(dialogue);
    const { body } = await earshot.create({ audioKey: await call() }, tenant.key);
    expect((await read(body.id)).redaction).toEqual({ found: {}, recording: 'kept' });
    const named = transcript(1).replaceAll('Client:', '+1 415 555 0132:');
    const beside = await earshot.create({ audioKey: await call(), transcript: named }, tenant.key);
    const { found, recording: fate } = (await read(beside.body.id)).redaction;
    expect([found, fate]).toEqual([{ phone: 1 }, 'kept']);
    const files = await kept();
    expect((await readFile(join(folder(), files[0]!))).equals(await recording('vbr.mp3'))).toBe(true);
  });

  it('a transcript beside a recording: its times tell where; without times the recording is not kept', async () => {
    await redact('muteRecordings');
    const lines = (times: readonly string[]) =>
      [
        `${times[0]}Agent: ${transcript(1)
          .split('\n')[0]!
          .replace(/^[^:]*: /, '')} Which number can we call?`,
        `${times[1]}Client: It is 415 555 0132, call me after lunch and we can talk about all of the desks that we need.`,
        `${times[2]}Agent: Thank you very much, we will call you on Tuesday and bring the samples that you asked for.`,
      ].join('\n');
    const timed = await earshot.create(
      { audioKey: await call(), transcript: lines(['[00:00] ', '[00:05] ', '[00:08] ']) },
      tenant.key,
    );
    expect(timed.status, timed.text).toBe(200);
    expect((await read(timed.body.id)).redaction).toEqual({ found: { phone: 1 }, recording: 'muted' });
    const [file] = await kept();
    expect(await loudness(await readFile(join(folder(), file!)), 'mp3', 5.05, 7.9)).toBeLessThan(4);
    const key = await stored(earshot, tenant.companyId, await recording('vbr.mp3'), 'call.mp3');
    const bare = await earshot.create({ audioKey: key, transcript: lines(['', '', '']) }, tenant.key);
    const full = await read(bare.body.id);
    expect(full.redaction).toEqual({ found: { phone: 1 }, recording: 'discarded' });
    expect([full.audioUrl, full.audioKey]).toEqual([null, null]);
    expect(await kept()).toEqual([file]);
    expect(await earshot.service.storage.stat(key)).toBeNull();
  });
});

describe('without ffmpeg', () => {
  it.each([
    ['vbr.mp3', 'audio/mpeg'],
    ['mulaw.wav', 'audio/wav'],
    ['call.opus', 'audio/ogg'],
  ])('%s in which something is found is not kept, and the analysis says so', async (file, type) => {
    await redact('muteRecordings');
    const path = process.env.PATH;
    process.env.PATH = '';
    try {
      const { body } = await earshot.create({ audioKey: await call(file, type) }, tenant.key);
      const full = await read(body.id);
      expect(full.redaction).toEqual({ found: { phone: 1 }, recording: 'discarded' });
      expect(full).toMatchObject({ status: 'completed', audioUrl: null, audioKey: null });
      expect(full.transcript).toContain('It is [phone number].');
      expect(await kept()).toEqual([]);
    } finally {
      process.env.PATH = path;
    }
  });
});

describe('in a bucket', () => {
  it.skipIf(!ffmpeg).each([
    ['muteRecordings', 'muted', 1],
    ['discardRecordings', 'discarded', 0],
  ])('%s: what came is %s, and %i object is left (skipped without ffmpeg)', async (policy, fate, left) => {
    const s3 = await startS3();
    const inBucket = await startEarshot({ ...endpoint.environment, EARSHOT_STORAGE_URL: s3.storageUrl });
    try {
      const { companyId, adminId, key } = await inBucket.company();
      await output(inBucket, 'company.updateRedaction', await session(inBucket, adminId), { redaction: policy });
      const sent = await stored(inBucket, companyId, await recording('call.opus'), 'call.opus');
      for (const audioKey of [sent, await call('call.mp4', 'audio/mp4')]) {
        const { body } = await inBucket.create({ audioKey }, key);
        const full = (await inBucket.get(`/api/analyses/${body.id}`, key)).body;
        expect(full.redaction).toEqual({ found: { phone: 1 }, recording: fate });
        await sweep(inBucket.service);
        expect(await inBucket.service.storage.stat(sent)).toBeNull();
        if (fate === 'discarded') expect(full.audioUrl).toBeNull();
        else {
          const bytes = Buffer.from(await (await fetch(new URL(full.audioUrl, inBucket.url))).arrayBuffer());
          const container = audioKey === sent ? 'ogg' : 'mp4';
          expect(await loudness(bytes, container, 5.05, 6.9)).toBeLessThan(4);
          expect(await loudness(bytes, container, 0, 4)).toBeGreaterThan(1000);
        }
      }
      const objects: string[] = [];
      for await (const name of inBucket.service.storage.list('')) objects.push(name);
      expect(objects).toHaveLength(2 * left);
    } finally {
      await inBucket.stop();
      await s3.stop();
    }
  });
});

describe('discardRecordings', () => {
  it('no recording is kept, whatever is said in it; analysis, length and price stay', async () => {
    await redact('discardRecordings');
    let id = '';
    for (const answer of [dialogue, dictatedNumber]) {
      endpoint.answerWith(answer);
      const { body } = await earshot.create({ audioKey: await call() }, tenant.key);
      id = body.id;
      const full = await read(id);
      expect(full).toMatchObject({ status: 'completed', audioUrl: null, audioKey: null, audioDurationSeconds: 11.736 });
      expect(full.redaction.recording).toBe('discarded');
      expect(full.transcriptSegments).toHaveLength(3);
    }
    expect(await kept()).toEqual([]);
    const sides = [
      { speaker: 'Speaker 1', side: 'client' },
      { speaker: 'Speaker 2', side: 'attendant' },
    ];
    const { reading } = await output(earshot, 'analysis.setSides', admin, { id, sides });
    expect(reading).toMatchObject({ form: 'recording', sides: { by: 'hand' } });
  });
});
