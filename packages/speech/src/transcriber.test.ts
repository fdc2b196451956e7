// The whole way in a real child process, where the weights are there: the contract of transcribers, and what the recording's fault is.
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transcriber } from '@earshot/engine';
import { DecodingFailure, findFfmpeg } from '@earshot/engine/decoding';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  fixture,
  spokenCall,
  transcriberContract,
} from '../../engine/src/transcription/transcriber-contract.fixture.ts';
import { packagedFolder } from './model-folder.ts';
import { inARow, noise, silence, tone, wavOf } from './signal/signal.fixture.ts';
import { localTranscriber, openTranscriber } from './transcriber.ts';
import { wordErrorRate } from './word-errors.fixture.ts';

// A niced child gets little of a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const isReady = await access(join(packagedFolder, 'speech-model.json')).then(
  () => true,
  () => false,
);
const ffmpeg = await findFfmpeg();

/** Start and end of the lines of fixtures/support-*.opus. */
const lines: [number, number][] = [
  [0.5, 6.37],
  [6.75, 11.76],
  [12.57, 17.72],
  [18.48, 23.44],
];

/** Music of a kind: three tones at a time, changing every half second. */
function chords(seconds: number): Int16Array {
  const voices = [261.6, 329.6, 392].map((hertz) =>
    [0, 1, 2, 3].map((step) => tone(hertz * 2 ** (step / 4), 0.5, 4_000)),
  );
  const parts = Array.from({ length: seconds * 2 }, (_, index) =>
    voices[0]![index % 4]!.map((sample, at) => sample + voices[1]![index % 4]![at]! + voices[2]![index % 4]![at]!),
  );
  return inARow(...parts);
}

describe.skipIf(!isReady)('with the weights (skipped: `node scripts/fetch-models.ts` has not fetched them)', () => {
  let transcriber: Transcriber;
  const log: string[] = [];

  beforeAll(async () => {
    transcriber = await openTranscriber({ modelFolder: null, log: (message) => log.push(message) });
  });
  afterAll(() => transcriber.close?.());

  transcriberContract('local', () => transcriber);

  it('knows the three languages (D54), tells channels apart, and takes one recording at a time', async () => {
    const facts = { name: 'local', languages: ['pt', 'en', 'es'], separatesChannels: true, capacity: 1 };
    expect(transcriber).toMatchObject(facts);
  });

  it('tells which language is spoken', async () => {
    expect(await transcriber.languagesSpoken!(spokenCall)).toEqual(['en']);
  });

  it.each([
    ['pt', /bom dia.*pedido.*chega.*paci[êe]ncia/i],
    ['es', /buenos días.*gracias por su paciencia/i],
  ] as const)('hears a sentence in %s, by Whisper', async (language, words) => {
    const path = fileURLToPath(new URL(`../samples/${language}.opus`, import.meta.url));
    const call = { ...spokenCall, path, container: 'ogg' as const, durationSeconds: 7.7, language };
    const heard = await transcriber.transcribe(call);
    expect(heard.segments.map(({ text }) => text).join(' ')).toMatch(words);
    expect(heard.language).toBe(language);
  });

  it.each(['mono', 'stereo'])(
    'hears a call of two voices in %s: who says what when, and logs no word of it',
    async (kind) => {
      log.length = 0;
      const path = fileURLToPath(new URL(`../fixtures/support-${kind}.opus`, import.meta.url));
      const channels = kind === 'stereo' ? 2 : 1;
      const call = { ...spokenCall, path, container: 'ogg' as const, channels, durationSeconds: 23.9 };
      const { segments, language, channels: told } = await transcriber.transcribe(call);
      expect(language).toBe('en');
      expect(told).toBe(kind === 'stereo' ? 'apart' : undefined);
      expect(segments.map(({ speaker }) => speaker)).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 2']);
      for (const [index, [start, end]] of lines.entries()) {
        expect(Math.abs(segments[index]!.start! - start)).toBeLessThan(0.6);
        expect(Math.abs(segments[index]!.end! - end)).toBeLessThan(0.6);
      }
      const text = segments.map((segment) => segment.text).join(' ');
      for (const words of [
        /good afternoon/i,
        /support desk/i,
        /last week,? and it still has not been delivered/i,
        /order number/i,
        /tuesday morning/i,
      ])
        expect(text).toMatch(words);
      expect(log.join()).toMatch(
        /^Offline recognition \(moonshine-tiny-en-int8\): 23\.9 s heard in [\d.]+ s, 4 segments$/,
      );
    },
  );

  it.skipIf(!ffmpeg).each([
    ['cbr.mp3', 'mp3'],
    ['call.mp4', 'mp4'],
    ['fragmented.mp4', 'mp4'],
    ['gsm.wav', 'wav'],
    ['adpcm-ima.wav', 'wav'],
    ['adpcm-ms.wav', 'wav'],
    ['mulaw.wav', 'wav'],
    ['alaw.wav', 'wav'],
    ['vorbis.ogg', 'ogg'],
    ['call.opus', 'ogg'],
    ['faststart.m4a', 'mp4'],
    ['call.flac', 'flac'],
    ['call.webm', 'webm'],
    ['live.webm', 'webm'],
  ] as const)('hears what is said in %s (skipped without ffmpeg)', async (file, container) => {
    const { segments } = await transcriber.transcribe({ ...spokenCall, path: fixture(file), container });
    expect(segments.map(({ text }) => text).join(' ')).toMatch(/good morning|how (do|are) you/i);
  });

  it('gets at most 6 % of the words of natural read speech wrong', async () => {
    const path = (name: string) => fileURLToPath(new URL(`../fixtures/read-speech.${name}`, import.meta.url));
    const call = { ...spokenCall, path: path('opus'), container: 'ogg' as const, durationSeconds: 38.6 };
    const { segments } = await transcriber.transcribe(call);
    const sheet = (await readFile(path('txt'), 'utf8')).split('\n').slice(1);
    const said = sheet.map((row) => row.split('\t')[3] ?? '').join(' ');
    expect(wordErrorRate(said, segments.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(0.06);
  });

  it('hears nobody in tones, noise and silence', async () => {
    for (const sound of [tone(440, 8), noise(8, 3_000), silence(8), chords(8)]) {
      const path = join(await mkdtemp(join(tmpdir(), 'earshot-sound-')), 'sound');
      await writeFile(path, wavOf(sound));
      const { segments } = await transcriber.transcribe({ ...spokenCall, path, container: 'wav', durationSeconds: 8 });
      expect(segments).toEqual([]);
      await rm(join(path, '..'), { recursive: true });
    }
  });

  it('ends with the reason of its signal, and hears the next recording', async () => {
    const abort = new AbortController();
    const pending = transcriber.transcribe(spokenCall, abort.signal);
    abort.abort(new Error('no longer wanted'));
    await expect(pending).rejects.toThrow('no longer wanted');
    expect((await transcriber.transcribe(spokenCall)).segments.length).toBeGreaterThan(1);
  });

  it.skipIf(!ffmpeg)('a file without an audio track is the file’s fault (D26; skipped without ffmpeg)', async () => {
    const video = { ...spokenCall, path: fixture('video-only.mp4'), container: 'mp4' as const };
    await expect(transcriber.transcribe(video)).rejects.toMatchObject({ key: 'audioWithoutTrack' });
  });
});

describe.skipIf(!isReady)('what the child says of a recording (skipped without the weights)', () => {
  it.each([
    ['undecodable', 'The audio cannot be decoded. Check that the file is complete.'],
    ['trackless', 'The file has no audio track.'],
    [
      'ffmpegMissing',
      'The offline engine of this service needs ffmpeg for this audio format, but ffmpeg is not installed. Send mp3, flac, opus or wav (PCM, G.711), or the transcript.',
    ],
  ] as const)('%s → 400 with its reason (D26)', async (kind, message) => {
    const hear = () => Promise.reject(new DecodingFailure(kind, 'for the log'));
    const deaf = await openTranscriber(
      { modelFolder: null, log: () => {} },
      { hear, identify: hear, close: async () => {} },
    );
    await expect(deaf.transcribe(spokenCall)).rejects.toMatchObject({ httpStatus: 400, message });
  });
});

describe('without weights', () => {
  it('openTranscriber says what is missing; localTranscriber gives null and logs it', async () => {
    const log: string[] = [];
    const options = {
      modelFolder: '/nowhere',
      installedFolder: null,
      log: (message: string) => void log.push(message),
    };
    await expect(openTranscriber(options)).rejects.toThrow('there is no /nowhere/speech-model.json');
    expect(await localTranscriber(options)).toBeNull();
    expect(log).toEqual(['Offline recognition is not available: there is no /nowhere/speech-model.json']);
  });
});
