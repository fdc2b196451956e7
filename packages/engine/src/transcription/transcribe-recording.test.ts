import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RawSegment } from '../conversation/raw.ts';
import { ffmpegArguments } from '../decoding/index.ts';
import { wavHead } from './mono-wav.ts';
import { transcribeRecording } from './transcribe-recording.ts';
import type { Recording, Transcriber } from './transcriber.ts';
import { fixture } from './transcriber-contract.fixture.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const path = process.env.PATH;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earshot-channels-'));
});
afterEach(() => {
  process.env.PATH = path;
});
afterAll(() => rm(folder, { recursive: true }));

async function stereo(name: string, change: (bytes: Buffer) => Buffer = (bytes) => bytes): Promise<Recording> {
  const file = join(folder, `${Math.random()}.${name}`);
  await copyFile(fixture(name), file);
  await writeFile(file, change(await readFile(file)));
  const container = name.endsWith('wav') ? 'wav' : 'ogg';
  return { path: file, container, durationSeconds: container === 'wav' ? 3.6 : 11.644, channels: 2, language: 'en' };
}

/** Answers each file in turn, and keeps what it was given. */
function scripted(answers: RawSegment[][], separatesChannels = false) {
  const given: { recording: Recording; bytes: Buffer }[] = [];
  const transcriber: Transcriber = {
    name: 'scripted',
    languages: 'all',
    separatesChannels,
    capacity: 2,
    transcribe: async (recording) => {
      const turn = given.length;
      given.push({ recording, bytes: Buffer.alloc(0) });
      given[turn]!.bytes = await readFile(recording.path);
      return { segments: answers[turn] ?? [], language: 'en' };
    },
  };
  return { transcriber, given };
}
const said = (start: number, end: number, text: string): RawSegment => ({ start, end, text, speaker: null });
const notes: string[] = [];
const options = { log: (note: string) => notes.push(note) };
const withoutFfmpeg = () => {
  process.env.PATH = '';
};
const filesOf = async ({ path: file }: Recording) =>
  (await readdir(folder)).filter((name) => join(folder, name).startsWith(file)).length;

describe('stereo calls: one speaker a channel', () => {
  it.each([
    ['without ffmpeg', withoutFfmpeg],
    ...(hasFfmpeg ? ([['with ffmpeg', () => {}]] as [string, () => void][]) : []),
  ])('a G.711 WAV, %s', async (_case, prepare) => {
    prepare();
    const recording = await stereo('stereo-mulaw.wav');
    const { transcriber, given } = scripted([[said(0.2, 2.8, 'How do you seat them?')], [said(3.3, 3.6, 'On desks.')]]);
    const heard = await transcribeRecording(transcriber, recording, options);
    expect(heard.segments).toEqual([
      { start: 0.2, end: 2.8, text: 'How do you seat them?', speaker: 'Speaker 1' },
      { start: 3.3, end: 3.6, text: 'On desks.', speaker: 'Speaker 2' },
    ]);
    expect(given.map((one) => [one.recording.container, one.recording.channels])).toEqual([
      ['wav', 1],
      ['wav', 1],
    ]);
    expect(heard.channels).toBe('apart');
    expect(given.map(({ bytes }) => bytes.toString('latin1', 0, 4))).toEqual(['RIFF', 'RIFF']);
    expect(await filesOf(recording)).toBe(1);
  });

  it('what is heard on a line while only the other one speaks was not said there', async () => {
    withoutFfmpeg();
    const bleed = [said(0.2, 2.8, 'How do you seat them?')];
    const { transcriber } = scripted([bleed, [...bleed, said(3.3, 3.6, 'On desks.')]]);
    const heard = await transcribeRecording(transcriber, await stereo('stereo-mulaw.wav'), options);
    expect(heard.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Speaker 1', 'How do you seat them?'],
      ['Speaker 2', 'On desks.'],
    ]);
  });

  it.each([
    { client: -10, leak: -10, isOver: false },
    { client: -30, leak: -40, isOver: true },
    { client: -38, leak: -50, isOver: true },
  ])(
    'a client $client dB below the agent is heard, also over the agent where little leaks; what leaks over is not',
    async ({ client, leak, isOver }) => {
      const spoken = [said(0.5, 3.5, 'How do you seat them?'), said(4.5, 7.5, 'In two rooms.')];
      const over = said(16.5, 19.5, 'And on desks.');
      const { transcriber } = scripted([spoken, [...spoken, over]]);
      const heard = await transcribeRecording(transcriber, await twoLines(client, leak), options);
      expect(heard.segments.map(({ speaker, text }) => [speaker, text])).toEqual([
        ['Speaker 1', 'How do you seat them?'],
        ['Speaker 2', 'In two rooms.'],
        ...(isOver ? [['Speaker 2', 'And on desks.']] : []),
      ]);
    },
  );

  /** Agent and client by turns of 4 s; from the 16th second on both speak. */
  async function twoLines(client: number, leak: number): Promise<Recording> {
    const [rate, seconds] = [8000, 24];
    const [faint, leaking] = [client, leak].map((decibels) => 10 ** (decibels / 20)) as [number, number];
    let seed = 1;
    const noise = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 31 - 1;
    };
    // Syllables: four swells a second.
    const voice = (at: number) => 9000 * noise() * Math.abs(Math.sin((Math.PI * 4 * at) / rate));
    const samples = new Int16Array(rate * seconds * 2);
    for (let at = 0; at < rate * seconds; at += 1) {
      const turn = Math.floor(at / rate / 4);
      const agents = turn % 2 === 0 ? voice(at) : 0;
      const clients = turn % 2 === 1 || turn === 4 ? faint * voice(at) : 0;
      samples[2 * at] = agents + leaking * clients + 2 * noise();
      samples[2 * at + 1] = clients + leaking * agents + 2 * noise();
    }
    const file = join(folder, `${Math.random()}.wav`);
    const head = wavHead(rate, samples.byteLength);
    head.writeUInt16LE(2, 22);
    head.writeUInt32LE(rate * 4, 28);
    head.writeUInt16LE(4, 32);
    await writeFile(file, Buffer.concat([head, Buffer.from(samples.buffer)]));
    return { path: file, container: 'wav', durationSeconds: seconds, channels: 2, language: 'en' };
  }

  const body = (bytes: Buffer) => bytes.indexOf('data') + 8;
  it('both lines the same, or one of them silent: one recording, whose speakers the engine tells', async () => {
    withoutFfmpeg();
    const same = (bytes: Buffer) => {
      for (let at = body(bytes); at + 1 < bytes.length; at += 2) bytes[at + 1] = bytes[at]!;
      return bytes;
    };
    const oneSilent = (bytes: Buffer) => {
      for (let at = body(bytes); at + 1 < bytes.length; at += 2) bytes[at + 1] = 0xff;
      return bytes;
    };
    for (const change of [same, oneSilent]) {
      const mixed = [
        { ...said(0, 1, 'one'), speaker: 'B' },
        { ...said(1, 2, 'two'), speaker: 'A' },
      ];
      const { transcriber, given } = scripted([mixed]);
      const heard = await transcribeRecording(transcriber, await stereo('stereo-mulaw.wav', change), options);
      expect(given).toHaveLength(1);
      expect(heard.segments.map(({ speaker }) => speaker)).toEqual(['Speaker 1', 'Speaker 2']);
      expect(heard.channels).toBe(change === same ? 'alike' : undefined);
    }
  });

  it('both lines silent: nobody is asked', async () => {
    withoutFfmpeg();
    const silent = (bytes: Buffer) => bytes.fill(0xff, body(bytes));
    const { transcriber, given } = scripted([]);
    const heard = await transcribeRecording(transcriber, await stereo('stereo-mulaw.wav', silent), options);
    expect([heard.segments, given]).toEqual([[], []]);
  });

  it.skipIf(!hasFfmpeg)('another container, by ffmpeg', async () => {
    const recording = await stereo('stereo.opus');
    const { transcriber, given } = scripted([[said(0.5, 5, 'left')], [said(6, 11, 'right')]]);
    const heard = await transcribeRecording(transcriber, recording, options);
    expect(heard.segments.map(({ speaker }) => speaker)).toEqual(['Speaker 1', 'Speaker 2']);
    for (const { bytes } of given) expect((bytes.length - 44) / 32_000).toBeCloseTo(11.64, 1);
    expect(await filesOf(recording)).toBe(1);
  });

  it('where it cannot be split it says so, and is transcribed mixed', async () => {
    withoutFfmpeg();
    notes.length = 0;
    const recording = await stereo('stereo.opus');
    const { transcriber, given } = scripted([[said(0, 1, 'mixed')]]);
    await transcribeRecording(transcriber, recording, options);
    expect(given.map((one) => one.recording)).toEqual([recording]);
    expect(notes).toEqual([expect.stringContaining('without ffmpeg')]);
  });

  it('an engine that separates channels itself gets the recording as it is', async () => {
    const recording = await stereo('stereo-mulaw.wav');
    const { transcriber, given } = scripted([[said(0, 1, 'own')]], true);
    await transcribeRecording(transcriber, recording, options);
    expect(given.map((one) => one.recording)).toEqual([recording]);
  });
});

describe('what is no word is no speech', () => {
  it.each(['', '  ', '...', '♪ ♪'])('%j', async (text) => {
    const { transcriber } = scripted([[said(0, 1, text)]]);
    const recording = { ...(await stereo('stereo-mulaw.wav')), channels: 1 };
    expect((await transcribeRecording(transcriber, recording, options)).segments).toEqual([]);
  });
});

describe('ffmpeg (hostile files)', () => {
  const recording: Recording = { path: '/tmp/x', container: 'mp4', durationSeconds: 10, channels: 2, language: 'en' };

  it('opens that one file, as the container that was told, and stops', () => {
    const line = ffmpegArguments(recording, 41).join(' ');
    expect(line).toContain('-nostdin');
    expect(line).toContain('-protocol_whitelist file,pipe -f mov -i file:/tmp/x');
    expect(line).toContain('-t 41');
  });

  it.skipIf(!hasFfmpeg).each([
    ['an HLS playlist', `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\n${fixture('vbr.mp3')}\n#EXT-X-ENDLIST\n`],
    ['a concat script', `ffconcat version 1.0\nfile '${fixture('vbr.mp3')}'\n`],
    ['an address', 'http://127.0.0.1:1/'],
  ])('%s that calls itself audio is not followed', async (_name, content) => {
    const file = join(folder, `${Math.random()}.hostile`);
    await writeFile(file, content);
    for (const container of ['mp4', 'wav', 'ogg', 'flac', 'webm'] as const) {
      const { transcriber, given } = scripted([]);
      const hostile = { ...recording, path: file, container };
      await expect(transcribeRecording(transcriber, hostile, options)).rejects.toMatchObject({
        key: 'audioUndecodable',
      });
      expect(given).toEqual([]);
    }
  });
});

describe('what a recogniser writes that nobody says', () => {
  const mono: Recording = { path: '/call.wav', container: 'wav', durationSeconds: 30, channels: 1, language: 'pt' };
  const heardOf = async (segments: RawSegment[]) => {
    const transcriber: Transcriber = {
      name: 'scripted',
      languages: 'all',
      separatesChannels: true,
      capacity: 1,
      transcribe: async () => ({ segments, language: 'pt' }),
    };
    return (await transcribeRecording(transcriber, mono, options)).segments;
  };

  it('signs for sounds are no words, and doubtful parts stay with their words', async () => {
    const heard = await heardOf([
      said(0, 2, '[Cantando]'),
      { ...said(2, 5, '♪ Bom dia, (risos) a consulta *tosse* é amanhã.'), uncertain: [{ from: 19, to: 29 }] },
      said(5, 8, 'O ramal é (11) 4002.'),
      said(8, 9, 'O cartão é [CARD_NUMBER], ligue *21* [BLANK_AUDIO] (o de sempre, claro).'),
    ]);
    expect(heard.map(({ text }) => text)).toEqual([
      'Bom dia, a consulta é amanhã.',
      'O ramal é (11) 4002.',
      'O cartão é [CARD_NUMBER], ligue *21* (o de sempre, claro).',
    ]);
    const [{ from, to }] = heard[0]!.uncertain as [{ from: number; to: number }];
    expect(heard[0]!.text.slice(from, to)).toBe('a consulta');
  });

  it('captions that models invent for silence are left out, and loops are said once', async () => {
    const heard = await heardOf([
      said(0, 2, 'Bom dia, é da clínica.'),
      said(2, 4, 'Legendas pela comunidade Amara.org'),
      said(4, 6, 'Tá.'),
      ...[6, 7, 8, 9].map((start) => said(start, start + 1, 'Obrigado por tudo.')),
      said(10, 12, 'Obrigado por assistir!'),
    ]);
    expect(heard.map(({ text }) => text)).toEqual(['Bom dia, é da clínica.', 'Tá.', 'Obrigado por tudo.']);
  });
});
