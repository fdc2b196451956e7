import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type ImitatedEndpoint,
  soundSeconds,
  startImitatedEndpoint,
} from '../../../../test/harness/imitated-endpoints.ts';
import { answerJson, segment, type TranscriptionAnswer } from '../../../../test/harness/transcription-server.ts';
import type { EndpointSettings, FleetSettings } from './endpoint-settings.ts';
import { wavHead } from './mono-wav.ts';
import { openAiFleet } from './openai-transcriber.ts';
import type { Recording } from './transcriber.ts';
import { transcriberContract } from './transcriber-contract.fixture.ts';

let endpoints: ImitatedEndpoint[];
let folder: string;
beforeAll(async () => {
  endpoints = await Promise.all([1, 2, 3].map(() => startImitatedEndpoint()));
  folder = await mkdtemp(join(tmpdir(), 'earshot-fleet-'));
});
afterEach(() => {
  for (const endpoint of endpoints) {
    endpoint.hear();
    endpoint.asked.length = 0;
  }
});
afterAll(async () => {
  for (const endpoint of endpoints) await endpoint.stop();
  await rm(folder, { recursive: true });
});

const rate = 8000;
const [firstLevel, levelStep] = [4000, 40];
/** A tone with a pause in each third second; or without any, where the level tells the second. */
async function sound(seconds: number, { pauses = true } = {}): Promise<Recording> {
  const samples = new Int16Array(seconds * rate);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = pauses
      ? (at / rate) % 3 < 2.5
        ? Math.round(8000 * Math.sin(at / 5))
        : 0
      : firstLevel + Math.floor(at / rate) * levelStep;
  const path = join(folder, `${Math.random()}.wav`);
  await writeFile(path, Buffer.concat([wavHead(rate, samples.byteLength), Buffer.from(samples.buffer)]));
  return { path, container: 'wav', durationSeconds: seconds, channels: 1, language: 'en' };
}

const fleet = (own: Partial<EndpointSettings>[] = [{}, {}, {}], settings: Partial<FleetSettings> = {}) =>
  openAiFleet({
    timeoutSeconds: 20,
    retrySeconds: 0.001,
    ...settings,
    endpoints: own.map((each, index) => ({
      name: `e${index + 1}`,
      apiKey: 'k',
      baseURL: endpoints[index]!.url,
      model: 'whisper-1',
      weight: 1,
      atOnce: 8,
      ...each,
    })),
  });
const askedOf = () => endpoints.map(({ asked }) => asked.length);

transcriberContract('openai', () => fleet(), {
  hear: () => answerAll(answerJson({ segments: [segment(0, 2, 'Good morning.'), segment(2, 4, 'We need desks.')] })),
  hearNothing: () => answerAll(answerJson({ segments: [] })),
  cannotDecode: () => answerAll(answerJson({ error: { message: 'could not be processed: corrupt' } }, 400)),
});
function answerAll(answer: TranscriptionAnswer): void {
  for (const endpoint of endpoints) endpoint.answerWith(answer);
}

describe('which endpoint is asked', () => {
  it('by weight, in turns', async () => {
    const transcriber = fleet([{ weight: 3 }, { weight: 2 }, { weight: 1 }]);
    const recording = await sound(1);
    for (let index = 0; index < 12; index += 1) await transcriber.transcribe(recording);
    expect(askedOf()).toEqual([6, 4, 2]);
  });

  it('never more at once than each takes; one that is full passes them on to those with room, and the rest waits', async () => {
    const answer = endpoints.map((endpoint) => endpoint.hold());
    const transcriber = fleet([{ atOnce: 1 }, { atOnce: 2 }, { atOnce: 3, weight: 50 }]);
    const recording = await sound(1);
    const heard = Promise.all(Array.from({ length: 10 }, () => transcriber.transcribe(recording)));
    await expect.poll(askedOf).toEqual([1, 2, 3]);
    expect(transcriber.capacity).toBeGreaterThan(6);
    for (const release of answer) release();
    await heard;
    expect(askedOf().reduce((sum, count) => sum + count)).toBe(10);
    expect(transcriber.endpoints!().map(({ inFlight }) => inFlight)).toEqual([0, 0, 0]);
  });
});

describe('an endpoint that fails', () => {
  it.each([
    ['answers 503', (endpoint: ImitatedEndpoint) => endpoint.fail(503)],
    ['answers 429', (endpoint: ImitatedEndpoint) => endpoint.fail(429, { 'Retry-After': '900' })],
    ['refuses our key', (endpoint: ImitatedEndpoint) => endpoint.fail(401)],
    ['closes connections', (endpoint: ImitatedEndpoint) => endpoint.refuse()],
    ['answers 500', (endpoint: ImitatedEndpoint) => endpoint.fail(500)],
  ])('that %s: its recordings go to another at once, and it rests', async (_, breakIt) => {
    const notes: string[] = [];
    const transcriber = fleet([{}, {}, {}], { retrySeconds: 60, log: (note) => notes.push(note) });
    breakIt(endpoints[0]!);
    for (let index = 0; index < 12; index += 1)
      expect((await transcriber.transcribe(await sound(1))).segments).toHaveLength(2);
    // A 500 may be the recording's fault: it takes two recordings to make it the endpoint's.
    expect(endpoints[0]!.asked.length).toBeLessThanOrEqual(2);
    expect(transcriber.endpoints!()).toMatchObject([
      { name: 'e1', answered: 0, failed: endpoints[0]!.asked.length, isResting: true },
      { failed: 0, isResting: false },
      { failed: 0, isResting: false },
    ]);
    expect(notes).toEqual([expect.stringContaining('e1 has failed and rests')]);
  });

  it('that times out does too', async () => {
    const release = endpoints[0]!.hold();
    const transcriber = fleet([{}, {}, {}], { timeoutSeconds: 0.2, retrySeconds: 60 });
    for (let index = 0; index < 3; index += 1) await transcriber.transcribe(await sound(1));
    expect(transcriber.endpoints!()[0]).toMatchObject({ failed: 1, isResting: true });
    release();
  });

  it.each([
    ['never ends', 1, 1],
    ['is endless', 20, 1024 * 1024],
  ])('whose answer %s: another one is asked', async (_, timeoutSeconds, bytes) => {
    const transcriber = fleet([{}, {}, {}], { retrySeconds: 60, timeoutSeconds });
    const piece = Buffer.alloc(bytes, ' ');
    let sent = 0;
    endpoints[0]!.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const more = (): void => {
        if (response.destroyed) return;
        sent += bytes;
        if (response.write(piece)) setTimeout(more, 10);
        else response.once('drain', more);
      };
      more();
    });
    expect((await transcriber.transcribe(await sound(1))).segments).toHaveLength(2);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(128 * 1024 * 1024);
    expect(transcriber.endpoints!()[0]).toMatchObject({ failed: 1, inFlight: 0 });
  });

  it('after its rest one recording tries it, and then it has its share again', async () => {
    const notes: string[] = [];
    const transcriber = fleet([{}, {}, {}], { log: (note) => notes.push(note) });
    endpoints[0]!.fail(503);
    for (let index = 0; index < 3; index += 1) await transcriber.transcribe(await sound(1));
    endpoints[0]!.hear();
    endpoints[0]!.asked.length = 0;
    await expect
      .poll(async () => {
        await transcriber.transcribe(await sound(1));
        return endpoints[0]!.asked.length;
      })
      .toBeGreaterThan(0);
    expect(transcriber.endpoints!()[0]).toMatchObject({ isResting: false });
    expect(notes.at(-1)).toContain('e1 answers again');
  });

  it('a recording that every endpoint answers with 500 puts none to rest', async () => {
    for (const endpoint of endpoints) endpoint.fail(500);
    const transcriber = fleet([{}, {}, {}], { retrySeconds: 0.001 });
    const failure = await transcriber.transcribe(await sound(1)).catch((error) => error);
    expect(failure).toMatchObject({ name: 'ProviderUnavailable', mayBeContent: true });
    expect(transcriber.endpoints!().map(({ isResting }) => isResting)).toEqual([false, false, false]);
  });

  it('too large for one: another is asked; too large for all → 400 that says so', async () => {
    endpoints[0]!.fail(413);
    const transcriber = fleet();
    for (let index = 0; index < 3; index += 1) await transcriber.transcribe(await sound(1));
    expect(transcriber.endpoints!()[0]).toMatchObject({ isResting: false });
    for (const endpoint of endpoints) endpoint.fail(413);
    await expect(transcriber.transcribe(await sound(1))).rejects.toMatchObject({ key: 'transcriberLimit' });
  });

  it('all down: four rounds, then ProviderUnavailable, as with one; the next recording asks again', async () => {
    for (const endpoint of endpoints) endpoint.fail(503);
    const transcriber = fleet();
    const failure = await transcriber.transcribe(await sound(1)).catch((error) => error);
    expect(failure.name).toBe('ProviderUnavailable');
    expect(askedOf().reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(6);
    for (const endpoint of endpoints) endpoint.hear();
    expect((await transcriber.transcribe(await sound(1))).segments).toHaveLength(2);
  });

  it('all down for as long as they say: given up at once', async () => {
    for (const endpoint of endpoints) endpoint.fail(503, { 'Retry-After': '120' });
    const transcriber = fleet();
    await expect(transcriber.transcribe(await sound(1))).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    expect(askedOf()).toEqual([1, 1, 1]);
    await expect(transcriber.transcribe(await sound(1))).rejects.toMatchObject({ name: 'ProviderUnavailable' });
    expect(askedOf()).toEqual([1, 1, 1]);
  });

  it('a recording that is called off leaves the line', async () => {
    const release = endpoints[0]!.hold();
    const transcriber = fleet([{ atOnce: 1 }]);
    const first = transcriber.transcribe(await sound(1));
    await expect.poll(askedOf).toEqual([1, 0, 0]);
    const left = new AbortController();
    const second = transcriber.transcribe(await sound(1), left.signal);
    left.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    release();
    await first;
    expect(askedOf()).toEqual([1, 0, 0]);
  });
});

describe('a long recording', () => {
  const short = { mostBytes: 700_000 };
  const piecesHeard = () => endpoints.flatMap(({ asked }) => asked);

  it('is cut in pauses and heard on several endpoints side by side, at the times of the whole', async () => {
    const releases = endpoints.map((endpoint) => endpoint.hold());
    const heard = fleet([{ atOnce: 1 }, { atOnce: 1 }, { atOnce: 1 }], short).transcribe(await sound(150));
    await expect.poll(() => piecesHeard().length).toBe(1);
    releases[0]!();
    await expect.poll(() => endpoints.filter(({ inFlight }) => inFlight === 1).length).toBeGreaterThanOrEqual(2);
    for (const release of releases.slice(1)) release();
    const { segments } = await heard;
    expect(
      piecesHeard()
        .map(soundSeconds)
        .reduce((a, b) => a + b),
    ).toBeCloseTo(150, 1);
    expect(endpoints.filter(({ asked }) => asked.length > 0)).toHaveLength(3);
    const starts = segments.map(({ start }) => start!);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(segments.at(-1)!.end).toBeCloseTo(150, 0);
    expect((await readdir(folder)).filter((name) => name.includes('mono'))).toEqual([]);
  });

  it('that comes to an endpoint that fails is heard by the others, piece by piece', async () => {
    endpoints[1]!.fail(503);
    const transcriber = fleet([{ atOnce: 1 }, { atOnce: 1 }, { atOnce: 1 }], { ...short, retrySeconds: 60 });
    const { segments } = await transcriber.transcribe(await sound(150));
    expect(segments.at(-1)!.end).toBeCloseTo(150, 0);
    expect(endpoints[1]!.asked).toHaveLength(1);
  });

  it('keeps its speakers: every piece is told the voices of the first, and those with strangers are heard again', async () => {
    const spoken = (speaker: string) => (known: string[]) => known.includes(speaker) || speaker === 'A';
    let isSecondHeard = false;
    const answer: TranscriptionAnswer = (response, asked) => {
      const known = asked.fields['known_speaker_names[]'] ?? [];
      // C speaks from the second piece on; an endpoint that was not told of C calls C by some other name.
      const isFirst = known.length === 0;
      const name = spoken('C')(known) ? 'C' : isSecondHeard ? 'X' : 'C';
      if (!isFirst) isSecondHeard = true;
      answerJson({
        segments: isFirst
          ? [segment(1, 9, 'first', 'A')]
          : [segment(1, 9, 'more', 'A'), segment(10, 19, 'other', name)],
      })(response, asked);
    };
    answerAll(answer);
    const model = 'gpt-4o-transcribe-diarize';
    const { segments } = await fleet([{ model, atOnce: 1 }], short).transcribe(await sound(150));
    expect([...new Set(segments.map(({ speaker }) => speaker))]).toEqual(['A', 'C']);
  });

  it('whose beginning was heard by a model that tells speakers is heard by such models to its end', async () => {
    const model = 'gpt-4o-transcribe-diarize';
    answerAll((response, asked) =>
      answerJson({ segments: [segment(1, 9, 'words', asked.fields.model?.[0] === model ? 'A' : undefined)] })(
        response,
        asked,
      ),
    );
    const { segments } = await fleet([{ model, weight: 2 }, {}, { model }], short).transcribe(await sound(150));
    expect(new Set(segments.map(({ speaker }) => speaker))).toEqual(new Set(['A']));
    expect(endpoints[1]!.asked).toEqual([]);
  });

  it('without a pause: pieces overlap, and no word is doubled or lost', async () => {
    // One word in each second, whose level tells which one it is; an endpoint hears those that are whole within its piece.
    answerAll((response, asked) => {
      const tenth = asked.audio.readUInt32LE(24) / 10;
      const levels = Array.from({ length: Math.floor(soundSeconds(asked) * 10) }, (_, index) =>
        asked.audio.readInt16LE(44 + Math.floor((index + 0.5) * tenth) * 2),
      );
      const tenths = Map.groupBy(levels, (level) => Math.round((level - firstLevel) / levelStep));
      const spoken = [...tenths].filter(([, own]) => own.length >= 9).map(([second]) => `w${second}`);
      answerJson({ segments: [segment(0, soundSeconds(asked), spoken.join(' '))] })(response, asked);
    });
    const { segments } = await fleet(undefined, short).transcribe(await sound(100, { pauses: false }));
    const words = segments.flatMap(({ text }) => text.split(' '));
    expect(words).toEqual(Array.from({ length: 100 }, (_, index) => `w${index}`));
    expect(
      piecesHeard()
        .map(soundSeconds)
        .reduce((a, b) => a + b),
    ).toBeCloseTo(100 + 6 * (piecesHeard().length - 1), 1);
  });
});
