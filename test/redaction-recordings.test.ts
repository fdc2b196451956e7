// Issue 24, redaction: a recording is silenced where something is said that is not to be kept, or it is not kept (docs/decisions/redaction.md#recordings).
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeWithFfmpeg, findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placesOfText } from '../packages/server/src/analyses/verify-erasure.ts';
import { sweep } from '../packages/server/src/background.ts';
import { type Earshot, type RequestOptions, startEarshot, type Tenant, transcript } from './harness/earshot.ts';
import { eventually } from './harness/eventually.ts';
import { output, session } from './harness/procedures.ts';
import { dataUrl, recording, stored } from './harness/recordings.ts';
import {
  answerJson,
  dialogue,
  segment,
  startTranscriptionServer,
  type TranscriptionServer,
} from './harness/transcription-server.ts';

let endpoint: TranscriptionServer;
let earshot: Earshot;
let tenant: Tenant;
let admin: RequestOptions;

const dictation = answerJson({
  task: 'transcribe',
  text: '',
  segments: [
    segment(0.2, 3.2, ' Good morning, this is Ana from Aurora Desks. Which number can we call you on?', 'A'),
    segment(5, 7, ' It is four one five five five five oh one three two.', 'B'),
    segment(8, 11.4, ' On Tuesday we want to see samples of the desks that you sell to offices.', 'B'),
  ],
});

beforeAll(async () => {
  endpoint = await startTranscriptionServer();
  earshot = await startEarshot(endpoint.environment);
});
beforeEach(async () => {
  tenant = await earshot.company();
  admin = await session(earshot, tenant.adminId);
  endpoint.answerWith(dictation);
});
afterAll(async () => {
  await earshot.stop();
  await endpoint.stop();
});

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
async function loudness(bytes: Buffer, container: 'mp3' | 'wav', from: number, to: number): Promise<number> {
  const path = join(earshot.database.storageFolder, `decoded-${Math.random()}`);
  await writeFile(path, bytes);
  const pcm = decodeWithFfmpeg((await findFfmpeg())!, { path, container, channels: 1 }, 60);
  const samples: number[] = [];
  for await (const chunk of pcm.chunks)
    for (let at = 0; at + 1 < chunk.length; at += 2) samples.push(chunk.readInt16LE(at));
  return Math.max(...samples.slice(from * pcm.rate, to * pcm.rate).map(Math.abs));
}

describe('muteRecordings', () => {
  it.each([
    ['vbr.mp3', 'audio/mpeg', 'mp3'],
    ['mulaw.wav', 'audio/wav', 'wav'],
  ] as const)(
    '%s is silent where the number is said, and only there; what came is gone',
    async (file, type, container) => {
      await redact('muteRecordings');
      const answer = await earshot.create({ audioKey: await call(file, type) }, tenant.key);
      expect(answer.status, answer.text).toBe(200);
      const full = await read(answer.body.id);
      expect(full.redaction).toEqual({ found: { phone: 1 }, recording: 'muted' });
      expect(full.transcript).toContain('It is [phone number].');
      expect(full.transcriptSegments[1]).toMatchObject({ start: 5, end: 7 });
      expect(full.reading.form).toBe('recording');
      const files = await kept();
      expect(files).toHaveLength(1);
      const bytes = await readFile(join(folder(), files[0]!));
      expect(bytes.equals(await recording(file))).toBe(false);
      expect(await loudness(bytes, container, 5.05, 6.9)).toBeLessThan(4);
      const before = await loudness(await recording(file), container, 0, 4);
      expect(await loudness(bytes, container, 0, 4)).toBeGreaterThan(before / 2);
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

describe('discardRecordings', () => {
  it('no recording is kept, whatever is said in it; analysis, length and price stay', async () => {
    await redact('discardRecordings');
    let id = '';
    for (const answer of [dialogue, dictation]) {
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
