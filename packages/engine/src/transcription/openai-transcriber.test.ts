import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Asked,
  answerJson,
  dialogue,
  noSpeech,
  segment,
  startTranscriptionServer,
  type TranscriptionServer,
} from '../../../../test/harness/transcription-server.ts';
import type { OpenAiTranscriberSettings } from './endpoint-settings.ts';
import { openAiTranscriber } from './openai-transcriber.ts';
import type { Recording } from './transcriber.ts';
import { fixture, spokenCall, transcriberContract } from './transcriber-contract.fixture.ts';

let endpoint: TranscriptionServer;
let folder: string;
beforeAll(async () => {
  endpoint = await startTranscriptionServer();
  folder = await mkdtemp(join(tmpdir(), 'earshot-transcriber-'));
});
afterEach(() => {
  endpoint.answerWith(dialogue);
  endpoint.asked.length = 0;
});
afterAll(async () => {
  await endpoint.stop();
  await rm(folder, { recursive: true });
});

const open = (changes: Partial<OpenAiTranscriberSettings> = {}) =>
  openAiTranscriber({
    apiKey: 'k',
    baseURL: endpoint.url,
    model: 'gpt-4o-transcribe-diarize',
    timeoutSeconds: 5,
    retrySeconds: 0.001,
    ...changes,
  });
const refused = (message: string, status = 400, param?: string) => answerJson({ error: { message, param } }, status);
const cannotDecode = refused('Audio file might be corrupted or unsupported');

transcriberContract('openai', open, {
  hear: () => endpoint.answerWith(dialogue),
  hearNothing: () => endpoint.answerWith(noSpeech),
  cannotDecode: () => endpoint.answerWith(cannotDecode),
});

describe('formats, by what the model should have', () => {
  const formatOf = ({ fields }: Asked) => fields.response_format?.[0];

  it.each([
    ['gpt-4o-transcribe-diarize', 'diarized_json'],
    ['whisper-1', 'verbose_json'],
    ['Systran/faster-whisper-large-v3', 'verbose_json'],
    ['gpt-4o-mini-transcribe', 'json'],
  ])('%s → %s', async (model, format) => {
    await open({ model }).transcribe(spokenCall);
    expect(endpoint.asked.map(formatOf)).toEqual([format]);
  });

  it('an endpoint that lacks one is asked for the next, and never again for the first', async () => {
    const notes: string[] = [];
    endpoint.answerWith((response, asked) =>
      formatOf(asked) === 'json'
        ? answerJson({ text: 'Good morning. How are you?' })(response, asked)
        : refused(`response_format '${formatOf(asked)}' is not compatible`, 400, 'response_format')(response, asked),
    );
    const transcriber = open({ log: (note) => notes.push(note) });
    const heard = await transcriber.transcribe(spokenCall);
    await transcriber.transcribe(spokenCall);
    expect(endpoint.asked.map(formatOf)).toEqual(['diarized_json', 'verbose_json', 'json', 'json']);
    expect(heard.segments.map(({ text }) => text)).toEqual(['Good morning.', 'How are you?']);
    expect(notes).toHaveLength(2);
  });

  it('whisper: times of segments are asked for, and the language that it heard is told', async () => {
    endpoint.answerWith(answerJson({ language: 'portuguese', segments: [{ start: 0, end: 1.5, text: ' Bom dia.' }] }));
    const heard = await open({ model: 'whisper-1' }).transcribe({
      ...spokenCall,
      language: 'pt',
      isLanguageStated: true,
    });
    expect(endpoint.asked[0]!.fields).toMatchObject({ 'timestamp_granularities[]': ['segment'], language: ['pt'] });
    expect(heard).toEqual({
      language: 'portuguese',
      segments: [{ start: 0, end: 1.5, text: 'Bom dia.', speaker: null }],
    });
  });
});

describe('failures (D26)', () => {
  it.each([429, 500, 502, 503, 504])('%i is tried again', async (status) => {
    let tries = 0;
    endpoint.answerWith((response, asked) => {
      tries += 1;
      return (tries < 3 ? answerJson({}, status) : dialogue)(response, asked);
    });
    expect((await open().transcribe(spokenCall)).segments).toHaveLength(3);
    expect(endpoint.asked[2]!.audio.length).toBe(endpoint.asked[0]!.audio.length);
  });

  it('four failures, refused credentials, an exhausted quota → ProviderUnavailable', async () => {
    for (const [answer, tries] of [
      [answerJson({}, 500), 4],
      [refused('no', 401), 1],
      [answerJson({ error: { message: 'quota', code: 'insufficient_quota' } }, 429), 1],
      [refused('unknown model', 404), 1],
    ] as const) {
      endpoint.asked.length = 0;
      endpoint.answerWith(answer);
      const failure = await open()
        .transcribe(spokenCall)
        .catch((error) => error);
      expect([
        failure.name,
        failure.message.startsWith('The transcription endpoint failed'),
        endpoint.asked.length,
      ]).toEqual(['ProviderUnavailable', true, tries]);
    }
  });

  it('an endpoint that nobody listens at → a plain Error', async () => {
    await expect(open({ baseURL: 'http://127.0.0.1:1/v1' }).transcribe(spokenCall)).rejects.toThrow(
      'transcription endpoint failed',
    );
  });

  it('too large for the endpoint → 400 that says so', async () => {
    endpoint.answerWith(answerJson({}, 413));
    await expect(open().transcribe(spokenCall)).rejects.toMatchObject({ key: 'transcriberLimit' });
  });
});

describe('beyond what the endpoint takes at once', () => {
  /** Eight kHz PCM: a tone with a pause in each third second. */
  async function longWav(seconds: number): Promise<Recording> {
    const samples = Buffer.alloc(seconds * 16_000);
    for (let at = 0; at < seconds * 8000; at += 1) {
      const isPause = (at / 8000) % 3 >= 2.5;
      samples.writeInt16LE(isPause ? 0 : Math.round(8000 * Math.sin(at / 5)), at * 2);
    }
    const head = Buffer.from(
      '524946460000000057415645666d7420100000000100010040' + '1f0000803e0000020010006461746100000000',
      'hex',
    );
    const path = join(folder, `long-${seconds}.wav`);
    await writeFile(path, Buffer.concat([head, samples]));
    return { path, container: 'wav', durationSeconds: seconds, channels: 1, language: 'en' };
  }
  const seconds = ({ audio }: Asked) => (audio.length - 44) / 2 / audio.readUInt32LE(24);

  it('is cut in pauses, asked in pieces, joined with the times of the whole; nothing stays behind', async () => {
    const recording = await longWav(60);
    endpoint.answerWith((response, asked) =>
      answerJson({ segments: [segment(1, 5, `piece ${endpoint.asked.length}`, 'A')] })(response, asked),
    );
    const { segments } = await open({ mostBytes: 700_000 }).transcribe(recording);
    const lengths = endpoint.asked.map(seconds);
    expect(lengths.reduce((a, b) => a + b)).toBeCloseTo(60, 1);
    expect(lengths.length).toBeGreaterThan(1);
    let at = 0;
    for (const [index, length] of lengths.entries()) {
      expect(endpoint.asked[index]!.audio.length).toBeLessThanOrEqual(700_000);
      expect(segments[index]).toEqual({ start: at + 1, end: at + 5, text: `piece ${index + 1}`, speaker: 'A' });
      at += length;
      // In the half second of silence that ends each three.
      if (index < lengths.length - 1) expect(at % 3).toBeGreaterThan(2.4);
    }
    expect(await readdir(folder)).toEqual(['long-60.wav']);
  });

  it('tells each piece the voices of those before, so that speakers keep their names', async () => {
    endpoint.answerWith(
      answerJson({
        segments: [segment(1, 5, 'first', 'A'), segment(6, 9, 'second', 'B'), segment(9, 10, 'short', 'C')],
      }),
    );
    await open({ mostBytes: 700_000 }).transcribe(await longWav(60));
    const [first, second] = endpoint.asked;
    expect(first!.fields['known_speaker_names[]']).toBeUndefined();
    expect(second!.fields['known_speaker_names[]']).toEqual(['A', 'B']);
    expect(second!.fields['known_speaker_references[]']).toEqual([
      expect.stringMatching(/^data:audio\/wav;base64,UklGR/),
      expect.stringMatching(/^data:audio\/wav;base64,UklGR/),
    ]);
  });

  it('without ffmpeg, what is no WAV cannot be cut → 400 that says so', async () => {
    const path = process.env.PATH;
    process.env.PATH = '';
    try {
      const copy = join(folder, 'call.mp3');
      await copyFile(fixture('vbr.mp3'), copy);
      const large = open({ mostBytes: 10_000 }).transcribe({ ...spokenCall, path: copy });
      await expect(large).rejects.toMatchObject({ key: 'transcriberLimit' });
      await rm(copy);
    } finally {
      process.env.PATH = path;
    }
  });
});
